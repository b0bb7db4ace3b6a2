/** What a campaign still lacks before it can be active, as pointers into it. Pure. */
import type { FieldError } from '../../../platform/problem/problem.ts'
import type { AssistantFacts, CampaignConnection } from './ports.ts'
import type { CampaignRow } from './store.ts'
import type { Mapping } from './table.ts'

/** The present state of what a campaign refers to. */
export interface CampaignParts {
  popup: { type: string; complete: boolean; form_fields: readonly string[] } | undefined
  /** Another active campaign has the popup, or the assistant. */
  popup_taken: boolean
  assistant: AssistantFacts | undefined
  /** The connection that its leads are sent to. */
  connection: CampaignConnection | undefined
  sandbox: { is_activated: boolean } | undefined
  /** The types of all fields that a lead can have, by name; without email, which nothing else may become. */
  field_types: ReadonlyMap<string, string>
  /** Ids of tags, audiences and files that exist. */
  ids: ReadonlySet<string>
}

type Report = (pointer: string, code: string) => void

export function missingParts(row: CampaignRow, known: CampaignParts): FieldError[] {
  const missing: FieldError[] = []
  const lacks: Report = (pointer, code) => missing.push({ pointer, code })
  sourceProblems(row, known, lacks)
  afterProblems(row, known, lacks)
  for (const list of ['tag_ids', 'audience_ids'] as const) {
    row[list].forEach((id, i) => {
      if (!known.ids.has(id)) lacks(`/${list}/${i}`, 'unknown_reference')
    })
  }
  if (row.connection_id !== null && !known.connection?.is_ready) lacks('/connection_id', 'connection_not_ready')
  mappingProblems(row.field_mapping, known, lacks)
  return missing
}

function sourceProblems(row: CampaignRow, { popup, popup_taken, assistant }: CampaignParts, lacks: Report): void {
  if (row.lead_source === 'assistant') {
    if (!assistant) lacks('/assistant_id', row.assistant_id === null ? 'no_lead_source' : 'unknown_reference')
    else if (!assistant.is_published) lacks('/assistant_id', 'assistant_not_published')
    else if (!assistant.form_fields.includes('email')) lacks('/assistant_id', 'assistant_captures_nobody')
    if (popup_taken) lacks('/assistant_id', 'assistant_in_other_campaign')
    return
  }
  if (!popup) {
    lacks('/popup_id', row.popup_id === null ? 'no_lead_source' : 'unknown_reference')
    return
  }
  if ((popup.type === 'embedded') !== (row.lead_source === 'form')) lacks('/popup_id', 'lead_source_differs')
  if (!popup.form_fields.includes('email')) lacks('/popup_id', 'popup_captures_nobody')
  else if (!popup.complete) lacks('/popup_id', 'popup_incomplete')
  if (popup_taken) lacks('/popup_id', 'popup_in_other_campaign')
}

const isEmpty = (text: string): boolean => text.trim() === ''

function sandboxProblems(row: CampaignRow, { sandbox }: CampaignParts, lacks: Report): void {
  if (row.form_action === 'sandbox' && !row.sandbox_access) lacks('/form_action', 'sandbox_access_off')
  if (!row.sandbox_access) return
  if (!sandbox) lacks('/sandbox_id', row.sandbox_id === null ? 'no_lead_source' : 'unknown_reference')
  else if (!sandbox.is_activated) lacks('/sandbox_id', 'sandbox_not_activated')
}

function afterProblems(row: CampaignRow, known: CampaignParts, lacks: Report): void {
  const { popup, ids } = known
  sandboxProblems(row, known, lacks)
  if (row.form_action === 'destination_url' && row.destination_url === null) lacks('/destination_url', 'required')
  if (row.form_action === 'download' || row.feedback_email) {
    if (row.file_id === null) lacks('/file_id', 'file_missing')
    else if (!ids.has(row.file_id)) lacks('/file_id', 'unknown_reference')
  }
  if (row.feedback_email) {
    if ((popup && popup.type !== 'popup_box') || row.lead_source === 'assistant')
      lacks('/feedback_email', 'feedback_needs_popup_box')
    if (isEmpty(row.feedback_subject)) lacks('/feedback_subject', 'feedback_subject_missing')
    if (isEmpty(row.feedback_text)) lacks('/feedback_text', 'feedback_text_missing')
  }
  if (row.notify !== 'off' && row.notify_emails.length === 0) lacks('/notify_emails', 'notify_emails_missing')
}

function mappingProblems(mapping: readonly Mapping[], { field_types, ...known }: CampaignParts, lacks: Report): void {
  const popup = known.assistant ?? known.popup
  if (!popup && mapping.length > 0) lacks('/field_mapping', 'mapping_without_popup')
  const named = new Set(mapping.map(entry => entry.field))
  const unmapped = new Set(popup?.form_fields.filter(name => !named.has(name)))
  mapping.forEach(({ field, to }, i) => {
    const at = `/field_mapping/${i}`
    const type = to === null ? undefined : field_types.get(to)
    if (popup && !popup.form_fields.includes(field)) lacks(`${at}/field`, 'field_not_in_form')
    else if (field === 'email') lacks(`${at}/field`, 'email_stays_email')
    else if (to === null || to === field) return
    else if (type === undefined) lacks(`${at}/to`, 'field_not_of_lead')
    else if (!takes(type, field_types.get(field))) lacks(`${at}/to`, 'mapping_type_differs')
    else if (unmapped.has(to)) lacks(`${at}/to`, 'mapped_twice')
  })
}

const writable = ['text', 'textarea', 'hidden', 'dropdown', 'website', 'phone', 'number', 'date']
export const isText = (type: string | undefined): boolean => type === 'text' || type === 'textarea' || type === 'hidden'

/**
 * A form field can be mapped to a field of the same type, except for dropdowns, whose options differ; text fields
 * accept any type.
 */
export const takes = (type: string, given: string | undefined): boolean =>
  (type === given && type !== 'dropdown') || (isText(type) && writable.includes(given ?? ''))
