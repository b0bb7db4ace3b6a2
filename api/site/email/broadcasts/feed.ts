/** Puts the emails of a broadcast into the queue, a few at a time, as fast as they leave and as its owner allows. */
import type { Handle } from '../../../platform/database/handle.ts'
import { openSendsOf, queueBroadcastSends } from '../emails/rules.ts'
import { finish } from './end.ts'
import { broadcastLimits } from './limits.ts'
import { dueRecipients, markQueued, nextRecipientAt, type RecipientRow } from './recipients-store.ts'
import * as store from './store.ts'
import type { BroadcastWork, Turn } from './turn.ts'
import { isTest } from './whom.ts'

type Tx = Handle<'site'>

const hour_ms = 3_600_000
const minutes_of_hour = 60
/** Whoever waits for emails to leave is woken by their events, and looks by itself besides. */
const look_ms = 1_000

/** The next recipients: those who test the subjects, then the rest. */
const lineOf = (row: store.BroadcastRow) => (row.winner === null ? 'waiting' : 'rest')

/** At most a minute's worth is in the queue where there is a limit by the hour. */
function most(row: store.BroadcastRow, room: number): number {
  const { emails_per_hour } = row
  return emails_per_hour === null ? room : Math.min(room, Math.max(1, Math.floor(emails_per_hour / minutes_of_hour)))
}

/** When each of them may leave, and the one after them. */
function slotsOf(row: store.BroadcastRow, count: number, now: number): { at: number[]; next: number | null } {
  if (row.emails_per_hour === null) return { at: Array(count).fill(now), next: null }
  const pause = hour_ms / row.emails_per_hour
  const first = Math.max(now, row.next_slot_at ?? now)
  const at = Array.from({ length: count }, (_, i) => Math.ceil(first + i * pause))
  return { at, next: Math.ceil(first + count * pause) }
}

async function queue(tx: Tx, row: store.BroadcastRow, due: readonly RecipientRow[], { scope }: BroadcastWork) {
  const now = scope.clock.now()
  const { template_id, sender_id, winner } = row
  if (template_id === null || sender_id === null) throw new Error(`The broadcast ${row.id} has nothing to send`)
  const { at, next } = slotsOf(row, due.length, now)
  const sends = due.map(({ lead_id, variant }, i) => ({
    ...{ broadcast_id: row.id, lead_id, template_id, sender_id },
    variant: variant ?? winner,
    due_at: at[i] ?? now,
  }))
  await queueBroadcastSends(tx, sends, { newId: scope.installation.newId, now })
  await markQueued(
    tx,
    row.id,
    due.map(({ lead_id }) => lead_id),
  )
  await store.noteProgress(tx, row.id, { queued_count: row.queued_count + due.length, next_slot_at: next })
}

/** Nobody is left in this line: the test has its time to run, or all is sent once the last email is over. */
async function lineIsEmpty(tx: Tx, row: store.BroadcastRow, { scope, emit }: BroadcastWork): Promise<void> {
  const now = scope.clock.now()
  if (await awaitsTest(tx, row)) {
    await store.noteProgress(tx, row.id, { test_ends_at: now + row.subject_test.wait_hours * hour_ms })
  } else if ((await openSendsOf(tx, row.id)).count === 0) await finish(tx, row, { emit, now })
}

/** Somebody is left who gets the best subject. */
const awaitsTest = async (db: Tx, row: store.BroadcastRow): Promise<boolean> =>
  isTest(row) && row.winner === null && (await nextRecipientAt(db, row.id, 'rest')) !== null

/** The recipients who are due get their emails, as far as there is room. */
export async function feed(row: store.BroadcastRow, work: BroadcastWork): Promise<Turn> {
  const { scope } = work
  const now = scope.clock.now()
  const status = lineOf(row)
  const { open, next_at, awaits_test } = await scope.database.read(async db => ({
    open: await openSendsOf(db, row.id),
    next_at: await nextRecipientAt(db, row.id, status),
    awaits_test: await awaitsTest(db, row),
  }))
  const room = broadcastLimits.broadcast_queue_emails - open.count
  const waits = Math.max(next_at ?? 0, row.next_slot_at ?? 0)
  if (next_at !== null && room > 0 && waits <= now) {
    const limit = Math.min(most(row, room), broadcastLimits.broadcast_batch_leads)
    return {
      again_at: now,
      async write(tx, present) {
        // Looked up here, so that nobody is queued twice.
        const due = await dueRecipients(tx, row.id, { status, now, limit })
        if (due.length > 0) await queue(tx, present, due, work)
      },
    }
  }
  const emails_at = open.count === 0 ? null : Math.max(now + look_ms, open.next_at ?? 0)
  if (next_at !== null) return { again_at: room > 0 ? waits : (emails_at ?? now + look_ms) }
  return {
    again_at: awaits_test ? now : (emails_at ?? now),
    write: (tx, present) => lineIsEmpty(tx, present, work),
  }
}
