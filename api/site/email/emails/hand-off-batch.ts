/** Facts that a batch of emails depends on, read in a few statements. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import { type LeadFacts, leadFacts } from '../../contacts/leads/rules.ts'
import { ownTransport } from '../email-transport/rules.ts'
import { type SenderRow, sendersById } from '../senders/rules.ts'
import { sendingOfDomains } from '../sending-domains/rules.ts'
import { type Pace, paceOf } from '../sending-limits/rules.ts'
import { type SuppressionReason, suppressedLeads } from '../suppressions/rules.ts'
import { presentTemplates } from '../templates/rules.ts'
import type { DraftContent, DraftSite } from './compose.ts'
import { marketingCap } from './eligibility/marketing-cap.ts'
import * as store from './hand-off-store.ts'
import { daysOffNear } from './open-minute.ts'
import type { PartsOf } from './parts.ts'
import type { SendContext } from './send-context.ts'
import { defaultSettings } from './settings.ts'
import type { AttemptRow, EmailRow } from './store.ts'

type Db = Handle<'site'>

export interface Batch {
  now: number
  site: SiteFacts
  settings: store.SettingsRow
  emails: Map<string, EmailRow>
  attempts: Map<string, AttemptRow[]>
  leads: Map<string, LeadFacts>
  templates: Awaited<ReturnType<typeof presentTemplates>>
  senders: Map<string, SenderRow>
  suppressions: ReadonlyMap<string, SuppressionReason>
  domains: DraftSite['domains']
  standings: Map<string, store.SendState>
  parts: PartsOf
  own: OwnTransport | undefined
  pace: Pace
  lately: store.Lately
  /** A day off of the site is close enough to be today somewhere. */
  day_off_near: boolean
  /** Facts that the batch's drafts share. */
  drafts: { site: DraftSite; contents: Map<string, DraftContent> }
}

export const unique = (values: Iterable<string | null>): string[] => [...new Set([...values].filter(v => v !== null))]

export async function readBatch(
  db: Db,
  { key, ...senders }: SendContext,
  ids: readonly string[],
  { now, site }: Pick<Batch, 'now' | 'site'>,
): Promise<Omit<Batch, 'drafts'>> {
  const emails = await store.emailsById(db, ids)
  const rows = [...emails.values()]
  const lead_ids = unique(rows.map(row => row.lead_id))
  return {
    now,
    site,
    settings: (await store.findSettings(db)) ?? defaultSettings,
    emails,
    attempts: await store.attemptsById(db, ids),
    leads: await leadFacts(db, lead_ids),
    templates: await presentTemplates(db, unique(rows.map(row => row.template_id))),
    senders: await sendersById(db, unique(rows.map(row => row.sender_id))),
    suppressions: await suppressedLeads(db, lead_ids),
    domains: await sendingOfDomains(db, key),
    standings: await store.readSendStates(db, senders, ids),
    parts: await senders.steps.partsOf(db, rows),
    own: await ownTransport(db, { site_id: site.id, key, endpoints: senders.scope.installation.config.endpoints }),
    pace: await paceOf(db, { now, timezone: site.timezone, month_max: site.plan?.limits.emails ?? null }),
    lately: await latelySent(db, site, lead_ids, now),
    day_off_near: daysOffNear(site.marketing.days_off, now).length > 0,
  }
}

/** The marketing mails that count against the cap; none are read where there is no cap. */
export async function latelySent(
  db: Db,
  site: SiteFacts,
  lead_ids: readonly string[],
  now: number,
): Promise<store.Lately> {
  const cap = marketingCap(site, now)
  return cap ? store.marketingSince(db, lead_ids, cap.since) : new Map()
}

/** Whether the lead had as many others as the site allows. */
export function isCapped(lately: store.Lately, emails_max: number | null, { id, lead_id }: EmailRow): boolean {
  const mails = lately.get(lead_id)
  return emails_max !== null && mails !== undefined && mails.size - (mails.has(id) ? 1 : 0) >= emails_max
}
