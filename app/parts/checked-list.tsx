/** What the client gets, line by line, each ticked. */
export function CheckedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="divide-y divide-feint border-t-2 border-ink">
      {items.map((item) => (
        <li key={item} className="flex gap-4 py-2">
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="h-[1lh] w-5 shrink-0 text-green forced-colors:text-[CanvasText]"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
          >
            <path d="m3 11 4.5 4.5L17 5" />
          </svg>
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
