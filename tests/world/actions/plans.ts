/** The account is given a plan whose limit is near, fills it, and is given none again. */

import { openSession } from '../../../api/account/auth/rules.ts'
import { existingSite } from '../../../api/account/sites/rules.ts'
import { findPerson } from '../../../api/account/users/rules.ts'
import { newId } from '../../../api/platform/runtime/ids.ts'
import { addPerson, byHand } from '../model/people.ts'
import { get, living } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, expectAnswer } from './action.ts'

const consent = { text: 'I want mail.' }

interface Filling {
  /** Two who are added: one for whom there is room, and one who has to wait for the end of the limit. */
  people: readonly [string, string]
  /** Somebody known: changing them takes no room. */
  known: string
}

const addressOf = (key: string): string => `${key}.limit@people.example`

/** Whoever runs the installation, signed in as a person. */
export async function operate({
  ground,
}: Session): Promise<(method: string, path: string, body?: object) => Promise<Answer>> {
  const { faults, installation } = ground.product
  const now = () => ground.clock.now()
  // It is no call of the API, and nobody would try it again after a kill.
  faults.held += 1
  const opened = installation.databases.control.write(async tx => {
    const owner = await findPerson(tx, 'owner@casaverde.example')
    return (await openSession(tx, owner?.id ?? '', { newId, now })).token
  })
  const token = await opened.finally(() => {
    faults.held -= 1
  })
  return (method, path, body) => ground.client.call(method, path, { token, body })
}

const fill = action<Filling>({
  type: 'fill_site',
  weight: 1,
  draw(random, world, newKey) {
    const all = living(world)
    return all.length === 0 ? null : { people: [newKey('p'), newKey('p')], known: random.pick(all).key }
  },
  possible: (world, { known }) => world.people.get(known)?.gone === null,
  async play(session, { people, known }) {
    const { client, product, site } = session.ground
    const { account_id } = await product.installation.databases.control.read(db => existingSite(db, site))
    const call = await operate(session)
    const plan = await call('POST', '/v1/plans', { name: 'Small', limits: { leads: living(session.world).length + 1 } })
    await call('PUT', `/v1/accounts/${account_id}/plan`, { plan_id: plan.body.id })
    const add = (key: string) => client.post(at(session, 'leads'), { email: addressOf(key), consent })
    const { email } = get(session.world.people, known)
    const [first, second] = [await add(people[0]), await add(people[1])]
    const both = await client.post(at(session, 'leads/upsert'), { leads: [{ email: addressOf(people[1]) }, { email }] })
    await call('PUT', `/v1/accounts/${account_id}/plan`, { plan_id: null })
    await call('DELETE', `/v1/plans/${plan.body.id}`, {})
    const third = await add(people[1])
    for (const [place, answer] of [first, third].entries()) keep(session, people[place] ?? '', answer.body.id)
    const statuses = both.body.data.map(({ status }) => status)
    const told = [first.status, second.body.code, ...statuses, idOf(session, known) === both.body.data[1]?.lead_id]
    return { ...third, text: told.join(' ') }
  },
  tell(world, { people }, answer) {
    for (const key of people)
      addPerson(world, { key, email: addressOf(key), first_name: null, consent: true, tags: [] }, byHand)
    const right = '201 lead_limit_exhausted refused unchanged true'
    return [
      ...expectAnswer(answer, 201),
      ...(answer.text === right ? [] : [`at the limit ${answer.text}, should be ${right}`]),
    ]
  },
})

export const plans = [fill]
