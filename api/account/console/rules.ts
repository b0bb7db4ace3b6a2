/** Whether the installation is closed for maintenance; kept with it, so that a restart opens nothing by itself. */
import type { Handle } from '../../platform/database/handle.ts'
import { readFact, writeFact } from '../sites/rules.ts'

const fact = 'maintenance'

export const isInMaintenance = async (db: Handle<'control'>): Promise<boolean> => (await readFact(db, fact)) === 'true'
export const setMaintenance = (tx: Handle<'control'>, on: boolean): Promise<void> => writeFact(tx, fact, String(on))
