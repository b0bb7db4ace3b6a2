import { expect, test } from 'vitest'
import { textToBlocks } from './text-to-blocks.ts'

test('a text becomes blocks, its unsubscribe line the footer', () => {
  const text =
    'Hello {{ lead.first_name }},\n\nsee [prices](https://example.com/p).\n\n[[Book](https://example.com/b)]\n\nBye\n\n[Leave]({{ unsubscribe_url }})'
  const { blocks } = textToBlocks(text)
  expect(blocks.map(block => block.type)).toEqual(['header', 'text', 'button', 'text', 'footer'])
  expect(blocks[1]).toMatchObject({
    content: [
      { runs: [{ text: 'Hello {{ lead.first_name }},' }] },
      { runs: [{ text: 'see ' }, { text: 'prices', link: 'https://example.com/p' }, { text: '.' }] },
    ],
  })
  expect(blocks[2]).toMatchObject({ text: 'Book', link: 'https://example.com/b' })
})
