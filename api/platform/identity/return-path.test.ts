import { expect, test } from 'vitest'
import { newId } from '../runtime/ids.ts'
import {
  isOfSite,
  isToken,
  readToken,
  return_path_local_max,
  returnToken,
  siteToken,
  tokenIn,
  withToken,
} from './return-path.ts'

const key = Buffer.alloc(32, 7)

test('a token comes back as it was, in any case of letters, and fits into a local part', () => {
  const [site, email] = [newId('site'), newId('email')]
  const token = returnToken(key, site, email)
  const local = 'b'.repeat(return_path_local_max)
  const address = withToken(`${local}@bounces.example.com`, token)
  expect(address.indexOf('@')).toBeLessThanOrEqual(64)
  for (const typed of [address, address.toUpperCase(), `<${address}>`]) {
    const read = tokenIn(typed)
    expect(read).toMatchObject({ email_digits: email.slice(4), site_tail: site.slice(-16) })
    expect(read && isToken(key, read)).toBe(true)
  }
})

test('a changed letter, another key, or no token at all is not valid', () => {
  const token = returnToken(key, newId('site'), newId('email'))
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
    const read = readToken(changed)
    expect(read !== null && isToken(key, read)).toBe(false)
  }
  const read = readToken(token)
  expect(read && isToken(Buffer.alloc(32, 8), read)).toBe(false)
  for (const text of ['bounces@example.com', 'bounces+x@example.com', '', '+@', `b+${'1'.repeat(55)}@x.y`]) {
    expect(tokenIn(text)).toBeNull()
  }
  const site = readToken(siteToken(key, newId('site')))
  expect(site && isOfSite(site)).toBe(true)
})
