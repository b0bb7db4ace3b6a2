import { expect, test } from 'vitest'
import { blocksOf, inlineOf } from './rich-text.ts'

test('bold, italic and links, one in another', () => {
  expect(inlineOf('Save **10 % *today***, see [our *terms*](https://a.example/t?x=1)!')).toEqual([
    'Save ',
    { tag: 'strong', href: undefined, parts: ['10 % ', { tag: 'em', href: undefined, parts: ['today'] }] },
    ', see ',
    {
      tag: 'a',
      href: 'https://a.example/t?x=1',
      parts: ['our ', { tag: 'em', href: undefined, parts: ['terms'] }],
    },
    '!',
  ])
})

test.each([
  'fields with * are required',
  '2 * 3 * 4',
  '** spaced **',
  '[no address]()',
  '[run](javascript:alert(1))',
  '[run](data:text/html,x)',
  '<b>not bold</b>',
  'a_b_c',
])('%s stays as it is', text => {
  expect(inlineOf(text)).toEqual([text])
})

test('lists between paragraphs, which keep their line breaks', () => {
  expect(blocksOf('One\ntwo\n\n- a\n- **b**\n1. first\nend')).toEqual([
    { list: undefined, lines: [['One\ntwo']] },
    { list: 'ul', lines: [['a'], [{ tag: 'strong', href: undefined, parts: ['b'] }]] },
    { list: 'ol', lines: [['first']] },
    { list: undefined, lines: [['end']] },
  ])
  expect(blocksOf('\nalone\n')).toEqual([{ list: undefined, lines: [['\nalone\n']] }])
})
