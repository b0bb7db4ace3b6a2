/** Declares an event: its name and the schema of its data. A feature's events stand in its events.ts and in its feature.ts. */
import { z } from '@hono/zod-openapi'

/** Whom an event is about: one person, the site and what is in it, or the people of an account. */
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
  /** Of a lead: whether it stands in the lead's timeline. */
  readonly timeline: boolean
}

const nothing = z.object({})
type Nothing = typeof nothing

/** An event that says all in its name and its subject. */
export type BareEvent = EventDefinition<string, Nothing, 'lead'> | EventDefinition<string, Nothing, 'site'>

export const isBare = (event: EventDefinition): event is BareEvent =>
  event.about !== 'account' && Object.keys(event.data.shape).length === 0

function definer<A extends About>(about: A) {
  function define<const N extends string>(name: N): EventDefinition<N, Nothing, A>
  function define<const N extends string, S extends z.ZodObject>(
    name: N,
    data: S,
    where?: { timeline: boolean },
  ): EventDefinition<N, S, A>
  function define(
    name: string,
    data: z.ZodObject = nothing,
    { timeline } = { timeline: about === 'lead' },
  ): EventDefinition {
    return { name, about, data, timeline }
  }
  return define
}

/** Something that happened on a site. */
export const defineEvent = definer('site')
/** Something that happened besides sites: an activity of the account, which no stream tells of. */
export const defineAccountEvent = definer('account')
/** Something that happened to a lead, or that it did: it stands in the lead's timeline, unless it says otherwise. */
export const defineLeadEvent = definer('lead')

/** Part of the data of events that may be told of many leads at once: with it they start no journey. */
export const suppressible = {
  suppress_triggers: z
    .literal(true)
    .optional()
    .openapi({ description: 'Present where the change starts no journey: it was made for many leads at once.' }),
}

export type Suppressible = { suppress_triggers?: true }
export const suppressUnless = (starts_journeys: boolean): Suppressible =>
  starts_journeys ? {} : { suppress_triggers: true }

/** An event as its consumers read it, told apart by its name. */
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

/** What is said of an event when it is emitted. Its subject is the lead, unless another is named. */
export type NewEvent<D extends EventDefinition> = DataOf<D['data']> &
  (D['about'] extends 'lead'
    ? { lead_id: string; subject_id?: string }
    : { lead_id?: never; subject_id: string | null }) & {
    /** When it happened, where that is not now. */
    at?: number
  }
