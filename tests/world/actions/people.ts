/** What an owner does to single people. */

import {
  addPerson,
  addTag,
  byHand,
  changeAddress,
  dropTag,
  erase,
  inBulk,
  joinAudience,
  rename,
  stateConsent,
  withdraw,
} from '../model/people.ts'
import {
  audienceKeys,
  get,
  living,
  type Person,
  personBy,
  personWith,
  present,
  tagKeys,
  type World,
} from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { drawAddress } from './addresses.ts'

const PEOPLE_MAX = 60
const consent = { text: 'Send me news.' }
export const isHere = (world: World, key: string): boolean => world.people.get(key)?.gone === null
export const someone = (random: Parameters<typeof maybePick>[0], world: World): Person | null =>
  maybePick(random, living(world))

const leadIds = (session: Session, keys: readonly string[]) => keys.map(key => idOf(session, key))

const add = action<{ person: string; email: string; first_name: string | null; consent: boolean; tags: string[] }>({
  type: 'add_person',
  weight: 14,
  draw(random, world, newKey) {
    if (living(world).length >= PEOPLE_MAX) return null
    const key = newKey('p')
    const email = drawAddress(random, world, key, 25)
    const tags = chance(random, 30) ? [random.pick(tagKeys)] : []
    const first_name = chance(random, 60) ? nameFrom(random.between(0, 9_999)) : null
    return { person: key, email, first_name, consent: chance(random, 80), tags }
  },
  possible: () => true,
  async play(session, { person: key, email, first_name, consent: agrees, tags }) {
    const body = { email, first_name, tag_ids: tags.map(tag => idOf(session, tag)), ...(agrees && { consent }) }
    if (first_name === null) delete (body as Partial<typeof body>).first_name
    const answer = await session.ground.client.post(at(session, 'leads'), body)
    keep(session, key, answer.body.id)
    return answer
  },
  tell(world, { person: key, ...given }, answer) {
    if (personWith(world, given.email)) return expectAnswer(answer, 409, 'lead_exists')
    addPerson(world, { key, ...given }, byHand)
    return expectAnswer(answer, 201)
  },
})

/** All names that are given. */
export const NAMES = /Qz[a-z]{4}xo/g
/** Letters alone, since a name has no digits; rare enough to be looked for in files. */
export function nameFrom(number: number): string {
  const letters = String(number)
    .padStart(4, '0')
    .replace(/\d/g, digit => 'bdfgklmprt'[Number(digit)] ?? 'b')
  return `Qz${letters}xo`
}

interface Upsert {
  person: string
  email: string
  first_name: string | null
  consent: boolean
  status: 'opted_out' | null
}

const upsert = action<{ rows: Upsert[]; starts: boolean }>({
  type: 'upsert_people',
  weight: 6,
  draw(random, world, newKey) {
    if (living(world).length >= PEOPLE_MAX) return null
    const rows = Array.from({ length: random.between(1, 3) }, () => {
      const key = newKey('p')
      const email = drawAddress(random, world, key, 60)
      const status = chance(random, 10) ? ('opted_out' as const) : null
      return {
        person: key,
        email,
        first_name: chance(random, 40) ? nameFrom(random.between(0, 9_999)) : null,
        consent: chance(random, 60),
        status,
      }
    })
    const addresses = new Set(rows.map(({ email }) => email.toLowerCase()))
    return addresses.size === rows.length ? { rows, starts: chance(random, 40) } : null
  },
  possible: () => true,
  async play(session, { rows, starts }) {
    const leads = rows.map(({ email, first_name, consent: agrees, status }) => ({
      email,
      ...(first_name !== null && { first_name }),
      ...(agrees && { consent }),
      ...(status && { email_status: { status } }),
    }))
    const answer = await session.ground.client.post(at(session, 'leads/upsert'), { leads, start_journeys: starts })
    for (const [place, { person: key }] of rows.entries()) {
      const result = answer.body.data?.[place]
      if (result?.status === 'created') keep(session, key, result.lead_id)
    }
    return answer
  },
  tell(world, { rows, starts }, answer) {
    const cause = starts ? byHand : inBulk
    const differences = expectAnswer(answer, 200)
    for (const [place, row] of rows.entries()) {
      const known = personBy(world, row.email)
      const status = answer.body.data?.[place]?.status
      if ((status === 'created') !== (known === undefined)) differences.push(`${row.email} was ${status}`)
      const agrees = row.consent && row.status === null
      if (!known) {
        const made = addPerson(
          world,
          { key: row.person, email: row.email, first_name: row.first_name, consent: agrees },
          cause,
        )
        if (row.status === 'opted_out') withdraw(world, made, 'owner', cause)
        continue
      }
      if (row.first_name !== null) rename(known, row.first_name)
      if (row.status === 'opted_out') withdraw(world, known, 'owner', cause)
      else if (agrees) stateConsent(world, known, 'owner', cause)
    }
    return differences
  },
})

const edit = action<{ person: string; first_name?: string; email?: string }>({
  type: 'edit_person',
  weight: 5,
  draw(random, world, newKey) {
    const who = someone(random, world)
    if (!who) return null
    if (chance(random, 50)) return { person: who.key, first_name: nameFrom(random.between(0, 9_999)) }
    return { person: who.key, email: drawAddress(random, world, newKey('e'), 40) }
  },
  possible: (world, { person: key }) => isHere(world, key),
  play: (session, { person: key, ...changes }) =>
    session.ground.client.patch(at(session, `leads/${idOf(session, key)}`), changes),
  tell(world, { person: key, first_name, email }, answer) {
    const who = get(world.people, key)
    if (email !== undefined) {
      const owner = personWith(world, email)
      if (owner && owner !== who) return expectAnswer(answer, 409, 'lead_exists')
      changeAddress(world, who, email)
    }
    if (first_name !== undefined) rename(who, first_name)
    return expectAnswer(answer, 200)
  },
})

const tag = action<{ person: string; tag: string; gives: boolean }>({
  type: 'tag_person',
  weight: 12,
  draw(random, world) {
    const who = someone(random, world)
    return who && { person: who.key, tag: random.pick(tagKeys), gives: chance(random, 70) }
  },
  possible: (world, { person: key }) => isHere(world, key),
  play: (session, { person: key, tag: given, gives }) =>
    session.ground.client.post(at(session, `leads/${idOf(session, key)}/tags${gives ? '' : '/remove'}`), {
      tag_ids: [idOf(session, given)],
    }),
  tell(world, { person: key, tag: given, gives }, answer) {
    if (gives) addTag(world, get(world.people, key), given, byHand)
    else dropTag(world, get(world.people, key), given, byHand)
    return expectAnswer(answer, 200)
  },
})

const join = action<{ people: string[]; audience: string; joins: boolean }>({
  type: 'join_audience',
  weight: 6,
  draw(random, world) {
    const who = someone(random, world)
    const also = someone(random, world)
    if (!who || !also) return null
    return { people: [...new Set([who.key, also.key])], audience: random.pick(audienceKeys), joins: chance(random, 75) }
  },
  possible: (world, { people }) => people.every(key => isHere(world, key)),
  play: (session, { people, audience, joins }) =>
    session.ground.client.post(at(session, `audiences/${idOf(session, audience)}/leads${joins ? '' : '/remove'}`), {
      lead_ids: leadIds(session, people),
    }),
  tell(world, { people, audience, joins }, answer) {
    // Several at once are a bulk change.
    const cause = people.length > 1 ? inBulk : byHand
    for (const key of people) {
      if (joins) joinAudience(world, get(world.people, key), audience, cause)
      else get(world.people, key).audiences.delete(audience)
    }
    return expectAnswer(answer, 200)
  },
})

const unsubscribe = action<{ person: string }>({
  type: 'unsubscribe_person',
  weight: 2,
  draw(random, world) {
    const who = someone(random, world)
    return who && { person: who.key }
  },
  possible: (world, { person: key }) => isHere(world, key),
  play: (session, { person: key }) =>
    session.ground.client.post(at(session, `leads/${idOf(session, key)}/unsubscribe`)),
  tell(world, { person: key }, answer) {
    withdraw(world, get(world.people, key), 'owner')
    return expectAnswer(answer, 200)
  },
})

const eraseOne = action<{ person: string }>({
  type: 'erase_person',
  weight: 3,
  draw(random, world) {
    const who = someone(random, world)
    return who && { person: who.key }
  },
  possible: (world, { person: key }) => isHere(world, key),
  play: (session, { person: key }) => session.ground.client.delete(at(session, `leads/${idOf(session, key)}`)),
  tell(world, { person: key }, answer) {
    erase(world, get(world.people, key))
    return expectAnswer(answer, 204)
  },
})

/** Somebody who was merged is not there any more, and the answer names who stayed. */
const lookUp = action<{ person: string }>({
  type: 'look_up_person',
  weight: 3,
  draw(random, world) {
    const who = maybePick(
      random,
      [...world.people.values()].filter(({ gone }) => gone !== null),
    )
    return who && { person: who.key }
  },
  possible: (world, { person: key }) => world.people.has(key) && !isHere(world, key),
  play: (session, { person: key }) => session.ground.client.get(at(session, `leads/${idOf(session, key)}`)),
  tell(world, { person: key }, answer) {
    const stayed = present(world, key)
    const blockers = (answer.body.blockers ?? []) as { name: string }[]
    const named = blockers.map(({ name }) => name).join()
    const right = stayed?.email ?? ''
    return [
      ...expectAnswer(answer, 404),
      ...(named === right ? [] : [`names “${named}” as who stayed, should be “${right}”`]),
    ]
  },
})

export const people = [add, upsert, edit, tag, join, unsubscribe, eraseOne, lookUp]
