import { expect, test } from 'vitest'
import { suggestAddress } from './typo.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmsil.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.cm', 'ana@gmail.com'],
  ['ana@gmial.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@hotmal.es', 'ana@hotmail.es'],
  ['ana@hotmial.co.uk', 'ana@hotmail.co.uk'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@yahooo.es', 'ana@yahoo.es'],
  ['ana@iclould.com', 'ana@icloud.com'],
  ['ana@protonmial.com', 'ana@protonmail.com'],
  ['ana@casaverde.con', 'ana@casaverde.com'],
  [' Ana@Gmial.COM ', 'Ana@gmail.com'],
])('%s: did you mean %s?', (given, meant) => {
  expect(suggestAddress(given)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@hotmail.es',
  'ana@hotmail.se',
  'ana@yahoo.se',
  'ana@yahoo.co.uk',
  'ana@outlook.be',
  'ana@mail.com',
  'ana@email.com',
  'ana@ymail.com',
  'ana@cloud.com',
  'ana@gmx.com',
  'ana@live.com',
  'ana@aol.com',
  'ana@casaverde.co',
  'ana@casaverde.cm',
  'ana@Gmail.com',
  'ana@casa-verde.example',
  'ana@protonmail.ch',
  'ana@x.y',
  'ana@',
  '@gmial',
  'ana',
  '',
])('%s is left alone', given => {
  expect(suggestAddress(given)).toBeUndefined()
})

test('taking the suggestion leaves nothing to suggest, however long the text', () => {
  expect(suggestAddress(suggestAddress('ana@gmial.con') ?? '')).toBeUndefined()
  expect(suggestAddress(`${'@'.repeat(5_000)}gmial.com`)).toBeUndefined()
})
