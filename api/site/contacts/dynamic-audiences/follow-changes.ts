/** Consumes what changes leads: each is looked at with those filters alone that ask for what has changed. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type Cause, type EventDefinition, type EventRecord, every_field } from '../../../platform/events/define.ts'
import { type Consumer, type ConsumerContext, consumer } from '../../../platform/features/consumer.ts'
import { rulesIn } from '../../../platform/schemas/filter/schema.ts'
import { type DynamicAudience, dynamicAudiences, hasDynamicAudiences } from '../audiences/rules.ts'
import { bringUpToDate } from './membership.ts'
import { beginRecomputation, queuedRecomputations } from './recomputation.ts'

type Tx = Handle<'site'>

let declared: readonly EventDefinition[] = []

/** Called once, by composition: every event that says which fields of leads change with it. */
export function declareChangingEvents(events: readonly EventDefinition[]): void {
  declared = events.filter(event => event.changes !== undefined)
  definitions = new Map(declared.map(event => [event.name, event]))
}

let definitions: ReadonlyMap<string, EventDefinition> = new Map()

export const following: Consumer = {
  // Which campaigns a lead came by is written by theirs.
  ...consumer('dynamic_audiences', [], follow, { follows: ['campaigns'], wanted: hasDynamicAudiences }),
  get events() {
    return declared
  },
}

/** The audiences of which a filter asks for a field, by the field. */
function askingFor(audiences: readonly DynamicAudience[]): Map<string, DynamicAudience[]> {
  const asking = new Map<string, DynamicAudience[]>([[every_field, [...audiences]]])
  for (const audience of audiences) {
    for (const field of new Set(rulesIn(audience.filter).map(rule => rule.field))) {
      asking.set(field, [...(asking.get(field) ?? []), audience])
    }
  }
  return asking
}

async function follow(tx: Tx, batch: readonly EventRecord[], context: ConsumerContext): Promise<void> {
  const audiences = await dynamicAudiences(tx)
  const asking = askingFor(audiences)
  const asked = new Map<string, Set<DynamicAudience>>()
  const everywhere = new Set<DynamicAudience>()
  const starting = new Set<string>()
  for (const { name, lead_id, data } of batch) {
    const affected = (definitions.get(name)?.changes?.(data) ?? []).flatMap(field => asking.get(field) ?? [])
    if (affected.length === 0) continue
    if (lead_id === null) for (const audience of affected) everywhere.add(audience)
    else {
      const so_far = asked.get(lead_id) ?? new Set()
      for (const audience of affected) so_far.add(audience)
      asked.set(lead_id, so_far)
      if (!data.suppress_triggers) starting.add(lead_id)
    }
  }
  const how = (lead_id: string): Cause => (starting.has(lead_id) ? {} : { suppress_triggers: true })
  if (asked.size > 0) await bringUpToDate(tx, asked, { ...context, timezone: context.site.timezone }, how)
  const queued = everywhere.size > 0 ? await queuedRecomputations(tx) : new Set()
  for (const audience of everywhere) {
    if (queued.has(audience.id)) continue
    await beginRecomputation(tx, audience, { start_journeys: false }, { ...context, actor: { type: 'system' } })
  }
}
