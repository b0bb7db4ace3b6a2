/** Counts what one request used as it becomes known: what is counted last stands in place of what was counted before. */
import type { Usage } from '../../../platform/network/ai/writer.ts'

export interface UsageCost {
  usage: Usage
  /** In millionths of a cent. */
  cost: number
}

/** Called before the request as well, a server that is killed meanwhile has counted it all the same. */
export function countingUp(add: (more: UsageCost, times: number) => Promise<void>) {
  let counted: UsageCost = { usage: { input_tokens: 0, output_tokens: 0 }, cost: 0 }
  return async ({ usage, cost }: UsageCost, times = 0): Promise<void> => {
    const before = counted
    counted = { usage, cost }
    const more = {
      input_tokens: usage.input_tokens - before.usage.input_tokens,
      output_tokens: usage.output_tokens - before.usage.output_tokens,
    }
    await add({ usage: more, cost: cost - before.cost }, times)
  }
}
