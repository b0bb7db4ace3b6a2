import { createHmac } from 'node:crypto'
import { LeadwrightError, signWebhook, verifyWebhook, WebhookVerificationError } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { bodyOf, headersOf, newWebhookSecret } from '../../api/site/history/webhooks/message.ts'

const now = Date.parse('2027-03-14T09:30:00Z')
const event = { id: 'evt_1', at: now, name: 'lead.created', subject_id: 'lead_1', lead_id: 'lead_1', data: { a: 'ñ' } }
const body = bodyOf('site_1', event)
const secret = newWebhookSecret()
const headers = headersOf({ id: 'evt_1', now, secrets: [secret] }, body)
const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow(WebhookVerificationError)

test('what the server signs is accepted, from text or bytes, with either kind of headers', async () => {
  expect(await verifyWebhook({ body, headers, secret }, now)).toEqual(JSON.parse(body))
  const bytes = new TextEncoder().encode(body)
  const payload = await verifyWebhook({ body: bytes, headers: new Headers(headers), secret }, now)
  expect(payload).toMatchObject({ type: 'lead.created', site_id: 'site_1', data: { lead_id: 'lead_1' } })
})

test('the example of Standard Webhooks is accepted', async () => {
  const given = {
    body: '{"test": 2432232314}',
    headers: {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    },
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  }
  expect(await verifyWebhook(given, 1_614_265_330_000)).toEqual({ test: 2432232314 })
})

test('names of headers in any case are found; what refuses is an error of the SDK', async () => {
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  await verifyWebhook({ body, headers: upper, secret }, now)
  const error = await verifyWebhook({ body: 'other', headers, secret }, now).catch(thrown => thrown)
  expect(error).toBeInstanceOf(LeadwrightError)
  expect(error).toMatchObject({ name: 'WebhookVerificationError', code: 'webhook_not_verified' })
})

test('a parsed body and a missing secret are said in words', async () => {
  const given = (change: object) => JSON.parse(JSON.stringify({ body, headers, secret, ...change }))
  await expect(verifyWebhook(given({ body: JSON.parse(body) }), now)).rejects.toThrow(
    /`body` must be the text .*express.raw/,
  )
  await expect(verifyWebhook(given({ secret: null }), now)).rejects.toThrow(/`secret` is missing/)
})

/** Each refusal says what to look at. */
test.each<[name: string, change: object, minutes: number, reason: string, message: RegExp]>([
  ['a clock off by an hour', {}, 60, 'timestamp_outside', /signed 60 minutes before 2027-03-14T10:30:00.000Z.*NTP/],
  ['a clock behind', {}, -60, 'timestamp_outside', /signed 60 minutes after/],
  ['no headers of a webhook', { headers: {} }, 0, 'header_missing', /`webhook-id` and `webhook-timestamp` and/],
  ['one header', { headers: { ...headers, 'webhook-id': '' } }, 0, 'header_missing', /lacks `webhook-id`: /],
  ['another body', { body: `${body} ` }, 0, 'signature_wrong', /not the secret of this endpoint, or `body`/],
  ['another scheme', { headers: { ...headers, 'webhook-signature': 'v2,x' } }, 0, 'signature_unreadable', /`v1,`/],
  ['half a secret', { secret: 'whsec_%' }, 0, 'secret_unreadable', /`secret` must be `whsec_`/],
])('says what is wrong: %s', async (_, change, minutes, reason, message) => {
  const error = await verifyWebhook({ body, headers, secret, ...change }, now + minutes * 60_000).catch(e => e)
  expect(error).toBeInstanceOf(WebhookVerificationError)
  expect(error.reason).toBe(reason)
  expect(error.message).toMatch(message)
})

test('a wider tolerance takes an hour, and a request that was signed for a test is right', async () => {
  await verifyWebhook({ body, headers, secret, tolerance: 4_000 }, now + 3_600_000)
  const signed = await signWebhook({ body, secret }, now)
  expect(await verifyWebhook({ body, headers: signed, secret }, now)).toEqual(JSON.parse(body))
  const text = await signWebhook({ body: 'not JSON', secret }, now)
  await expect(verifyWebhook({ body: 'not JSON', headers: text, secret }, now)).rejects.toThrow(/not JSON/)
})

test('while a secret is replaced either fits', async () => {
  const fresh = newWebhookSecret()
  const both = headersOf({ id: 'evt_1', now, secrets: [fresh, secret] }, body)
  for (const known of [secret, fresh]) await verifyWebhook({ body, headers: both, secret: known }, now)
})

test('a changed byte, another secret, a stamp that is six minutes old or ahead, and what is missing are refused', async () => {
  await refused(verifyWebhook({ body: body.replace('lead_1', 'lead_2'), headers, secret }, now))
  await refused(verifyWebhook({ body, headers, secret: newWebhookSecret() }, now))
  await refused(verifyWebhook({ body, headers, secret: 'plain' }, now))
  for (const minutes of [6, -6]) await refused(verifyWebhook({ body, headers, secret }, now + minutes * 60_000))
  await verifyWebhook({ body, headers, secret }, now + 5 * 60_000)
  for (const name of Object.keys(headers).filter(name => name.startsWith('webhook-'))) {
    await refused(verifyWebhook({ body, headers: { ...headers, [name]: undefined }, secret }, now))
  }
  const other = createHmac('sha256', 'x').update(body).digest('hex')
  for (const signature of [other, `v2,${other}`, 'v1,', 'v1,%%%', 'v1']) {
    await refused(verifyWebhook({ body, headers: { ...headers, 'webhook-signature': signature }, secret }, now))
  }
})
