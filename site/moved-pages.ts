/**
 * Addresses that were given up, such as `{ from: "/fees", to: "/faqs" }`. Whoever asks for one is led to
 * the page that has taken its place (docs/moving-a-page.md).
 */
export const movedPages: readonly { from: string; to: string }[] = [];
