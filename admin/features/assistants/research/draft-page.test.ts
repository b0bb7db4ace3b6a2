import { limits } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { draftOf } from './draft-page.ts'

test('headings and paragraphs become blocks, each within its limits', () => {
  const long = 'x'.repeat(limits.block_text_characters_max - 10)
  const { blocks } = draftOf('Shade', [{ heading: 'Ferns', text: `One.\n\n${long}\nThree of some length.` }])
  expect(blocks.map(({ type }) => type)).toEqual(['heading', 'heading', 'text', 'text'])
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(4)
  const many = Array.from({ length: 300 }, (_, i) => ({ heading: `${i}`, text: 'Text' }))
  expect(draftOf('Many', many).blocks).toHaveLength(limits.document_blocks_max)
})
