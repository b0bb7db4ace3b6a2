/** What is in use is not deleted: the refusal names all that use it. */
import { users } from '../model/uses.ts'
import type { World } from '../model/world.ts'
import { at, idOf } from '../session.ts'
import { action, expectAnswer, maybePick } from './action.ts'

const places: Record<string, string> = { t: 'tags', a: 'audiences', d: 'audiences', m: 'templates', f: 'popups' }

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
  tell(world, { thing }, answer) {
    const blockers = (answer.body.blockers ?? []) as { name: string }[]
    const named = blockers
      .map(({ name }) => name)
      .sort()
      .join(' ')
    const right = users(world).get(thing)?.join(' ')
    return [
      ...expectAnswer(answer, 409, 'in_use'),
      ...(named === right ? [] : [`${thing} is said to be used by ${named}, should be ${right}`]),
    ]
  },
})

export const guards = [deleteUsed]
