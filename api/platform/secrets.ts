/** Secrets: made, hashed and compared here. A secret is shown once and stored only as its SHA-256. */
import { argon2, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const

/** 32 random bytes behind a prefix that names what it opens: `lw_session_…`, `lw_key_…`, `lw_once_…`. */
export const newSecret = (kind: 'session' | 'key' | 'once'): string =>
  `lw_${kind}_${randomBytes(32).toString('base64url')}`

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2Async('argon2id', { message: password.normalize('NFC'), nonce, ...cost })
  return `argon2id$${cost.memory}$${cost.passes}$${nonce.toString('base64url')}$${tag.toString('base64url')}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, nonce, tag] = stored.split('$')
  if (!memory || !passes || !nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const actual = await argon2Async('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64url'),
    parallelism: cost.parallelism,
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
  })
  return timingSafeEqual(actual, expected)
}

/** Signs the parts for one purpose; parts are length-prefixed, so no two lists of parts sign alike. */
export function sign(key: Buffer, purpose: string, ...parts: string[]): string {
  const mac = createHmac('sha256', key)
  for (const part of [purpose, ...parts]) mac.update(`${Buffer.byteLength(part)}:${part}`)
  return mac.digest('base64url').slice(0, 32)
}

export function verifySignature(key: Buffer, signature: string, purpose: string, ...parts: string[]): boolean {
  const expected = Buffer.from(sign(key, purpose, ...parts))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
