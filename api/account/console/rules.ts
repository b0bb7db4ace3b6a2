/** What others ask of the console, and tell it. */
import type { Handle } from '../../platform/database/handle.ts'
import { readFact, writeFact } from '../sites/rules.ts'

export { forgetOperations, noteOperation } from './operation-store.ts'

const fact = 'maintenance'

/** Closed for maintenance; kept with the installation, so that a restart opens nothing by itself. */
export const isInMaintenance = async (db: Handle<'control'>): Promise<boolean> => (await readFact(db, fact)) === 'true'
export const setMaintenance = (tx: Handle<'control'>, on: boolean): Promise<void> => writeFact(tx, fact, String(on))
