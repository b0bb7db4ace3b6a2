/** The moment by the clock of the site on the server: a browser's may be wrong, and a demo's can be moved. */

/** Less than this is how long an answer took. */
const TOLERATED_MS = 5_000

let ahead = 0

/** `time`: the header of an answer that has just come. */
export function noteServerTime(time: string | null, now = Date.now()): void {
  const at = Date.parse(time ?? '')
  if (Number.isNaN(at)) return
  const difference = at - now
  ahead = Math.abs(difference) < TOLERATED_MS ? 0 : difference
}

export const serverNow = (): number => Date.now() + ahead
