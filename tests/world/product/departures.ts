/** What the product has met at the service: whose contact has left on its list, and who has left here by that. */

import { toldToLeave } from '../model/service.ts'
import { addressKey } from '../model/world.ts'
import { at, idOf, type Session } from '../session.ts'

export async function learnDepartures(session: Session): Promise<void> {
  const { ground, world } = session
  const { service } = world
  if (!service) return
  const left = ground.mailchimp.members(service.key).filter(({ status }) => status === 'unsubscribed')
  service.contacts_left = new Map(
    left.map(({ email, unsubscribed_at, last_changed }) => [addressKey(email), unsubscribed_at ?? last_changed]),
  )
  for (const { key } of toldToLeave(world)) {
    const { body } = await ground.client.get(at(session, `leads/${idOf(session, key)}`))
    if (body.unsubscribed_at) service.met.push({ person: key, at: Date.parse(String(body.updated_at)) })
  }
}
