/** Merges, and what is done to many at once: bulk actions, imports, and the undo of each. */

import { actOn, type BulkAction, type ImportChoice, type Row, takeIn, undo } from '../model/acts.ts'
import { holds } from '../model/journeys.ts'
import { canUndo, merge, undoMerge } from '../model/merges.ts'
import { type Condition, get, living, tagKeys, type World } from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { drawAddress } from './addresses.ts'
import { filterFrom } from './filters.ts'
import { isHere, nameFrom, someone } from './people.ts'

const mergeTwo = action<{ merge: string; into: string; from: string; takes_address: boolean }>({
  type: 'merge',
  weight: 6,
  draw(random, world, newKey) {
    const [into, from] = [someone(random, world), someone(random, world)]
    if (!into || !from || into === from) return null
    return { merge: newKey('g'), into: into.key, from: from.key, takes_address: chance(random, 35) }
  },
  possible: (world, { into, from }) => isHere(world, into) && isHere(world, from),
  async play(session, { merge: key, into, from, takes_address }) {
    const body = { merged_lead_id: idOf(session, from), take: takes_address ? ['email'] : [] }
    const answer = await session.ground.client.post(at(session, `leads/${idOf(session, into)}/merges`), body)
    keep(session, key, answer.body.id)
    return answer
  },
  tell(world, { merge: key, into, from, takes_address }, answer) {
    merge(world, key, [get(world.people, into), get(world.people, from)], takes_address)
    return expectAnswer(answer, 201)
  },
})

const undoOne = action<{ merge: string }>({
  type: 'undo_merge',
  weight: 4,
  draw(random, world) {
    const open = [...world.merges.values()].filter(one => canUndo(world, one) !== 'transition_not_allowed')
    const chosen = maybePick(random, open)
    return chosen && { merge: chosen.key }
  },
  possible: (world, { merge: key }) => world.merges.has(key) && isHere(world, get(world.merges, key).into),
  play(session, { merge: key }) {
    const { into } = get(session.world.merges, key)
    return session.ground.client.post(at(session, `leads/${idOf(session, into)}/merges/${idOf(session, key)}/undo`))
  },
  tell(world, { merge: key }, answer) {
    const one = get(world.merges, key)
    const can = canUndo(world, one)
    if (can !== 'yes') return expectAnswer(answer, 409, can)
    undoMerge(world, one)
    return expectAnswer(answer, 200)
  },
})

type Selection = { people: string[] } | { condition: Condition }

const chosen = (world: World, selection: Selection) =>
  'people' in selection
    ? selection.people.map(key => get(world.people, key))
    : living(world).filter(one => holds(selection.condition, one))

const bulk = action<{ act: string; selection: Selection; action: BulkAction; starts: boolean }>({
  type: 'bulk_action',
  weight: 5,
  draw(random, world, newKey) {
    const some = [someone(random, world), someone(random, world), someone(random, world)].flatMap(one =>
      one ? [one.key] : [],
    )
    if (some.length === 0) return null
    const condition: Condition = { tag: random.pick(tagKeys), has: true }
    const roll = random.between(1, 100)
    const tag = random.pick(tagKeys)
    const one: BulkAction =
      roll <= 40
        ? { do: 'tag', tag }
        : roll <= 65
          ? { do: 'untag', tag }
          : roll <= 80
            ? { do: 'name', name: nameFrom(random.between(0, 9_999)) }
            : roll <= 92
              ? { do: 'leave' }
              : { do: 'erase' }
    // Whole crowds are tagged and named, and few leave or go.
    const few = one.do === 'leave' || one.do === 'erase' || chance(random, 60)
    return {
      act: newKey('k'),
      selection: few ? { people: [...new Set(some)] } : { condition },
      action: one,
      starts: chance(random, 25),
    }
  },
  possible: (world, { selection }) => !('people' in selection) || selection.people.every(key => isHere(world, key)),
  async play(session, { act, selection, action: one, starts }) {
    const { client } = session.ground
    const which =
      'people' in selection
        ? { lead_ids: selection.people.map(key => idOf(session, key)) }
        : { filter: filterFrom(session, selection.condition) }
    const preview = await client.post(at(session, 'lead-actions/preview'), { selection: which })
    const answer = await client.post(at(session, 'lead-actions'), {
      selection: which,
      action: actionFrom(session, one),
      start_journeys: starts,
    })
    keep(session, act, answer.body.id)
    return { ...answer, body: { ...answer.body, leads: preview.body.leads } }
  },
  tell(world, { act, selection, action: one, starts }, answer) {
    const people = chosen(world, selection)
    actOn(world, act, people, one, starts)
    const differences =
      answer.body.leads === people.length
        ? []
        : [`the preview says ${answer.body.leads} people, should be ${people.length}`]
    return [...expectAnswer(answer, 202), ...differences]
  },
})

function actionFrom(session: Session, one: BulkAction): unknown {
  switch (one.do) {
    case 'tag':
      return { type: 'add_tags', tag_ids: [idOf(session, one.tag)] }
    case 'untag':
      return { type: 'remove_tags', tag_ids: [idOf(session, one.tag)] }
    case 'name':
      return { type: 'set_field', field: 'first_name', value: one.name }
    case 'leave':
      return { type: 'unsubscribe' }
    case 'erase':
      return { type: 'delete' }
  }
}

const importRows = action<{ act: string } & ImportChoice>({
  type: 'import',
  weight: 4,
  draw(random, world, newKey) {
    const rows = Array.from({ length: random.between(1, 4) }, (): Row => {
      const key = newKey('p')
      const email = drawAddress(random, world, key, 60)
      const status = chance(random, 60)
        ? null
        : random.pick(['subscribed', 'opted_out', 'bounced', 'complained'] as const)
      return { key, email, first_name: chance(random, 40) ? nameFrom(random.between(0, 9_999)) : null, status }
    })
    const addresses = new Set(rows.map(({ email }) => email.toLowerCase()))
    if (addresses.size < rows.length) return null
    return {
      act: newKey('i'),
      rows,
      consent: chance(random, 60),
      tag: chance(random, 50) ? random.pick(tagKeys) : null,
      starts: chance(random, 25),
    }
  },
  possible: () => true,
  async play(session, { act, rows, consent, tag, starts }) {
    const { client, product } = session.ground
    const text = [
      'email,first_name,status',
      ...rows.map(row => [row.email, row.first_name ?? '', row.status ?? ''].join()),
    ].join('\n')
    const uploaded = await client.call('POST', at(session, 'imports'), {
      file: { name: 'people.csv', text: `${text}\n` },
    })
    if (uploaded.status !== 201) return uploaded
    const path = at(session, `imports/${uploaded.body.id}`)
    const meanings = [...new Set(rows.map(row => row.status))].flatMap(status =>
      status ? [{ value: status, status }] : [],
    )
    const mapping = [
      { column: 0, field: 'email' },
      { column: 1, field: 'first_name' },
      { column: 2, field: 'consent.status', meanings },
    ]
    const tag_ids = tag === null ? [] : [idOf(session, tag)]
    const set = await client.patch(path, {
      mapping,
      tag_ids,
      start_journeys: starts,
      ...(consent && { consent: { text: 'They agreed.' } }),
    })
    if (set.status !== 200) return set
    const started = await client.post(`${path}/start`)
    keep(session, act, started.body.id)
    await product.settle()
    for (const { key, email } of rows) {
      const found = await client.get(at(session, `leads?search=${encodeURIComponent(email)}`))
      const lead = found.body.data.find(one => String(one.email).toLowerCase() === email.toLowerCase())
      if (!session.world.people.has(key) && lead && ![...session.ground.ids.values()].includes(String(lead.id)))
        keep(session, key, lead.id)
    }
    return started
  },
  tell(world, { act, ...choice }, answer) {
    takeIn(world, act, choice)
    return expectAnswer(answer, 202)
  },
})

const undoAct = action<{ act: string }>({
  type: 'undo_act',
  weight: 4,
  draw(random, world) {
    const chosenAct = maybePick(
      random,
      [...world.acts.values()].filter(({ undone }) => !undone),
    )
    return chosenAct && { act: chosenAct.key }
  },
  possible: (world, { act }) => world.acts.get(act)?.undone === false,
  play: (session, { act }) => session.ground.client.post(at(session, `operations/${idOf(session, act)}/undo`)),
  tell(world, { act }, answer) {
    undo(world, get(world.acts, act))
    return expectAnswer(answer, 202)
  },
})

export const joining = [mergeTwo, undoOne, bulk, importRows, undoAct]
