/** Counts what one request used as it becomes known: what is told last stands in place of what was told before. */
import type { Usage } from '../../../platform/ai/writer.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addUsage, type Counted } from './usage-store.ts'

export interface Used {
  usage: Usage
  /** In millionths of a cent. */
  cost: number
}

/** Told before the request as well, a server that is killed meanwhile has counted it all the same. */
export function usageCounter(database: Database<'site'>, of: Counted) {
  let counted: Used = { usage: { input_tokens: 0, output_tokens: 0 }, cost: 0 }
  return async ({ usage, cost }: Used, answers: 0 | 1 = 0): Promise<void> => {
    const before = counted
    counted = { usage, cost }
    const more = {
      input_tokens: usage.input_tokens - before.usage.input_tokens,
      output_tokens: usage.output_tokens - before.usage.output_tokens,
    }
    await database.write(tx => addUsage(tx, of, more, cost - before.cost, answers))
  }
}
