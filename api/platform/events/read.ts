/** Stored events as they were declared. */
import type { Log } from '../log.ts'
import { placesOf } from './check.ts'
import type { EventDefinition, Happened } from './define.ts'
import type { Event } from './events.ts'

/**
 * Reads events of these declarations, for `flatMap`. One whose data does not fit is passed over: of an erased person nothing
 * is left, and anything else was logged when it was written.
 */
export function reader<D extends EventDefinition>(
  events: readonly D[],
  log?: Pick<Log, 'error'>,
): (event: Event) => Happened<D>[] {
  const byName = new Map<string, D>(events.map(event => [event.name, event]))
  return event => {
    const read = byName.get(event.name)?.data.safeParse(event.data)
    if (read?.success) return [{ ...event, data: read.data } as unknown as Happened<D>]
    if (read && Object.keys(event.data).length > 0) {
      log?.error({ event: event.name, id: event.id, places: placesOf(read.error) }, 'an event was passed over')
    }
    return []
  }
}
