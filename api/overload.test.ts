/** Who is refused first when more comes than can be done, and that this is told at once and in a type of its own. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { admission } from './admission.ts'
import { endpoints } from './features.ts'
import { linkToken } from './platform/features/signed-link.ts'
import { ranksOf } from './platform/routing/overload/ranks.ts'
import { FixedClock } from './platform/runtime/clock.ts'
import { limits } from './platform/runtime/limits.ts'
import { messageOf } from './platform/texts/messages/messages.ts'
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
  // Who has been let in at the door is given twice the time.
  ofSite = after(limits.overload_first_milliseconds * 2 + 1)
  const began = performance.now()
  const refused = await write('Refused')
  expect(performance.now() - began).toBeLessThan(50)
  expect([refused.status, refused.body.code]).toEqual([503, 'overloaded'])
  expect(refused.body.type).toBe('/docs/problems/overloaded')
  expect(Number(refused.headers.get('retry-after'))).toBe(limits.overload_retry_after_seconds)
  expect((await h.get(`/v1/sites/${site}/tags`)).status, 'what is read waits for no queue').toBe(200)
  expect((await capture('ana@casa.example')).status).toBe(201)
  ofSite = after(limits.overload_last_milliseconds * 2 + 1)
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
function asking(method: string, url: string, headers: IncomingHttpHeaders = {}) {
  const answered: { status?: number; headers?: string[]; body?: string } = {}
  const outgoing = {
    destroyed: false,
    writeHead: (status: number, given: string[]) =>
      void Object.assign(answered, { status, headers: given.map(String) }),
    end: (body: string) => void Object.assign(answered, { body }),
  }
  return { incoming: { method, url, headers, socket: new Socket() } as IncomingMessage, outgoing, answered }
}

/** A door, and who has been let in. One is there already, and has used up the turn. */
function door(clock = new FixedClock(0), doing = () => undefined as void) {
  const { admits } = admission({ ...h.installation, steadyClock: clock })
  const begun: string[] = []
  const comes = (method: string, url: string, headers?: IncomingHttpHeaders) => {
    const asked = asking(method, url, headers)
    admits(asked.incoming, asked.outgoing as never, () => {
      begun.push(url)
      doing()
    })
    return asked
  }
  comes('GET', '/first')
  clock.forward(60)
  return { comes, begun }
}

test('what comes is begun at once, in a crowd in its order; nothing is done for whoever has gone', async () => {
  const clock = new FixedClock(0)
  const { comes, begun } = door(clock, () => clock.forward(1))
  expect(begun).toEqual(['/first'])
  const crowd = Array.from({ length: 100 }, (_, n) => comes('GET', `/${n}`))
  expect(begun, 'the turn has had its time').toEqual(['/first'])
  for (const { outgoing } of crowd.slice(40, 41)) outgoing.destroyed = true
  await setImmediate()
  await setImmediate()
  expect(begun.length, 'a part of them in each turn').toBeGreaterThan(2)
  expect(begun.length).toBeLessThan(20)
  await expect.poll(() => begun.length).toBe(100)
  expect(begun.slice(1)).toEqual(
    crowd
      .keys()
      .filter(n => n !== 40)
      .map(n => `/${n}`)
      .toArray(),
  )
  await setImmediate()
  comes('GET', '/last')
  expect(begun.at(-1), 'nobody waits any more').toBe('/last')
})

test('of each request is asked how long it would wait, and it is refused by its rank before it is begun', () => {
  const lines = [
    ['GET', '/readyz'],
    ['POST', `${form}?x=1`],
    ['POST', `/v1/public/sites/${site}/events`],
    ['GET', '/v1/sites'],
  ] as const
  /** Each is taken for a millisecond as long as none has been measured. */
  const behind = (waiting: number) => {
    const { comes } = door()
    for (let n = 0; n < waiting; n++) comes('POST', form)
    return lines.map(([method, url]) => comes(method, url).answered.status ?? 'let in')
  }
  const { overload_first_milliseconds: first, overload_middle_milliseconds: middle } = limits
  expect(behind(0)).toEqual(Array(4).fill('let in'))
  expect(behind(first - 4)).toEqual(Array(4).fill('let in'))
  expect(behind(first + 1)).toEqual(['let in', 'let in', 'let in', 503])
  expect(behind(middle + 1)).toEqual(['let in', 'let in', 503, 503])
  expect(behind(limits.overload_last_milliseconds + 1)).toEqual(['let in', 503, 503, 503])
})

test('what is to be written waits for its site too, also by a link that names it; what is read does not', async () => {
  ofSite = after(limits.overload_last_milliseconds + 1)
  const { comes } = door()
  const key = await h.installation.databases.siteKey(site)
  const link = `/v1/public/unsubscribe/${linkToken(key, 'unsubscribe', site, ['', 'lead_1'])}`
  const site_id = vi.spyOn(h.installation.databases, 'backlog')
  expect(comes('POST', link).answered.status).toBe(503)
  expect(site_id).toHaveBeenLastCalledWith(site)
  expect(comes('POST', form).answered.status).toBe(503)
  expect(comes('GET', `/v1/sites/${site}/tags`).answered.status).toBeUndefined()
  expect(comes('POST', '/v1/sites').answered.status).toBeUndefined()
})

test('a refusal says in the caller’s language what to do, and when', () => {
  ofSite = after(limits.overload_last_milliseconds + 1)
  const { answered } = door().comes('POST', form, { 'accept-language': 'es', 'request-id': 'req_mine' })
  const headers = Object.fromEntries(
    Array.from(
      { length: answered.headers!.length / 2 },
      (_, n) => answered.headers!.slice(n * 2, n * 2 + 2) as [string, string],
    ),
  )
  const body = JSON.parse(answered.body ?? '')
  expect(headers).toMatchObject({
    'Retry-After': String(limits.overload_retry_after_seconds),
    'Content-Language': 'es',
    'Content-Type': 'application/problem+json',
    'Request-Id': body.request_id,
    'Content-Length': String(Buffer.byteLength(answered.body ?? '')),
    'Access-Control-Allow-Origin': '*',
  })
  expect(body).toMatchObject({ code: 'overloaded', status: 503, detail: messageOf('es', 'problem.overloaded') })
})

test('a session that was verified lately is let in before those that wait, as far as its share goes; a made-up one is not', async () => {
  const steadyClock = new FixedClock(0)
  const { comes, begun } = door(steadyClock)
  const signedIn = { authorization: `Bearer ${h.person.token}` }
  await h.get('/v1/me')
  for (let n = 0; n <= limits.overload_last_milliseconds; n++) comes('POST', form)
  const ask = (headers: IncomingHttpHeaders) => comes('GET', '/v1/sites', headers).answered.status ?? 'let in'
  expect(ask({ authorization: 'Bearer lw_session_made-up' })).toBe(503)
  expect(ask(signedIn)).toBe('let in')
  expect(begun.at(-1)).toBe('/v1/sites')
  for (let n = 1; n < limits.overload_caller_requests_per_second_max; n++) ask(signedIn)
  expect(ask(signedIn), 'a share is bounded').toBe(503)
  ofSite = after(limits.overload_last_milliseconds + 1)
  expect(comes('POST', `/v1/sites/${site}/tags`, signedIn).answered.status, 'a queue is waited for').toBe(503)
})
