/** Blocks of the demo's emails, in few words. */
import type { ContentBlock, LeafBlock } from '../../platform/pages/blocks/kinds.ts'
import type { EmailBlock, EmailDocument } from '../../site/email/templates/document/email-document.ts'

export const heading = (id: string, text: string, level: 1 | 2 | 3 = 1): LeafBlock => ({
  type: 'heading',
  id,
  text,
  level,
})
export const words = (id: string, ...paragraphs: string[]): LeafBlock => ({
  type: 'text',
  id,
  content: paragraphs.map(text => ({ type: 'paragraph' as const, runs: [{ text }] })),
})
export const list = (id: string, ...items: string[]): LeafBlock => ({
  type: 'text',
  id,
  content: [{ type: 'list', ordered: false, items: items.map(text => ({ runs: [{ text }] })) }],
})
export const button = (id: string, text: string, link: string): LeafBlock => ({ type: 'button', id, text, link })
export const picture = (id: string, image_id: string, alt: string): LeafBlock => ({
  ...{ type: 'image', id, image_id, alt, url: '', rounded: true },
})
export const beside = (id: string, ...columns: LeafBlock[][]): ContentBlock => ({
  ...{ type: 'columns', id },
  columns: columns.map(blocks => ({ blocks })),
})
export const saved = (id: string, saved_block_id: string): EmailBlock => ({ type: 'saved', id, saved_block_id })
export const documentOf = (...blocks: EmailBlock[]): EmailDocument => ({
  version: 1,
  blocks: [{ type: 'header', id: 'header' }, ...blocks, { type: 'footer', id: 'footer', text: '' }],
})
