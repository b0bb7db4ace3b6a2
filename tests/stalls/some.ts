/** One of so many. */
export const some = <T>(all: readonly T[], of: number, first = 0): T[] => all.filter((_, i) => i % of === first % of)
