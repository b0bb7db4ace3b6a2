/** What nothing uses is deleted: it is gone, and nothing else changes. */
import type { World } from '../model/world.ts'
import type { Answer, CallOptions } from '../product/client.ts'
import { at, type Session } from '../session.ts'
import { action, expectAnswer } from './action.ts'

/** The smallest picture. */
const picture = 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'

const block = {
  id: 'hero',
  type: 'hero',
  heading: 'Plants',
  text: '',
  image_id: '',
  alt: '',
  layout: 'stacked',
  button_text: '',
  link: '',
}

/** How each is made, by the path of its list. */
const makers: Record<string, (name: string) => CallOptions> = {
  tags: name => ({ body: { name } }),
  audiences: name => ({ body: { name } }),
  templates: name => ({ body: { name, subject: name, body_text: name } }),
  popups: name => ({ body: { name } }),
  campaigns: name => ({ body: { name, description: name } }),
  pages: name => ({ body: { name, document: { version: 1, blocks: [block] } } }),
  broadcasts: name => ({ body: { name } }),
  images: name => ({ file: { name: `${name}.gif`, text: picture } }),
  files: name => ({ file: { name: `${name}.txt`, text: name } }),
  senders: name => ({ body: { first_name: 'Eva', last_name: 'García', signature: name, ...addresses(name) } }),
}

const addresses = (name: string) => ({ email: senderAddress(name), reply_to: senderAddress(name) })
const senderAddress = (name: string): string => `${name}@casaverde.example`

async function countOf({ ground }: Session, path: string): Promise<number> {
  for (let count = 0, cursor = ''; ; ) {
    const { body } = await ground.client.get(`${path}?limit=100${cursor}`)
    count += body.data.length
    if (!body.has_more) return count
    cursor = `&cursor=${body.next_cursor}`
  }
}

async function makeAndDelete(session: Session, { things, name }: Deleting): Promise<Answer> {
  const { client } = session.ground
  const path = at(session, things)
  const before = await countOf(session, path)
  const made = await client.call('POST', path, makers[things]?.(name))
  await session.ground.product.settle()
  if (made.status !== 201) return made
  const between = await countOf(session, path)
  const deleted = await client.delete(`${path}/${made.body.id}`)
  const { status } = await client.get(`${path}/${made.body.id}`)
  return {
    ...deleted,
    body: { ...deleted.body, left: status, counts: [between - before, (await countOf(session, path)) - before] },
  }
}

interface Deleting {
  things: string
  name: string
}

const deleteUnused = action<Deleting>({
  type: 'delete_unused',
  weight: 2,
  draw: (random, _world, newKey) => ({ things: random.pick(Object.keys(makers)), name: newKey('u') }),
  possible: () => true,
  play: makeAndDelete,
  tell(world, { things, name }, answer) {
    if (things === 'senders') expectQuestion(world, senderAddress(name))
    const { left, counts } = answer.body as unknown as { left: number; counts: number[] }
    const is_gone = left === 404 && String(counts) === '1,0'
    const wrong = `what was made of ${things} and deleted answers ${left}, and the list had ${counts} more`
    return [...expectAnswer(answer, 204), ...(is_gone ? [] : [wrong])]
  },
})

/** Whoever has the address is asked whether it may be written from. */
function expectQuestion(world: World, to: string): void {
  const because = 'a new sender'
  world.outbox.push({
    to,
    subject: `Confirm that ${to} may send email for Casa Verde`,
    person: to,
    template: null,
    at: world.now,
    because,
  })
}

export const unused = [deleteUnused]
