/** What people ask for about their data, at every site of the account: all that is known of them, or to be erased. */
import { eraseOnRequest } from '../model/links.ts'
import { personBy } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import type { Session } from '../session.ts'
import { action, expectAnswer } from './action.ts'
import { drawAddress } from './addresses.ts'
import { operate } from './plans.ts'

interface Asking {
  email: string
}

/** What it came to at this site, once it is carried out; of an export with whose data it is. */
async function ask(session: Session, type: 'export' | 'erasure', { email }: Asking): Promise<Answer> {
  const { product, site } = session.ground
  const call = await operate(session)
  const asked = await call('POST', '/v1/person-requests', { type, email })
  await product.settle()
  // Who hears no answer asks again: it is erased with the person, and their requests are found by the address.
  const isErased = asked.status === 410 && type === 'erasure'
  const own_requests = `/v1/person-requests?email=${encodeURIComponent(email)}`
  const [newest] = isErased ? ((await call('GET', own_requests)).body.data as { id: string }[]) : []
  if (asked.status !== 202 && !newest) return asked
  const path = `/v1/person-requests/${newest?.id ?? asked.body.id}`
  const done = await call('GET', path)
  const own = (sites: unknown) => (sites as Record<string, unknown>[] | undefined)?.find(one => one.site_id === site)
  const file = type === 'export' ? own((await call('GET', `${path}/download`)).body.sites) : undefined
  const { email: of = null } = (file?.lead as { email?: string } | undefined) ?? {}
  return {
    ...done,
    body: { ...done.body, told: { status: done.body.status, outcome: own(done.body.sites)?.outcome, of } },
  }
}

function expectTold({ body }: Answer, right: object): string[] {
  const [own, should] = [JSON.stringify(body.told), JSON.stringify({ status: 'completed', ...right })]
  return own === should ? [] : [`the request came to ${own}, should be ${should}`]
}

const exportOne = action<Asking>({
  type: 'ask_for_data',
  weight: 2,
  draw: (random, world, newKey) => ({ email: drawAddress(random, world, newKey('e'), 85) }),
  possible: () => true,
  play: (session, given) => ask(session, 'export', given),
  tell(world, { email }, answer) {
    const person = personBy(world, email)
    const right = { outcome: person ? 'found' : 'nothing_found', of: person?.email ?? null }
    return [...expectAnswer(answer, 200), ...expectTold(answer, right)]
  },
})

const eraseOne = action<Asking>({
  type: 'ask_for_erasure',
  weight: 2,
  draw: (random, world, newKey) => ({ email: drawAddress(random, world, newKey('e'), 85) }),
  possible: () => true,
  play: (session, given) => ask(session, 'erasure', given),
  tell(world, { email }, answer) {
    const outcome = eraseOnRequest(world, email)
    return [...expectAnswer(answer, 200), ...expectTold(answer, { outcome, of: null })]
  },
})

export const privacy = [exportOne, eraseOne]
