/** What people and owners do on both sides. */
import type { SyncedSite } from '../../api/testing/fixtures/synced-site.ts'
import type { Chance } from '../billing/chance.ts'
import { isRefused, newPerson, nextAddress, type Person, REFUSED_DOMAIN } from './people.ts'

export interface World {
  s: SyncedSite
  chance: Chance
  people: Person[]
}

type Action = (world: World, person: Person) => Promise<void>

const toName = (chance: Chance): string => chance.pick(['Ana', 'Bea', 'Carmen', 'Dora', 'Eva', 'Flor', 'Gala', 'Inés'])

const changes: Record<string, Action> = {
  async changeHere({ s, chance }, person) {
    if (person.lead_id === null) return
    const name = toName(chance)
    await s.h.patch(s.path(`leads/${person.lead_id}`), { first_name: name })
    person.names.push({ side: 'here', name })
  },
  async changeThere(world, person) {
    const address = whereThere(world, person)
    if (address === undefined) return
    const name = toName(world.chance)
    world.s.account.change(address, name)
    person.names.push({ side: 'there', name })
  },
  async leaveHere({ s }, person) {
    if (person.lead_id === null) return
    const { status } = await s.h.post(s.path(`leads/${person.lead_id}/unsubscribe`))
    if (status === 200) person.has_left = true
  },
  async leaveThere(world, person) {
    const address = whereThere(world, person)
    if (address === undefined || world.s.account.find(address)?.consent !== 'subscribed') return
    const { account } = world.s
    const leave = world.chance.pick([account.unsubscribe, account.unsubscribeAsOwner, account.bounce])
    leave(address)
    // A bounce is of its address, unless the service calls it an unsubscription.
    const isOfAddress = leave === account.bounce && account.service !== 'constant_contact'
    if (isOfAddress) person.bounced.push(address)
    else person.has_left = true
  },
  async bounceHere({ s }, person) {
    if (person.lead_id === null || person.has_left) return
    const { email } = await s.lead(person.lead_id)
    const { status } = await s.h.post(s.path('suppressions'), { email, reason: 'hard_bounce' })
    if (status === 201) person.bounced.push(String(email).toLowerCase())
  },
  async moveHere({ s }, person) {
    if (person.lead_id === null || person.has_left) return
    // Whom the service does not take is given one that it does.
    if (!person.is_met && !(person.here !== null && isRefused(person.here))) return
    const email = nextAddress(person)
    const { status } = await s.h.patch(s.path(`leads/${person.lead_id}`), { email })
    if (status === 200) person.here = email
  },
  async moveThere(world, person) {
    const address = whereThere(world, person)
    if (address === undefined || person.has_left || person.bounced.length > 0 || !person.is_met) return
    const email = nextAddress(person)
    world.s.account.changeAddress(address, email)
    person.there = email
  },
  async erase({ s }, person) {
    if (person.lead_id === null) return
    const { status } = await s.h.delete(s.path(`leads/${person.lead_id}`))
    if (status === 204) Object.assign(person, { is_erased: true, lead_id: null, here: null })
  },
}

/** Under which of their addresses the service has them now. */
function whereThere({ s: { account } }: World, person: Person): string | undefined {
  for (let address = person.addresses; address > 0; address--) {
    const email = `p${person.number}-${address}@example.com`
    const found = account.find(email)
    if (found && found.consent !== 'gone' && found.email === email) return email
  }
  return undefined
}

const WEIGHTS: readonly (keyof typeof changes)[] = [
  ...['changeHere', 'changeHere', 'changeHere', 'changeThere', 'changeThere', 'changeThere'],
  ...['leaveHere', 'leaveThere', 'bounceHere', 'moveHere', 'moveHere', 'moveThere', 'erase'],
]

export async function act(world: World): Promise<void> {
  const person = world.chance.pick(world.people)
  const name = world.chance.pick(WEIGHTS)
  await changes[name]?.(world, person)
}

/** Comes to one side, or to both at the same time. */
export async function arrive(world: World): Promise<void> {
  const { s, chance, people } = world
  const person = newPerson(people.length)
  people.push(person)
  const side = chance.pick(['here', 'here', 'there', 'both'] as const)
  const email = nextAddress(person, side === 'here' && chance.isTrue(0.2) ? REFUSED_DOMAIN : undefined)
  if (side !== 'there') {
    const name = toName(chance)
    person.lead_id = await s.newLead(email, { first_name: name })
    person.here = email
    person.names.push({ side: 'here', name })
  }
  if (side !== 'here') {
    const name = toName(chance)
    s.account.add(email, name)
    person.there = email
    person.names.push({ side: 'there', name })
  }
}
