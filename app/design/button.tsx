import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { PageLink, PathLink } from "./link";

// All but the link. A copy, because cva asks for a list that could be changed.
const boxed = [...(["default", "cta", "outline", "secondary", "ghost", "destructive"] as const)];

/** The class names of a button of a variant and size. */
export const buttonStyles = cva(
  "inline-flex items-center justify-center gap-2 rounded-sm text-center leading-tight font-semibold disabled:cursor-not-allowed disabled:opacity-60",
  {
    variants: {
      variant: {
        default:
          "border-transparent bg-green text-on-green hover:bg-green-hover forced-colors:border-[ButtonText]",
        // The one button that leads to the free consultation: double-ruled like a final total.
        cta: "double-edge border-(--cta-edge) text-on-marker hover:bg-marker-hover",
        outline: "border-ink hover:bg-ink hover:text-paper",
        secondary:
          "border-green bg-green-tint text-green hover:bg-green hover:text-on-green forced-colors:border-[ButtonText]",
        ghost: "border-transparent hover:bg-band",
        link: "text-link min-h-11 py-2",
        destructive:
          "border-transparent bg-red text-on-red hover:bg-red-hover forced-colors:border-[ButtonText]",
      },
      size: {
        default: "",
        sm: "text-small",
        lg: "text-base",
        icon: "",
      },
    },
    compoundVariants: [
      { variant: boxed, className: "border-2 transition-[color,background-color,border-color]" },
      { variant: boxed, size: "default", className: "min-h-13 px-6 py-2" },
      { variant: boxed, size: "sm", className: "min-h-11 px-4 py-2" },
      { variant: boxed, size: "lg", className: "min-h-15 px-6 py-2" },
      { variant: boxed, size: "icon", className: "size-11" },
    ],
    defaultVariants: { variant: "default", size: "default" },
  },
);

type Styled<Props> = Props & VariantProps<typeof buttonStyles> & { className?: string | undefined };

/** The attributes by which an element looks like a button of a variant and size, with its own. */
function styled<Props>({ variant, size, className, ...props }: Styled<Props>) {
  const look = buttonStyles({ variant, size, className });
  return { "data-variant": variant ?? "default", className: look, ...props };
}

/** A button; it submits nothing unless told to. */
export function Button(props: Styled<ComponentProps<"button">>) {
  return <button type="button" {...styled(props)} />;
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink(props: Styled<ComponentProps<typeof PageLink>>) {
  return <PageLink {...styled(props)} />;
}

/** The same for an address that the registry does not list. */
export function ButtonPath(props: Styled<ComponentProps<typeof PathLink>>) {
  return <PathLink {...styled(props)} />;
}

/** A link out of the site (phone, e-mail, messaging) that looks like a button. */
export function ButtonAnchor(props: Styled<ComponentProps<"a">>) {
  return <a {...styled(props)} />;
}
