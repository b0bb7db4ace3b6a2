/** What an owner does about suppressions: adds and lifts them. */
import { isShown, suppress } from '../model/suppressions.ts'
import { living, reasonsByStrength, type SuppressionReason } from '../model/world.ts'
import { at, keep } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

const suppressOne = action<{ suppression: string; email: string; reason: SuppressionReason }>({
  type: 'suppress',
  weight: 4,
  draw(random, world, newKey) {
    // Who unsubscribed elsewhere may come back here.
    const left = maybePick(
      random,
      living(world).filter(({ withdrawn }) => withdrawn),
    )
    if (left && chance(random, 30)) return { suppression: newKey('s'), email: left.email, reason: 'unsubscribed' }
    const who = maybePick(random, [...world.people.values()])
    const email =
      who && chance(random, 70)
        ? random.pick([who.email, ...who.former])
        : `stranger${random.between(1, 99)}@elsewhere.example`
    return { suppression: newKey('s'), email, reason: random.pick(reasonsByStrength) }
  },
  possible: () => true,
  async play(session, { suppression, email, reason }) {
    const answer = await session.ground.client.post(at(session, 'suppressions'), { email, reason })
    keep(session, suppression, answer.body.id)
    return answer
  },
  tell: (world, { suppression, email, reason }, answer) => {
    if (suppress(world, suppression, email, reason)) return expectAnswer(answer, 201)
    world.suppressions = world.suppressions.filter(({ key }) => key !== suppression)
    return expectAnswer(answer, 409, 'already_suppressed')
  },
})

const lift = action<{ email: string }>({
  type: 'lift_suppression',
  weight: 2,
  draw(random, world) {
    const chosen = maybePick(
      random,
      world.suppressions.filter(({ address }) => isShown(world, address)),
    )
    return chosen && { email: chosen.address }
  },
  possible: (world, { email }) => isShown(world, email),
  async play(session, { email }) {
    const { client } = session.ground
    const found = await client.get(at(session, `suppressions?status=active&email=${encodeURIComponent(email)}`))
    const [one] = found.body.data
    return one ? client.post(at(session, `suppressions/${one.id}/remove`), {}) : found
  },
  tell(world, { email }, answer) {
    // Who removes one means the address: weaker ones end with it, and of those of erased people nobody can say whom they are about.
    world.rereads ||= world.suppressions.some(({ address, erased }) => address === email && erased)
    world.suppressions = world.suppressions.filter(({ address }) => address !== email)
    return expectAnswer(answer, 200)
  },
})

export const suppressions = [suppressOne, lift]
