/** The list at the service beside the people who should be on it, and who may not. */
import { mayBeThere, mustBeThere } from '../model/service.ts'
import { addressKey, living } from '../model/world.ts'
import type { Session } from '../session.ts'

export function compareService(session: Session): string[] {
  const { world, ground } = session
  if (!world.service) return []
  const { key } = world.service
  const found = ground.mailchimp.fake.takeFaults().map(fault => `Mailchimp would not have been called so: ${fault}`)
  const open = ground.mailchimp.members(key).filter(({ status }) => status === 'subscribed')
  const there = new Map(open.map(member => [addressKey(member.email), member]))
  for (const person of living(world)) {
    if (!mustBeThere(world, person)) continue
    session.compared += 1
    const member = there.get(addressKey(person.email))
    const name = String(member?.merge_fields.FNAME ?? '')
    if (!member) found.push(`${person.key} (${person.email}) should be on the list ${key}, and is not`)
    else if (name !== (person.first_name ?? ''))
      found.push(
        `${person.key} (${person.email}) is “${name}” on the list ${key}, should be “${person.first_name ?? ''}”`,
      )
  }
  for (const { email } of open)
    if (!mayBeThere(world, email)) found.push(`${email} has left, and is subscribed on the list ${key}`)
  return found
}
