/** Whether a page was published in the days that were asked for; one that does not say when, counts. Pure. */
export const isWithin = (day: string | null, { from, to }: { from: string | null; to: string | null }): boolean =>
  day === null || ((from === null || day >= from) && (to === null || day <= to))
