/** What may still be spent of an assistant's caps, with what requests under way may cost. */
import { type ChatRequest, estimated } from '../../../platform/ai/chat.ts'
import type { SiteFacts } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { AssistantSettings } from '../assistants/rules.ts'
import { dayIn } from './days.ts'
import { usedBy } from './usage-store.ts'

const million = 1_000_000

export const costliest = (request: ChatRequest) => ({
  ...estimated(request, ''),
  output_tokens: request.output_tokens_max,
})

/** What answers under way may still cost, in millionths of a cent, by site and assistant. */
const reserved = new Map<string, number>()
export function hold(site_id: string, assistant_id: string, cost: number): () => void {
  const key = `${site_id} ${assistant_id}`
  reserved.set(key, (reserved.get(key) ?? 0) + cost)
  return () => {
    const left = (reserved.get(key) ?? 0) - cost
    if (left > 0) reserved.set(key, left)
    else reserved.delete(key)
  }
}

interface Spending {
  site: Pick<SiteFacts, 'id' | 'timezone'>
  database: Database<'site'>
  now(): number
}

interface Spender {
  assistant_id: string
  settings: Pick<AssistantSettings, 'caps'>
  /** Empty: no visitor, whose own cap does not count. */
  visitor_key: string
}

/** Whether a cap of the assistant leaves no room for what costs so much at most. */
export async function isSpent(scope: Spending, of: Spender, at_most: number): Promise<boolean> {
  const { caps } = of.settings
  const { assistant_id, visitor_key } = of
  const day = dayIn(scope.site.timezone, scope.now())
  const used = await scope.database.read(db => usedBy(db, { day, assistant_id, visitor_key }))
  const held = (reserved.get(`${scope.site.id} ${assistant_id}`) ?? 0) + at_most
  const isOver = (cap: number | null, cost: number) => cap !== null && cost + held > cap * million
  const isVisitorOver = visitor_key !== '' && caps.visitor_daily_answers !== null
  return (
    isOver(caps.daily_cents, used.day_cost) ||
    isOver(caps.monthly_cents, used.month_cost) ||
    (isVisitorOver && used.visitor_answers >= (caps.visitor_daily_answers ?? 0))
  )
}
