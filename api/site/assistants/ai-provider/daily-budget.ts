/**
 * A site's budget of a day for what models do for no assistant: texts of journeys, what stands in images of knowledge,
 * vectors of its passages. Assistants have caps of their own.
 */
import { eq, sql } from 'drizzle-orm'
import type { Usage } from '../../../platform/ai/writer.ts'
import type { SiteFacts } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { countingUp, type Used } from './counting.ts'
import { dayOf } from './day.ts'
import { aiSpend } from './table.ts'

const million = 1_000_000

/** What requests under way may still cost, by site, in millionths of a cent. */
const under_way = new Map<string, number>()

function hold(site_id: string, cost: number): () => void {
  const add = (more: number) => {
    const sum = (under_way.get(site_id) ?? 0) + more
    if (sum > 0) under_way.set(site_id, sum)
    else under_way.delete(site_id)
  }
  add(cost)
  return () => add(-cost)
}

export type BudgetRoom =
  | { ok: true; day: string; release: () => void }
  /** When there may be room again. */
  | { ok: false; again_at: number }

interface Spending {
  site: Pick<SiteFacts, 'id' | 'timezone' | 'marketing'>
  database: Database<'site'>
  now: number
}

/** Room for a request that costs so much at most, held until it is counted. */
export async function takeBudget({ site, database, now }: Spending, at_most: number): Promise<BudgetRoom> {
  const { day, next_at } = dayOf(now, site.timezone)
  const { cost } = await database.read(db => spentOn(db, day))
  // From here to the holding nothing is waited for.
  const held = under_way.get(site.id) ?? 0
  if (cost + held + at_most > site.marketing.ai_daily_cents_max * million) {
    // What others are about to give back may suffice; a day's end is waited for only when nothing is under way.
    return { ok: false, again_at: held > 0 ? now + 1_000 : next_at }
  }
  return { ok: true, day, release: hold(site.id, at_most) }
}

/**
 * Asks a model once, within the budget. What it uses at least is counted before, since a server that is killed meanwhile has
 * asked all the same; then what it did use, where that is known.
 */
export async function askWithinBudget<T>(
  spending: Spending,
  { at_most, before }: { at_most: number; before: Used },
  ask: () => Promise<{ answer: T; used: Used | undefined }>,
): Promise<{ ok: true; answer: T } | Extract<BudgetRoom, { ok: false }>> {
  const room = await takeBudget(spending, at_most)
  if (!room.ok) return room
  const { database } = spending
  const count = countingUp(({ usage, cost }, calls) => database.write(tx => addSpend(tx, room.day, usage, cost, calls)))
  try {
    await count(before, 1)
    const { answer, used } = await ask()
    if (used) await count(used)
    return { ok: true, answer }
  } finally {
    room.release()
  }
}

export async function spentOn(db: Handle<'site'>, day: string): Promise<{ cost: number; calls: number }> {
  const [row] = await db.select({ cost: aiSpend.cost, calls: aiSpend.calls }).from(aiSpend).where(eq(aiSpend.day, day))
  return row ?? { cost: 0, calls: 0 }
}

export async function addSpend(tx: Handle<'site'>, day: string, usage: Usage, cost: number, calls = 1): Promise<void> {
  await tx
    .insert(aiSpend)
    .values({ day, calls, ...usage, cost })
    .onConflictDoUpdate({
      target: aiSpend.day,
      set: {
        calls: sql`${aiSpend.calls} + ${calls}`,
        input_tokens: sql`${aiSpend.input_tokens} + ${usage.input_tokens}`,
        output_tokens: sql`${aiSpend.output_tokens} + ${usage.output_tokens}`,
        cost: sql`${aiSpend.cost} + ${cost}`,
      },
    })
}
