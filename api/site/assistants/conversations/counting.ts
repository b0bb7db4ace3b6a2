/** Counts what one request for an assistant used. */
import type { Database } from '../../../platform/database/database.ts'
import { countingUp } from '../ai-provider/rules.ts'
import { addUsage, type Counted } from './usage-store.ts'

export const usageCounter = (database: Database<'site'>, of: Counted) =>
  countingUp(({ usage, cost }, answers) => database.write(tx => addUsage(tx, of, usage, cost, answers)))
