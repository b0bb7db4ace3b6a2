/** Every person as the product has them, beside every person as they should be. */
import { countAnswered } from '../model/reports.ts'
import { living, type Person } from '../model/world.ts'
import { idOf, type Session } from '../session.ts'
import type { Lead } from './leads.ts'

export function comparePeople(session: Session, listed: ReadonlyMap<string, Lead>): string[] {
  const { world, ground } = session
  const found: string[] = []
  const seen = new Map(listed)
  for (const person of living(world)) {
    session.compared += 1
    const id = ground.ids.get(person.key) ?? ''
    const lead = seen.get(id)
    seen.delete(id)
    if (!lead) found.push(`${person.key} (${person.email}) should be there, and is not`)
    else found.push(...differences(session, person, lead))
  }
  for (const lead of seen.values()) found.push(`${lead.email} should not be there`)
  return found
}

function differences(session: Session, person: Person, lead: Lead): string[] {
  const ids = (keys: Iterable<string>) =>
    [...keys]
      .map(key => idOf(session, key))
      .sort()
      .join()
  const right: Record<string, unknown> = {
    email: person.email,
    first_name: person.first_name,
    replies: countAnswered(session.world, person),
    mailability: person.subscribed ? 'subscribed' : 'unsubscribed',
    confirmation: person.unproven ? 'pending' : person.proven === null ? 'none' : 'confirmed',
    tag_ids: ids(person.tags),
    audience_ids: ids([...person.audiences, ...person.matching]),
  }
  return Object.entries(right).flatMap(([field, value]) => {
    const { confirmation, email_stats } = lead as { confirmation: { status: string }; email_stats: { replies: number } }
    const own = { ...lead, confirmation: confirmation.status, replies: email_stats.replies }[field]
    const shown = Array.isArray(own) ? own.toSorted().join() : own
    if (shown === value) return []
    return [`${person.key} (${person.email}) has ${field} ${named(session, shown)}, should be ${named(session, value)}`]
  })
}

/** Keys in place of ids, for the reader. */
function named({ ground }: Session, value: unknown): string {
  const keys = new Map([...ground.ids].map(([key, id]) => [id, key]))
  return String(value)
    .split(',')
    .map(part => keys.get(part) ?? part)
    .join(' ')
}
