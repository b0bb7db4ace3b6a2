/** What was posted to each endpoint beside what happened: none more, none less, none twice, and of each person in its order. */
import type { ToldEvent } from '../model/webhooks.ts'
import type { World } from '../model/world.ts'
import type { DueEvent, Session } from '../session.ts'

/** Many at once are posted a few at a time. */
const LATE_MS = 10 * 60_000

/** Whoever was erased is named by a hash. */
const subject = ({ name, person }: Pick<ToldEvent, 'name' | 'person'>) => (name === 'lead.erased' ? 'somebody' : person)

export function comparePosts(session: Session): string[] {
  const { world, ground } = session
  const told = world.told.splice(0)
  const is_posted = [...session.boxes.values()].some(({ posts }) => posts.length > 0)
  const keys = new Map(is_posted ? [...ground.ids].map(([key, id]) => [id, key]) : [])
  const found: string[] = []
  const merged = told.filter(({ name }) => name === 'lead.merged' || name === 'lead.merge_undone')
  for (const { key, events } of world.endpoints.values()) {
    const { posts, due } = session.boxes.get(key) ?? { posts: [], due: [] }
    for (const { person } of merged) renameWaiting(world, due, person)
    const added = told.filter(({ name }) => events.includes(name))
    due.push(...added.map(one => ({ ...one, names: new Set([subject(one)]) })))
    for (const { name, lead_id } of posts.splice(0)) {
      session.compared += 1
      const person = subject({ name, person: keys.get(lead_id ?? '') ?? String(lead_id) })
      const own = due.filter(({ names }) => names.has(person))
      // Of what happens at one moment, as in two journeys, either may be first; so may what has been two people's.
      const told_of = own.find(one => one.name === name && (one.at === own[0]?.at || one.names.size > 1))
      if (told_of) due.splice(due.indexOf(told_of), 1)
      else found.push(`${key} was told ${name} of ${person}, should be ${own[0]?.name ?? 'nothing'}`)
    }
    for (const { name, person, at } of due)
      if (Math.max(at, session.room_at) < world.now - LATE_MS) found.push(`${key} was not told ${name} of ${person}`)
  }
  return found
}

/** What waits to be posted while somebody becomes one with another, or two again, names whoever it is of by then. */
function renameWaiting(world: World, due: readonly DueEvent[], person: string): void {
  const others = [...world.merges.values()].filter(({ into }) => into === person).map(({ from }) => from)
  const all = new Set([person, ...others])
  for (const one of due) if (!one.names.isDisjointFrom(all)) one.names = one.names.union(all)
}
