import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { PageLink } from "./link";

/** The class names of a button of a variant and size. */
export const buttonStyles = cva(
  "inline-flex items-center justify-center gap-2 rounded-sm text-center leading-tight font-semibold no-underline transition-colors duration-160 disabled:cursor-not-allowed disabled:opacity-60",
  {
    variants: {
      variant: {
        default:
          "border-2 border-transparent bg-green text-on-green hover:bg-green-hover forced-colors:border-[ButtonText]",
        cta: "cta-button bg-marker text-on-marker hover:bg-marker-hover",
        outline: "border-2 border-ink text-ink hover:bg-ink hover:text-paper",
        secondary:
          "border-2 border-transparent bg-green-tint text-green dark:border-green/50 hover:border-green forced-colors:border-[ButtonText]",
        ghost: "border-2 border-transparent text-ink hover:bg-band",
        link: "text-link",
        destructive:
          "border-2 border-transparent bg-red text-on-red hover:bg-red-hover forced-colors:border-[ButtonText]",
      },
      size: {
        default: "min-h-13 px-6 py-2",
        sm: "min-h-11 px-4 py-1 text-small",
        lg: "min-h-15 px-8 py-3 text-[1.1875rem]",
        icon: "size-11",
      },
    },
    compoundVariants: [{ variant: "link", class: "min-h-11 px-0" }],
    defaultVariants: { variant: "default", size: "default" },
  },
);

type ButtonStyle = VariantProps<typeof buttonStyles>;

/** A button; it submits nothing unless told to. */
export function Button({
  variant,
  size,
  className,
  ...props
}: ComponentProps<"button"> & ButtonStyle) {
  return (
    <button
      type="button"
      data-variant={variant ?? "default"}
      className={buttonStyles({ variant, size, className })}
      {...props}
    />
  );
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof PageLink> & ButtonStyle) {
  return (
    <PageLink
      data-variant={variant ?? "default"}
      className={buttonStyles({ variant, size, className })}
      {...props}
    />
  );
}

/** A link out of the site (phone, e-mail, messaging) that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  className,
  ...props
}: ComponentProps<"a"> & ButtonStyle) {
  return (
    <a
      data-variant={variant ?? "default"}
      className={buttonStyles({ variant, size, className })}
      {...props}
    />
  );
}
