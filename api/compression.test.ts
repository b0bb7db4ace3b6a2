/** What the API answers is compressed where it is asked for and worth it, with tags that still mean the same. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWholeApp, startServer } from './server.ts'
import { createHarness, type Harness } from './testing/harness.ts'
import { noting } from './testing/provoked.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
  site = await h.newSite('Casa')
  await h.post(`/v1/sites/${site}/publish`)
  for (let i = 0; i < 20; i++) await h.post(`/v1/sites/${site}/tags`, { name: `A tag with a long name, number ${i}` })
  const design = {
    name: 'Letter',
    content: {
      heading: 'A letter '.repeat(10),
      text: 'One careful email a month. '.repeat(30),
      thank_you_heading: 'B',
    },
    form: { fields: [{ name: 'email' }] },
  }
  const { body } = await h.post(`/v1/sites/${site}/popups`, design)
  popup = body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
})
afterAll(() => h.close())

const ask = (path: string, headers: Record<string, string> = {}) =>
  h.app.request(path, { headers: { authorization: `Bearer ${h.person.token}`, ...headers } })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a list is sent as the caller takes it', async () => {
  const path = `/v1/sites/${site}/tags`
  const plain = await ask(path)
  expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
  const text = await plain.text()
  const br = await ask(path, { 'accept-encoding': 'gzip, br' })
  const gz = await ask(path, { 'accept-encoding': 'gzip' })
  expect([br.headers.get('content-encoding'), gz.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
  const bytes = await bytesOf(br)
  expect(bytes.byteLength).toBeLessThan(text.length / 3)
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
  expect(gunzipSync(await bytesOf(gz)).toString()).toBe(text)
  expect(br.headers.get('request-id')).toMatch(/^req_/)
})

test('a short answer and a stream are sent as they are', async () => {
  const headers = { 'accept-encoding': 'br' }
  const short = await ask(`/v1/sites/${site}/tags?limit=1`, headers)
  expect(short.headers.get('content-encoding')).toBeNull()
  const stream = await ask(`/v1/sites/${site}/stream`, headers)
  expect([stream.status, stream.headers.get('content-encoding')]).toEqual([200, null])
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  await stream.body?.cancel()
})

test('the tag of a compressed answer still stands for its version', async () => {
  const path = `/v1/sites/${site}/popups/${popup}`
  const read = await ask(path, { 'accept-encoding': 'br' })
  const etag = read.headers.get('etag') ?? ''
  expect([read.headers.get('content-encoding'), etag]).toEqual(['br', expect.stringMatching(/^W\/"\d+"$/)])
  expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await h.patch(path, { name: 'Casa Verde' }, { headers: { 'if-match': etag } })).status).toBe(200)
  expect((await h.patch(path, { name: 'Casa Roja' }, { headers: { 'if-match': etag } })).status).toBe(412)
})

test('the widget’s configuration is compressed once, also where it is answered at once', async () => {
  const server = await startServer(h.installation, { ready: true })
  try {
    const url = `http://127.0.0.1:${server.port}/v1/public/sites/${site}/config`
    const get = (headers: Record<string, string>) =>
      fetch(url, { headers: { origin: 'https://casa.example', ...headers } })
    const plain = await get({ 'accept-encoding': 'identity' })
    const text = await plain.text()
    for (let i = 0; i < 3; i++) {
      const small = await get({ 'accept-encoding': 'br' })
      expect(small.headers.get('content-encoding')).toBe('br')
      expect(Number(small.headers.get('content-length'))).toBeLessThan(text.length / 2)
      expect(await small.text()).toBe(text)
      const etag = small.headers.get('etag') ?? ''
      expect(etag).toBe(`W/${plain.headers.get('etag')}`)
      expect((await get({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304)
    }
  } finally {
    await server.close(0)
  }
})

test('the document of the API is compressed, and not sent again while it is the same', async () => {
  const app = noting(createWholeApp(h.installation, { ready: true }))
  const answer = await app.request('/openapi.json', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect((await bytesOf(answer)).byteLength).toBeLessThan(300_000)
  const known = { 'accept-encoding': 'br', 'if-none-match': answer.headers.get('etag') ?? '' }
  expect((await app.request('/openapi.json', { headers: known })).status).toBe(304)
})
