/** What `npm run check:mail` looks at: emails that tests sent, with the keys and addresses that belong to them. */
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.env.CAPTURED_MAIL_DIR

export const capturesMail = folder !== undefined

export function captureMail(raw: string): void {
  if (folder !== undefined) writeFileSync(join(folder, `${randomUUID()}.eml`), raw, 'latin1')
}

export interface CapturedFact {
  /** A DNS record that receivers would find. */
  record?: { name: string; value: string }
  /** A site's postal address. */
  address?: string
}

/** Keeps of an answer of the API what its emails are checked against. */
export function captureFacts(body: unknown): void {
  if (folder === undefined || typeof body !== 'object' || body === null) return
  const { dkim_record: record, postal_address: address } = body as Record<string, unknown>
  const fact = { ...(record !== undefined && { record }), ...(typeof address === 'string' && address && { address }) }
  if (Object.keys(fact).length > 0) appendFileSync(join(folder, 'facts.jsonl'), `${JSON.stringify(fact)}\n`)
}

let made: string | undefined

/** The key that signs what is captured. */
export function capturingKey(): { domain: string; selector: string; private_key: string } {
  made ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string
  return { domain: 'casaverde.example', selector: `check${process.pid}`, private_key: made }
}
