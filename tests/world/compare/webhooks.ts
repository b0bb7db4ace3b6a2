/** What was posted to each endpoint beside what happened: none more, none less, none twice, and of each person in its order. */
import type { ToldEvent } from '../model/webhooks.ts'
import type { Session } from '../session.ts'

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
  for (const { key, events } of world.endpoints.values()) {
    const { posts, due } = session.boxes.get(key) ?? { posts: [], due: [] }
    due.push(...told.filter(({ name }) => events.includes(name)))
    for (const { name, lead_id } of posts.splice(0)) {
      session.compared += 1
      const person = subject({ name, person: keys.get(lead_id ?? '') ?? String(lead_id) })
      const own = due.filter(one => subject(one) === person)
      // Of what happens at one moment, as in two journeys, either may be first.
      const told_of = own.find(one => one.name === name && one.at === own[0]?.at)
      if (told_of) due.splice(due.indexOf(told_of), 1)
      else found.push(`${key} was told ${name} of ${person}, should be ${own[0]?.name ?? 'nothing'}`)
    }
    for (const { name, person, at } of due)
      if (Math.max(at, session.room_at) < world.now - LATE_MS) found.push(`${key} was not told ${name} of ${person}`)
  }
  return found
}
