import { expect, test } from 'vitest'
import { everyBlock } from '../../../../product/blocks/block-tree.ts'
import { greetings } from './greetings.ts'
import { offers } from './offers.ts'
import { documentOf, templateOf } from './starter.ts'
import { withPicture } from './with-picture.ts'

const starters = [...greetings, ...offers]
const languages = ['en', 'es'] as const

test('there are twelve, each with words of its own in both languages', () => {
  expect(new Set(starters.map(one => one.id)).size).toBe(12)
  for (const language of languages) expect(new Set(starters.map(one => one.words[language].name)).size).toBe(12)
  for (const { words } of starters) expect(Object.keys(words.es)).toEqual(Object.keys(words.en))
})

test.each(starters.map(one => [one.id, one] as const))(
  '%s begins with a header, ends with a footer, and all has an id',
  (_, starter) => {
    for (const language of languages) {
      const { blocks } = documentOf(starter, language, 'https://example.com/picture.webp')
      expect([blocks[0]?.type, blocks.at(-1)?.type]).toEqual(['header', 'footer'])
      const ids = everyBlock(blocks).map(block => block.id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  },
)

test('subjects and headings are whole for who has no name', () => {
  for (const { words } of starters)
    for (const language of languages) {
      const { subject, heading } = words[language]
      expect(`${subject} ${heading}`).not.toContain('default:')
    }
})

test('a picture becomes an image of the site, or goes', () => {
  const body = templateOf(starters[0]!, 'en', '/assets/x.webp')
  const image = `image_${'0'.repeat(32)}`
  expect(JSON.stringify(withPicture(body, '/assets/x.webp', image))).toContain(image)
  expect(JSON.stringify(withPicture(body, '/assets/x.webp', ''))).not.toContain('/assets/x.webp')
})
