/** A document that can travel to another site: without images and saved blocks of the one it leaves. Pure. */
import type { ContentBlock, LeafBlock } from '../../../../platform/pages/blocks/kinds.ts'
import { withoutPlaces } from '../../../../platform/pages/blocks/walk.ts'
import type { EmailBlock, EmailDocument } from './email-document.ts'

const withoutImage = <B extends ContentBlock | EmailBlock | LeafBlock>(block: B): B =>
  'image_id' in block ? { ...block, image_id: '' } : block

export const portable = (document: EmailDocument): EmailDocument => ({
  ...document,
  blocks: withoutPlaces(document.blocks).map(block =>
    block.type === 'columns'
      ? { ...block, columns: block.columns.map(one => ({ ...one, blocks: one.blocks.map(withoutImage) })) }
      : withoutImage(block),
  ),
})
