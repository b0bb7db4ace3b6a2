/** The blocks of code of the guides, in the order in which a reader meets them. */
import { guides, guideText } from '../../api/public/docs/guides.ts'
import { markdownBlocks, toSample } from '../../api/public/docs/markdown.ts'

export interface Block {
  guide: string
  /** Counted from 1 within its guide. */
  number: number
  language: string
  code: string
}

/** Blocks that stand for a reader's own step (they clone, start a server, or set variables), and lists of files. */
const BY_HAND = /^```(\w+ (skip|setup)|text)/

export const guideBlocks = (base_url: string): Block[] =>
  guides.flatMap(guide =>
    markdownBlocks(guideText(guide, base_url))
      .filter(block => block.startsWith('```') && !BY_HAND.test(block))
      .map((block, at) => ({ guide: guide.name, number: at + 1, language: '', code: '', ...toSample(block) })),
  )
