import { afterEach, expect, test, vi } from 'vitest'
import { send } from './send.ts'

const submission = { values: { email: 'ana@example.com' }, page_url: 'https://host/', shown_for_ms: 1200, website: '' }
const answering = (answer: () => Response | Promise<Response>) => {
  const fake = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer))
  vi.stubGlobal('fetch', fake)
  return fake
}
const outcome = () => send('https://api/submissions', submission, 'es')

afterEach(() => vi.unstubAllGlobals())

test('posts JSON in the language of the form', async () => {
  const fake = answering(() => new Response('{"accepted":true}', { status: 201 }))
  expect(await outcome()).toEqual({ type: 'accepted' })
  const [url, init] = fake.mock.calls[0]!
  expect(url).toBe('https://api/submissions')
  expect(init.headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'es' })
  expect(JSON.parse(String(init.body))).toEqual(submission)
})

test('hands on the refusals it understands and drops the others', async () => {
  const errors = [{ pointer: '/values/email', code: 'x', text: 'No' }, { pointer: 3, text: 'y' }, null]
  answering(() => Response.json({ errors }, { status: 422 }))
  expect(await outcome()).toEqual({ type: 'refused', errors: [errors[0]] })
})

test.each([
  ['busy', () => new Response('', { status: 429 })],
  ['busy', () => new Response('', { status: 503 })],
  ['failed', () => new Response('', { status: 500 })],
  ['failed', () => new Response('', { status: 404 })],
  ['failed', () => new Response('not json', { status: 422 })],
  ['failed', () => Response.json({}, { status: 422 })],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('says %s', async (message, answer) => {
  answering(answer)
  expect(await outcome()).toEqual({ type: 'failed', message })
})
