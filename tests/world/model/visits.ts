/** Browsers of visitors, and what the site forgets of them and of conversations by its own rules, in the work of each hour. */
import { HOUR } from './time.ts'
import { present, type World } from './world.ts'

export interface Visitor {
  key: string
  at: number
  /** Who has sent a form from there. */
  person: string | null
}

export function visit(world: World, key: string): Visitor {
  const visitor = presentVisitors(world).find(one => one.key === key) ?? { key, person: null, at: world.now }
  visitor.at = world.now
  world.visitors.set(key, visitor)
  return visitor
}

export function forgetOld(world: World): void {
  const { visitors, kept_for, conversations, now } = world
  for (const { key, at, person } of visitors.values())
    if (person === null && at < now - kept_for.visit_days * 24 * HOUR) visitors.delete(key)
  if (kept_for.conversation_months === null) return
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - kept_for.conversation_months)
  for (const one of conversations.values()) if (one.said_at < date.getTime()) one.forgotten = true
}

/** A browser goes with the person who was erased. */
export const presentVisitors = (world: World): Visitor[] =>
  [...world.visitors.values()].filter(({ person }) => person === null || present(world, person) !== null)
