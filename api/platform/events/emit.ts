/** How actions and jobs emit events: one function, typed by the event's declaration. */
import type { z } from '@hono/zod-openapi'
import { getTableName } from 'drizzle-orm'
import type { Handle } from '../database/handle.ts'
import { insertOfRows } from '../database/statements.ts'
import type { NewId } from '../runtime/ids.ts'
import { checkEventData, type EventCheck } from './check.ts'
import type { Cause, EventDefinition, NewEvent } from './define.ts'
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
export interface Emit {
  <D extends EventDefinition>(tx: Handle<'site'>, event: D, what: NewEvent<D>): Promise<string>
  /** The same for many leads; see `emitMany`. */
  readonly many?: EmitMany
  /** What all that it emits says of its cause: a job that goes on later emits with it too. */
  readonly cause?: Cause
}
type LeadEvent<S extends z.ZodObject = z.ZodObject> = EventDefinition<string, S, 'lead'>
type EmitMany = (tx: Handle<'site'>, event: LeadEvent, lead_ids: readonly string[], data: object) => Promise<void>

/** Emits an event for each of many leads that have its data in common, which are checked and written out once. */
export async function emitMany<S extends z.ZodObject>(
  emit: Emit,
  tx: Handle<'site'>,
  event: LeadEvent<S>,
  lead_ids: readonly string[],
  data: z.input<S>,
): Promise<void> {
  if (lead_ids.length === 0) return
  if (emit.many) return emit.many(tx, event, lead_ids, data)
  for (const lead_id of lead_ids) await emit(tx, event, { lead_id, data } as never)
}

export interface EmitContext extends EventCheck {
  readonly newId: NewId
}

/** `now` is the time of the events, by the site's clock. */
export function emitter(installation: EmitContext, now: () => number): Emit {
  const { newId } = installation
  const one: Emit = async (tx, event, { lead_id = null, subject_id = lead_id, data = {}, at = now() }) => {
    checkEventData(event, data, installation)
    const id = newId('event')
    tx.announce(event.name)
    await tx.append(insert, [[id, at, event.name, subject_id, lead_id, textOf(data)]])
    return id
  }
  const many: EmitMany = async (tx, event, lead_ids, data) => {
    checkEventData(event, data, installation)
    tx.announce(event.name)
    const [at, text] = [now(), textOf(data)]
    const rows = lead_ids.map(lead_id => [newId('event'), at, event.name, lead_id, lead_id, text])
    await tx.append(insert, rows)
  }
  return Object.assign(one, { many })
}

/** Every event that is emitted with it says what caused it, and so does what follows from these. */
export function emitWith(emit: Emit, cause: Cause): Emit {
  if (Object.keys(cause).length === 0) return emit
  const caused = <T extends { data?: object }>(what: T): T => ({ ...what, data: { ...what.data, ...cause } })
  const one: Emit = (tx, event, what) => emit(tx, event, event.about === 'account' ? what : caused(what))
  const many: EmitMany = (tx, event, lead_ids, data) => emitMany(emit, tx, event, lead_ids, { ...data, ...cause })
  return Object.assign(one, { many, cause: { ...emit.cause, ...cause } })
}
