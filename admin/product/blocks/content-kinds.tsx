/** The kinds of blocks that emails and pages have in common: name, icon, what a new one is, and its first words. */
import type { ContentBlock } from '@leadwright/sdk'
import {
  Clock,
  Code,
  Columns2,
  Heading,
  Image,
  Menu,
  Minus,
  MousePointerClick,
  MoveVertical,
  Share2,
  ShoppingBag,
  Type,
} from 'lucide-react'
import type { BlockKind, NewBlockWords } from './block-kit.tsx'
import { newBlockId } from './block-tree.ts'
import { plainText } from './rich-text.ts'

type Kind = ContentBlock['type']

export const contentKinds: Readonly<Record<Kind, BlockKind>> = {
  text: { label: 'blocks.text', icon: Type },
  heading: { label: 'blocks.heading', icon: Heading },
  image: { label: 'blocks.image', icon: Image },
  button: { label: 'blocks.button', icon: MousePointerClick },
  columns: { label: 'blocks.columns', icon: Columns2 },
  divider: { label: 'blocks.divider', icon: Minus },
  spacer: { label: 'blocks.spacer', icon: MoveVertical },
  social: { label: 'blocks.social', icon: Share2 },
  menu: { label: 'blocks.menu', icon: Menu },
  product: { label: 'blocks.product', icon: ShoppingBag },
  countdown: { label: 'blocks.countdown', icon: Clock },
  html: { label: 'blocks.html', icon: Code },
}

const week_ms = 7 * 24 * 3_600_000

/** What a new block is: something that can be looked at, and nothing that would go out by mistake. */
export function newContentBlock(type: Kind, { t, timezone }: NewBlockWords): ContentBlock {
  const id = newBlockId()
  const text = (words: string) => [{ type: 'paragraph' as const, runs: [{ text: words }] }]
  switch (type) {
    case 'text':
      return { id, type, content: text(t('blocks.new_text')) }
    case 'heading':
      return { id, type, level: 2, text: t('blocks.new_heading') }
    case 'image':
      return { id, type, image_id: '', url: '', alt: '' }
    case 'button':
      return { id, type, text: t('blocks.new_button'), link: '' }
    case 'columns':
      return { id, type, columns: [{ blocks: [] }, { blocks: [] }] }
    case 'divider':
      return { id, type }
    case 'spacer':
      return { id, type, height_px: 24 }
    case 'social':
      return { id, type, links: [{ network: 'instagram', link: 'https://instagram.com/' }] }
    case 'menu':
      return { id, type, links: [{ text: t('blocks.new_link'), link: 'https://' }] }
    case 'product':
      return {
        ...{ id, type, image_id: '', url: '', alt: '', description: '', link: '' },
        ...{ name: t('blocks.new_product'), price: '', button_text: t('blocks.new_button'), layout: 'beside' as const },
      }
    case 'countdown': {
      const ends_at = new Date(Math.ceil((Date.now() + week_ms) / 3_600_000) * 3_600_000).toISOString()
      return { id, type, label: t('blocks.new_countdown'), ends_at, timezone }
    }
    case 'html':
      return { id, type, html: '<p></p>' }
  }
}

export function contentWords(block: ContentBlock): string {
  switch (block.type) {
    case 'text':
      return plainText(block.content)
    case 'heading':
    case 'button':
      return block.text
    case 'image':
      return block.alt
    case 'product':
      return block.name
    case 'countdown':
      return block.label
    default:
      return ''
  }
}
