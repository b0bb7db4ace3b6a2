/**
 * Declares an event: its name and the schema of its data. A feature's events are in its events.ts and listed in its
 * feature.ts.
 */
import { z } from '@hono/zod-openapi'

/** The scope of an event: a lead, the site, or the account. */
export type About = 'lead' | 'site' | 'account'

export interface EventDefinition<
  N extends string = string,
  S extends z.ZodObject = z.ZodObject,
  A extends About = About,
> {
  /** Stored with each event: never changed once released. */
  readonly name: N
  readonly about: A
  readonly data: S
  /** For events of leads: whether the timeline shows them. */
  readonly timeline: boolean
  /**
   * The fields of its lead that change with it, by the names that filters have; of an event of the site, those of any
   * leads.
   */
  changes?(data: z.output<S>): Changed
}

/** Every field of a lead, where an event does not say which. */
export const every_field = '*'

export type Changed = readonly (string | typeof every_field)[]

interface More<S extends z.ZodObject> {
  timeline?: boolean
  changes?: Changed | ((data: z.output<S>) => Changed)
}

/** The data of events that say all in their names. */
export const nothing = z.object({})
type Nothing = typeof nothing

/** The schema of events without data. */
export type BareEvent = EventDefinition<string, Nothing, 'lead'> | EventDefinition<string, Nothing, 'site'>

export const isBare = (event: EventDefinition): event is BareEvent =>
  event.about !== 'account' && Object.keys(event.data.shape).length === 0

function definer<A extends About>(about: A) {
  function define<const N extends string>(name: N): EventDefinition<N, Nothing, A>
  function define<const N extends string, S extends z.ZodObject>(
    name: N,
    data: S,
    more?: More<S>,
  ): EventDefinition<N, S, A>
  function define(
    name: string,
    data: z.ZodObject = nothing,
    { timeline = about === 'lead', changes }: More<z.ZodObject> = {},
  ): EventDefinition {
    const named = typeof changes === 'function' ? changes : changes && (() => changes)
    return { name, about, data, timeline, ...(named && { changes: named }) }
  }
  return define
}

/** Something that happened on a site. */
export const defineEvent = definer('site')
/** An activity of the account, outside of sites; streams do not send it. */
export const defineAccountEvent = definer('account')
/** An event of a lead, shown in its timeline by default. */
export const defineLeadEvent = definer('lead')

/** Data of events of which an operation on many leads can be the cause. */
export const operated = {
  operation_id: z.string().optional().openapi({ description: 'ID of the bulk operation that made the change.' }),
}

/** The same where bulk changes start no journeys. */
export const suppressible = {
  ...operated,
  suppress_triggers: z
    .literal(true)
    .optional()
    .openapi({ description: 'Present if the change starts no journeys because it was part of a bulk change.' }),
}

export type Suppressible = { suppress_triggers?: true; operation_id?: string }
export const suppressUnless = (starts_journeys: boolean): Suppressible =>
  starts_journeys ? {} : { suppress_triggers: true }

/** An event as its consumers read it, a union by name. */
export type Happened<D extends EventDefinition = EventDefinition> =
  D extends EventDefinition<infer N, infer S, infer A>
    ? {
        readonly seq: number
        readonly id: string
        readonly at: number
        readonly name: N
        readonly subject_id: string | null
        readonly lead_id: A extends 'lead' ? string : string | null
        readonly data: z.output<S>
      }
    : never

type DataOf<S extends z.ZodObject> =
  Record<never, never> extends z.input<S> ? { data?: z.input<S> } : { data: z.input<S> }

/** The arguments of emitting an event. Its subject is the lead by default. */
export type NewEvent<D extends EventDefinition> = DataOf<D['data']> &
  (D['about'] extends 'lead'
    ? { lead_id: string; subject_id?: string }
    : { lead_id?: never; subject_id: string | null }) & {
    /** When it happened, where that is not now. */
    at?: number
  }
