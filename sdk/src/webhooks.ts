/** Checks what a webhook endpoint receives, as Standard Webhooks says. Works in Node, browsers' runtimes and at the edge. */
import { WebhookVerificationError } from './errors.ts'
import type { WebhookPayload } from './generated/index.ts'

export interface WebhookRequest {
  /** The body, byte for byte as it came: not parsed and written anew. */
  body: string | Uint8Array
  /** Of the request: a `Headers`, or an object as Node has it. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** `whsec_…`, as it was shown when the endpoint was created or its secret rotated. */
  secret: string
  /** Seconds by which the clocks of sender and receiver may differ. Default 300. */
  tolerance?: number
}

const tolerance_seconds = 300
const prefix = 'whsec_'
const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/**
 * The payload of a request whose signature and time are right; else throws a `WebhookVerificationError`, or a `TypeError` where it was called wrongly.
 *
 * ```ts
 * const { type, data } = await verifyWebhook({ body: await request.text(), headers: request.headers, secret })
 * ```
 * Events can come more than once: keep the `webhook-id` of those that you have dealt with. `now` is in milliseconds.
 */
export async function verifyWebhook(
  { body, headers, secret, tolerance = tolerance_seconds }: WebhookRequest,
  now: number = Date.now(),
): Promise<WebhookPayload> {
  requireSecret(secret)
  const text = textOf(body)
  const [id, timestamp, signatures] = requireHeaders(headers)
  const key = await keyOf(secret, 'verify')
  const given = signatures.split(' ').flatMap(signature => signatureBytes(signature) ?? [])
  if (given.length === 0)
    refuse('signature_unreadable', '`webhook-signature` has no signature of the form `v1,` and base64.')
  const signed = signedBytes(id, timestamp, text)
  for (const signature of given) {
    // `verify` takes the same time wherever the bytes differ.
    if (!(await crypto.subtle.verify('HMAC', key, signature, signed))) continue
    // Afterwards, so that only who knows the secret learns of the clock.
    requireTime(timestamp, now, tolerance)
    return payloadOf(text)
  }
  refuse(
    'signature_wrong',
    'No signature fits. Either `secret` is not the secret of this endpoint, or `body` is not what came, byte for byte (parsed and written anew, decoded, trimmed).',
  )
}

/** Headers of a request with this body as Leadwright would sign it: for the tests of your own endpoint. */
export async function signWebhook(
  { body, secret, id = 'evt_test' }: { body: string; secret: string; id?: string },
  now: number = Date.now(),
): Promise<Record<(typeof names)[number], string>> {
  requireSecret(secret)
  const timestamp = String(Math.floor(now / 1_000))
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), signedBytes(id, timestamp, body))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(signature)))
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${base64}` }
}

const signedBytes = (id: string, timestamp: string, text: string) =>
  new TextEncoder().encode(`${id}.${timestamp}.${text}`)

function refuse(reason: WebhookVerificationError['reason'], message: string): never {
  throw new WebhookVerificationError(message, reason)
}

function requireHeaders(headers: unknown): [id: string, timestamp: string, signatures: string] {
  if (typeof headers !== 'object' || headers === null)
    throw new TypeError('`headers` is missing: give those of the request, a `Headers` or an object.')
  const values = names.map(name => headerOf(headers as WebhookRequest['headers'], name) ?? '')
  const missing = names.filter((_, at) => values[at] === '')
  if (missing.length > 0)
    refuse('header_missing', `The request lacks ${missing.map(name => `\`${name}\``).join(' and ')}: it is no webhook.`)
  const [id = '', timestamp = '', signatures = ''] = values
  return [id, timestamp, signatures]
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value?.[0]
}

/** Says by how much and in which direction, since a wrong clock and a request that is sent again look alike otherwise. */
function requireTime(timestamp: string, now: number, tolerance: number): void {
  const late = Math.round(now / 1_000 - Number(timestamp))
  if (Math.abs(late) <= tolerance) return
  if (Number.isNaN(late)) refuse('timestamp_outside', '`webhook-timestamp` is no number of seconds.')
  const away = Math.abs(late) < 120 ? `${Math.abs(late)} seconds` : `${Math.round(Math.abs(late) / 60)} minutes`
  refuse(
    'timestamp_outside',
    `The signature is right, but the request was signed ${away} ${late > 0 ? 'before' : 'after'} ${new Date(now).toISOString()}, the time of this machine; ${tolerance} seconds are allowed. Is its clock right (NTP)? If it is, an old request was sent again.`,
  )
}

function payloadOf(text: string): WebhookPayload {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('body_unreadable', 'The signature is right, but the body is not JSON.')
  }
}

function requireSecret(secret: unknown): asserts secret is string {
  if (typeof secret !== 'string' || secret === '') {
    throw new TypeError(
      '`secret` is missing: it is `whsec_…`, shown once when the endpoint is created or its secret rotated.',
    )
  }
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return new TextDecoder().decode(body)
  throw new TypeError(
    '`body` must be the text or the bytes as they came, not what was parsed of them. With Express: express.raw({ type: "application/json" }).',
  )
}

function keyOf(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : undefined
  if (!bytes) refuse('secret_unreadable', '`secret` must be `whsec_` and base64, as it was shown.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage])
}

function signatureBytes(signature: string): Uint8Array<ArrayBuffer> | undefined {
  const [version, value] = signature.split(',')
  return version === 'v1' && value ? bytesOf(value) : undefined
}

/** Undefined where the text is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
