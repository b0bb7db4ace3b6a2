/**
 * For whom a trigger holds now, which is whom "existing matching leads" means: who has the tag, is in the audience, has
 * submitted the form, spoke with the assistant, has confirmed, has the date today. A click, a visit, a sandbox that was opened, a changed field, an
 * audience that was left and an event from the API happen at one moment and hold for nobody afterwards. Which events start a journey is in trigger-events.ts.
 */
import type { MemberSet } from '../../../../../workflows/core/memberships.ts'
import { dayOf, toLocal } from '../../../../../workflows/time/local-clock.ts'
import { zoneFor } from '../../../../../workflows/time/resolve.ts'
import { systemZones } from '../../../../../workflows/time/zones.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Filter } from '../../../../platform/schemas/filter/schema.ts'
import { spokeWith } from '../../../assistants/conversations/rules.ts'
import { submittedBy } from '../../../capture/submissions/rules.ts'
import type { LeadIds } from '../../../contacts/leads/rules.ts'
import type { DateFieldTrigger } from '../../journey-records/rules.ts'
import { isSetTrigger, type JourneyDocument, setTriggerOf, toDefinition } from '../../journey-records/rules.ts'
import { datesDueOn, daysAround } from './date-occurrences.ts'
import { type DatesToday, datedToday, zonesOfDates } from './date-store.ts'

type Db = Handle<'site'>

/** The journey, and when and where "today" is. */
export interface HoldContext {
  id: string
  document: JourneyDocument
  now: number
  site_timezone: string
}

const everybody: Filter = { type: 'all', filters: [] }
const has = (field: MemberSet, ids: readonly string[]): Filter[] =>
  ids.length === 0 ? [] : [{ type: 'rule', field, op: 'has', value: [...ids] }]

/** The condition for leads for whom at least one of the journey's triggers holds. */
export async function triggersHold(db: Db, holding: HoldContext): Promise<(Filter | LeadIds)[]> {
  const holds: (Filter | LeadIds)[] = []
  for (const trigger of holding.document.triggers) {
    if (isSetTrigger(trigger)) {
      const { set, adds, ids } = setTriggerOf(trigger)
      if (adds) holds.push(...has(set, ids))
      continue
    }
    switch (trigger.type) {
      case 'form_submitted':
        holds.push({ lead_ids: submittedBy(trigger.popup_ids ?? []) })
        break
      case 'lead_created':
        holds.push(everybody)
        break
      case 'lead_confirmed':
        holds.push({ type: 'rule', field: 'confirmation', op: 'is', value: 'confirmed' })
        break
      case 'date_field':
        holds.push({ lead_ids: datedToday(await datesToday(db, trigger, holding)) })
        break
      case 'spoke_with_assistant':
        holds.push({ lead_ids: spokeWith(trigger.assistant_ids ?? [], trigger.by_form ?? false) })
        break
      case 'field_changed':
      case 'page_visited':
      case 'link_clicked':
      case 'email_replied':
      case 'sandbox_opened':
      case 'sandbox_expires_tomorrow':
      case 'sandbox_space_over':
      case 'api_event':
        break
    }
  }
  return holds
}

/** The stored dates that occur today, in each time zone of leads with such a date. */
export async function datesToday(db: Db, trigger: DateFieldTrigger, holding: HoldContext): Promise<DatesToday> {
  const { id, document, now, site_timezone } = holding
  const definition = toDefinition(document)
  const dates = daysAround(now, now).flatMap(day =>
    datesDueOn(day, trigger).map((date): [number, number] => [date, day]),
  )
  const zones = await zonesOfDates(db, trigger.field_id, dates)
  const days = zones.map((lead_timezone): [string | null, number] => {
    const { zone } = zoneFor('delay', { definition, lead_timezone, site_timezone })
    return [lead_timezone, dayOf(toLocal(systemZones(), zone, now))]
  })
  return { journey_id: id, field_id: trigger.field_id, dates, days }
}
