import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icons";

interface FieldWords {
  label: string;
  hint?: string;
  error?: string;
}

interface WithAside extends FieldWords {
  /** What stands at the other end of the label's line. */
  aside?: ReactNode;
}

const inputStyle =
  "block min-h-13 w-full rounded-sm border-2 border-rule-strong bg-sheet px-4 py-2 aria-invalid:border-red";

/** A one-line input with its label above, and hint or error tied to it. */
export function TextField({ label, hint, error, ...props }: FieldWords & ComponentProps<"input">) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ties) => <input className={inputStyle} {...ties} {...props} />}
    </FieldFrame>
  );
}

/** The same for several lines. */
export function TextArea({
  label,
  hint,
  error,
  aside,
  ...props
}: WithAside & ComponentProps<"textarea">) {
  return (
    <FieldFrame {...{ label, hint, error, aside }}>
      {(ties) => <textarea className={`${inputStyle} ruled-sheet`} {...ties} {...props} />}
    </FieldFrame>
  );
}

interface SelectProps extends FieldWords, ComponentProps<"select"> {
  /** Words, or ids with their words. */
  options: readonly string[] | Readonly<Record<string, string>>;
  /** A line that chooses none. */
  placeholder?: string | undefined;
}

/** A choice from a list. */
export function SelectField({ label, hint, error, options, placeholder, ...props }: SelectProps) {
  const choices = Array.isArray(options)
    ? options.map((one) => [one, one])
    : Object.entries(options);
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(ties) => (
        <div className="relative">
          <select className={`${inputStyle} appearance-none pr-12`} {...ties} {...props}>
            {placeholder && <option value="">{placeholder}</option>}
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
          <Icon
            name="chevron"
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** A box to tick. Its mark is a border, which forced colours keep. */
export function Checkbox(props: ComponentProps<"input">) {
  return (
    <input
      type="checkbox"
      className="mt-0.5 grid size-6 shrink-0 appearance-none place-content-center rounded-sm border-2 border-rule-strong bg-sheet before:hidden before:h-3.5 before:w-1.75 before:-translate-y-px before:rotate-45 before:border-r-3 before:border-b-3 before:border-on-green checked:border-green checked:bg-green checked:before:block aria-invalid:border-red"
      {...props}
    />
  );
}

interface RadioProps extends ComponentProps<"input"> {
  label: string;
  /** Its first words, where the rest is small. */
  lead?: string | undefined;
}

/** One of several choices; its mark is a border, which forced colours keep. */
export function Radio({ label, lead, ...props }: RadioProps) {
  const [before, small] =
    lead && label.startsWith(lead) ? [lead, label.slice(lead.length)] : [label];
  return (
    <label className="flex min-h-11 items-start gap-3 py-2 leading-snug">
      <input
        type="radio"
        className="size-6 shrink-0 appearance-none rounded-full border-2 border-rule-strong bg-sheet checked:border-8 checked:border-green"
        {...props}
      />
      <span className="text-balance">
        {before}
        {small && <span className="block text-small text-ink-2">{small}</span>}
      </span>
    </label>
  );
}

/** An error below its field; present and empty while there is none. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  return (
    <p id={`${id}-error`} className="mt-1 text-small font-semibold text-red empty:hidden">
      {children}
    </p>
  );
}

/** @returns the attributes that tie a field to its hint and error */
export function describedBy(id: string, hint?: string, error?: string) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

interface FrameProps extends WithAside {
  /** What is given the attributes that tie it to these words. */
  children: (ties: ReturnType<typeof describedBy> & { id: string }) => ReactNode;
}

function FieldFrame({ label, hint, error, aside, children }: FrameProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, ...describedBy(id, hint, error) })}
      <FieldError id={id}>{error}</FieldError>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
