/** A row of the library: what it is, what it says, and the way to it, in the same columns in every list. */
export const row =
  "grid gap-x-12 gap-y-1 border-b py-4 last:border-b-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_13rem] lg:items-start";
