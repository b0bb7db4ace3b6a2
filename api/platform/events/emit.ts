/** How actions and jobs emit events: one function, typed by the event's declaration. */
import type { Handle } from '../database/handle.ts'
import { insertInto } from '../database/statements.ts'
import type { NewId } from '../ids.ts'
import { checkEventData, type EventCheck } from './check.ts'
import type { EventDefinition, NewEvent, Suppressible } from './define.ts'
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

/** Emits with these data too, wherever the event is declared to have them. */
export function emitWith(emit: Emit, cause: Suppressible): Emit {
  return (tx, event, what) => {
    const known = Object.entries(cause).filter(([key]) => key in event.data.shape)
    return emit(tx, event, { ...what, data: { ...what.data, ...Object.fromEntries(known) } } as typeof what)
  }
}
