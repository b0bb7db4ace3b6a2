/** From a row to a campaign on the wire, and from a request to a row. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import { type CampaignParts, missingParts } from './completeness.ts'
import type { createCampaign } from './contract.ts'
import { type LeadCount, leadCounts } from './leads-store.ts'
import type { CampaignConnection, Lookups } from './ports.ts'
import { knownToCampaigns } from './references.ts'
import type { CampaignRow } from './store.ts'

const none: LeadCount = { lead_count: 0, last_lead_at: null }

function toCampaign(row: CampaignRow, known: CampaignParts, counts: LeadCount, locale: Locale) {
  const { name_key: _key, activated_at, created_at, updated_at, ...rest } = row
  return {
    ...rest,
    marketing_service: toMarketingService(known.connection),
    missing: missingParts(row, known).map(({ pointer, code }) => ({
      pointer,
      code,
      text: messageOf(locale, `validation.${code}`),
    })),
    lead_count: counts.lead_count,
    last_lead_at: toInstantOrNull(counts.last_lead_at),
    activated_at: toInstantOrNull(activated_at),
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }
}

/** The mapping for a list of rows, with what it needs read once for all. */
export async function asWire(
  db: Handle<'site'>,
  rows: readonly CampaignRow[],
  { locale, lookups }: { locale: Locale; lookups: Lookups },
) {
  const known = await knownToCampaigns(db, rows, lookups)
  const counts = await leadCounts(
    db,
    rows.map(row => row.id),
  )
  return (row: CampaignRow) => toCampaign(row, known(row), counts.get(row.id) ?? none, locale)
}

export const newCampaign: Omit<CampaignRow, 'id' | 'name' | 'name_key' | 'description' | 'created_at' | 'updated_at'> =
  {
    status: 'inactive',
    lead_source: 'popup',
    popup_id: null,
    assistant_id: null,
    sandbox_access: false,
    sandbox_id: null,
    form_action: 'thank_you',
    destination_url: null,
    file_id: null,
    feedback_email: false,
    feedback_subject: '',
    feedback_text: '',
    notify: 'off',
    notify_emails: [],
    email_confirmation: false,
    reject_disposable: false,
    reject_free: false,
    reject_role_based: false,
    typo_correction: true,
    tag_ids: [],
    audience_ids: [],
    field_mapping: [],
    connection_id: null,
    activated_at: null,
    version: 1,
  }

type Changes = Partial<Input<typeof createCampaign>['body']>

/** As the specification writes them. */
const toMarketingService = (connection: CampaignConnection | undefined) =>
  connection === undefined
    ? ('none' as const)
    : connection.service === 'activecampaign'
      ? ('active_campaign' as const)
      : connection.service

/** The row after a request; whatever it does not name stays. */
export function changedCampaign<R extends CampaignRow>(row: R, given: Changes): R {
  const { marketing_service, ...rest } = given
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const next: R = { ...row, ...named }
  next.name_key = foldKey(next.name)
  if (marketing_service === 'none' && given.connection_id === undefined) next.connection_id = null
  if (marketing_service !== undefined && marketing_service !== 'none' && next.connection_id === null)
    throw invalid('/connection_id', 'required')
  if (next.form_action === 'destination_url' && next.destination_url === null) {
    throw problem('validation_failed', { errors: [{ pointer: '/destination_url', code: 'required' }] })
  }
  return next
}

/** Refuses an incomplete campaign, with everything that is missing. */
export function requireComplete(row: CampaignRow, known: (row: CampaignRow) => CampaignParts): void {
  const errors = missingParts(row, known(row))
  if (errors.length > 0) throw problem('campaign_incomplete', { errors })
}
