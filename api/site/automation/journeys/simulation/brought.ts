/** Which leads a journey would have enrolled in a period, by which trigger and when: its triggers applied to past events. */
import { zoneFor } from '../../../../../workflows/time/resolve.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import { reader } from '../../../../platform/events/read.ts'
import { fieldsOfSite } from '../../../contacts/custom-fields/rules.ts'
import type { LeadFacts } from '../../../contacts/leads/rules.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import type { DateFieldTrigger } from '../../journey-records/rules.ts'
import { type JourneyDocument, toDefinition } from '../../journey-records/rules.ts'
import { datesDueOn, daysAround, momentOn, nextOccurrence } from '../triggers/date-occurrences.ts'
import { leadsWithDates } from '../triggers/date-store.ts'
import { isTriggeredBy, triggeringEvents } from '../triggers/trigger-events.ts'
import type { SimulatedSite } from './site-facts.ts'
import { eventsBetween } from './store.ts'

type Db = Handle<'site'>

export interface EventArrival {
  lead_id: string
  event: string
  at: number
}

export interface Span {
  since: number
  until: number
}

/** In order; `cut` where more happened than is looked at. */
export async function broughtIn(
  db: Db,
  document: JourneyDocument,
  span: Span,
  site_timezone: string,
): Promise<{ brought: EventArrival[]; events: number; cut: boolean }> {
  const limit = journeyLimits.what_if_events_max
  const names = new Map((await fieldsOfSite(db)).map(field => [field.id, field.name]))
  const happened = await eventsBetween(db, {
    ...span,
    names: triggeringEvents.map(({ name }) => name),
    limit: limit + 1,
  })
  const events = happened.slice(0, limit)
  const brought = events
    .flatMap(reader(triggeringEvents))
    .flatMap((event): EventArrival[] =>
      isTriggeredBy(document, event, names) ? [{ lead_id: event.lead_id, event: event.name, at: event.at }] : [],
    )
  for (const trigger of document.triggers) {
    if (trigger.type === 'date_field') brought.push(...(await byDate(db, document, trigger, span, site_timezone)))
  }
  brought.sort((a, b) => a.at - b.at)
  return { brought, events: events.length, cut: happened.length > limit }
}

async function byDate(
  db: Db,
  document: JourneyDocument,
  trigger: DateFieldTrigger,
  { since, until }: Span,
  site_timezone: string,
): Promise<EventArrival[]> {
  const definition = toDefinition(document)
  const dates = daysAround(since, until).flatMap(day =>
    datesDueOn(day, trigger).map((date): [number, number] => [date, day]),
  )
  const leads = await leadsWithDates(db, trigger.field_id, dates)
  return leads.flatMap(({ lead_id, timezone, day }) => {
    const { zone } = zoneFor('delay', { definition, lead_timezone: timezone, site_timezone })
    const at = momentOn(day, trigger.at, zone)
    return at > since && at <= until ? [{ lead_id, event: 'date_field', at }] : []
  })
}

/** When a date trigger enrolls this lead next; undefined without date triggers, null if none occurs. */
export function nextByDate(
  document: JourneyDocument,
  { custom_fields, timezone }: LeadFacts,
  { fields, site }: SimulatedSite,
  from: number,
): number | null | undefined {
  const triggers = document.triggers.filter(trigger => trigger.type === 'date_field')
  if (triggers.length === 0) return undefined
  const context = { definition: toDefinition(document), lead_timezone: timezone, site_timezone: site.timezone }
  const { zone } = zoneFor('delay', context)
  const moments = triggers.flatMap(trigger => {
    const value = custom_fields[fields.get(trigger.field_id)?.name ?? '']
    return typeof value === 'string' ? (nextOccurrence(Date.parse(value), trigger, zone, from) ?? []) : []
  })
  return moments.length === 0 ? null : Math.min(...moments)
}
