/** How actions and jobs tell that something happened: one function, typed by the event's declaration. */
import type { Handle } from '../database/handle.ts'
import { insertInto } from '../database/statements.ts'
import type { NewId } from '../ids.ts'
import { checkEventData, type EventCheck } from './check.ts'
import type { EventDefinition, NewEvent } from './define.ts'
import { events } from './table.ts'

const insert = insertInto(events, 'seq')

/** Tells of an event in the transaction of what it tells of; answers its id. */
export type Emit = <D extends EventDefinition>(tx: Handle<'site'>, event: D, what: NewEvent<D>) => Promise<string>

/** What an emitter needs of the installation. */
export interface Emitting extends EventCheck {
  readonly newId: NewId
}

/** What happens is of the moment `now`, in the clock of the site. */
export function emitter(installation: Emitting, now: () => number): Emit {
  return async (tx, event, { lead_id = null, subject_id = lead_id, data = {}, at = now() }) => {
    checkEventData(event, data, installation)
    const id = installation.newId('event')
    tx.announce(event.name)
    await tx.append(insert, [{ id, at, name: event.name, subject_id, lead_id, data }])
    return id
  }
}
