/** Which events start which journeys. Dates, which no event tells of, are in date-triggers.ts. */
import type { Event } from '../../../platform/events/events.ts'
import { sameUrl, urlFits } from '../../../platform/url-rules.ts'
import type { JourneyDocument } from './document.ts'
import type { JourneyTrigger } from './triggers.ts'

/** Events that can start a journey. */
export const triggeringEvents = [
  'form.submitted',
  'lead.created',
  'lead.confirmed',
  'lead.tag_added',
  'lead.audience_joined',
  'lead.updated',
  'page.visited',
  'email.link_clicked',
  'event.received',
] as const

/** The names of the site's custom fields by id: events tell of names, journeys of ids. */
export type FieldNames = ReadonlyMap<string, string>

/** Does the event fit one of the journey's triggers? */
export const isTriggeredBy = (document: JourneyDocument, event: Event, names: FieldNames): boolean =>
  document.triggers.some(trigger => fits(trigger, event, names))

const isOneOf = (wanted: readonly string[] | undefined, id: unknown): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(String(id))

function fits(trigger: JourneyTrigger, { name, data }: Event, names: FieldNames): boolean {
  switch (trigger.type) {
    case 'form_submitted':
      return name === 'form.submitted' && isOneOf(trigger.popup_ids, data.popup_id)
    case 'lead_created':
      return name === 'lead.created'
    case 'lead_confirmed':
      return name === 'lead.confirmed'
    case 'tag_added':
      return name === 'lead.tag_added' && trigger.tag_ids.includes(String(data.tag_id))
    case 'audience_joined':
      return name === 'lead.audience_joined' && trigger.audience_ids.includes(String(data.audience_id))
    case 'field_changed':
      return name === 'lead.updated' && changedOneOf(trigger.field_ids, data.fields, names)
    case 'page_visited':
      return name === 'page.visited' && typeof data.url === 'string' && urlFits(trigger.rules, data.url)
    case 'link_clicked':
      return (
        name === 'email.link_clicked' &&
        isOneOf(trigger.template_ids, data.template_id) &&
        isLink(trigger.url, data.url)
      )
    case 'api_event':
      return name === 'event.received' && data.name === trigger.name
    case 'date_field':
      return false
  }
}

const isLink = (wanted: string | undefined, url: unknown): boolean =>
  !wanted || (typeof url === 'string' && sameUrl(wanted, url))

function changedOneOf(field_ids: readonly string[], changed: unknown, names: FieldNames): boolean {
  if (!Array.isArray(changed)) return false
  return field_ids.some(id => changed.includes(names.get(id) ?? id))
}

/** Whether a journey has to know the names of custom fields. */
export const asksForFields = ({ triggers }: JourneyDocument): boolean => triggers.some(t => t.type === 'field_changed')
