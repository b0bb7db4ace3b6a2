/** When the invented people registered: over 90 days, more toward the end, fewer on Sundays, hardly any at night. */
import { systemZones } from '../../../workflows/time/zones.ts'
import type { Chance } from '../chance.ts'

const day_ms = 86_400_000
const hour_ms = 3_600_000
const days = 90

/** Growth over the weeks, and a few days on which something was talked about. */
const weightOfDay = (ago: number): number =>
  1 + 1.4 * (1 - ago / days) + (ago >= 29 && ago <= 33 ? 2.2 : 0) + (ago === 12 ? 1.5 : 0)
const dayWeights = Array.from({ length: days }, (_, ago) => weightOfDay(ago))
const hourWeights = [1, 0.4, 0.2, 0.2, 0.2, 0.4, 1.5, 4, 6, 7, 8, 8.5, 9, 7.5, 6, 6, 6.5, 7, 8, 9.5, 11, 10, 6, 3]

/** Moments before `now`, in order; the first digits of a draw decide, so they move along with `now`. */
export function moments(count: number, now: number, timezone: string, by: Chance): number[] {
  const { offset } = systemZones().spanAt(timezone, now)
  const midnight = Math.floor((now + offset) / day_ms) * day_ms - offset
  const drawn = Array.from({ length: count }, () => {
    const ago = by.weighted(dayWeights)
    const within = by.weighted(hourWeights) * hour_ms + Math.floor(by.next() * hour_ms)
    const sundayMoves = by.hits(0.5)
    let at = midnight - ago * day_ms + within
    if (sundayMoves && new Date(at + offset).getUTCDay() === 0) at -= day_ms
    while (at > now - 10 * 60_000) at -= day_ms
    return at
  })
  return drawn.sort((a, b) => a - b)
}
