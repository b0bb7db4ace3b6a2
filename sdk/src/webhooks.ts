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
}

const tolerance_seconds = 300
const prefix = 'whsec_'

/**
 * The payload of a request whose signature and time are right; else throws a `WebhookVerificationError`, or a `TypeError` where it was called wrongly.
 *
 * ```ts
 * const { type, data } = await verifyWebhook({ body: await request.text(), headers: request.headers, secret })
 * ```
 * Events can come more than once: keep the `webhook-id` of those that you have dealt with. `now` is in milliseconds.
 */
export async function verifyWebhook(
  { body, headers, secret }: WebhookRequest,
  now: number = Date.now(),
): Promise<WebhookPayload> {
  requireSecret(secret)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A header of the signature is missing.')
  if (!(Math.abs(now / 1_000 - Number(timestamp)) <= tolerance_seconds)) {
    throw new WebhookVerificationError('The timestamp is more than five minutes away.')
  }
  const text = textOf(body)
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`)
  const key = await keyOf(secret)
  for (const signature of signatures.split(' ')) {
    const [version, value = ''] = signature.split(',')
    const given = version === 'v1' ? bytesOf(value) : undefined
    // `verify` takes the same time wherever the bytes differ.
    if (given && (await crypto.subtle.verify('HMAC', key, given, signed))) return JSON.parse(text) as WebhookPayload
  }
  throw new WebhookVerificationError('No signature fits: the body was changed, or the secret is another.')
}

function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? []
  return typeof value === 'string' ? value : value?.[0]
}

function requireSecret(secret: unknown): asserts secret is string {
  if (typeof secret !== 'string') {
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

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(prefix) ? bytesOf(secret.slice(prefix.length)) : undefined
  if (!bytes) throw new WebhookVerificationError('The secret must be `whsec_` and base64.')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Undefined where the text is no base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
