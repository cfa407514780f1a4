/** Marks a menu entry, such as "New". */
export function NewBadge({ children }: { children: string }) {
  return (
    <span className="rounded-sm bg-manila px-2 font-sans text-small font-semibold text-on-marker">
      {children}
    </span>
  );
}
