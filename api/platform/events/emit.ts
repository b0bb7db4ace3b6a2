/** How actions and jobs emit events: one function, typed by the event's declaration. */
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../database/handle.ts'
import { insertOfRows } from '../database/statements.ts'
import type { NewId } from '../ids.ts'
import { checkEventData, type EventCheck } from './check.ts'
import type { EventDefinition, NewEvent, Suppressible } from './define.ts'
import { events } from './table.ts'

const insert = insertOfRows(getTableName(events), ['id', 'at', 'name', 'subject_id', 'lead_id', 'data'])

/** As they are stored: many leads share theirs. */
const texts = new WeakMap<object, string>()

function textOf(data: object): string {
  const text = texts.get(data) ?? JSON.stringify(data)
  texts.set(data, text)
  return text
}

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
    await tx.append(insert, [[id, at, event.name, subject_id, lead_id, textOf(data)]])
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
