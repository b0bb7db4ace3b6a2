/** Active campaigns as capturing needs them: compiled once for each change, with the popups of their site. */
import type { Handle } from '../../../platform/database/handle.ts'
import { fieldsOfSite } from '../../contacts/custom-fields/rules.ts'
import type { LiveCampaign } from '../popups/ports.ts'
import { isText } from './completeness.ts'
import { activeWithAssistant, type CampaignRow, campaignsByStatus } from './store.ts'

/** The active campaigns of a site by their popups. */
export async function activeCampaigns(db: Handle<'site'>): Promise<Map<string, LiveCampaign>> {
  const rows = await campaignsByStatus(db, 'active')
  if (rows.length === 0) return new Map()
  const types = new Map((await fieldsOfSite(db)).map(field => [field.name, field.type as string]))
  return new Map(
    rows.flatMap(row =>
      row.popup_id === null || row.lead_source === 'assistant' ? [] : [[row.popup_id, liveCampaign(row, types)]],
    ),
  )
}

/** The active campaign that captures by an assistant. */
export async function campaignOfAssistant(db: Handle<'site'>, assistant_id: string): Promise<LiveCampaign | undefined> {
  const row = await activeWithAssistant(db, assistant_id, '')
  if (!row) return undefined
  return liveCampaign(row, new Map((await fieldsOfSite(db)).map(field => [field.name, field.type as string])))
}

function liveCampaign(row: CampaignRow, types: ReadonlyMap<string, string>): LiveCampaign {
  const { reject_disposable, reject_free, reject_role_based, typo_correction, email_confirmation } = row
  const { form_action, destination_url, file_id, sandbox_id } = row
  return {
    id: row.id,
    tag_ids: row.tag_ids,
    audience_ids: row.audience_ids,
    quality: { reject_disposable, reject_free, reject_role_based, typo_correction, email_confirmation },
    mapping: new Map(
      // A lead's own fields are texts; the custom ones have their types.
      row.field_mapping.map(({ field, to }) => [
        field,
        { to, as_text: to !== null && isText(types.get(to) ?? 'text') },
      ]),
    ),
    ...(form_action === 'destination_url' && destination_url !== null && { redirect_url: destination_url }),
    ...(form_action === 'download' && file_id !== null && { file_id }),
    ...(form_action === 'sandbox' && row.sandbox_access && sandbox_id !== null && { sandbox_id }),
  }
}

type Values = Record<string, string | number | boolean>

/** The answers by the fields of the lead that they go to; a form's own names without a campaign. */
export function mappedValues(campaign: LiveCampaign | undefined, values: Values): Values {
  if (!campaign || campaign.mapping.size === 0) return values
  const mapped: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const goes = campaign.mapping.get(name)
    if (!goes) mapped[name] = value
    else if (goes.to !== null) mapped[goes.to] = goes.as_text ? String(value) : value
  }
  return mapped
}

/** The form's own names of fields of the lead, for what is kept of a submission. */
export function askedNames(campaign: LiveCampaign | undefined, by_name: Record<string, unknown>): string[] {
  const names = Object.keys(by_name)
  if (!campaign || campaign.mapping.size === 0) return names
  const asked = new Map([...campaign.mapping].map(([field, { to }]) => [to, field]))
  return names.map(name => asked.get(name) ?? name)
}
