/** What a new page of each kind begins with. Pure. */
import type { PageBlock, PageDocument, WebPageType } from '@leadwright/sdk'
import type { NewBlockWords } from '../../product/blocks/block-kit.tsx'
import { newPageBlock } from './blocks/new-page-block.ts'

/** Nothing in them needs a popup: a site may have none yet. */
export const beginnings: Readonly<Record<WebPageType, readonly PageBlock['type'][]>> = {
  homepage: ['navigation', 'hero', 'features', 'testimonials', 'questions', 'footer'],
  landing: ['hero', 'features', 'pricing', 'questions', 'footer'],
  thank_you: ['navigation', 'hero', 'footer'],
  custom: ['navigation', 'heading', 'text', 'footer'],
}

export const beginningOf = (type: WebPageType, words: NewBlockWords): PageDocument => ({
  version: 1,
  blocks: beginnings[type].map(one => {
    const block = newPageBlock(one, words, '')
    // Search engines look for one first heading.
    return block.type === 'heading' ? { ...block, level: 1 } : block
  }),
})
