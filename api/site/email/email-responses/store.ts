/** Every query on responses to emails. */

import { and, countDistinct, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { type LeadMerge, movedByKey, type Separation } from '../../../platform/features/lead-merge.ts'
import { hashesOf } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { emails } from '../emails/table.ts'
import { emailResponses } from './table.ts'

type Db = Handle<'site'>
export type ResponseRow = typeof emailResponses.$inferSelect
export type NewResponse = Omit<ResponseRow, 'seq'>

const insert = { ...insertInto(emailResponses, 'seq'), after: 'on conflict do nothing' }

export async function insertResponses(tx: Db, rows: readonly NewResponse[]): Promise<void> {
  if (rows.length > 0) await tx.run(insert, rows)
}

/** What the same response has again when it comes again. */
export const nameOf = ({ type, fingerprint }: Pick<NewResponse, 'type' | 'fingerprint'>): string =>
  `${type} ${fingerprint}`

const kept =
  'select email_id, type, fingerprint from email_responses where email_id in (select value from json_each(?))'

/** By email, the names of what came back already. */
export async function readKept(db: Db, email_ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = (await db.all(kept, [JSON.stringify(email_ids)])) as [string, NewResponse['type'], string][]
  const found = new Map<string, Set<string>>()
  for (const [email_id, type, fingerprint] of rows) {
    found.set(email_id, (found.get(email_id) ?? new Set()).add(nameOf({ type, fingerprint })))
  }
  return found
}

export interface ResponseFilter {
  email_id?: string | undefined
  lead_id?: string | undefined
  broadcast_id?: string | undefined
  type?: ResponseRow['type'] | undefined
}

const ofBroadcast = (broadcast_id: string): SQL => sql`exists (
  select 1 from ${emails} where ${emails.id} = ${emailResponses.email_id} and ${emails.broadcast_id} = ${broadcast_id})`

/** Number of emails of a broadcast that were answered. */
export async function countReplied(db: Db, broadcast_id: string): Promise<number> {
  const [row] = await db
    .select({ replied: countDistinct(emailResponses.email_id) })
    .from(emailResponses)
    .where(and(eq(emailResponses.type, 'reply'), ofBroadcast(broadcast_id)))
  return row?.replied ?? 0
}

/** When the email of a run's step was first answered; null if it was not. */
export async function firstReplyAt(db: Db, { run_id, step_id }: { run_id: string; step_id: string }) {
  const [row] = await db
    .select({ at: min(emailResponses.at) })
    .from(emails)
    .innerJoin(emailResponses, eq(emailResponses.email_id, emails.id))
    .where(and(eq(emails.run_id, run_id), eq(emails.step_id, step_id), eq(emailResponses.type, 'reply')))
  return row?.at ?? null
}

const place = { id: emailResponses.seq, at: emailResponses.at }

export async function pageOfResponses(
  db: Db,
  { email_id, lead_id, broadcast_id, type }: ResponseFilter,
  page: ListPage,
): Promise<ResponseRow[]> {
  return db
    .select()
    .from(emailResponses)
    .where(
      and(
        email_id === undefined ? undefined : eq(emailResponses.email_id, email_id),
        lead_id === undefined ? undefined : eq(emailResponses.lead_id, lead_id),
        broadcast_id === undefined ? undefined : ofBroadcast(broadcast_id),
        type && eq(emailResponses.type, type),
        inPage(place, page),
      ),
    )
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)
}

const emptied = "lead_id = e.hash, detail = '', excerpt = ''"
const replaceMany = updateOfRows('email_responses', 'lead_id', ['hash'], emptied)

export const replacePeople = async (tx: Db, people: readonly ErasedPerson[]): Promise<void> =>
  void (await tx.run(replaceMany, hashesOf(people)))

/** A response is of whoever the email is of. */
async function separateResponses(tx: Db, { from, into }: Separation): Promise<string[]> {
  const own = tx.select({ id: emails.id }).from(emails).where(eq(emails.lead_id, from))
  const which = and(eq(emailResponses.lead_id, into), inArray(emailResponses.email_id, own))
  await tx.update(emailResponses).set({ lead_id: from }).where(which)
  return []
}

export const mergingResponses: LeadMerge = {
  ...movedByKey('email_responses', emailResponses, emailResponses.seq),
  separate: separateResponses,
}
