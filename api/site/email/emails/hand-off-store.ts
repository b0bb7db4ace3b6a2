/** The hand-off's queries: each takes a whole batch in one statement. */
import { eq, getTableName, isNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { insertOfRows, rowsOf, updateOfRows } from '../../../platform/database/statements.ts'
import { jobs } from '../../../platform/jobs/table.ts'
import { consents } from '../../contacts/consents/rules.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { formerReason, type SuppressionReason, suppressions } from '../suppressions/rules.ts'
import { hasLeftTopicOf } from '../unsubscribe-page/rules.ts'
import { isMarketingSince } from './eligibility/marketing-cap.ts'
import type { PersonSendFacts } from './eligibility/send-facts.ts'
import type { BroadcastEmails, BroadcastNow, StepEmails } from './ports.ts'
import { sendTypes } from './queue.ts'
import type { AttemptRow, EmailRow } from './store.ts'
import { emailAttempts, emailSettings, emails } from './table.ts'

type Db = Handle<'site'>
export type SettingsRow = typeof emailSettings.$inferSelect

/** Recorded as the server's response where the process ended before one came. */
export const interrupted_response = 'interrupted'

const among = (column: unknown, ids: readonly string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`

const given = 'in (select value from json_each(?))'
const mailsById = rowsOf(emails, `where id ${given}`)
const attemptsOf = rowsOf(emailAttempts, `where email_id ${given} order by email_id, number`)

export async function emailsById(db: Db, ids: readonly string[]): Promise<Map<string, EmailRow>> {
  const rows = await db.all(mailsById, [JSON.stringify(ids)])
  return new Map(rows.map(row => [row.id, row]))
}

/** The attempts of these mails, in order. */
export async function attemptsById(db: Db, ids: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  return Map.groupBy(await db.all(attemptsOf, [JSON.stringify(ids)]), row => row.email_id)
}

/** Facts of an email that may have changed since it was queued, or since it was prepared. */
export interface SendState {
  open: boolean
  /** Its journey or its broadcast is paused. */
  paused: boolean
  /** Its run is still on its way. */
  run_live: boolean
  /** Null once the person was erased. */
  lead: PersonSendFacts['lead'] | null
  /** By the lead's addresses; hashes of erased people are asked for elsewhere. */
  suppression: SuppressionReason | null
  /** The valid consent: the latest entry, unless that is a withdrawal. */
  consent_id: string | null
  topic_left: boolean
  /** The same lead has another email of its broadcast, which was sent or is queued before it. */
  duplicate: boolean
  broadcast: BroadcastNow | undefined
}

/** Whom the status of an email depends on. */
export interface Senders {
  steps: StepEmails
  broadcasts: BroadcastEmails
}

/** By the index of leads: a broadcast has many emails, a lead few. Merges alone give a lead two of one broadcast. */
const hasAnotherOfBroadcast = `e.broadcast_id is not null and exists (
  select 1 from emails o where o.lead_id = e.lead_id and +o.broadcast_id = e.broadcast_id and o.id <> e.id
    and (o.status in ('delivered', 'unknown') or (o.status = 'not_started' and o.id < e.id)))`

/** As one row of JSON: each row costs the driver more time than SQLite. */
const readStandings = `
  select json_group_array(json_array(e.id, e.ended_at is null, e.journey_id, e.run_id,
    iif(l.id is null, null, json_object('mailability', l.mailability, 'unsubscribed_at', l.unsubscribed_at,
      'confirmation', l.confirmation)),
    (select iif(c.type = 'given', c.id, null) from ${getTableName(consents)} c where c.lead_id = l.id order by c.id desc limit 1),
    coalesce(s.reason, ${formerReason('l.id')}), e.broadcast_id, ${hasLeftTopicOf('e.lead_id', 'e.template_id')},
    ${hasAnotherOfBroadcast}))
  from emails e left join ${getTableName(leads)} l on l.id = e.lead_id
    left join ${getTableName(suppressions)} s on s.email_key = l.email_key and s.removed_at is null
  where e.id ${given}`

/** The present status of these emails. */
export async function readSendStates(
  db: Db,
  { steps, broadcasts }: Senders,
  email_ids: readonly string[],
): Promise<Map<string, SendState>> {
  const [json] = (await db.one(readStandings, [JSON.stringify(email_ids)])) ?? []
  const rows = JSON.parse(String(json)) as [
    string,
    number,
    string | null,
    string | null,
    SendState['lead'],
    string | null,
    SuppressionReason | null,
    string | null,
    number,
    number,
  ][]
  const { paused, live } = await steps.stepsNow(
    db,
    rows.map(([, , journey_id, run_id]) => ({ journey_id, run_id })),
  )
  const broadcast_ids = [...new Set(rows.flatMap(row => row[7] ?? []))]
  const now = broadcast_ids.length > 0 ? await broadcasts.broadcastsNow(db, broadcast_ids) : undefined
  return new Map(
    rows.map(([id, open, journey_id, run_id, lead, consent_id, suppression, broadcast_id, left, another]) => [
      id,
      {
        open: open === 1,
        paused: paused.has(journey_id ?? '') || now?.get(broadcast_id ?? '')?.paused === true,
        run_live: live.has(run_id ?? ''),
        lead,
        suppression,
        consent_id,
        topic_left: left === 1,
        duplicate: another === 1,
        broadcast: now?.get(broadcast_id ?? ''),
      },
    ]),
  )
}

/** Marketing mails by lead. */
export type Lately = Map<string, Set<string>>

/** Those that reached these leads since a moment, may have, or are on their way at this moment. */
export async function marketingSince(db: Db, lead_ids: readonly string[], since: number): Promise<Lately> {
  const rows = await db.all<[string, string]>(sql`
    select ${emails.lead_id}, ${emails.id} from ${emails}
    where ${among(emails.lead_id, lead_ids)} and ${isMarketingSince(since)}`)
  const lately: Lately = new Map()
  for (const [lead_id, id] of rows) lately.set(lead_id, (lately.get(lead_id) ?? new Set()).add(id))
  return lately
}

export async function findSettings(db: Db): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(emailSettings)
  return row
}

export async function saveSettings(tx: Db, row: SettingsRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(emailSettings).values(row).onConflictDoUpdate({ target: emailSettings.id, set })
}

const insertBegun = insertOfRows(
  'email_attempts',
  ['email_id', 'number', 'template_version', 'language', 'started_at'],
  'on conflict do nothing',
)

/** Begins attempts: from here on each of these messages may have been handed over. */
export async function beginAttempts(
  tx: Db,
  begun: readonly Pick<AttemptRow, 'email_id' | 'number' | 'template_version' | 'language'>[],
  at: number,
): Promise<void> {
  await tx.run(
    insertBegun,
    begun.map(b => [b.email_id, b.number, b.template_version, b.language, at]),
  )
}

/** Attempts that a stop of the process interrupted, with an unknown outcome. */
export async function closeInterrupted(tx: Db, email_ids: readonly string[], now: number): Promise<void> {
  await tx
    .update(emailAttempts)
    .set({ outcome: 'unknown', response: interrupted_response, ended_at: now })
    .where(sql`${among(emailAttempts.email_id, email_ids)} and ${emailAttempts.outcome} is null`)
}

const insertEnded = insertOfRows(
  'email_attempts',
  ['email_id', 'number', 'template_version', 'language', 'started_at', 'ended_at', 'outcome', 'response', 'reason'],
  `on conflict (email_id, number) do update
    set ended_at = excluded.ended_at, outcome = excluded.outcome, response = excluded.response, reason = excluded.reason`,
)

/** Writes the results of attempts; an attempt that ended before the hand-off is inserted. */
export async function endAttempts(tx: Db, rows: readonly AttemptRow[]): Promise<void> {
  await tx.run(
    insertEnded,
    rows.map(r => [
      r.email_id,
      r.number,
      r.template_version,
      r.language,
      r.started_at,
      r.ended_at,
      r.outcome,
      r.response,
      r.reason,
    ]),
  )
}

const handOffColumns = [
  'template_version',
  'language',
  'to_address',
  'subject',
  'message_id',
  'consent_id',
  'status',
  'reason',
  'attempts',
  'handed_off_at',
  'ended_at',
  'links',
] as const
export type HandOff = Pick<EmailRow, 'id' | (typeof handOffColumns)[number]>

const updateHandOffs = updateOfRows(
  'emails',
  'id',
  handOffColumns,
  handOffColumns.map(name => `${name} = e.${name}`).join(', '),
)

export async function saveHandOffs(tx: Db, rows: readonly HandOff[]): Promise<void> {
  await tx.run(
    updateHandOffs,
    rows.map(row => [row.id, ...handOffColumns.map(name => row[name])]),
  )
}

const ending = (db: Db) =>
  db
    .update(emails)
    .set({
      status: sql`${sql.placeholder('status')}`,
      reason: sql`${sql.placeholder('reason')}`,
      ended_at: sql`${sql.placeholder('ended_at')}`,
    })
    .where(eq(emails.id, sql.placeholder('id')))
    .prepare()

/** Updates an email's status only, not the columns of the message that was handed over. */
export async function saveState(
  tx: Db,
  id: string,
  set: Pick<EmailRow, 'status' | 'reason' | 'ended_at'>,
): Promise<void> {
  await tx.prepared(ending).run({ ...set, id })
}

/** Attempts whose outcome is not known yet. */
export const countOpenAttempts = (db: Db): Promise<number> => db.$count(emailAttempts, isNull(emailAttempts.outcome))

/** Mail that waits for a reason is looked at again now. */
export async function lookAgain(tx: Db, reason: string, now: number): Promise<void> {
  tx.announce('jobs')
  await tx
    .update(jobs)
    .set({ due_at: now })
    .where(
      sql`${jobs.type} in ${sendTypes} and ${jobs.lease_until} is null and exists
        (select 1 from emails where emails.id = ${jobs.subject_id} and emails.reason = ${reason})`,
    )
}

export async function findTimezone(db: Db, lead_id: string): Promise<string | null> {
  const rows = await db.all<[string | null]>(sql`select timezone from ${leads} where id = ${lead_id}`)
  return rows[0]?.[0] ?? null
}
