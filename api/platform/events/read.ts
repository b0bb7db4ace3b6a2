/** Stored events as they were declared. */
import { placesOf } from './check.ts'
import type { EventDefinition, EventRecord } from './define.ts'
import type { Event } from './events.ts'

/** Called for an event whose data does not fit, with the pointers; never with values, which may be personal data. */
export type OnUnfitEvent = (event: Event, places: readonly string[]) => void

/**
 * Reads events of these declarations, for `flatMap`. An event whose data does not fit its schema is skipped and stays
 * stored, and `unfit` is called. Events of erased leads have no data, which is no error.
 */
export function reader<D extends EventDefinition>(
  events: readonly D[],
  unfit?: OnUnfitEvent,
): (event: Event) => EventRecord<D>[] {
  const byName = new Map<string, D>(events.map(event => [event.name, event]))
  return event => {
    const read = byName.get(event.name)?.data.safeParse(event.data)
    if (read?.success) return [{ ...event, data: read.data } as unknown as EventRecord<D>]
    if (read && Object.keys(event.data).length > 0) unfit?.(event, placesOf(read.error))
    return []
  }
}
