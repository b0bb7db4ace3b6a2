/** Counts what requests for an assistant used, and for whom. */
import type { Database } from '../../../platform/database/database.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { countingUp, type UsageCost } from '../ai-provider/rules.ts'
import type { ConversationRow } from './store.ts'
import { addUsage, type UsageKey } from './usage-store.ts'

/** For what is no visitor's answer. */
export const usageCounter = (database: Database<'site'>, of: UsageKey) =>
  countingUp(({ usage, cost }) => database.write(tx => addUsage(tx, of, usage, cost, 0)))

/** Whether the owner tries the assistant: what that costs is counted, but it is nobody's answer. */
export const isTry = ({ channel }: Pick<ConversationRow, 'channel'>): boolean => channel === 'test'

/** Counts an answer within a conversation. */
export const countAnswer = (
  tx: Handle<'site'>,
  day: string,
  conversation: Pick<ConversationRow, 'assistant_id' | 'visitor_key' | 'channel'>,
  { usage, cost }: UsageCost,
): Promise<void> => {
  const { assistant_id } = conversation
  const [visitor_key, answers] = isTry(conversation) ? ['', 0] : [conversation.visitor_key, 1]
  return addUsage(tx, { day, assistant_id, visitor_key }, usage, cost, answers)
}
