/** Secrets: made, hashed and compared here. A secret is shown once and stored only as its SHA-256. */
import {
  argon2,
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { allKeys, firstKey, newestKey } from '../database/key-ring.ts'
import { problem } from '../problem/problem.ts'
import { limits } from '../runtime/limits.ts'
import { Semaphore } from '../runtime/semaphore.ts'

const argon2Unbounded = promisify(argon2)
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const
const hashing = new Semaphore(limits.password_hashes_at_once_max)
let waiting = 0

/**
 * Limits concurrent password hashing, so that threads remain for files and commits; refuses at once where the queue is
 * long.
 */
async function argon2Async(...asked: Parameters<typeof argon2Unbounded>): Promise<Buffer> {
  const most = limits.password_hashes_at_once_max + limits.password_hashes_waiting_max
  if (waiting >= most) throw problem('service_unavailable', { retry_after_seconds: 1 })
  waiting += 1
  const leave = await hashing.enter()
  try {
    return await argon2Unbounded(...asked)
  } finally {
    waiting -= 1
    leave()
  }
}

/** 32 random bytes with a prefix for their use: `lw_session_…`, `lw_key_…`, `lw_once_…`. */
export const newSecret = (kind: 'session' | 'key' | 'once'): string =>
  `lw_${kind}_${randomBytes(32).toString('base64url')}`

/** A part of an address that nobody guesses. */
export const newPathSecret = (): string => randomBytes(16).toString('hex')

const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Forty random bits as a person types them: `K7QX-2MPA`. */
export function newCode(): string {
  const letters = [...randomBytes(8)].map(byte => codeLetters[byte % 32]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A code as it was typed, without separators. */
export const codeKey = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')

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

const keyObjects = new WeakMap<Buffer, KeyObject>()

/** Node takes seven times as long to sign with a bare buffer, and each mail signs several links. */
function keyObjectOf(key: Buffer): KeyObject {
  const known = keyObjects.get(key) ?? createSecretKey(key)
  keyObjects.set(key, known)
  return known
}

function mac(key: Buffer, purpose: string, parts: readonly string[]): string {
  let signed = `${Buffer.byteLength(purpose)}:${purpose}`
  for (const part of parts) signed += `${Buffer.byteLength(part)}:${part}`
  return createHmac('sha256', keyObjectOf(key)).update(signed).digest('base64url').slice(0, 32)
}

/** Signs the parts for one purpose; parts are length-prefixed, so no two lists of parts sign alike. */
export const sign = (key: Buffer, purpose: string, ...parts: string[]): string => mac(newestKey(key), purpose, parts)

/** By every key that is accepted, for who compares a part of it. */
export const signaturesOf = (key: Buffer, purpose: string, ...parts: string[]): string[] =>
  allKeys(key).map(one => mac(one, purpose, parts))

/** The same whichever key is in use: what is stored is found by it. */
export const lastingHash = (key: Buffer, purpose: string, ...parts: string[]): string =>
  mac(firstKey(key), purpose, parts)

/** Former keys are accepted, too: what they signed is in people's inboxes. */
export function verifySignature(key: Buffer, signature: string, purpose: string, ...parts: string[]): boolean {
  const given = Buffer.from(signature)
  return allKeys(key).some(one => {
    const expected = Buffer.from(mac(one, purpose, parts))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** Derives a secret for an owner's server: stable, and useless for any other purpose. */
export const derivedSecret = (key: Buffer, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', firstKey(key), Buffer.alloc(0), `derive:${purpose}`, 32)).toString('hex')

/** Takes as long whatever is given. */
export function isSameSecret(given: string, expected: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digestOf(given), digestOf(expected))
}

/** Whether a hexadecimal HMAC-SHA-256 is that of the text by the secret. */
export function verifyHmac(secret: string, text: string, given: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest()
  const actual = Buffer.from(/^[0-9a-f]{64}$/i.test(given) ? given : '', 'hex')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const wrappingKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `wrap:${purpose}`, 32))

/** A secret that must be read again (a DKIM key), encrypted with the site's key for one purpose. */
export function wrapSecret(key: Buffer, purpose: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', wrappingKey(newestKey(key), purpose), nonce)
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws where the text was not wrapped with this key, or a former one, for this purpose. */
export function unwrapSecret(key: Buffer, purpose: string, wrapped: string): string {
  const [oldest = key, ...newer] = allKeys(key)
  for (const one of newer.toReversed()) {
    const opened = tryUnwrapping(one, purpose, wrapped)
    if (opened !== undefined) return opened
  }
  return unwrapWith(oldest, purpose, wrapped)
}

/** The same secret by the newest key; undefined where that wraps it already. */
export function rewrapSecret(key: Buffer, purpose: string, wrapped: string): string | undefined {
  if (tryUnwrapping(newestKey(key), purpose, wrapped) !== undefined) return undefined
  return wrapSecret(key, purpose, unwrapSecret(key, purpose, wrapped))
}

function unwrapWith(key: Buffer, purpose: string, wrapped: string): string {
  const octets = Buffer.from(wrapped, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', wrappingKey(key, purpose), octets.subarray(0, 12))
  decipher.setAuthTag(octets.subarray(12, 28))
  return Buffer.concat([decipher.update(octets.subarray(28)), decipher.final()]).toString('utf8')
}

function tryUnwrapping(key: Buffer, purpose: string, wrapped: string): string | undefined {
  try {
    return unwrapWith(key, purpose, wrapped)
  } catch {
    return undefined
  }
}
