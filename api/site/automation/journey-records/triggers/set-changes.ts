/**
 * Changes of a lead's tags and audiences, as triggers of journeys and as events of a simulation. Each is declared
 * only here: schemas, the event, what it refers to, for which leads it holds.
 */
import { z } from '@hono/zod-openapi'
import type { MemberSet } from '../../../../../workflows/core/memberships.ts'
import type { EventDefinition, EventRecord } from '../../../../platform/events/define.ts'
import { id, instant } from '../../../../platform/schemas/schemas.ts'
import { leadAudienceJoined, leadAudienceLeft } from '../../../contacts/audiences/events.ts'
import { leadTagAdded, leadTagRemoved } from '../../../contacts/tags/events.ts'

interface SetChange {
  set: MemberSet
  /**
   * Whether the change adds the lead. After a removal the trigger holds for nobody: a former member cannot be told from
   * a lead that never was one.
   */
  adds: boolean
  /** The event of the change. */
  event: EventDefinition
}

const changes = {
  tag_added: { set: 'tags', adds: true, event: leadTagAdded },
  tag_removed: { set: 'tags', adds: false, event: leadTagRemoved },
  audience_joined: { set: 'audiences', adds: true, event: leadAudienceJoined },
  audience_left: { set: 'audiences', adds: false, event: leadAudienceLeft },
} as const satisfies Record<string, SetChange>

const tags = { tag_ids: z.array(id('tag')).max(100) }
const audiences = { audience_ids: z.array(id('audience')).max(100) }
const trigger = <T extends keyof typeof changes, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).openapi(name)

/** Those that start journeys. */
export const setTriggers = [
  trigger('tag_added', 'TagAddedTrigger', tags),
  trigger('audience_joined', 'AudienceJoinedTrigger', audiences),
  trigger('audience_left', 'AudienceLeftTrigger', audiences),
] as const

const tag = { tag_id: id('tag') }
const audience = { audience_id: id('audience') }
const happening = <K extends keyof typeof changes, S extends z.ZodRawShape>(type: K, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), at: instant, ...shape }).openapi(name)

/** What may happen to a lead while a journey is tried. */
export const setHappenings = [
  happening('tag_added', 'TagAdded', tag),
  happening('tag_removed', 'TagRemoved', tag),
  happening('audience_joined', 'AudienceJoined', audience),
  happening('audience_left', 'AudienceLeft', audience),
] as const

type SetTrigger = z.output<(typeof setTriggers)[number]>
type SetEvent = z.output<(typeof setHappenings)[number]>

export const isSetTrigger = <T extends { type: string }>(one: T): one is T & SetTrigger =>
  setTriggers.some(({ shape }) => shape.type.value === one.type)
export const isSetHappening = <H extends { type: string }>(one: H): one is H & SetEvent =>
  Object.hasOwn(changes, one.type)

/** What starts with any of these ids, under the key that holds them. */
export const setTriggerOf = (one: SetTrigger) => ({
  ...changes[one.type],
  ...('tag_ids' in one ? { field: 'tag_ids', ids: one.tag_ids } : { field: 'audience_ids', ids: one.audience_ids }),
})

export const setHappeningOf = (one: SetEvent) => ({
  ...changes[one.type],
  id: 'tag_id' in one ? one.tag_id : one.audience_id,
})

/** Of the triggers above. */
export const setTriggerEvents = [leadTagAdded, leadAudienceJoined, leadAudienceLeft] as const

/** Whether the event fires this trigger. */
export function setTriggerFits(trigger: SetTrigger, { name, data }: EventRecord<(typeof setTriggerEvents)[number]>) {
  const { event, ids } = setTriggerOf(trigger)
  return event.name === name && ids.includes('tag_id' in data ? data.tag_id : data.audience_id)
}
