/** Endpoints of other systems, to which events are posted. */
import { toldEvents } from '../model/webhooks.ts'
import { newBox } from '../product/receiver.ts'
import { at, idOf, keep } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'

const ENDPOINTS_MAX = 2

const add = action<{ endpoint: string; events: string[] }>({
  type: 'add_endpoint',
  weight: 2,
  draw(random, world, newKey) {
    const events = toldEvents.filter(() => chance(random, 70))
    return world.endpoints.size >= ENDPOINTS_MAX || events.length === 0 ? null : { endpoint: newKey('w'), events }
  },
  possible: () => true,
  async play(session, { endpoint, events }) {
    const { url, posts } = await newBox(() => session.ground.product.faults.kills)
    session.boxes.set(endpoint, { posts, due: [] })
    const answer = await session.ground.client.post(at(session, 'webhook-endpoints'), { url, events })
    keep(session, endpoint, answer.body.id)
    return answer
  },
  tell(world, { endpoint, events }, answer) {
    world.endpoints.set(endpoint, { key: endpoint, events })
    return expectAnswer(answer, 201)
  },
})

const remove = action<{ endpoint: string }>({
  type: 'remove_endpoint',
  weight: 0.5,
  draw(random, world) {
    const endpoint = maybePick(random, [...world.endpoints.keys()])
    return endpoint === null ? null : { endpoint }
  },
  possible: (world, { endpoint }) => world.endpoints.has(endpoint),
  play: (session, { endpoint }) =>
    session.ground.client.delete(at(session, `webhook-endpoints/${idOf(session, endpoint)}`)),
  tell(world, { endpoint }, answer) {
    world.endpoints.delete(endpoint)
    return expectAnswer(answer, 204)
  },
})

export const webhooks = [add, remove]
