/** The blocks of emails: what every document has, and what frames an email. */
import type { EmailBlock } from '@leadwright/sdk'
import { Layers, PanelBottom, PanelTop } from 'lucide-react'
import { type BlockKit, blockKit } from '../../../../product/blocks/block-kit.tsx'
import { newBlockId } from '../../../../product/blocks/block-tree.ts'
import { contentKinds, contentWords, newContentBlock } from '../../../../product/blocks/content-kinds.tsx'
import { VariableMenu } from '../../../../product/emails/variable-menu.tsx'
import { EmailBlockProperties } from './email-block-properties.tsx'
import { EmailBlockView } from './email-block-view.tsx'

/** What every document has. */
const content = [
  ...['text', 'heading', 'image', 'button', 'columns', 'divider', 'spacer', 'social', 'menu'],
  ...['product', 'countdown', 'html'],
]

export const emailKit = blockKit<EmailBlock>({
  kinds: {
    ...contentKinds,
    header: { label: 'blocks.header', icon: PanelTop },
    footer: { label: 'blocks.footer', icon: PanelBottom },
    saved: { label: 'blocks.saved', icon: Layers },
  },
  offered: [{ kinds: [...content, 'header', 'footer'] }],
  onlyAtTop: ['columns', 'header', 'footer', 'saved'],
  lastKind: 'footer',
  newBlock: (type, words) => {
    if (type === 'header') return { id: newBlockId(), type }
    if (type === 'footer') return { id: newBlockId(), type, text: '' }
    if (type === 'saved') throw new Error('A saved block is placed, not made')
    return newContentBlock(type, words)
  },
  wordsOf: block => {
    if (block.type === 'footer') return block.text
    return block.type === 'header' || block.type === 'saved' ? '' : contentWords(block)
  },
  View: EmailBlockView,
  Properties: EmailBlockProperties,
  hasConditions: true,
  space_below_px: 20,
  Variables: VariableMenu,
})

/** Of a saved block, which nothing frames. */
export const contentKit: BlockKit = { ...emailKit, offered: [{ kinds: content }] }
