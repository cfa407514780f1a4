/** The tab of a folder that lies open: in ink lines, on the folder's upper edge. */
export function FolderTab({ children, className = "" }: { children: string; className?: string }) {
  return (
    <p
      className={`on-manila relative z-10 -mb-0.5 w-fit rounded-t-tab border-2 border-b-0 border-ink px-4 py-1 text-small font-semibold ${className}`}
    >
      {children}
    </p>
  );
}
