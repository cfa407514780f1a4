/** A row of the library: what it is, what it says, and the way to it, in the same columns in every list. */
export const row =
  "grid gap-x-6 gap-y-1 border-b py-4 last:border-b-0 lg:grid-cols-[19rem_minmax(0,1fr)_14rem] lg:items-start lg:[&>:last-child]:justify-self-end lg:[&>:last-child]:text-right";
