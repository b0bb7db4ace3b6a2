/** A webhook as the server sends it: Standard Webhooks, with a secret of this machine. */
import { createHmac } from 'node:crypto'
import { exitCodes } from './exit-codes.ts'
import { Failure } from './failure.ts'

const ANSWER_MS = 15_000

export function signedHeaders(secret: string, id: string, body: string, now: number): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** The status that was answered; a `Failure` where nothing was. */
export async function post(
  url: string,
  secret: string,
  id: string,
  message: unknown,
  signal: AbortSignal,
): Promise<number> {
  const body = JSON.stringify(message)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: signedHeaders(secret, id, body, Date.now()),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    throw new Failure(`Nothing answers at ${url}.`, exitCodes.unreachable, 'forward_unreachable')
  }
}
