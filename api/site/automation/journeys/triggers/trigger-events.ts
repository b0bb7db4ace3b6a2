/** Which events start which journeys. Dates, which have no event, are in date-triggers.ts. */
import type { EventRecord } from '../../../../platform/events/define.ts'
import { sameUrl, urlFits } from '../../../../platform/schemas/url-rules.ts'
import { conversationJoined } from '../../../assistants/conversations/events.ts'
import { formSubmitted } from '../../../capture/submissions/events.ts'
import { eventReceived, leadConfirmed, leadCreated, leadUpdated } from '../../../contacts/lead-records/events.ts'
import { pageVisited } from '../../../contacts/visitors/events.ts'
import { emailReplied } from '../../../email/email-responses/events.ts'
import { emailLinkClicked } from '../../../email/emails/events.ts'
import type { JourneyDocument, JourneyTrigger } from '../../journey-records/rules.ts'
import { isSetTrigger, setTriggerEvents, setTriggerFits } from '../../journey-records/rules.ts'
import { sandboxTriggerEvents, sandboxTriggerTypes } from './sandbox-triggers.ts'

/** Events that can start a journey. */
export const triggeringEvents = [
  formSubmitted,
  leadCreated,
  leadConfirmed,
  ...setTriggerEvents,
  leadUpdated,
  pageVisited,
  emailLinkClicked,
  emailReplied,
  conversationJoined,
  ...sandboxTriggerEvents,
  eventReceived,
] as const

export type TriggerEvent = EventRecord<(typeof triggeringEvents)[number]>

const names = new Set<string>(triggeringEvents.map(({ name }) => name))

export const isTriggering = (event: EventRecord): event is TriggerEvent => names.has(event.name)

/** The names of the site's custom fields by id: events carry names, journeys ids. */
export type FieldNames = ReadonlyMap<string, string>

/** Does the event fit one of the journey's triggers? Nothing that a bulk change has caused does, unless its owner wanted it. */
export const isTriggeredBy = (document: JourneyDocument, event: TriggerEvent, fields: FieldNames): boolean =>
  !event.data.suppress_triggers && document.triggers.some(trigger => fits(trigger, event, fields))

function fits(trigger: JourneyTrigger, event: TriggerEvent, fields: FieldNames): boolean {
  switch (event.name) {
    case 'form.submitted':
      return trigger.type === 'form_submitted' && isOneOf(trigger.popup_ids, event.data.popup_id)
    case 'lead.created':
      return trigger.type === 'lead_created'
    case 'lead.confirmed':
      return trigger.type === 'lead_confirmed'
    case 'lead.tag_added':
    case 'lead.audience_joined':
    case 'lead.audience_left':
      return isSetTrigger(trigger) && setTriggerFits(trigger, event)
    case 'lead.updated':
      return trigger.type === 'field_changed' && changedOneOf(trigger.field_ids, event.data.fields, fields)
    case 'page.visited':
      return trigger.type === 'page_visited' && urlFits(trigger.rules, event.data.url)
    case 'email.link_clicked':
      return (
        trigger.type === 'link_clicked' &&
        isOneOf(trigger.template_ids, event.data.template_id) &&
        (!trigger.url || sameUrl(trigger.url, event.data.url))
      )
    case 'email.replied':
      return trigger.type === 'email_replied' && isOneOf(trigger.template_ids, event.data.template_id)
    case 'conversation.joined':
      return (
        trigger.type === 'spoke_with_assistant' &&
        isOneOf(trigger.assistant_ids, event.data.assistant_id) &&
        (!trigger.by_form || event.data.by === 'form')
      )
    case 'lead.sandbox_opened':
    case 'lead.sandbox_expires_tomorrow':
    case 'lead.sandbox_space_over':
      return trigger.type === sandboxTriggerTypes[event.name] && isOneOf(trigger.sandbox_ids, event.data.sandbox_id)
    case 'event.received':
      return trigger.type === 'api_event' && event.data.name === trigger.name
  }
}

const isOneOf = (wanted: readonly string[] | undefined, id: string | null): boolean =>
  wanted === undefined || wanted.length === 0 || (id !== null && wanted.includes(id))

const changedOneOf = (field_ids: readonly string[], changed: readonly string[], fields: FieldNames): boolean =>
  field_ids.some(id => changed.includes(fields.get(id) ?? id))

/** Whether a journey has to know the names of custom fields. */
export const asksForFields = ({ triggers }: JourneyDocument): boolean => triggers.some(t => t.type === 'field_changed')
