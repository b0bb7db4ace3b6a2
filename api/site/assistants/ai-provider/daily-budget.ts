/**
 * A site's budget of a day for what models do: texts of journeys, what stands in images of knowledge, vectors of its
 * passages, and whatever assistants ask with the installation's key, besides caps of their own.
 */
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { Usage } from '../../../platform/network/ai/writer.ts'
import { dayOf } from './day.ts'
import { countingUp, type UsageCost } from './request-usage.ts'
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
  | {
      ok: true
      day: string
      /** Counts what one request used: what is counted last stands in place of what was counted before. */
      count: (used: UsageCost) => Promise<void>
      release: () => void
    }
  /** When there may be room again. */
  | { ok: false; again_at: number }

interface SpendingSite {
  site: Pick<SiteFacts, 'id' | 'timezone' | 'marketing'>
  database: Database<'site'>
  now: number
}

/** Room for a request that costs so much at most, held until it is counted. */
export async function takeBudget({ site, database, now }: SpendingSite, at_most: number): Promise<BudgetRoom> {
  const { day, next_at } = dayOf(now, site.timezone)
  const { cost } = await database.read(db => spentOn(db, day))
  // From here to the holding nothing is waited for.
  const held = under_way.get(site.id) ?? 0
  const most = site.marketing.ai_daily_cents_max * million
  if (cost + held + at_most > most) {
    if (cost + at_most > most) await database.write(tx => addRefusal(tx, day))
    // What others are about to give back may suffice; a day's end is waited for only when nothing is under way.
    return { ok: false, again_at: held > 0 ? now + 1_000 : next_at }
  }
  return { ok: true, day, count: spendCounter(database, day), release: hold(site.id, at_most) }
}

function spendCounter(database: Database<'site'>, day: string): (used: UsageCost) => Promise<void> {
  const count = countingUp(({ usage, cost }, calls) => database.write(tx => addSpend(tx, day, usage, cost, calls)))
  let calls = 1
  return async used => {
    const more = calls
    calls = 0
    await count(used, more)
  }
}

/**
 * Asks a model once, within the budget. What it uses at least is counted before, since a server that is killed meanwhile has
 * asked all the same; then what it did use, where that is known.
 */
export async function askWithinBudget<T>(
  spending: SpendingSite,
  { at_most, before }: { at_most: number; before: UsageCost },
  ask: () => Promise<{ answer: T; used: UsageCost | undefined }>,
): Promise<{ ok: true; answer: T } | Extract<BudgetRoom, { ok: false }>> {
  const room = await takeBudget(spending, at_most)
  if (!room.ok) return room
  try {
    await room.count(before)
    const { answer, used } = await ask()
    if (used) await room.count(used)
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

const nothing = { calls: 0, input_tokens: 0, output_tokens: 0, cost: 0 }

/** One request that the rest of the day's budget is too small for. */
async function addRefusal(tx: Handle<'site'>, day: string): Promise<void> {
  await tx
    .insert(aiSpend)
    .values({ day, ...nothing, refused: 1 })
    .onConflictDoUpdate({ target: aiSpend.day, set: { refused: sql`${aiSpend.refused} + 1` } })
}

/** How many requests found no room on a local day, counted from 1970-01-01. */
export async function countRefused(db: Handle<'site'>, today: number): Promise<number> {
  const day = new Date(today * 86_400_000).toISOString().slice(0, 10)
  const [row] = await db.select({ refused: aiSpend.refused }).from(aiSpend).where(eq(aiSpend.day, day))
  return row?.refused ?? 0
}
