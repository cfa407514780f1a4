/**
 * Sonner, which shows the toasts, writes its styles into the page when it is loaded. The policy lets in just
 * what this returns, which is what it writes.
 *
 * @throws Error if it has come to bring them in another way
 */
export async function toastStyle(): Promise<string> {
  const written: string[] = [];
  const style = { appendChild: (text: string) => written.push(text) };
  const page = {
    head: { appendChild: () => {} },
    createElement: () => style,
    createTextNode: (text: string) => text,
  };
  Object.assign(globalThis, { document: page });
  await import("sonner");
  Reflect.deleteProperty(globalThis, "document");
  const [styles] = written;
  if (!styles)
    throw new Error("Sonner no longer writes its styles: see publish/render/toast-style.ts.");
  return styles;
}
