/** Browsers of visitors, and what the site forgets of them and of conversations by its own rules, in the work of each hour. */
import { DAY, present, type World } from './world.ts'

export interface Visitor {
  key: string
  at: number
  /** Who has sent a form from there. */
  person: string | null
  forgotten: boolean
}

/** Whose person was erased is another visitor when they come again. */
export function visit(world: World, key: string): Visitor {
  const known = world.visitors.get(key)
  const visitor = known && !isErased(world, known) ? known : { key, person: null, at: 0, forgotten: false }
  world.visitors.set(key, Object.assign(visitor, { at: world.now, forgotten: false }))
  return visitor
}

export function forgetOld(world: World): void {
  const { visitors, kept_for, conversations, now } = world
  for (const visitor of visitors.values())
    if (visitor.person === null && visitor.at < now - kept_for.visit_days * DAY) visitor.forgotten = true
  if (kept_for.conversation_months === null) return
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - kept_for.conversation_months)
  for (const one of conversations.values()) if (one.said_at < date.getTime()) one.forgotten = true
}

const isErased = (world: World, { person }: Visitor): boolean => person !== null && present(world, person) === null

/** A browser goes with the person who was erased. */
export const presentVisitors = (world: World): Visitor[] =>
  [...world.visitors.values()].filter(visitor => !visitor.forgotten && !isErased(world, visitor))
