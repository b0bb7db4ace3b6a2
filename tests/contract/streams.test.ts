/** The events of streams, held against what their contracts say of each. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import { serverSentEvents } from '../../sdk/src/sse.ts'
import { createPeople, type People } from './people.ts'
import { type Ready, readyFor, urlOf } from './requests.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

/** All of them; of a stream that stays open, the first. */
async function* eventsOf({ people, contract, body, headers, token, ...to }: Ready) {
  const response = await people.app.request(urlOf({ contract, ...to }), {
    method: contract.method.toUpperCase(),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token ?? people.person.token}`,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(contract.status)
  for await (const event of serverSentEvents(response)) {
    yield event
    if (contract.method === 'get') return
  }
}

const streams = endpoints.flatMap(({ contract: c }) => (c.events ? [[c.operationId, c, c.events] as const] : []))

test.each(streams)('%s sends what its contract names', async (_, contract, events) => {
  const received = await Array.fromAsync(eventsOf(await readyFor(w, contract)))
  expect(received.length).toBeGreaterThan(0)
  for (const { event, data } of received) {
    expect(Object.keys(events)).toContain(event)
    expect(JSON.parse(data)).toEqual(events[event]?.parse(JSON.parse(data)))
  }
})
