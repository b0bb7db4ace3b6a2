/** The queries of failures in a row. */
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type BounceReason, bounceReasons, isPassing, isPermanent } from '../../../platform/mail/bounce-reasons.ts'
import { emailResponses } from '../email-responses/table.ts'
import { emailAttempts, emails } from '../emails/table.ts'
import { suppressions } from '../suppressions/table.ts'
import { providerOfDomain } from './providers.ts'
import { deliverabilityCounts, mailboxDomains } from './table.ts'

type Db = Handle<'site'>

/** An email that left: what became of it, and whether somebody read it. */
export interface EmailFate {
  email_id: string
  address: string
  status: string
  /** Its hand-off. */
  at: number
  failure: { reason: BounceReason; evidence: string } | null
  read_at: number | null
}

const listed = (reasons: readonly BounceReason[]): string => `(${reasons.map(reason => `'${reason}'`).join(', ')})`

/** No such mailbox, and yet not of this address: the one that it is passed on to. */
const ofAnother = `r.reason in ${listed(bounceReasons.filter(isPermanent))}`
/** Whatever else a server says as it puts an email off, a later one may arrive. */
const passing = listed(bounceReasons.filter(isPassing))

/** The newest emails of each lead that left for its address since a suppression of that was last removed. */
const newest = `
  select e.id, e.to_address, e.status, e.handed_off_at,
    (select json_array(r.reason, r.detail) from ${getTableName(emailResponses)} r
      where r.email_id = e.id and r.type = 'bounce' and r.reason is not null and (r.permanent or not ${ofAnother}) order by r.seq desc limit 1),
    (select json_array(case when a.outcome = 'deferred' and a.reason not in ${passing} then 'expired' else a.reason end, a.response)
      from ${getTableName(emailAttempts)} a
      where a.email_id = e.id and e.status = 'not_delivered' and a.reason is not null order by a.number desc limit 1),
    max(coalesce(e.first_opened_at, 0), coalesce(e.first_clicked_at, 0),
      coalesce((select max(r.at) from ${getTableName(emailResponses)} r where r.email_id = e.id and r.type = 'reply'), 0))
  from json_each(?) l join ${getTableName(emails)} e on e.lead_id = l.value
  where e.id in (select id from ${getTableName(emails)} where lead_id = l.value and status in ('delivered', 'not_delivered')
      order by id desc limit ?)
    and e.to_address is not null and e.handed_off_at is not null
    and e.handed_off_at >= coalesce((select max(s.removed_at) from ${getTableName(suppressions)} s
      where s.email_key = lower(e.to_address) and s.covered_by is null), 0)`

type Row = readonly [string, string, string, number, string | null, string | null, number]

export async function fatesOfLeads(db: Db, lead_ids: readonly string[], most: number): Promise<EmailFate[]> {
  const rows = (await db.all(newest, [JSON.stringify(lead_ids), most])) as unknown as Row[]
  return rows.map(([email_id, address, status, at, bounce, refusal, read_at]) => {
    const [reason, evidence] = JSON.parse(bounce ?? refusal ?? '[]') as [BounceReason?, string?]
    return {
      ...{ email_id, address, status, at },
      failure: reason ? { reason, evidence: evidence ?? '' } : null,
      read_at: read_at === 0 ? null : read_at,
    }
  })
}

export interface SentSince {
  sent: number
  delivered: number
}

const sums = `
  select coalesce(sum(sent), 0), coalesce(sum(delivered), 0),
    coalesce(sum(case when mailbox = ?1 then sent end), 0), coalesce(sum(case when mailbox = ?1 then delivered end), 0)
  from ${getTableName(deliverabilityCounts)} where day >= ?2`
const providers = `select provider from ${getTableName(mailboxDomains)} where domain = ?`

/** What became of everybody's email since a day: anywhere, and at the provider of a domain. */
export async function sentSince(
  db: Db,
  day: number,
  domain: string,
): Promise<{ anywhere: SentSince; there: SentSince }> {
  const [looked_up] = (await db.one(providers, [domain])) ?? []
  const mailbox = providerOfDomain(domain) ?? looked_up ?? domain
  const [sent = 0, delivered = 0, there = 0, delivered_there = 0] = (
    (await db.one(sums, [String(mailbox), day])) ?? []
  ).map(Number)
  // Of all the others nobody knows whether they share a server.
  return {
    anywhere: { sent, delivered },
    there: mailbox === 'other' ? { sent: 0, delivered: 0 } : { sent: there, delivered: delivered_there },
  }
}
