/**
 * Journeys that feed each other: whose steps change what starts the next, round to the first, so that a lead goes round without
 * anybody doing anything. Only where each lets leads in again, and where what they change is changed back on the way. Pure.
 */
import { isMembershipStep, memberships } from '../../../../../workflows/core/memberships.ts'
import { type Filter, rulesIn } from '../../../../platform/schemas/filter/schema.ts'
import type { JourneyDocument, JourneyTrigger } from '../../journey-records/rules.ts'
import { isSetTrigger, setTriggerOf } from '../../journey-records/rules.ts'
import { everyStep } from '../steps.ts'

export interface JourneyNode {
  id: string
  name: string
  document: JourneyDocument
}

export interface Surroundings {
  /** Filters of audiences that fill themselves, by their ids. */
  filters: ReadonlyMap<string, Filter>
  /** Names of custom fields by their ids: filters know names. */
  fields: ReadonlyMap<string, string>
}

/** A thing of a lead that steps change: `tags tag_…`, `audiences aud_…`, `field …`. */
type Thing = string
/** Each thing that the steps of a journey change, with what it becomes. */
type Changes = ReadonlyMap<Thing, ReadonlySet<string>>

function changesBy({ steps }: JourneyDocument, { fields }: Surroundings): Changes {
  const changes = new Map<Thing, Set<string>>()
  const note = (thing: Thing, becomes: string) => changes.set(thing, (changes.get(thing) ?? new Set()).add(becomes))
  for (const { step } of everyStep(steps)) {
    if (isMembershipStep(step)) {
      const { set, adds } = memberships[step.type]
      const ids = 'tag_ids' in step ? step.tag_ids : step.audience_ids
      for (const id of ids) note(`${set} ${id}`, adds ? 'in' : 'out')
    } else if (step.type === 'set_custom_field_value') {
      note(`field ${fields.get(step.field_id) ?? step.field_id}`, JSON.stringify(step.value))
    }
  }
  return changes
}

/** Things on which a filter depends, through other audiences too. */
function thingsIn(filter: Filter, around: Surroundings, seen: ReadonlySet<string> = new Set()): Thing[] {
  return rulesIn(filter).flatMap(({ field, value }): Thing[] => {
    const ids = [value ?? []].flat().map(String)
    if (field === 'tags') return ids.map(id => `tags ${id}`)
    if (field !== 'audiences') return [`field ${field.replace(/^custom_fields\./, '')}`]
    return ids.flatMap(id => thingsOfAudience(id, around, seen))
  })
}

function thingsOfAudience(id: string, around: Surroundings, seen: ReadonlySet<string>): Thing[] {
  const filter = around.filters.get(id)
  if (!filter) return [`audiences ${id}`]
  return seen.has(id) ? [] : thingsIn(filter, around, new Set([...seen, id]))
}

/** A change that starts a journey. */
interface Cause {
  thing: Thing
  /** Null: whatever it becomes. */
  becomes: string | null
}

function startsBy(trigger: JourneyTrigger, around: Surroundings): Cause[] {
  if (trigger.type === 'field_changed')
    return trigger.field_ids.map(id => ({ thing: `field ${around.fields.get(id) ?? id}`, becomes: null }))
  if (!isSetTrigger(trigger)) return []
  const { set, ids, adds } = setTriggerOf(trigger)
  return ids.flatMap((id): Cause[] =>
    set === 'audiences' && around.filters.has(id)
      ? thingsOfAudience(id, around, new Set()).map(thing => ({ thing, becomes: null }))
      : [{ thing: `${set} ${id}`, becomes: adds ? 'in' : 'out' }],
  )
}

export interface Circle {
  /** The place among the triggers of the journey that is asked about. */
  trigger: number
  /** Names of the other journeys of the circle; none where it feeds itself. */
  others: string[]
}

/** The circle that a journey would close, if there is one. */
export function circleOf(own: JourneyNode, others: readonly JourneyNode[], around: Surroundings): Circle | undefined {
  const open = [own, ...others].filter(({ document }) => document.allow_duplicate_enrollment)
  if (!open.includes(own)) return undefined
  const changes = new Map(open.map(journey => [journey, changesBy(journey.document, around)]))
  const starts = new Map(open.map(({ document }) => [document, document.triggers.map(one => startsBy(one, around))]))
  let among = open
  for (;;) {
    const renewed = changedBack(among.map(journey => changes.get(journey) ?? new Map()))
    const feeds = (from: JourneyNode, to: JourneyNode, trigger?: number) =>
      (starts.get(to.document) ?? []).some(
        (causes, at) =>
          (trigger === undefined || trigger === at) &&
          causes.some(({ thing, becomes }) => {
            const changed = changes.get(from)?.get(thing)
            return changed && renewed.has(thing) && (becomes === null || changed.has(becomes))
          }),
      )
    const ahead = reachedFrom(own, among, feeds)
    const behind = reachedFrom(own, among, (from, to) => feeds(to, from))
    const within = among.filter(journey => ahead.has(journey) && behind.has(journey))
    if (!within.includes(own)) return undefined
    if (within.length < among.length) {
      among = within
      continue
    }
    const trigger = own.document.triggers.findIndex((_, at) => within.some(from => feeds(from, own, at)))
    return { trigger, others: within.flatMap(({ id, name }) => (id === own.id ? [] : [name])) }
  }
}

/** Things that the journeys together change to more than one value: another change to the same starts nothing. */
function changedBack(all: readonly Changes[]): Set<Thing> {
  const values = new Map<Thing, Set<string>>()
  for (const changes of all)
    for (const [thing, to] of changes) values.set(thing, new Set([...(values.get(thing) ?? []), ...to]))
  return new Set([...values].flatMap(([thing, to]) => (to.size > 1 ? [thing] : [])))
}

/** By one step or more. */
function reachedFrom(
  start: JourneyNode,
  all: readonly JourneyNode[],
  leads: (from: JourneyNode, to: JourneyNode) => boolean,
): Set<JourneyNode> {
  const reached = new Set<JourneyNode>()
  const next = [start]
  for (let from = next.pop(); from; from = next.pop()) {
    for (const to of all) {
      if (reached.has(to) || !leads(from, to)) continue
      reached.add(to)
      next.push(to)
    }
  }
  return reached
}
