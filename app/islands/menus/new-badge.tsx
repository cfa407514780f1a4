/** Marks a menu entry, such as "New". */
export function NewBadge({ children }: { children: string }) {
  return (
    <span className="rounded-sm bg-manila px-1.5 py-0.5 font-sans text-small leading-tight font-semibold text-on-marker">
      {children}
    </span>
  );
}
