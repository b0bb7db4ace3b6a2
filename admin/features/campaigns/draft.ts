/** The draft of a campaign: its fields and defaults. Knows no screen. */
import type { Campaign } from '@leadwright/sdk'

const keys = [
  'name',
  'description',
  'lead_source',
  'popup_id',
  'assistant_id',
  'sandbox_access',
  'sandbox_id',
  'form_action',
  'destination_url',
  'file_id',
  'feedback_email',
  'feedback_subject',
  'feedback_text',
  'notify',
  'notify_emails',
  'email_confirmation',
  'reject_disposable',
  'reject_free',
  'reject_role_based',
  'typo_correction',
  'tag_ids',
  'audience_ids',
  'connection_id',
  'field_mapping',
] as const satisfies readonly (keyof Campaign)[]

export type CampaignDraft = Pick<Campaign, (typeof keys)[number]>

export const newDraft: CampaignDraft = {
  name: '',
  description: '',
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
  connection_id: null,
  field_mapping: [],
}

export const draftOf = (campaign: Campaign): CampaignDraft =>
  Object.fromEntries(keys.map(key => [key, campaign[key]])) as unknown as CampaignDraft

/** Addresses as they are typed: one a line, or with commas between them. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(part => part !== '')

const texts = ['text', 'textarea', 'hidden']
const writable = [...texts, 'dropdown', 'website', 'phone', 'number', 'date']

/**
 * Whether a form field can be mapped to a field of the lead: the same type, except other dropdowns; text fields accept
 * most types.
 */
export const takes = (type: string, asked: string): boolean =>
  (type === asked && type !== 'dropdown') || (texts.includes(type) && writable.includes(asked))

type Mapping = CampaignDraft['field_mapping']

/** The mapping of a form field. A field that maps to the field of the same name is not stored. */
export function mapped(mapping: Mapping, field: string, to: string | null): Mapping {
  const others = mapping.filter(entry => entry.field !== field)
  return to === field ? others : [...others, { field, to }]
}
