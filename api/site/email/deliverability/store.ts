/** Every query of the deliverability report. */
import { and, between, desc, eq, getTableName, gte, isNull, like, lt, sql, sum } from 'drizzle-orm'
import type { ManyRows } from '../../../platform/database/appends.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { emailResponses } from '../email-responses/table.ts'
import { emails } from '../emails/table.ts'
import { senders } from '../senders/table.ts'
import { suppressions } from '../suppressions/table.ts'
import type { MailboxProvider } from './providers.ts'
import { bounceCounts, deliverabilityCounts as counts, mailboxDomains } from './table.ts'

type Db = Handle<'site'>

const table = getTableName(counts)

export const sums: ManyRows = {
  table,
  into: `insert into ${table} (day, sender_id, from_domain, mailbox, sent, delivered, bounced, complained, opened)`,
  columns: 9,
  keys: 4,
  after: `on conflict (day, sender_id, from_domain, mailbox) do update set sent = sent + excluded.sent,
    delivered = delivered + excluded.delivered, bounced = bounced + excluded.bounced,
    complained = complained + excluded.complained, opened = opened + excluded.opened`,
}

const bounceTable = getTableName(bounceCounts)

export const bounceSums: ManyRows = {
  table: bounceTable,
  into: `insert into ${bounceTable} (day, reason, domain, bounced)`,
  columns: 4,
  keys: 3,
  after: 'on conflict (day, reason, domain) do update set bounced = bounced + excluded.bounced',
}

/** Of an email: by whom and to whom it went, when, and what came of it. */
export interface SendFacts {
  sender_id: string
  from_address: string | null
  to_address: string | null
  handed_off_at: number | null
  status: string
  provider: MailboxProvider | null
}

const sentByIds = `
  select json_group_array(json_array(e.id, e.sender_id, s.email, e.to_address, e.handed_off_at, e.status, d.provider))
  from ${getTableName(emails)} e left join ${getTableName(senders)} s on s.id = e.sender_id
    left join ${getTableName(mailboxDomains)} d
      on d.domain = lower(substr(e.to_address, instr(e.to_address, '@') + 1))
  where e.id in (select value from json_each(?))`

export async function readSends(db: Db, ids: readonly string[]): Promise<Map<string, SendFacts>> {
  const [json] = (await db.one(sentByIds, [JSON.stringify(ids)])) ?? []
  const rows = JSON.parse(String(json)) as [string, string, string | null, string | null, number | null, string, null][]
  return new Map(
    rows.map(([id, sender_id, from_address, to_address, handed_off_at, status, provider]) => [
      id,
      { sender_id, from_address, to_address, handed_off_at, status, provider },
    ]),
  )
}

const firstResponses = `
  select email_id, type, min(at) from ${getTableName(emailResponses)}
  where email_id in (select value from json_each(?)) and (type = 'complaint' or (type = 'bounce' and permanent))
  group by email_id, type`

/** When each email bounced for good, and when it was complained about first, by id and kind. */
export async function readFirstResponses(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = (await db.all(firstResponses, [JSON.stringify(ids)])) as [string, string, number][]
  return new Map(rows.map(([id, type, at]) => [`${id} ${type}`, at]))
}

const firstReasons = `
  select email_id, reason, min(at) from ${getTableName(emailResponses)}
  where email_id in (select value from json_each(?)) and type = 'bounce' and reason is not null
  group by email_id, reason`

/** When each email came back first for each reason, by id and reason. */
export async function readFirstReasons(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = (await db.all(firstReasons, [JSON.stringify(ids)])) as [string, string, number][]
  return new Map(rows.map(([id, reason, at]) => [`${id} ${reason}`, at]))
}

const added = (name: 'sent' | 'delivered' | 'bounced' | 'complained' | 'opened') => sum(counts[name]).mapWith(Number)
const allSums = () => ({
  sent: added('sent'),
  delivered: added('delivered'),
  bounced: added('bounced'),
  complained: added('complained'),
  opened: added('opened'),
})
/** Domains that nobody has looked up are others for now. */
const provider = sql<MailboxProvider>`case when instr(${counts.mailbox}, '.') then 'other' else ${counts.mailbox} end`

export interface Period {
  from: number
  to: number
}

const inPeriod = ({ from, to }: Period) => between(counts.day, from, to)

export const byProvider = (db: Db, period: Period) =>
  db
    .select({ provider, ...allSums() })
    .from(counts)
    .where(inPeriod(period))
    .groupBy(provider)

export const bySender = (db: Db, period: Period) =>
  db
    .select({ sender_id: counts.sender_id, domain: counts.from_domain, ...allSums() })
    .from(counts)
    .where(inPeriod(period))
    .groupBy(counts.sender_id, counts.from_domain)

export const byDay = (db: Db, period: Period) =>
  db
    .select({ day: counts.day, ...allSums() })
    .from(counts)
    .where(inPeriod(period))
    .groupBy(counts.day)

/** Bounces by reason and domain, the most first. */
export const byReason = (db: Db, { from, to }: Period) =>
  db
    .select({
      reason: bounceCounts.reason,
      domain: bounceCounts.domain,
      bounced: sum(bounceCounts.bounced).mapWith(Number).as('bounced'),
    })
    .from(bounceCounts)
    .where(between(bounceCounts.day, from, to))
    .groupBy(bounceCounts.reason, bounceCounts.domain)
    .orderBy(desc(sql`bounced`), bounceCounts.domain)

/** Addresses that get no email any more, since it failed again and again. */
export const countRepeatedFailures = (db: Db, { from, until }: { from: number; until: number }): Promise<number> =>
  db.$count(
    suppressions,
    and(
      eq(suppressions.source, 'repeated_failures'),
      isNull(suppressions.removed_at),
      gte(suppressions.created_at, from),
      lt(suppressions.created_at, until),
    ),
  )

/** Domains with counts of their own, to be looked up. */
export async function unknownDomains(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ mailbox: counts.mailbox })
    .from(counts)
    .where(like(counts.mailbox, '%.%'))
    .groupBy(counts.mailbox)
    .limit(limit)
  return rows.map(({ mailbox }) => mailbox)
}

/** From now on the domain is known, and what was counted under its name is the provider's. */
export async function saveProvider(tx: Db, domain: string, provider: MailboxProvider, at: number): Promise<void> {
  await tx
    .insert(mailboxDomains)
    .values({ domain, provider, looked_up_at: at })
    .onConflictDoUpdate({ target: mailboxDomains.domain, set: { provider, looked_up_at: at } })
  await tx.run(
    `insert into ${table} (day, sender_id, from_domain, mailbox, sent, delivered, bounced, complained, opened)
      select day, sender_id, from_domain, ?, sent, delivered, bounced, complained, opened from ${table} where mailbox = ?
      ${sums.after}`,
    [provider, domain],
  )
  await tx.run(`delete from ${table} where mailbox = ?`, [domain])
}
