/** What a new source sends, kind by kind. */
import { expect, test } from 'vitest'
import { bodyOf, linesOf, newDraft, partsOf } from './new-source.ts'

test('addresses are one a line, each once', () => {
  expect(linesOf(' https://a.example \n\nhttps://b.example\nhttps://a.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})

test('only what belongs to a type is sent', () => {
  const draft = { ...newDraft, url: ' https://a.example ', question: 'Why?', update_every_days: 7 }
  expect(bodyOf(draft)).toEqual({ type: 'url', url: 'https://a.example', update_every_days: 7 })
  expect(bodyOf({ ...draft, type: 'pages' })).toEqual({ type: 'pages', update_every_days: 7 })
  expect(bodyOf({ ...draft, type: 'sitemap', addresses: 'https://a.example/b', other_hosts: true })).toEqual({
    ...{ type: 'sitemap', url: 'https://a.example', urls: ['https://a.example/b'] },
    ...{ update_every_days: 7, other_hosts: true },
  })
})

test('files are parts by number', () => {
  const [one, two] = [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')]
  expect(partsOf([one, two])).toEqual({ file: one, file_2: two })
  expect(() => partsOf([])).toThrow('No file')
})
