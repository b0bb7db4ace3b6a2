/** Files that an owner has made of people and what they said: they lie in the data folder, where erased people are searched for. */
import { living } from '../model/world.ts'
import { at } from '../session.ts'
import { action, expectAnswer } from './action.ts'

const exported = {
  'lead-exports': { format: 'csv', selection: {} },
  'conversations/exports': { format: 'json' },
  'suppression-exports': { format: 'csv' },
} as const
type What = keyof typeof exported

/** What is asked for with a key is answered once more out of what is stored. */
const make = action<{ what: What; key: string }>({
  type: 'export',
  weight: 3,
  draw: (random, _world, newKey) => ({ what: random.pick(Object.keys(exported) as What[]), key: newKey('x') }),
  possible: () => true,
  async play(session, { what, key }) {
    const { client, product } = session.ground
    const ask = () =>
      client.call('POST', at(session, what), { body: exported[what], headers: { 'idempotency-key': `export-${key}` } })
    const first = await ask()
    await product.settle()
    const second = await ask()
    if (first.status !== 202) return first
    const done = await client.get(at(session, `operations/${first.body.id}`))
    const file = await client.get(at(session, `operations/${first.body.id}/file`))
    const is_same = first.text === second.text
    return { ...done, body: { ...done.body, is_same, file: file.status }, text: file.text }
  },
  tell(world, { what }, answer) {
    const { status, is_same, file, progress } = answer.body as {
      status?: unknown
      is_same?: unknown
      file?: unknown
      progress?: { succeeded: number }
    }
    const counts: Partial<Record<What, number>> = { 'lead-exports': living(world).length }
    const should = JSON.stringify(['completed', true, 200, counts[what]])
    const own = JSON.stringify([status, is_same, file, what in counts ? progress?.succeeded : undefined])
    return [...expectAnswer(answer, 200), ...(own === should ? [] : [`the export came to ${own}, should be ${should}`])]
  },
})

export const exports = [make]
