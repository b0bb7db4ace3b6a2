/** Every query on mail to leads outside the hand-off, whose queries are hand-off-store.ts. */

import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, rowsOf, updateOfRows } from '../../../platform/database/statements.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { hashesOf, theirs } from '../../../platform/features/people.ts'
import { inPage, type ListPage, listOrder } from '../../../platform/http/list-page.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { categoriesOfTemplates } from '../templates/rules.ts'
import { sendEmailJob } from './jobs.ts'
import { type SendJob, sendTypes } from './queue.ts'
import { emailAttempts, emailHits, emails } from './table.ts'

type Db = Handle<'site'>
export type EmailRow = typeof emails.$inferSelect
export type AttemptRow = typeof emailAttempts.$inferSelect
export type HitRow = typeof emailHits.$inferSelect

type NewEmail = Pick<EmailRow, 'id' | 'type' | 'ai_step_id' | 'lead_id' | 'template_id' | 'sender_id' | 'queued_at'> &
  Record<'run_id' | 'journey_id' | 'step_id' | 'broadcast_id', string | null> &
  Record<'sequence' | 'variant', number | null> &
  Partial<Pick<EmailRow, 'automated'>>

const queuedColumns = [
  'id',
  'category',
  'run_id',
  'sequence',
  'journey_id',
  'step_id',
  'lead_id',
  'template_id',
  'sender_id',
  'queued_at',
  'type',
  'ai_step_id',
  'broadcast_id',
  'variant',
  'automated',
] as const
const noHits = { links: 0, opens: 0, machine_opens: 0, clicks: 0, machine_clicks: 0 }
const unsent = { status: 'not_started', attempts: 0, ...noHits }
const insertMails = insertOfRows('emails', [...queuedColumns, ...Object.keys(unsent)], 'on conflict do nothing')

/** Answers the ids of the new ones: of the others the run has this send already. */
export async function insertQueued(tx: Db, queued: readonly NewEmail[]): Promise<Set<string>> {
  const categories = await categoriesOfTemplates(tx, [
    ...new Set(queued.filter(isNoBroadcast).map(({ template_id }) => template_id)),
  ])
  const rows = queued.map(row => ({
    ...row,
    category: (isNoBroadcast(row) && categories.get(row.template_id)) || 'marketing',
  }))
  const values = rows.map(row => [...queuedColumns.map(name => row[name] ?? null), ...Object.values(unsent)])
  const ids = rows.map(row => row.id)
  if ((await tx.run(insertMails, values)) === rows.length) return new Set(ids)
  const found = await tx.select({ id: emails.id }).from(emails).where(inArray(emails.id, ids))
  return new Set(found.map(({ id }) => id))
}

const isNoBroadcast = ({ broadcast_id }: NewEmail): boolean => broadcast_id === null

export const enqueueSends = (
  tx: Db,
  ids: readonly string[],
  now: number,
  dueOf: (id: string) => number = () => now,
  job: SendJob = sendEmailJob,
): Promise<void> =>
  enqueueAll(
    tx,
    job,
    ids.map(subject_id => ({ subject_id, due_at: dueOf(subject_id) })),
    now,
  )

export async function findSendOf(db: Db, run_id: string, sequence: number): Promise<EmailRow | undefined> {
  const [row] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.run_id, run_id), eq(emails.sequence, sequence)))
  return row
}

export async function reopen(
  tx: Db,
  id: string,
  to: { template_id: string; sender_id: string },
  now: number,
): Promise<void> {
  const category = (await categoriesOfTemplates(tx, [to.template_id])).get(to.template_id) ?? 'marketing'
  await tx
    .update(emails)
    .set({
      category,
      status: 'not_started',
      reason: null,
      ended_at: null,
      queued_at: now,
      template_id: to.template_id,
      sender_id: to.sender_id,
    })
    .where(eq(emails.id, id))
}

const emailById = rowsOf(emails, 'where id = ?')

export const findEmail = (db: Db, id: string): Promise<EmailRow | undefined> => db.one(emailById, [id])

const leadById = 'select lead_id from emails where id = ?'

/** To whom it went: the keyed hash of one who was erased. */
export async function findReader(db: Db, id: string): Promise<string | undefined> {
  const [lead_id] = (await db.one(leadById, [id])) ?? []
  return typeof lead_id === 'string' ? lead_id : undefined
}

export async function findByMessageId(db: Db, message_id: string): Promise<string | undefined> {
  const [row] = await db.select({ id: emails.id }).from(emails).where(eq(emails.message_id, message_id))
  return row?.id
}

export async function emailOfLead(
  db: Db,
  lead_id: string,
  message_ids: readonly string[],
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.lead_id, lead_id), inArray(emails.message_id, [...message_ids])))
    .orderBy(desc(emails.id))
    .limit(1)
  return row?.id
}

export interface EmailFilter {
  lead_id?: string | undefined
  journey_id?: string | undefined
  template_id?: string | undefined
  run_id?: string | undefined
  broadcast_id?: string | undefined
  search?: string | undefined
  status?: EmailRow['status'] | undefined
  queued_from?: number | undefined
  ended_until?: number | undefined
  /** Only those whose person is a lead still. */
  of_present_leads?: true
}

function toLeadsBeginning(search: string): SQL {
  const from = search.trim().toLowerCase()
  return sql`${emails.lead_id} in (
    select ${leads.id} from ${leads} where ${leads.email_key} >= ${from} and ${leads.email_key} < ${`${from}\uffff`})`
}

const fits = (filter: EmailFilter): SQL | undefined =>
  and(
    filter.lead_id ? eq(emails.lead_id, filter.lead_id) : undefined,
    filter.journey_id ? eq(emails.journey_id, filter.journey_id) : undefined,
    filter.template_id ? eq(emails.template_id, filter.template_id) : undefined,
    filter.run_id ? eq(emails.run_id, filter.run_id) : undefined,
    filter.broadcast_id ? eq(emails.broadcast_id, filter.broadcast_id) : undefined,
    filter.search ? toLeadsBeginning(filter.search) : undefined,
    filter.status ? eq(emails.status, filter.status) : undefined,
    filter.queued_from === undefined ? undefined : gte(emails.queued_at, filter.queued_from),
    filter.ended_until === undefined ? undefined : lte(emails.ended_at, filter.ended_until),
    filter.of_present_leads && sql`exists (select 1 from ${leads} where ${leads.id} = ${emails.lead_id})`,
  )

const place = { id: emails.id, created_at: emails.queued_at }

export async function pageOfEmails(db: Db, filter: EmailFilter, page: ListPage): Promise<EmailRow[]> {
  return db
    .select()
    .from(emails)
    .where(and(inPage(place, page), fits(filter)))
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)
}

export const countEmails = (db: Db, filter: EmailFilter): Promise<number> => db.$count(emails, fits(filter))

const countOf = (condition: SQL) => sql<number>`count(case when ${condition} then 1 end)`

/** Results of the emails of one template, each counted once. */
export async function countsOfTemplate(db: Db, template_id: string) {
  const status = (name: EmailRow['status']) => countOf(eq(emails.status, name))
  const [counts] = await db
    .select({
      emails: count(),
      not_started: status('not_started'),
      delivered: status('delivered'),
      not_delivered: status('not_delivered'),
      unknown: status('unknown'),
      skipped: status('skipped'),
      opened: countOf(gt(emails.opens, 0)),
      clicked: countOf(gt(emails.clicks, 0)),
      unsubscribed: countOf(isNotNull(emails.unsubscribed_at)),
    })
    .from(emails)
    .where(eq(emails.template_id, template_id))
  return counts as NonNullable<typeof counts>
}

export async function emailsOfRun(db: Db, run_id: string): Promise<EmailRow[]> {
  return db.select().from(emails).where(eq(emails.run_id, run_id)).orderBy(asc(emails.sequence))
}

export async function listAttempts(db: Db, email_id: string): Promise<AttemptRow[]> {
  return db.select().from(emailAttempts).where(eq(emailAttempts.email_id, email_id)).orderBy(asc(emailAttempts.number))
}

export async function listHits(db: Db, email_id: string, limit: number): Promise<HitRow[]> {
  return db.select().from(emailHits).where(eq(emailHits.email_id, email_id)).orderBy(asc(emailHits.seq)).limit(limit)
}

/** Number of emails that wait for a reason. A waiting email has a job, and jobs are few. */
export async function countWaiting(db: Db, reason: string): Promise<number> {
  const rows = await db.all<[number]>(sql`
    select count(*) from jobs j cross join emails e on e.id = j.subject_id
    where j.type in ${sendTypes} and e.reason = ${reason}`)
  return rows[0]?.[0] ?? 0
}

/** When the last of them was queued. */
export async function latestWaiting(db: Db, reason: string): Promise<number | null> {
  const rows = await db.all<[number | null]>(sql`
    select max(e.queued_at) from jobs j cross join emails e on e.id = j.subject_id
    where j.type in ${sendTypes} and e.reason = ${reason}`)
  return rows[0]?.[0] ?? null
}

export async function setUnsubscribed(tx: Db, id: string, at: number): Promise<void> {
  await tx
    .update(emails)
    .set({ unsubscribed_at: at })
    .where(and(eq(emails.id, id), isNull(emails.unsubscribed_at)))
}

export async function decide(
  tx: Db,
  id: string,
  set: Pick<EmailRow, 'decision' | 'decided_at' | 'decided_by'> &
    Partial<Pick<EmailRow, 'status' | 'reason' | 'ended_at'>>,
): Promise<void> {
  await tx.update(emails).set(set).where(eq(emails.id, id))
}

/** Emails among these that failed and are not being sent again. */
export const failedAmong = (tx: Db, ids: readonly string[]): Promise<Pick<EmailRow, 'id' | 'broadcast_id'>[]> =>
  tx
    .select({ id: emails.id, broadcast_id: emails.broadcast_id })
    .from(emails)
    .where(and(inArray(emails.id, [...ids]), eq(emails.status, 'not_delivered')))

export async function reopenFailed(
  tx: Db,
  ids: readonly string[],
  decided: Pick<EmailRow, 'decided_at' | 'decided_by'>,
): Promise<void> {
  const set = { decision: 'resent', status: 'not_started', reason: 'resend', ended_at: null } as const
  await tx
    .update(emails)
    .set({ ...set, ...decided })
    .where(inArray(emails.id, [...ids]))
}

const emptied = 'lead_id = e.hash, to_address = null, subject = null, consent_id = null'
const replaceMany = updateOfRows('emails', 'lead_id', ['hash'], emptied)

/** Erases people's data from their emails. */
export async function replacePeople(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const own = tx
    .select({ id: emails.id })
    .from(emails)
    .where(inArray(emails.lead_id, theirs(people)))
  await tx.update(emailAttempts).set({ response: null }).where(inArray(emailAttempts.email_id, own))
  await tx.update(emailHits).set({ url: null, user_agent: '' }).where(inArray(emailHits.email_id, own))
  await tx.run(replaceMany, hashesOf(people))
}
