import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '../../testing/repetitions.ts'
import { parseAddress, wireAddress } from './address.ts'

const good: [string, string][] = [
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Lopez+news@Example.COM \n', 'ana.lopez+news@example.com'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
  ['x@sub-1.example.museum', 'x@sub-1.example.museum'],
  ['1@2.example', '1@2.example'],
  ['a!#$%&*/=?^_`{|}~-b@example.com', 'a!#$%&*/=?^_`{|}~-b@example.com'],
  ['info@bücher.de', 'info@xn--bcher-kva.de'],
  ['info@BÜCHER.de', 'info@xn--bcher-kva.de'],
  ['用户@例子.广告', '用户@xn--fsqu00a.xn--4rr70v'],
  ['Jose\u0301@example.com', 'jos\u00e9@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
]
const bad = [
  '',
  ' ',
  'ana',
  '@example.com',
  'ana@',
  'ana@example',
  'ana@localhost',
  'a@b@example.com',
  '"a b"@example.com',
  '"a@b c"@example.com',
  '"x@evil.example"@example.com',
  'ana(comment)@example.com',
  'ana@example.com(comment)',
  'ana@(x)example.com',
  'ana lopez@example.com',
  '.ana@example.com',
  'ana.@example.com',
  'a..b@example.com',
  'ana@.example.com',
  'ana@example.com.',
  'ana@exa..mple.com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@exa_mple.com',
  'ana@[127.0.0.1]',
  'ana@127.0.0.1',
  'ana@①②⑦.0.0.1',
  'ana@example.com,bob@example.com',
  'ana@example.com;bob@example.com',
  'Ana <ana@example.com>',
  '<ana@example.com>',
  'ana@example.com\r\nBcc: bob@example.com',
  'ana\0@example.com',
  'a\u0007na@example.com',
  'ana@exam\u200bple.com',
  'a\u202ena@example.com',
  'ana@example。com',
  'ana@xn--zzzz--.com',
  'ana@example.com>',
  'ana\\@example.com',
  'a:b@example.com',
  'a\ud800@example.com',
  `${'a'.repeat(65)}@example.com`,
  `${'é'.repeat(33)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
  `${'a@'.repeat(100_000)}example.com`,
  `${'('.repeat(50_000)}ana@example.com`,
  `ana${'(('.repeat(25_000)}${'))'.repeat(25_000)}@example.com`,
]

test('good addresses keep what was typed and get one key', () => {
  for (const [typed, email_key] of good) {
    expect(parseAddress(typed), typed).toEqual({ address: typed.trim(), email_key })
  }
})

test('bad addresses are refused', () => {
  for (const typed of bad) expect(parseAddress(typed), JSON.stringify(typed.slice(0, 60))).toBeNull()
})

test('254 octets pass and 255 do not', () => {
  const label = (size: number) => 'd'.repeat(size)
  const address = (last: number) => `${'a'.repeat(64)}@${label(60)}.${label(60)}.${label(60)}.${label(last)}`
  expect(Buffer.byteLength(address(6))).toBe(254)
  expect(parseAddress(address(6))).not.toBeNull()
  expect(parseAddress(address(7))).toBeNull()
})

test('the key of a key is itself, and whatever is accepted is one plain token', () => {
  const typed = fc.oneof(
    fc.emailAddress(),
    fc
      .tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.domain())
      .map(([local, domain]) => `${local}@${domain}`),
    fc.tuple(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(30)).map(([address, noise, at]) => {
      return address.slice(0, at) + noise + address.slice(at)
    }),
  )
  let accepted = 0
  fc.assert(
    fc.property(typed, text => {
      const parsed = parseAddress(text)
      if (!parsed) return
      accepted++
      expect(parseAddress(parsed.email_key)?.email_key).toBe(parsed.email_key)
      expect(parsed.address).not.toMatch(/[\s<>()[\]\\,;:"\p{C}]/u)
      expect(parsed.email_key.split('@')).toHaveLength(2)
    }),
    tries(3_000),
  )
  expect(accepted).toBeGreaterThan(300)
})

test('the wire form keeps the local part and encodes the domain', () => {
  expect(wireAddress('Info@Bücher.DE')).toBe('Info@xn--bcher-kva.de')
  expect(wireAddress('nobody')).toBeNull()
})
