/** How much marketing email a site sends to one person in some days, and what of it counts. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { SiteFacts } from '../../../../platform/features/context.ts'
import { emailAttempts, emails } from '../table.ts'

const day_ms = 86_400_000

export interface MarketingCap {
  most: number
  /** Emails that left before do not count. */
  since: number
}

/** Undefined where the site sets no cap. */
export const marketingCap = ({ marketing: { emails_max, emails_days } }: SiteFacts, now: number) =>
  emails_max === null ? undefined : ({ most: emails_max, since: now - emails_days * day_ms } satisfies MarketingCap)

/** SQL: whether an email is marketing that reached its lead since a moment, may have, or is being handed over. */
export const isMarketingSince = (since: number): SQL => sql`(
  (${emails.consent_id} is not null and ${emails.status} in ('delivered', 'unknown') and ${emails.handed_off_at} > ${since})
  or (${emails.ended_at} is null and ${emails.category} = 'marketing' and exists (
    select 1 from ${emailAttempts} where ${emailAttempts.email_id} = ${emails.id} and ${emailAttempts.outcome} is null)))`

/** SQL: how many of them a lead has. */
export const countMarketing = (lead_id: AnyColumn, since: number): SQL => sql`(
  select count(*) from ${emails} where ${emails.lead_id} = ${lead_id} and ${isMarketingSince(since)})`
