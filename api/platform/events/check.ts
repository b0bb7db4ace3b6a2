/**
 * Validates emitted events against their schema. In production a bug of ours must not lose the event, so it is
 * logged and recorded all the same; where the code is tested, it throws.
 */
import type { z } from '@hono/zod-openapi'
import type { Log } from '../runtime/log.ts'
import type { EventDefinition } from './define.ts'

export interface EventCheck {
  /** Whether data that does not fit its event throws. */
  readonly strict_events: boolean
  readonly log: Pick<Log, 'error'>
}

/** Names the event and the places in its data; never a value, which may be a person's. */
export class EventDataError extends Error {
  constructor(name: string, places: readonly string[]) {
    super(`The data of ${name} does not fit its declaration at ${places.join(', ')}`)
    this.name = 'EventDataError'
  }
}

/** Writing is strict; reading allows unknown keys, since an event may be older than the schema. */
const strict = new WeakMap<EventDefinition, z.ZodObject>()

function strictOf(event: EventDefinition): z.ZodObject {
  const known = strict.get(event)
  if (known) return known
  const made = event.data.strict()
  strict.set(event, made)
  return made
}

/** Data that fits: many leads share theirs. */
const fitting = new WeakMap<object, EventDefinition>()

export function checkEventData(event: EventDefinition, data: object, { strict_events, log }: EventCheck): void {
  if (fitting.get(data) === event) return
  const { error } = strictOf(event).safeParse(data)
  if (!error) {
    fitting.set(data, event)
    return
  }
  const places = placesOf(error)
  if (strict_events) throw new EventDataError(event.name, places)
  log.error({ event: event.name, places }, 'the data of an event does not fit its declaration')
}

/** Where data does not fit: keys of the declaration, `*` for those of a person's own making. */
export const placesOf = (error: z.ZodError): string[] =>
  error.issues.map(
    ({ path, code }) => `/${path.map((part, depth) => (depth === 0 ? String(part) : '*')).join('/')} (${code})`,
  )
