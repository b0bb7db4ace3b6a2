/** Text that people type and paste: invisible signs go, other spaces, hyphens and digits become the usual ones, and scripts that need joiners keep them. */
import { expect, test } from 'vitest'
import { email, isPersonName, isPhone } from '../schemas/schemas.ts'
import { tidyDigits, tidyName, tidyPhone, tidyText } from './typed-text.ts'

test.each([
  ['an iPhone’s contact', '\u202A+34 600 111 222\u202C', '+34 600 111 222'],
  ['WhatsApp', '\u2066+34\u00A0600\u00A0111\u00A0222\u2069', '+34 600 111 222'],
  ['thin and narrow spaces', '+34\u2009600\u202F111\u2007222', '+34 600 111 222'],
  ['dashes', '600–111—222', '600-111-222'],
  ['non-breaking hyphens and a minus', '600\u2011111\u2212222', '600-111-222'],
  ['full width', '（０３）１２３４－５６７８', '(03)1234-5678'],
  ['a full-width plus', '＋８１　３　１２３４', '+81 3 1234'],
  ['Arabic-Indic digits', '٠٦٠٠١١١٢٢٢', '0600111222'],
  ['Persian digits', '+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷', '+98 912 123 4567'],
  ['Devanagari digits', '+९१ ९८७६५', '+91 98765'],
  ['a soft hyphen, a mark of order, a zero-width space', '\uFEFF600\u00AD111\u200B222', '600111222'],
])('a phone number from %s', (_, typed, tidy) => {
  expect(tidyPhone(typed)).toBe(tidy)
  expect(isPhone(tidyPhone(typed))).toBe(true)
})

test.each([
  ['no-break spaces', 'María\u00A0José', 'María José'],
  ['marks of direction', '\u200EAna\u200F', 'Ana'],
  ['a non-breaking hyphen', 'Jean\u2011Luc', 'Jean-Luc'],
  ['a decomposed letter', 'Jose\u0301', 'José'],
  ['zero-width spaces and joiners in Latin', 'A\u200Bn\u200Da\u200C', 'Ana'],
  ['a Persian name with its non-joiner', 'علی\u200Cرضا', 'علی\u200Cرضا'],
  ['a Hindi name with its joiner', 'लक्\u200Dष्मी', 'लक्\u200Dष्मी'],
])('a name with %s', (_, typed, tidy) => {
  expect(tidyName(typed)).toBe(tidy)
  expect(isPersonName(tidyName(typed))).toBe(true)
})

test.each(['👩‍👩‍👧 Familia', '🏳️‍🌈', '👨🏽‍💻 Dev', '❤️‍🔥', 'नमस्ते', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'ശ്രീ', 'ශ්‍රී'])('%s stays as it is', text =>
  expect(tidyText(text)).toBe(text),
)

test('an address without the signs around and within it', () => {
  expect(email.parse('\u202Aana@example.com\u202C')).toBe('ana@example.com')
  expect(email.parse('\u00A0ana\u200B@exam\u00ADple.com\uFEFF')).toBe('ana@example.com')
  expect(email.safeParse('ana\u00A0lopez@example.com').success).toBe(false)
})

test('digits of every script', () => expect(tidyDigits('１٢۳४৫𝟞')).toBe('123456'))
