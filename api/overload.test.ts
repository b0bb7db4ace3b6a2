/** Who is refused first when more comes than can be done, and that this is told at once and in a type of its own. */
import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endpoints } from './features.ts'
import { FixedClock } from './platform/clock.ts'
import { limits } from './platform/limits.ts'
import { ranksOf } from './platform/overload/ranks.ts'
import { admission } from './server.ts'
import { createHarness, type Harness } from './testing/harness.ts'

let h: Harness
let site: string
let form: string
const calm = { actions: 0, waited_ms: 0 }
let control = calm
let ofSite = calm
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa')
  await h.post(`/v1/sites/${site}/publish`)
  const design = {
    name: 'Letter',
    content: { heading: 'A', thank_you_heading: 'B' },
    form: { fields: [{ name: 'email' }] },
  }
  const { body } = await h.post(`/v1/sites/${site}/popups`, design)
  await h.post(`/v1/sites/${site}/popups/${body.id}/publish`)
  form = `/v1/public/sites/${site}/popups/${body.id}/submissions`
  h.installation.databases.backlog = site_id => (site_id === undefined ? control : ofSite)
})
afterEach(() => {
  control = calm
  ofSite = calm
})
afterAll(() => h.close())

const write = (name: string) => h.post(`/v1/sites/${site}/tags`, { name })
const capture = (email: string) =>
  h.post(form, { values: { email }, page_url: 'https://casa.example/', shown_for_ms: 5_000 }, { token: null })
const after = (milliseconds: number, actions: number = limits.overload_requests_min) => ({
  actions,
  waited_ms: milliseconds,
})

test('behind a queue that is old, an owner’s change is refused first, with its own type; a submission later', async () => {
  ofSite = after(limits.overload_first_milliseconds + 1)
  const began = performance.now()
  const refused = await write('Refused')
  expect(performance.now() - began).toBeLessThan(50)
  expect([refused.status, refused.body.code]).toEqual([503, 'overloaded'])
  expect(refused.body.type).toBe('https://leadwright.dev/problems/overloaded')
  expect(Number(refused.headers.get('retry-after'))).toBe(limits.overload_retry_after_seconds)
  expect((await h.get(`/v1/sites/${site}/tags`)).status, 'what is read waits for no queue').toBe(200)
  expect((await capture('ana@casa.example')).status).toBe(201)
  ofSite = after(limits.overload_last_milliseconds + 1)
  expect((await capture('eva@casa.example')).body.code).toBe('overloaded')
})

test('few that wait long are no overload, and one site’s queue is no other’s', async () => {
  ofSite = after(60_000, limits.overload_requests_min - 1)
  expect((await write('Patient')).status).toBe(201)
  ofSite = calm
  control = after(60_000)
  expect((await write('Elsewhere')).status).toBe(201)
  expect((await h.post('/v1/sites', { name: 'New', subdomain: 'new' })).body.code).toBe('overloaded')
})

test('the queue of a database says how long its first action has waited', async () => {
  const database = await h.installation.databases.site(site)
  expect(database.backlog).toEqual(calm)
  const writes = Array.from({ length: 3 }, () => database.write(async () => undefined))
  await Promise.resolve()
  await Promise.resolve()
  const { actions, waited_ms } = database.backlog
  expect(actions).toBe(3)
  expect(waited_ms).toBeGreaterThan(0)
  await Promise.all(writes)
})

const token = 'Abc-1'
test.each([
  ['never', 'GET', '/healthz'],
  ['never', 'GET', '/readyz?x=1'],
  ['last', 'POST', '/v1/auth/sign-in'],
  ['last', 'POST', '/v1/public/sites/site_1/popups/popup_1/submissions'],
  ['last', 'GET', `/v1/public/unsubscribe/${token}`],
  ['last', 'HEAD', `/v1/public/unsubscribe/${token}`],
  ['last', 'POST', `/v1/public/unsubscribe/${token}?utm=1`],
  ['middle', 'GET', '/v1/public/sites/site_1/config'],
  ['middle', 'POST', '/v1/public/sites/site_1/events'],
  ['first', 'GET', '/v1/sites'],
  ['first', 'GET', '/v1/auth/sign-in'],
  ['first', 'GET', '/'],
  ['first', 'GET', '/healthz/x'],
])('%s refused: %s %s', (rank, method, url) => {
  expect(ranksOf(endpoints.map(({ contract }) => contract))(method, url)).toBe(rank)
})

/** What a socket would bring, and what it is answered. */
function asking(method: string, url: string) {
  const answered: { status?: number; code?: string } = {}
  const outgoing = {
    writeHead: (status: number) => void Object.assign(answered, { status }),
    end: (body: string) => void Object.assign(answered, { code: JSON.parse(body).code }),
    once: () => undefined,
  }
  return { incoming: { method, url, headers: {} } as IncomingMessage, outgoing: outgoing as never, answered }
}

test('the server asks of each request how long it has lain in its socket, and refuses by its rank', async () => {
  const steadyClock = new FixedClock(0)
  const admits = admission({ steadyClock })
  const comes = (method: string, url: string) => {
    const { incoming, outgoing, answered } = asking(method, url)
    return admits(incoming, outgoing) ? 'let in' : `${answered.status} ${answered.code}`
  }
  /** A turn in which more comes than can be done, after which the next has waited so long. */
  const crowd = (milliseconds: number) => {
    for (let i = 0; i < limits.overload_requests_min; i++) {
      comes('GET', '/healthz')
      steadyClock.forward(milliseconds / limits.overload_requests_min)
    }
  }
  const lines = [
    ['GET', '/readyz'],
    ['POST', `${form}?x=1`],
    ['POST', `/v1/public/sites/${site}/events`],
    ['GET', '/v1/sites'],
  ] as const
  const refused = '503 overloaded'
  const waited = async (milliseconds: number) => {
    for (const _ of [1, 2]) {
      await setImmediate()
      crowd(milliseconds)
    }
    return lines.map(([method, url]) => comes(method, url))
  }
  expect(lines.map(([method, url]) => comes(method, url))).toEqual(Array(4).fill('let in'))
  expect(await waited(limits.overload_first_milliseconds + 32)).toEqual(['let in', 'let in', 'let in', refused])
  expect(await waited(limits.overload_middle_milliseconds + 32)).toEqual(['let in', 'let in', refused, refused])
  expect(await waited(limits.overload_last_milliseconds + 32)).toEqual(['let in', refused, refused, refused])
})
