/** Several names in one text: the separator of a column is recognized, and names survive the way out and in. */
import { expect, test } from 'vitest'
import { countSeparators, readTextList, recognizeSeparator, type SeparatorCounts, writeTextList } from './text-list.ts'

function read(...texts: string[]): string[][] {
  const counts: SeparatorCounts = {}
  for (const text of texts) countSeparators(counts, text)
  const separator = recognizeSeparator(counts, 0.2)
  return texts.map(text => readTextList(text, separator))
}

test.each([
  ['Mailchimp', ['"VIP","Cliente"', '"Cliente, oro"'], [['VIP', 'Cliente'], ['Cliente, oro']]],
  ['groups of Mailchimp', ['Balcones\\, norte, Huerto'], [['Balcones, norte', 'Huerto']]],
  ['HubSpot', ['A;B;C', 'Cliente, oro'], [['A', 'B', 'C'], ['Cliente, oro']]],
  ['Shopify', ['vip, mayorista', 'vip'], [['vip', 'mayorista'], ['vip']]],
  ['Google', ['Uno, dos ::: friends', 'friends'], [['Uno, dos', 'friends'], ['friends']]],
  ['JSON', ['["vip","a, b"]'], [['vip', 'a, b']]],
  ['a bar', ['a|b'], [['a', 'b']]],
  ['lines', ['a\nb, c'], [['a', 'b, c']]],
  [
    'a mark within a name',
    ['12" pizza, vip', 'the "best", vip'],
    [
      ['12" pizza', 'vip'],
      ['the "best"', 'vip'],
    ],
  ],
  ['nothing', ['', ' , ,'], [[], []]],
])('%s', (_, texts, expected) => {
  expect(read(...texts)).toEqual(expected)
})

test('a sign in one of many texts is part of a name', () => {
  const texts = [...Array.from({ length: 9 }, () => 'vip, oro'), 'a;b, oro']
  expect(read(...texts).at(-1)).toEqual(['a;b', 'oro'])
})

test('what an export writes is read as the same names', () => {
  const names = ['Cliente, oro', 'VIP', 'a;b', 'x | y', '"q"', 'a "b, c"', 'C\\', '[1]', 'p ::: q', 'two\nlines']
  expect(read(writeTextList(names))).toEqual([names])
  for (const name of names) expect(read(writeTextList([name]))).toEqual([[name]])
})
