/** Keys that sign email, made here; the private part is wrapped and never told. */
import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { sendingDomainLimits } from './limits.ts'

const generate = promisify(generateKeyPair)
const purpose = 'dkim'

export interface NewKey {
  private_key: string
  public_key: string
}

export async function newKey(siteKey: Buffer): Promise<NewKey> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: sendingDomainLimits.dkim_key_bits })
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return { private_key: wrapSecret(siteKey, purpose, pem), public_key: Buffer.from(der).toString('base64') }
}

export const readKey = (siteKey: Buffer, wrapped: string): string => unwrapSecret(siteKey, purpose, wrapped)

/** Named after the moment: no two keys of a domain share a name. */
export const selectorAt = (now: number): string =>
  `lw${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}${(now % 1_296).toString(36)}`
