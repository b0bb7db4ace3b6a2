import type { RichNode } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { fromEditor, plainText, toEditor } from './rich-text.ts'

const content: RichNode[] = [
  { type: 'paragraph', runs: [{ text: 'One ' }, { text: 'bold', bold: true }, { text: '\nnext' }], align: 'center' },
  { type: 'paragraph', runs: [{ text: 'a link', link: 'https://example.com/' }] },
  { type: 'list', ordered: true, items: [{ runs: [{ text: 'x', italic: true }] }, { runs: [] }] },
]

test('what goes into the editor of text comes out again', () => {
  expect(fromEditor(toEditor(content))).toEqual(content)
  expect(plainText(content)).toBe('One bold\nnext a link x')
})

test('lists in lists become one', () => {
  const item = (...inside: object[]) => ({ type: 'listItem', content: inside })
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const inner = { type: 'bulletList', content: [item(words('b'))] }
  const outer = { type: 'doc', content: [{ type: 'bulletList', content: [item(words('a'), inner)] }] }
  expect(fromEditor(outer)).toEqual([
    { type: 'list', ordered: false, items: [{ runs: [{ text: 'a' }] }, { runs: [{ text: 'b' }] }] },
  ])
})
