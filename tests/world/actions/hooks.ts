/** Forms of other products, which call an incoming hook. */
import { type Call, call, type Hook, takeCalls } from '../model/hooks.ts'
import { addressKey, audienceKeys, get, tagKeys } from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { drawAddress } from './addresses.ts'
import { nameFrom } from './people.ts'

const HOOKS_MAX = 2
const MAPPING = [
  { source: 'Email', field: 'email' },
  { source: 'Name', field: 'first_name' },
  { source: 'Newsletter', field: 'consent.status' },
]

const add = action<{ hook: string } & Pick<Hook, 'tag' | 'audience' | 'overwrites'>>({
  type: 'add_hook',
  weight: 1,
  draw(random, { hooks }, newKey) {
    if (hooks.size >= HOOKS_MAX) return null
    const tag = chance(random, 50) ? random.pick(tagKeys) : null
    const audience = chance(random, 30) ? random.pick(audienceKeys) : null
    return { hook: newKey('x'), tag, audience, overwrites: chance(random, 30) }
  },
  possible: () => true,
  async play(session, { hook, tag, audience, overwrites }) {
    const answer = await session.ground.client.post(at(session, 'incoming-hooks'), {
      ...{ name: hook, mapping: MAPPING, overwrite: overwrites },
      tag_ids: tag === null ? [] : [idOf(session, tag)],
      audience_ids: audience === null ? [] : [idOf(session, audience)],
    })
    keep(session, hook, answer.body.id)
    keep(session, `${hook} url`, new URL(String(answer.body.url ?? 'none:')).pathname)
    return answer
  },
  tell(world, { hook: key, ...given }, answer) {
    world.hooks.set(key, { key, ...given, paused: false, waiting: [] })
    return expectAnswer(answer, 201)
  },
})

interface Calling extends Call {
  hook: string
  /** The product calls once more, since it heard no answer. */
  twice: boolean
}

/** Finds whom the calls made, by their addresses. */
export async function learnPeople(session: Session, calls: readonly Pick<Call, 'key' | 'email'>[]): Promise<void> {
  const { client, product, ids } = session.ground
  await product.settle()
  for (const { key, email } of calls) {
    const found = await client.get(at(session, `leads?search=${encodeURIComponent(email)}`))
    const own = found.body.data.find(one => addressKey(String(one.email)) === addressKey(email))
    if (own && ![...ids.values()].includes(String(own.id))) keep(session, key, own.id)
  }
}

const callOne = action<Calling>({
  type: 'call_hook',
  weight: 6,
  draw(random, world, newKey) {
    const hook = maybePick(random, [...world.hooks.keys()])
    if (hook === null) return null
    const key = newKey('p')
    const email = drawAddress(random, world, key, 65)
    const first_name = chance(random, 50) ? nameFrom(random.between(0, 9_999)) : null
    const says = random.pick(['yes', 'yes', 'yes', null, null, 'unsubscribed', 'bounced'] as const)
    return { hook, key, email, first_name, says, twice: chance(random, 15) }
  },
  possible: ({ hooks }, { hook }) => hooks.has(hook),
  async play(session, { hook, twice, ...given }) {
    const body = { Email: given.email, Name: given.first_name ?? '', Newsletter: given.says ?? '', Ref: given.key }
    const { client, product } = session.ground
    // Under a key it is one call by that; without one by what it says.
    const headers: Record<string, string> = product.faults.threatens
      ? { 'idempotency-key': `${hook} ${given.key}` }
      : {}
    const send = () => client.call('POST', idOf(session, `${hook} url`), { token: null, body, headers })
    const answer = await send()
    const again = twice ? await send() : answer
    await learnPeople(session, get(session.world.hooks, hook).paused ? [] : [given])
    return { ...again, body: { ...again.body, is_known: !twice || again.body.is_duplicate === true } }
  },
  tell(world, { hook, twice: _, ...given }, answer) {
    call(world, get(world.hooks, hook), given)
    return [...expectAnswer(answer, 202), ...(answer.body.is_known ? [] : ['the same call was not known as one'])]
  },
})

const steer = action<{ hook: string; pauses: boolean }>({
  type: 'steer_hook',
  weight: 2,
  draw(random, { hooks }) {
    const hook = maybePick(random, [...hooks.values()])
    return hook && (hook.paused || chance(random, 40)) ? { hook: hook.key, pauses: !hook.paused } : null
  },
  possible: ({ hooks }, { hook, pauses }) => (hooks.get(hook)?.paused ?? pauses) !== pauses,
  async play(session, { hook, pauses }) {
    const path = at(session, `incoming-hooks/${idOf(session, hook)}`)
    const answer = await session.ground.client.patch(path, { is_paused: pauses })
    if (!pauses) await learnPeople(session, get(session.world.hooks, hook).waiting)
    return answer
  },
  tell(world, { hook: key, pauses }, answer) {
    const hook = get(world.hooks, key)
    hook.paused = pauses
    takeCalls(world, hook)
    return expectAnswer(answer, 200)
  },
})

export const hooks = [add, callOne, steer]
