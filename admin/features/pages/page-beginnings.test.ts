import { expect, test } from 'vitest'
import type { NewBlockWords } from '../../product/blocks/block-kit.tsx'
import { beginningOf, beginnings } from './page-beginnings.ts'

test.each(Object.keys(beginnings) as (keyof typeof beginnings)[])(
  'a new page (%s) has one first heading, ids of its own, a footer, and needs no popup',
  type => {
    const { blocks } = beginningOf(type, { t: ((key: string) => key) as NewBlockWords['t'], timezone: 'UTC' })
    const first = blocks.filter(block => block.type === 'hero' || (block.type === 'heading' && block.level === 1))
    expect(first).toHaveLength(1)
    expect(new Set(blocks.map(block => block.id)).size).toBe(blocks.length)
    expect(blocks.at(-1)?.type).toBe('footer')
    expect(blocks.some(block => 'popup_id' in block)).toBe(false)
  },
)
