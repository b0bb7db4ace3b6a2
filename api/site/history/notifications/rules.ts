/** What is new to a person, from how far they have read. Pure. */
import type { Mark } from './store.ts'

type Counts = Readonly<Record<string, number>>

export interface WaitingCount {
  type: string
  count: number
  /** When the newest began to wait; null where that is not known. */
  latest: number | null
}

/** What waits, each kind with whether something of it waits that was not there when that was read. */
export const withNew = (
  waiting: readonly WaitingCount[],
  mark: { read_at: number | null; read_counts: Counts | null } | undefined,
) =>
  waiting.map(({ type, count, latest }) => {
    const is_newer = latest !== null && latest > (mark?.read_at ?? -1)
    return { type, count, is_new: is_newer || count > (mark?.read_counts?.[type] ?? 0) }
  })

/** What was dealt with meanwhile and comes again is new again. */
export const stillRead = (read: Counts, waiting: readonly { type: string; count: number }[]): Counts =>
  Object.fromEntries(waiting.map(({ type, count }) => [type, Math.min(count, read[type] ?? 0)]))

interface Here {
  now: number
  /** The place of an id that is made now. */
  place: string
  pause_ms: number
}

/** How the mark changes with a person who is here: after a pause another visit begins. */
export function visited(mark: Mark | undefined, { now, place, pause_ms }: Here): Partial<Mark> {
  const here = { visited_at: now, visited_place: place }
  if (!mark || mark.visited_at === null || now - mark.visited_at < pause_ms) return here
  return { ...here, away_since: mark.visited_at, away_place: mark.visited_place }
}
