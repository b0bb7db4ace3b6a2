/** What is in use is not deleted, and keeps its nature: the refusal names all that use it. */
import { users } from '../model/uses.ts'
import type { World } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { at, idOf } from '../session.ts'
import { action, expectAnswer, maybePick } from './action.ts'

const places: Record<string, string> = {
  t: 'tags',
  a: 'audiences',
  d: 'audiences',
  m: 'templates',
  f: 'popups',
  s: 'senders',
}

/** The unsubscribe page uses the templates of its topics besides. */
const guarded = (world: World) =>
  [...users(world)].filter(([key]) => (world.templates.get(key)?.topic ?? null) === null)

const deleteUsed = action<{ thing: string }>({
  type: 'delete_in_use',
  weight: 4,
  draw(random, world) {
    const chosen = maybePick(random, guarded(world))
    return chosen && { thing: chosen[0] }
  },
  possible: (world, { thing }) => guarded(world).some(([key]) => key === thing),
  play: (session, { thing }) =>
    session.ground.client.delete(at(session, `${places[thing.charAt(0)]}/${idOf(session, thing)}`)),
  tell: (world, { thing }, answer) => expectUsers(answer, thing, users(world).get(thing) ?? []),
})

function expectUsers(answer: Answer, thing: string, right: readonly string[]): string[] {
  const blockers = (answer.body.blockers ?? []) as { name: string }[]
  const named = blockers.map(({ name }) => name).sort()
  const is_right = named.join() === right.join()
  return [
    ...expectAnswer(answer, 409, 'in_use'),
    ...(is_right ? [] : [`${thing} is said to be used by ${named}, should be ${right}`]),
  ]
}

/** Whatever sends mail. */
const sending = (world: World): string[] => users(world).get('sender') ?? []

type Address = 'email' | 'postal_address'

/** What waits would stop: another sender is made instead. */
const changeAddress = action<{ of: Address }>({
  type: 'change_sender_address',
  weight: 3,
  draw: (random, world) =>
    sending(world).length > 0 ? { of: random.pick(['email', 'postal_address'] as const) } : null,
  possible: world => sending(world).length > 0,
  play(session, { of }) {
    const { client, site } = session.ground
    if (of === 'postal_address') return client.patch(`/v1/sites/${site}`, { postal_address: '' })
    return client.patch(at(session, `senders/${idOf(session, 'sender')}`), { email: 'berta@casaverde.example' })
  },
  tell: (world, { of }, answer) => expectUsers(answer, of, sending(world)),
})

/** What waits leaves in the name that its sender has by then. */
const renameSender = action<{ first_name: string }>({
  type: 'rename_sender',
  weight: 2,
  draw: random => ({ first_name: random.pick(['Ana', 'Berta', 'Carla', 'Diana']) }),
  possible: () => true,
  play: (session, given) => session.ground.client.patch(at(session, `senders/${idOf(session, 'sender')}`), given),
  tell(world, { first_name }, answer) {
    world.sender = first_name
    return expectAnswer(answer, 200)
  },
})

export const guards = [deleteUsed, changeAddress, renameSender]
