/** How actions and jobs emit events: one function, typed by the event's declaration. */
import type { Handle } from '../database/handle.ts'
import { insertInto } from '../database/statements.ts'
import type { NewId } from '../ids.ts'
import { checkEventData, type EventCheck } from './check.ts'
import type { EventDefinition, NewEvent } from './define.ts'
import { events } from './table.ts'

const insert = insertInto(events, 'seq')

/** Emits an event in the transaction that caused it; answers its id. */
export type Emit = <D extends EventDefinition>(tx: Handle<'site'>, event: D, what: NewEvent<D>) => Promise<string>

export interface Emitting extends EventCheck {
  readonly newId: NewId
}

/** `now` is the time of the events, by the site's clock. */
export function emitter(installation: Emitting, now: () => number): Emit {
  return async (tx, event, { lead_id = null, subject_id = lead_id, data = {}, at = now() }) => {
    checkEventData(event, data, installation)
    const id = installation.newId('event')
    tx.announce(event.name)
    await tx.append(insert, [{ id, at, name: event.name, subject_id, lead_id, data }])
    return id
  }
}
