/** A key is renewed while it is in use: what the former signed and wrapped is accepted, what is hashed and derived stays. */
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { personHash } from '../../site/contacts/mailability/rules.ts'
import { addNewerKey, keyRing } from '../database/key-ring.ts'
import { isToken, readToken, returnToken } from './return-path.ts'
import { derivedSecret, lastingHash, rewrapSecret, sign, unwrapSecret, verifySignature, wrapSecret } from './secrets.ts'

const newKey = () => randomBytes(32)
const [site, email] = [`site_${'1'.repeat(32)}`, `email_${'2'.repeat(32)}`]

test('whoever holds the former key has the new one too, and the new one alone opens what is wrapped from then on', () => {
  const [former, newer] = [newKey(), newKey()]
  const before = wrapSecret(former, 'dkim', 'private')
  addNewerKey(former, newer)
  const after = wrapSecret(former, 'dkim', 'private')
  expect([before, after].map(one => unwrapSecret(former, 'dkim', one))).toEqual(['private', 'private'])
  expect(unwrapSecret(Buffer.from(newer), 'dkim', after)).toBe('private')
  expect(() => unwrapSecret(Buffer.from(newer), 'dkim', before)).toThrow()
  expect(() => unwrapSecret(former, 'webhook', before)).toThrow()
  const anew = rewrapSecret(former, 'dkim', before) ?? ''
  expect(unwrapSecret(Buffer.from(newer), 'dkim', anew)).toBe('private')
  expect(rewrapSecret(former, 'dkim', anew)).toBeUndefined()
  expect(() => rewrapSecret(former, 'dkim', wrapSecret(newKey(), 'dkim', 'x'))).toThrow()
})

test('former signatures are accepted, those of a stranger’s key are not', () => {
  const [former, newer, stranger] = [newKey(), newKey(), newKey()]
  const before = sign(former, 'link:leave', 'ana')
  const bounce = readToken(returnToken(former, site, email))
  const alien = readToken(returnToken(stranger, site, email))
  addNewerKey(former, newer)
  const after = sign(former, 'link:leave', 'ana')
  expect(after).not.toBe(before)
  for (const key of [former, newer])
    expect([before, after].map(one => verifySignature(key, one, 'link:leave', 'ana'))).toEqual([true, true])
  expect(verifySignature(former, sign(stranger, 'link:leave', 'ana'), 'link:leave', 'ana')).toBe(false)
  expect(bounce && isToken(newer, bounce)).toBe(true)
  expect(alien && isToken(newer, alien)).toBe(false)
})

test('what is hashed and derived stays as it was, also by the keys that a database has stored', () => {
  const [first, second, third] = [newKey(), newKey(), newKey()]
  const alone = Buffer.from(first)
  const ring = keyRing([first, second, third])
  expect(ring).toBe(first)
  for (const key of [first, second, third]) {
    expect(personHash(key, 'ana@example.com')).toBe(personHash(alone, 'ana@example.com'))
    expect(lastingHash(key, 'person', 'ana')).toBe(lastingHash(alone, 'person', 'ana'))
    expect(derivedSecret(key, 'identity')).toBe(derivedSecret(alone, 'identity'))
  }
  addNewerKey(second, third)
  expect(sign(first, 'x')).toBe(sign(Buffer.from(third), 'x'))
})
