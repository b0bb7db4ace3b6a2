/** Whether the owner should look at a document: its end was left out, or so little of a page is its text. Pure. */
import type { Block, ReadingWarning } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { lengthOf } from './main-text.ts'

const { source_document_blocks_max, small_text_characters_max, small_text_share_max } = knowledgeLimits

interface WithWarning {
  warning?: ReadingWarning
}

/** No document has more blocks. */
export const cutWarning = (all: readonly Block[]): WithWarning =>
  all.length >= source_document_blocks_max ? { warning: 'document_cut' } : {}

/** `all`: of the page. `around_characters`: of navigation and the like, which are no blocks. */
export function warningFor(blocks: readonly Block[], all: readonly Block[], around_characters: number): WithWarning {
  if (cutWarning(all).warning) return cutWarning(all)
  const said = lengthOf(blocks.filter(({ type }) => type !== 'heading'))
  const isSmall = said <= small_text_characters_max && said < (lengthOf(all) + around_characters) * small_text_share_max
  return isSmall ? { warning: 'page_text_small' } : {}
}
