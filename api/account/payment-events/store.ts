/** Queries of the ledger. */

import { and, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { paymentEvents } from './table.ts'

type Db = Handle<'control'>
export type EventRow = typeof paymentEvents.$inferSelect

const insertNew = (tx: Db) =>
  tx
    .insert(paymentEvents)
    .values({
      id: sql.placeholder('id'),
      stripe_id: sql.placeholder('stripe_id'),
      type: sql.placeholder('type'),
      object_type: sql.placeholder('object_type'),
      object_id: sql.placeholder('object_id'),
      status: sql.placeholder('status'),
      effects: sql.placeholder('effects'),
      account_id: sql.placeholder('account_id'),
      failure: sql.placeholder('failure'),
      tries: sql.placeholder('tries'),
      occurred_at: sql.placeholder('occurred_at'),
      received_at: sql.placeholder('received_at'),
      settled_at: sql.placeholder('settled_at'),
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
    .prepare()

/** False where the event came before. */
export const insertEvent = async (tx: Db, row: EventRow): Promise<boolean> =>
  (await tx.prepared(insertNew).all({ ...row })).length > 0

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return (await db.select().from(paymentEvents).where(eq(paymentEvents.id, id)))[0]
}

const waitingOfObject = (db: Db) =>
  db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.object_id, sql.placeholder('object_id')), eq(paymentEvents.status, 'waiting')))
    .orderBy(paymentEvents.id)
    .prepare()

export const waitingEvents = (db: Db, object_id: string): Promise<EventRow[]> =>
  db.prepared(waitingOfObject).all({ object_id })

export async function updateEvents(tx: Db, ids: readonly string[], set: Partial<EventRow>): Promise<void> {
  await tx
    .update(paymentEvents)
    .set(set)
    .where(inArray(paymentEvents.id, [...ids]))
}

const place = { id: paymentEvents.id, created_at: paymentEvents.received_at }

interface EventPage extends ListPage {
  states?: readonly EventRow['status'][]
  object_id?: string
  account_id?: string
}

export const pageOfEvents = (db: Db, { states, object_id, account_id, ...page }: EventPage): Promise<EventRow[]> =>
  db
    .select()
    .from(paymentEvents)
    .where(
      and(
        inPage(place, page),
        states ? inArray(paymentEvents.status, [...states]) : undefined,
        object_id ? eq(paymentEvents.object_id, object_id) : undefined,
        account_id ? eq(paymentEvents.account_id, account_id) : undefined,
      ),
    )
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)

export async function lastReceivedAt(db: Db): Promise<number | null> {
  return (await db.select({ at: max(paymentEvents.received_at) }).from(paymentEvents))[0]?.at ?? null
}

export const eraseAccounts = async (tx: Db, account_ids: readonly string[]): Promise<void> => {
  await tx
    .update(paymentEvents)
    .set({ account_id: null })
    .where(inArray(paymentEvents.account_id, [...account_ids]))
}

/** What nobody asks about any more. */
export async function removeEventsBefore(tx: Db, received_at: number): Promise<void> {
  await tx
    .delete(paymentEvents)
    .where(and(lte(paymentEvents.received_at, received_at), inArray(paymentEvents.status, ['done', 'ignored'])))
}
