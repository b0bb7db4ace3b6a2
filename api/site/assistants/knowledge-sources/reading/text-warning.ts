/** Whether so little of a page is its text that its owner should look at it. Pure. */
import type { Block, ReadingWarning } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { lengthOf } from './main-text.ts'

const { source_document_blocks_max, small_text_characters_max, small_text_share_max } = knowledgeLimits

/** `all`: of the page. `around_characters`: of navigation and the like, which are no blocks. */
export function warningFor(
  blocks: readonly Block[],
  all: readonly Block[],
  around_characters: number,
): { warning?: ReadingWarning } {
  if (all.length >= source_document_blocks_max) return { warning: 'document_cut' }
  const said = lengthOf(blocks.filter(({ kind }) => kind !== 'heading'))
  const isSmall = said <= small_text_characters_max && said < (lengthOf(all) + around_characters) * small_text_share_max
  return isSmall ? { warning: 'page_text_small' } : {}
}
