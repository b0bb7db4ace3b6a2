/** Counts in one order, to be compared and shown. */
export const sorted = (counts: Record<string, number>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other))))
