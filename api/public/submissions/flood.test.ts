import { afterAll, beforeAll, expect, test } from 'vitest'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
/** Of the limits: the machine's own is set back below. */
const steadyClock = new FixedClock(0)
const popups: { site: string; popup: string }[] = []
beforeAll(async () => {
  h = await createHarness({}, { steadyClock })
  for (const name of ['One', 'Two']) {
    const site = await h.newSite(name)
    await h.post(`/v1/sites/${site}/publish`)
    const { body } = await h.post(`/v1/sites/${site}/popups`, {
      name,
      content: { heading: 'A', thank_you_heading: 'B' },
      form: { fields: [{ name: 'email' }] },
    })
    await h.post(`/v1/sites/${site}/popups/${body.id}/publish`)
    popups.push({ site, popup: body.id })
  }
})
afterAll(() => h.close())

const at = (i: number) => `/v1/public/sites/${popups[i]?.site}/popups/${popups[i]?.popup}/submissions`
const send = (i: number, email: string) =>
  h.post(at(i), { values: { email }, page_url: 'https://casa.example/', shown_for_ms: 5_000 }, { token: null })

test('a flood is refused before its bodies are read; waiting as long as told helps; other sites go on', async () => {
  for (let i = 0; i < 30; i++) expect((await send(0, `p${i}@example.com`)).status).toBe(201)
  const refused = await send(0, 'late@example.com')
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('too_many_requests')
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBe(6)
  expect((await h.call('POST', at(0), { token: null, body: '{' })).status).toBe(429)
  expect((await send(1, 'other@example.com')).status).toBe(201)
  steadyClock.forward(wait * 1000)
  expect((await send(0, 'late@example.com')).status).toBe(201)
  expect((await send(0, 'later@example.com')).status).toBe(429)
})

test('a clock that is set back by an hour locks nobody out', async () => {
  steadyClock.forward(60_000)
  expect((await send(0, 'before@example.com')).status).toBe(201)
  h.clock.forward(-3_600_000)
  try {
    expect((await send(0, 'after@example.com')).status).toBe(201)
  } finally {
    h.clock.forward(3_600_000)
  }
})

test('whoever has an IPv6 network has one share of the limit, whichever of its addresses sends', async () => {
  const network = await createHarness({ TRUST_PROXY: 'true' })
  try {
    const site = await network.newSite('Six')
    await network.post(`/v1/sites/${site}/publish`)
    const from = (ip: string) =>
      network.post(`/v1/public/sites/${site}/popups/popup_${'0'.repeat(32)}/submissions`, undefined, {
        token: null,
        headers: { 'x-forwarded-for': ip },
      })
    for (let i = 0; i < 30; i++) expect((await from(`2001:db8:0:1::${i.toString(16)}`)).status).not.toBe(429)
    expect((await from('2001:db8:0:1:ffff::1')).body).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await from('2001:db8:0:2::1')).status).not.toBe(429)
    expect((await from('192.0.2.1')).status).not.toBe(429)
  } finally {
    await network.close()
  }
})

test('any page may send, without credentials', async () => {
  const preflight = await h.app.request(at(1), {
    method: 'OPTIONS',
    headers: {
      origin: 'https://host.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  const refused = await h.post(at(1), {}, { token: null, headers: { origin: 'https://host.example' } })
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
})
