/** Which subject of a test the rest get: the one with most opens or clicks by people, of those delivered. */
import { type BroadcastCounts, countsOfBroadcasts } from '../emails/rules.ts'
import { broadcastDecided } from './events.ts'
import * as store from './store.ts'
import type { BroadcastWork, Turn } from './turn.ts'

const of = { opens: 'opened', clicks: 'clicked' } as const

/** The first of those that are equally good. */
export function bestOf(
  subjects: number,
  counts: ReadonlyMap<number | null, BroadcastCounts>,
  by: store.BroadcastRow['subject_test']['winner_by'],
): number {
  const rates = Array.from({ length: subjects }, (_, variant) => {
    const found = counts.get(variant)
    return found && found.delivered > 0 ? found[of[by]] / found.delivered : 0
  })
  return rates.indexOf(Math.max(...rates))
}

/** Waits for the end of the test, then decides. */
export async function decide(row: store.BroadcastRow, { scope, emit }: BroadcastWork): Promise<Turn> {
  const now = scope.clock.now()
  if (row.test_ends_at !== null && row.test_ends_at > now) return { again_at: row.test_ends_at }
  const counts = await scope.database.read(db => countsOfBroadcasts(db, [row.id]))
  const byVariant = new Map(counts.map(one => [one.variant, one]))
  const winner = bestOf(row.subjects.length, byVariant, row.subject_test.winner_by)
  return {
    again_at: now,
    async write(tx, present) {
      if (present.winner !== null) return
      await store.noteProgress(tx, row.id, { winner })
      await emit(tx, broadcastDecided, { subject_id: row.id })
    },
  }
}
