/** Blocks of the demo's emails, in few words. */
import type { ContentBlock, LeafBlock } from '../../platform/blocks/kinds.ts'
import type { EmailBlock, EmailDocument } from '../../site/email/templates/document/email-document.ts'

export const heading = (id: string, text: string, level: 1 | 2 | 3 = 1): LeafBlock => ({
  kind: 'heading',
  id,
  text,
  level,
})
export const words = (id: string, ...paragraphs: string[]): LeafBlock => ({
  kind: 'text',
  id,
  content: paragraphs.map(text => ({ kind: 'paragraph' as const, runs: [{ text }] })),
})
export const list = (id: string, ...items: string[]): LeafBlock => ({
  kind: 'text',
  id,
  content: [{ kind: 'list', ordered: false, items: items.map(text => ({ runs: [{ text }] })) }],
})
export const button = (id: string, text: string, link: string): LeafBlock => ({ kind: 'button', id, text, link })
export const picture = (id: string, image_id: string, alt: string): LeafBlock => ({
  ...{ kind: 'image', id, image_id, alt, url: '', rounded: true },
})
export const beside = (id: string, ...columns: LeafBlock[][]): ContentBlock => ({
  ...{ kind: 'columns', id },
  columns: columns.map(blocks => ({ blocks })),
})
export const saved = (id: string, saved_block_id: string): EmailBlock => ({ kind: 'saved', id, saved_block_id })
export const documentOf = (...blocks: EmailBlock[]): EmailDocument => ({
  version: 1,
  blocks: [{ kind: 'header', id: 'header' }, ...blocks, { kind: 'footer', id: 'footer', text: '' }],
})
