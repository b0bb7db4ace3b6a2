/** Folding text for rules and for searches. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCase, foldSearch } from './fold.ts'

test.each([
  ['Straße', 'STRASSE'],
  ['GROẞ', 'groß'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΟΔΟΣ', 'ΟΔΟς'],
  ['José', 'Jose\u0301'],
  ['Ｏ', 'ｏ'],
  ['ﬁn', 'FIN'],
  ['İzmir', 'i\u0307zmir'],
  ['ÇELİK', 'çeli\u0307k'],
  [' Ana ', 'ANA'],
])('to a rule %s is %s', (one, other) => expect(foldCase(one)).toBe(foldCase(other)))

test.each([
  ['Peña', 'Pena'],
  ['कि', 'का'],
  ['が', 'か'],
  ['ı', 'i'],
  ['Łódź', 'Lodz'],
  ['й', 'и'],
])('to a rule %s is not %s', (one, other) => expect(foldCase(one)).not.toBe(foldCase(other)))

test.each([
  ['Peña', 'PENA'],
  ['José', 'jose'],
  ['İzmir', 'izmir'],
  ['Straße', 'strasse'],
  ['ＡＢＣ', 'abc'],
])('a search for %s finds %s', (one, other) => expect(foldSearch(one)).toBe(foldSearch(other)))

/** The engine's own table of simple foldings, which regular expressions without regard to case use. */
const oneByEngine = (one: string, other: string): boolean => new RegExp(`^\\u{${hex(one)}}$`, 'iu').test(other)
const hex = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16)

test('letters that fold to one letter are those that the engine takes for one', () => {
  let folded = 0
  for (let code = 0x80; code <= 0x1ffff; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const letter = String.fromCodePoint(code)
    const key = foldCase(letter)
    if (letter.normalize('NFC') !== letter || key.trim() === '' || [...key].length > 1) continue
    for (const other of [key, letter.toLowerCase(), letter.toUpperCase()]) {
      if (other === letter || [...other].length > 1) continue
      folded += 1
      expect(foldCase(other) === key, `${letter} ${other}`).toBe(oneByEngine(letter, other))
    }
  }
  expect(folded).toBeGreaterThan(2_000)
})

test('what is folded stays as it is, and both ways to write the same letters fold alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      for (const fold of [foldCase, foldSearch]) {
        expect(fold(fold(text))).toBe(fold(text))
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')))
      }
    }),
  )
})
