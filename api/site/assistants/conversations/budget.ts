/** What may still be spent of an assistant's caps, of the plan's answers and, with the installation's key, of the site's day, with what requests under way may cost. */

import type { Database } from '../../../platform/database/database.ts'
import type { SiteFacts } from '../../../platform/features/context.ts'
import { type ConnectedModel, takeBudget, type UsageCost } from '../ai-provider/rules.ts'
import type { AssistantSettings } from '../assistants/rules.ts'
import { dayIn } from './days.ts'
import { answersOfMonth, usedBy } from './usage-store.ts'

const million = 1_000_000

/** What is under way of a site, of an assistant, and of a visitor of it: what it may still cost, in millionths of a cent, and how many. */
const under_way = new Map<string, { cost: number; answers: number }>()

/** Counts it for each of these, until it is released. */
function hold(keys: readonly string[], cost: number): () => void {
  const add = (key: string, sign: 1 | -1) => {
    const { cost: before, answers } = under_way.get(key) ?? { cost: 0, answers: 0 }
    if (answers + sign > 0) under_way.set(key, { cost: before + sign * cost, answers: answers + sign })
    else under_way.delete(key)
  }
  for (const key of keys) add(key, 1)
  return () => {
    for (const key of keys) add(key, -1)
  }
}

interface SpendingSite {
  site: Pick<SiteFacts, 'id' | 'timezone' | 'marketing'>
  database: Database<'site'>
  now(): number
}

interface Spender {
  assistant_id: string
  settings: Pick<AssistantSettings, 'caps'>
  /** Asked for it: what the installation's key pays for counts toward the site's day. */
  connected: Pick<ConnectedModel, 'of'>
  /** Empty: no visitor, whose own cap does not count. */
  visitor_key: string
  /** Of an answer: how many the plan gives a site in a month; null: any number. What else is written is no answer. */
  answers_max?: number | null
}

/** Whose limit leaves no room: the assistant's, the visitor's at that assistant, the plan's, or that of the site's day. */
export type NoRoom = 'limit_reached' | 'visitor_limit_reached' | 'plan_limit_reached' | 'site_limit_reached'

export interface Room {
  /** Counts toward the site's day what the request used, once before and once after it. */
  count: (used: UsageCost) => Promise<void>
  release: () => void
}

const ownKey: Room = { count: async () => undefined, release: () => undefined }

/**
 * Room within all of them for an answer that costs so much at most, held until the answer is counted: they hold however many
 * ask at once.
 */
export async function takeRoom(scope: SpendingSite, of: Spender, at_most: number): Promise<Room | NoRoom> {
  const release = await takeCaps(scope, of, at_most)
  if (typeof release === 'string') return release
  let day: Room | undefined
  try {
    day = of.connected.of === 'site' ? ownKey : await roomOfDay(scope, at_most)
  } finally {
    if (!day) release()
  }
  if (!day) return 'site_limit_reached'
  const { count, release: releaseDay } = day
  return {
    count,
    release: () => {
      releaseDay()
      release()
    },
  }
}

async function roomOfDay({ site, database, now }: SpendingSite, at_most: number): Promise<Room | undefined> {
  const room = await takeBudget({ site, database, now: now() }, at_most)
  return room.ok ? room : undefined
}

async function takeCaps(scope: SpendingSite, of: Spender, at_most: number): Promise<(() => void) | NoRoom> {
  const { caps } = of.settings
  const { assistant_id, visitor_key, answers_max = null } = of
  const day = dayIn(scope.site.timezone, scope.now())
  const of_site = scope.site.id
  const of_assistant = `${of_site} ${assistant_id}`
  const of_visitor = `${of_assistant} ${visitor_key}`
  const [used, answered] = await scope.database.read(async db => [
    await usedBy(db, { day, assistant_id, visitor_key }),
    answers_max === null ? 0 : await answersOfMonth(db, day),
  ])
  // From here to the holding nothing is waited for.
  const held = (under_way.get(of_assistant)?.cost ?? 0) + at_most
  const isOver = (cap: number | null, cost: number) => cap !== null && cost + held > cap * million
  const answers = used.visitor_answers + (under_way.get(of_visitor)?.answers ?? 0)
  const isVisitorOver = caps.visitor_daily_answers !== null && answers >= caps.visitor_daily_answers
  if (isOver(caps.daily_cents, used.day_cost) || isOver(caps.monthly_cents, used.month_cost)) return 'limit_reached'
  if (visitor_key !== '' && isVisitorOver) return 'visitor_limit_reached'
  const of_answers = of.answers_max === undefined ? [] : [of_site]
  if (answers_max !== null && answered + (under_way.get(of_site)?.answers ?? 0) >= answers_max)
    return 'plan_limit_reached'
  return hold([...of_answers, of_assistant, ...(visitor_key === '' ? [] : [of_visitor])], at_most)
}
