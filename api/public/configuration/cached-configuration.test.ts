import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { cachedConfiguration } from './cached-configuration.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  path = `/v1/public/sites/${site}/config`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const origin = 'https://casa.example'
const ask = (headers: Record<string, string> = { origin }, url = path, method = 'GET') =>
  cachedConfiguration(h.installation)({ method, url, headers } as unknown as IncomingMessage)
const wholeWay = () => h.app.request(path, { headers: { origin } })

async function seen(response: Response | undefined) {
  const headers = new Headers(response?.headers)
  headers.delete('request-id')
  return { status: response?.status, headers: Object.fromEntries(headers), body: await response?.text() }
}

test('it says what the app says, byte for byte', async () => {
  await wholeWay()
  const answer = ask()
  expect(answer?.headers.get('request-id')).toMatch(/^req_[0-9a-f]{32}$/)
  expect(await seen(answer)).toEqual(await seen(await wholeWay()))
  const etag = answer?.headers.get('etag') ?? ''
  const known = ask({ origin, 'if-none-match': etag })
  expect(await seen(known)).toEqual(await seen(await h.app.request(path, { headers: { 'if-none-match': etag } })))
  expect(known?.status).toBe(304)
})

test('what is not as usual goes the whole way', async () => {
  await wholeWay()
  expect(ask()).toBeDefined()
  expect(ask({})).toBeUndefined()
  expect(ask({ origin }, `${path}?preview=x`)).toBeUndefined()
  expect(ask({ origin }, path, 'POST')).toBeUndefined()
  expect(ask({ origin }, `/v1/public/sites/site_${'0'.repeat(32)}/config`)).toBeUndefined()
  expect(ask({ origin, 'x-tenant': site })).toBeUndefined()
  expect(ask({ origin, 'if-none-match': '"other"' })).toBeUndefined()
})

test('a change of the owner’s is seen with the next request', async () => {
  await wholeWay()
  const { body } = await h.post(`/v1/sites/${site}/popups`, {
    name: 'New',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }] },
  })
  await h.post(`/v1/sites/${site}/popups/${body.id}/publish`)
  expect(ask()).toBeUndefined()
  await wholeWay()
  expect((await seen(ask())).body).toContain('A letter')
  await h.post(`/v1/sites/${site}/unpublish`)
  expect(ask()).toBeUndefined()
  expect((await wholeWay()).status).toBe(404)
  expect(ask()).toBeUndefined()
})
