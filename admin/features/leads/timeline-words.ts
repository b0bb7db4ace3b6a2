/** Details of a lead's event besides its title, with names in place of ids. */
import type { JourneyNotEnrolledEventData, Lead, LeadTag, TimelineEntry } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import { bounceWords } from '../../product/emails/bounce-words.ts'
import { leadFieldNamed } from '../../product/filter/lead-fields.ts'
import { sourceWords as changeWords } from './source-words.ts'

type NamesById = ReadonlyMap<string, string>
/** Empty where the person may not read them, or they are not loaded yet. */
export type Names = {
  tags: NamesById
  audiences: NamesById
  popups: NamesById
  templates: NamesById
  sandboxes: NamesById
}

/** Fields of a lead as this screen calls them; custom ones keep their own name. */
function fieldWord(name: string, t: Messages['t']): string {
  return leadFieldNamed(t, name) ?? name.replace(/^custom_fields\./, '').replaceAll('_', ' ')
}

const notEnrolledWords: Record<string, MessageKey<{ journey: string }>> = {
  already_enrolled: 'leads.not_enrolled_before',
  already_live: 'leads.not_enrolled_live',
  too_often: 'leads.not_enrolled_often',
  suppressed: 'leads.not_enrolled_suppressed',
  not_matching: 'leads.not_enrolled_criteria',
}

function notEnrolled({ reason, journey_name }: JourneyNotEnrolledEventData, t: Messages['t']): string | undefined {
  const key = notEnrolledWords[reason]
  return key && t(key, { journey: journey_name || t('leads.gone') })
}

const causeWords: Record<string, MessageKey> = {
  link: 'leads.by_link',
  one_click: 'leads.by_one_click',
  journey: 'leads.by_journey',
  manual: 'leads.by_hand',
  checkbox: 'leads.by_checkbox',
  notice: 'leads.by_notice',
  double_opt_in: 'leads.by_double_opt_in',
  api: 'leads.by_api',
  incoming_hook: 'leads.source_incoming_hook',
  form: 'leads.source_form',
}

const sourceWords = {
  form: 'leads.source_form',
  api: 'leads.source_api',
  manual: 'leads.source_manual',
  import: 'leads.source_import',
  incoming_hook: 'leads.source_incoming_hook',
  seed: 'leads.source_seed',
} as const satisfies Record<Lead['source'], MessageKey>

/** The reason line of an entry; undefined where the title says all. */
export function reasonOf(
  entry: TimelineEntry,
  names: Names,
  { t, list }: Pick<Messages, 't' | 'list'>,
): string | undefined {
  const called = (known: NamesById, id: string) => known.get(id) ?? (known.size > 0 ? t('leads.gone') : undefined)
  /** Which email, and what there is to say of it. */
  const ofEmail = (template_id: string | null | undefined, words: string | null | undefined) =>
    [template_id && called(names.templates, template_id), words].filter(Boolean).join(' · ') || undefined
  const by = (words: string | undefined, source: LeadTag['source'] | undefined) =>
    source === undefined ? words : [words, t(changeWords[source])].filter(Boolean).join(' · ')
  switch (entry.type) {
    case 'lead.created':
      return t(sourceWords[entry.data.source])
    case 'lead.tag_added':
      return by(called(names.tags, entry.data.tag_id), entry.data.source)
    case 'lead.tag_removed':
      return called(names.tags, entry.data.tag_id)
    case 'lead.audience_joined':
    case 'lead.audience_left':
      return called(names.audiences, entry.data.audience_id)
    case 'form.submitted':
      return called(names.popups, entry.data.popup_id)
    case 'lead.updated':
      return by(list(entry.data.fields.map(field => fieldWord(field, t))), entry.data.source)
    case 'lead.subscribed':
    case 'lead.unsubscribed': {
      const { cause } = entry.data
      const words = causeWords[cause]
      return words ? t(words) : cause
    }
    case 'question.answered':
      return entry.data.late ? t('leads.late_answer') : undefined
    case 'journey.not_enrolled':
      return notEnrolled(entry.data, t)
    case 'event.tracked':
      return entry.data.name
    case 'page.visited':
      return entry.data.url
    case 'email.opened':
    case 'email.clicked':
      return ofEmail(entry.data.template_id, entry.data.url)
    case 'email.replied':
      return entry.data.subject
    case 'email.bounced':
      return (entry.data.reason && bounceWords({ t }, entry.data.reason)) || (entry.data.status ?? undefined)
    case 'email.delivered':
    case 'email.not_delivered':
    case 'email.skipped':
    case 'email.unknown':
      return ofEmail(entry.data.template_id, entry.data.reason)
    case 'lead.sandbox_assigned':
    case 'lead.sandbox_extended':
    case 'lead.sandbox_opened':
    case 'lead.sandbox_expiring':
    case 'lead.sandbox_expires_tomorrow':
    case 'lead.sandbox_space_over':
    case 'lead.sandbox_expired':
    case 'lead.sandbox_deleted':
      return called(names.sandboxes, entry.data.sandbox_id)
    default:
      return undefined
  }
}
