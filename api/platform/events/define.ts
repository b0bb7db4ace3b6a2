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
  changes?(data: z.output<S>): FieldNames
}

/** Every field of a lead, where an event does not say which. */
export const every_field = '*'

export type FieldNames = readonly (string | typeof every_field)[]

interface More<S extends z.ZodObject> {
  timeline?: boolean
  changes?: FieldNames | ((data: z.output<S>) => FieldNames)
}

/** The data of events that say all in their names. */
export const nothing = z.object({})
type Nothing = typeof nothing

/** What any event of a site may say of its cause; `emitWith` writes it. */
const cause = {
  operation_id: z.string().optional().openapi({ description: 'ID of the bulk operation that made the change.' }),
  suppress_triggers: z
    .literal(true)
    .optional()
    .openapi({ description: 'Present if the change starts no journeys because it was part of a bulk change.' }),
}
export const onlyCause = z.object(cause)

/** The cause of what follows: an operation on many leads, and whether journeys begin with it. */
export type Cause = { suppress_triggers?: true; operation_id?: string }
export const suppressUnless = (starts_journeys: boolean): Cause => (starts_journeys ? {} : { suppress_triggers: true })

type WithCause<S extends z.ZodObject> = z.ZodObject<S['shape'] & typeof cause>
type DataIn<S extends z.ZodObject, A extends About> = A extends 'account' ? S : WithCause<S>

/** The schema of events without data of their own. */
export type BareEvent =
  | EventDefinition<string, WithCause<Nothing>, 'lead'>
  | EventDefinition<string, WithCause<Nothing>, 'site'>

export const isBare = (event: EventDefinition): event is BareEvent =>
  event.about !== 'account' && Object.keys(event.data.shape).every(key => key in cause)

function definer<A extends About>(about: A) {
  function define<const N extends string>(name: N): EventDefinition<N, DataIn<Nothing, A>, A>
  function define<const N extends string, S extends z.ZodObject>(
    name: N,
    data: S,
    more?: More<S>,
  ): EventDefinition<N, DataIn<S, A>, A>
  function define(
    name: string,
    data: z.ZodObject = nothing,
    { timeline = about === 'lead', changes }: More<z.ZodObject> = {},
  ): EventDefinition {
    const named = typeof changes === 'function' ? changes : changes && (() => changes)
    return { name, about, data: withCause(about, data), timeline, ...(named && { changes: named }) }
  }
  return define
}

function withCause(about: About, data: z.ZodObject): z.ZodObject {
  if (about === 'account') return data
  return data === nothing ? onlyCause : data.extend(cause)
}

/** Something that happened on a site. */
export const defineEvent = definer('site')
/** An activity of the account, outside of sites; streams do not send it. */
export const defineAccountEvent = definer('account')
/** An event of a lead, shown in its timeline by default. */
export const defineLeadEvent = definer('lead')

/** An event as its consumers read it, a union by name. */
export type EventRecord<D extends EventDefinition = EventDefinition> =
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
