/** Every query on deliveries and their attempts. */

import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, rowsOf } from '../../../platform/database/statements.ts'
import { events } from '../../../platform/events/site-table.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { theirs } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { type deliveryStatuses, webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.ts'

type Db = Handle<'site'>
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export async function pageOfDeliveries(
  db: Db,
  { endpoint_id, status }: { endpoint_id: string; status: DeliveryStatus | undefined },
  page: ListPage,
): Promise<DeliveryRow[]> {
  const which: (SQL | undefined)[] = [
    eq(webhookDeliveries.endpoint_id, endpoint_id),
    status && eq(webhookDeliveries.status, status),
    inPage(webhookDeliveries, page),
  ]
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(...which))
    .orderBy(...listOrder(webhookDeliveries, page))
    .limit(page.limit + 1)
}

const byId = rowsOf(webhookDeliveries, 'where id = ?')

export const findDelivery = (db: Db, id: string): Promise<DeliveryRow | undefined> => db.one(byId, [id])

const putAll = insertOfRows(
  'webhook_deliveries',
  ['id', 'endpoint_id', 'event_id', 'event_name', 'event_seq', 'lead_id', 'status', 'next_attempt_at', 'created_at'],
  `on conflict (endpoint_id, event_id) do update set
    status = 'pending', attempts = 0, next_attempt_at = excluded.next_attempt_at, ended_at = null`,
)

export interface NewDelivery {
  delivery_id: string
  /** The event's. */
  id: string
  name: string
  seq: number | null
  lead_id: string | null
}

/** An endpoint has one delivery of an event: one that was sent before is sent again. */
export async function putDeliveries(tx: Db, endpoint_id: string, rows: readonly NewDelivery[], now: number) {
  await tx.run(
    putAll,
    rows.map(row => [row.delivery_id, endpoint_id, row.id, row.name, row.seq, row.lead_id, 'pending', now, now]),
  )
}

const idsOf =
  'select id from webhook_deliveries where endpoint_id = ? and event_id in (select value from json_each(?)) order by id'

export async function findDelivered(db: Db, endpoint_id: string, event_ids: readonly string[]): Promise<string[]> {
  const rows = await db.all<[string]>(idsOf, [endpoint_id, JSON.stringify(event_ids)])
  return rows.map(([id]) => id)
}

export async function saveDelivery(tx: Db, id: string, set: Partial<DeliveryRow>): Promise<void> {
  await tx.update(webhookDeliveries).set(set).where(eq(webhookDeliveries.id, id))
}

export const listAttempts = (db: Db, delivery_id: string): Promise<AttemptRow[]> =>
  db.select().from(webhookAttempts).where(eq(webhookAttempts.delivery_id, delivery_id)).orderBy(asc(webhookAttempts.id))

export async function insertAttempt(tx: Db, row: typeof webhookAttempts.$inferInsert): Promise<void> {
  await tx.insert(webhookAttempts).values(row)
}

const bySeq = rowsOf(events, 'where seq = ?')

/** An event, unless it was forgotten. */
export const eventAt = (db: Db, seq: number) => db.one(bySeq, [seq])

const momentOf = 'select at from events where seq >= ? order by seq limit 1'

/** The first place whose event is not before `at`. Places and moments grow together, so that halving finds it. */
export async function findPlace(db: Db, at: number, bounds: { first: number; last: number }): Promise<number> {
  let [low, high] = [bounds.first, bounds.last + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [found] = (await db.one(momentOf, [middle])) ?? []
    if (found === undefined || Number(found) >= at) high = middle
    else low = middle + 1
  }
  return low
}

const ofTime = `
  select e.id, e.name, e.seq, e.lead_id from events e
  where e.seq >= ? and e.seq < ? and (? or e.name in (select value from json_each(?)))
    and not (? and exists (
      select 1 from webhook_deliveries d where d.endpoint_id = ? and d.event_id = e.id and d.status = 'succeeded'))
  order by e.seq limit ?`

export interface ReplaySelection {
  endpoint_id: string
  /** Null: all. */
  names: readonly string[] | null
  unsuccessful: boolean
}

/** Events from one place to before another, as an endpoint wants them. */
export async function eventsBetween(
  db: Db,
  [from, to]: readonly [number, number],
  { endpoint_id, names, unsuccessful }: ReplaySelection,
  limit: number,
) {
  const named = [names === null ? 1 : 0, JSON.stringify(names ?? [])]
  const rows = await db.all<[string, string, number, string | null]>(ofTime, [
    ...[from, to, ...named, unsuccessful ? 1 : 0, endpoint_id, limit],
  ])
  return rows.map(([id, name, seq, lead_id]) => ({ id, name, seq, lead_id }))
}

/** Those of a name among the newest of the site, newest first. */
const eventPlace = { id: events.seq, at: events.at }

export const newestEvents = (db: Db, { name, among, page }: { name: string; among: number; page: ListPage }) =>
  db
    .select()
    .from(events)
    .where(
      and(
        gt(events.seq, sql`(select coalesce(max(seq), 0) from ${events}) - ${among}`),
        inPage(eventPlace, page),
        eq(events.name, name),
      ),
    )
    .orderBy(...listOrder(eventPlace, page))
    .limit(page.limit + 1)

/** What an answer to a person's event said may be about the person. */
export async function forgetAnswers(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const sentOf = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(inArray(webhookDeliveries.lead_id, theirs(people)))
  await tx.update(webhookAttempts).set({ response_body: null }).where(inArray(webhookAttempts.delivery_id, sentOf))
}

const endpointsOfDeliveries = `
  with recursive named (id) as (
    select min(endpoint_id) from webhook_deliveries
    union all
    select (select min(endpoint_id) from webhook_deliveries where endpoint_id > named.id) from named where named.id is not null)
  select id from named where id is not null`

/** Endpoints that are deleted and left deliveries; one look at an index for each. */
export async function goneEndpoints(db: Db): Promise<string[]> {
  const named = (await db.all<[string]>(endpointsOfDeliveries, [])).map(([id]) => id)
  const rows = await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints)
  const there = new Set(rows.map(({ id }) => id))
  return named.filter(id => !there.has(id))
}

/** Removes some of an endpoint's deliveries; answers how many. */
export const forgetEndpoint = async (tx: Db, endpoint_id: string, limit: number): Promise<number> =>
  forget(
    tx,
    await tx.select(made).from(webhookDeliveries).where(eq(webhookDeliveries.endpoint_id, endpoint_id)).limit(limit),
  )

/** Removes some that were made before; answers how many. Ids sort by when they were made. */
export async function forgetOld(tx: Db, before: number, limit: number): Promise<number> {
  const oldest = await tx.select(made).from(webhookDeliveries).orderBy(asc(webhookDeliveries.id)).limit(limit)
  return forget(
    tx,
    oldest.filter(({ created_at }) => created_at < before),
  )
}

const made = { id: webhookDeliveries.id, created_at: webhookDeliveries.created_at }

async function forget(tx: Db, rows: readonly { id: string }[]): Promise<number> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.delete(webhookAttempts).where(inArray(webhookAttempts.delivery_id, ids))
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, ids))
  return ids.length
}
