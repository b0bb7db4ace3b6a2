/**
 * Deletes events that are neither history nor needed: those of leads are kept for years, since the timeline shows them;
 * the others for weeks. Never one within the stream's window, and never one that a consumer has not read.
 */

import type { Database } from '../database/database.ts'
import type { Handle } from '../database/handle.ts'
import { eventBounds, moveCursors, readCursor } from '../events/events.ts'
import type { Clock } from '../runtime/clock.ts'
import { everyHour } from '../runtime/hourly.ts'
import { limits } from '../runtime/limits.ts'
import type { Retention } from './retention.ts'

const day_ms = 86_400_000
const batch_events = 1_000
/** Up to where the events that are about no lead were forgotten: the place of this housekeeping, no consumer's. */
const own = 'forgetting'

/** The last event of a lead that was deleted: whoever follows the leads from before it would miss some. */
const ofLeads = 'leads-forgotten'

const readPlaces = `select json_group_object(consumer, seq) from cursors where consumer not in ('${own}', '${ofLeads}')`

/** The last event that is not needed any more: read by all consumers, and outside the stream's window. */
async function lastRead(db: Handle<'site'>, consumers: readonly string[]): Promise<number> {
  const { last } = await eventBounds(db)
  const [json] = (await db.one(readPlaces, [])) ?? []
  const places = JSON.parse(String(json)) as Record<string, number>
  const unread = consumers.map(consumer => places[consumer] ?? 0)
  return Math.min(last - limits.stream_kept_events, ...unread, ...Object.values(places))
}

const nextOf =
  'select max(seq), max(at) from (select seq, at from events where seq > ? and seq <= ? order by seq limit ?)'
const forget = 'delete from events where seq > ? and seq <= ? and at <= ? and lead_id is null'
const ancient = 'select seq from events where seq <= ? and at <= ? order by seq limit ?'
const firstOfLeads = `
  select seq from (select seq, at from events where lead_id is not null order by seq limit ?) where seq <= ? and at < ?`

/** The events of a query; answers how many there were. */
async function forgetOfLeads(tx: Handle<'site'>, which: string, parameters: number[]): Promise<number> {
  const last = `select max(seq) from events where lead_id is not null and seq in (${which})`
  const [seq] = (await tx.one(last, parameters)) ?? []
  if (typeof seq === 'number') await moveCursors(tx, new Map([[ofLeads, Math.max(seq, await forgottenOfLeads(tx))]]))
  return tx.run(`delete from events where seq in (${which})`, parameters)
}

/** The last event of a lead that is no longer there; 0 where all are. */
export const forgottenOfLeads = (db: Handle<'site'>): Promise<number> => readCursor(db, ofLeads)

/** As if all events of leads so far were gone, for a change that is not told of: whoever follows the leads reads all of them again. */
export async function forgetLeadsSoFar(tx: Handle<'site'>): Promise<void> {
  const { last } = await eventBounds(tx)
  await moveCursors(tx, new Map([[ofLeads, last + 1]]))
}

/** One batch; true if there may be more. */
export async function forgetSomeEvents(
  tx: Handle<'site'>,
  now: number,
  consumers: readonly string[],
): Promise<boolean> {
  const read = await lastRead(tx, consumers)
  if (read <= 0) return false
  const oldest = now - limits.lead_events_kept_days * day_ms
  const [first_at] = (await tx.one('select at from events order by seq limit 1', [])) ?? []
  const gone =
    typeof first_at === 'number' && first_at <= oldest
      ? await forgetOfLeads(tx, ancient, [read, oldest, batch_events])
      : 0
  const done = await readCursor(tx, own)
  const [to, at] = (await tx.one(nextOf, [done, read, batch_events])) ?? []
  const old = now - limits.events_kept_days * day_ms
  // Younger events are looked at in a later hour: the position stays before them.
  if (typeof to !== 'number' || typeof at !== 'number' || at > old) return gone === batch_events
  await tx.run(forget, [done, to, old])
  await moveCursors(tx, new Map([[own, to]]))
  return true
}

/** Events of leads that are older than a site keeps them: the first ones, as far as all have read them. */
export const forgettingTimelines: Retention['forget'] = async (tx, { before, batch, consumers }) => {
  const read = await lastRead(tx, consumers)
  const rows = read <= 0 ? 0 : await forgetOfLeads(tx, firstOfLeads, [batch, read, before])
  return { rows, more: rows === batch }
}

/** For a site: `consumers` are those whose place must not be passed, even where they have none yet. */
export function forgettingEvents(
  database: Database<'site'>,
  clock: Clock,
  consumers: readonly string[],
  failed: (error: unknown) => void,
) {
  return everyHour(async signal => {
    while (!signal.aborted && (await database.write(tx => forgetSomeEvents(tx, clock.now(), consumers))));
  }, failed)
}
