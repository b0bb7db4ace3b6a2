/** What an event of a lead says besides its title: the names of things instead of their ids. */
import type { MessageKey, Messages } from '../../messages/messages.tsx'

type Known = ReadonlyMap<string, string>
/** Empty where the person may not read them, or they are not loaded yet. */
export type Names = { tags: Known; audiences: Known; popups: Known }
type Entry = { name: string; data: { [key: string]: unknown } }

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Fields of a lead as this screen calls them; custom ones keep their own name. */
function fieldWord(name: string, t: Messages['t']): string {
  const words: Record<string, string> = {
    email: t('leads.email'),
    first_name: t('account.first_name'),
    middle_name: t('leads.middle_name'),
    last_name: t('account.last_name'),
    phone: t('leads.phone'),
    timezone: t('site.timezone'),
    language: t('site.language'),
    email_validity: t('filter.email_validity'),
    email_score: t('filter.email_score'),
  }
  return words[name] ?? name.replace(/^custom_fields\./, '').replaceAll('_', ' ')
}

const notEnrolledWords: Record<string, MessageKey> = {
  already_enrolled: 'leads.not_enrolled_before',
  already_live: 'leads.not_enrolled_live',
  suppressed: 'leads.not_enrolled_suppressed',
  not_matching: 'leads.not_enrolled_criteria',
}

function notEnrolled(data: Entry['data'], t: Messages['t']): string | undefined {
  const key = notEnrolledWords[text(data.reason) ?? '']
  return key && t(key, { journey: text(data.journey_name) ?? t('leads.gone') })
}

/** The reason line of an entry; undefined where the title says all. */
export function reasonOf({ name, data }: Entry, names: Names, messages: Pick<Messages, 't' | 'list'>) {
  const { t, list } = messages
  const called = (known: Known, id: string) => known.get(id) ?? (known.size > 0 ? t('leads.gone') : undefined)
  const [tag_id, audience_id, popup_id] = [text(data.tag_id), text(data.audience_id), text(data.popup_id)]
  if (tag_id) return called(names.tags, tag_id)
  if (audience_id) return called(names.audiences, audience_id)
  if (popup_id) return called(names.popups, popup_id)
  if (name === 'lead.updated' && Array.isArray(data.fields))
    return list(data.fields.map(field => fieldWord(String(field), t)))
  if (name === 'question.answered' && data.late === true) return t('leads.late_answer')
  if (name === 'journey.not_enrolled') return notEnrolled(data, t)
  if (name === 'visitor.told') return text(data.name)
  const cause = text(data.cause)
  const causes: Record<string, string> = {
    link: t('leads.by_link'),
    one_click: t('leads.by_one_click'),
    journey: t('leads.by_journey'),
    manual: t('leads.by_hand'),
    checkbox: t('leads.by_checkbox'),
    notice: t('leads.by_notice'),
    double_opt_in: t('leads.by_double_opt_in'),
    api: t('leads.by_api'),
    form: t('leads.source_form'),
  }
  if (cause) return causes[cause] ?? cause
  return text(data.page_url) ?? text(data.journey_name) ?? text(data.subject) ?? text(data.reason) ?? text(data.url)
}
