import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { PageLink } from "./link";

/** The class names of a button of a variant and size. */
export const buttonStyles = cva("button", {
  variants: {
    variant: {
      default: "button-default",
      cta: "button-cta",
      outline: "button-outline",
      secondary: "button-secondary",
      ghost: "button-ghost",
      link: "button-link text-link",
      destructive: "button-destructive",
    },
    size: {
      default: "",
      sm: "button-sm",
      lg: "button-lg",
      icon: "button-icon",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});

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
