/** The rules of journeys, for other features to call. */
import type { Definition } from '../../../../workflows/core/definition.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { toDefinition } from './document.ts'
import * as store from './store.ts'

export * from './document.ts'
export * from './store.ts'
export * from './triggers/set-changes.ts'
export * from './triggers/triggers.ts'
export {
  journeysNaming,
  journeysNamingOption,
  journeysSendingMarketing,
  journeysUsingField,
  liveJourneysNaming,
  namesValue,
  sendsMarketing,
} from './uses.ts'

type Db = Handle<'site'>

export async function existingJourney(db: Db, id: string): Promise<store.JourneyRow> {
  const row = await store.findJourney(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const isJourney = async (db: Db, id: string): Promise<boolean> => (await store.findJourney(db, id)) !== undefined

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findByName(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** The definition that runs of a version follow. */
export async function readDefinition(db: Db, journey_id: string, number: number): Promise<Definition> {
  const document = await store.findVersion(db, journey_id, number)
  if (!document) throw new Error(`Journey ${journey_id} has no version ${number}`)
  return toDefinition(document)
}

/** The same for several versions; deleted ones are left out. */
export async function findDefinitions(
  db: Db,
  journey_id: string,
  numbers: readonly number[],
): Promise<Map<number, Definition>> {
  const found = new Map<number, Definition>()
  for (const number of numbers) {
    const document = await store.findVersion(db, journey_id, number)
    if (document) found.set(number, toDefinition(document))
  }
  return found
}
