/** A row of the library: what it is, what it says, and the way to it, in the same columns in every list. */
export const row =
  "grid gap-x-6 gap-y-1 border-b py-4 last:border-b-0 lg:grid-cols-4 lg:items-start lg:[&>:nth-child(2)]:col-span-2";
