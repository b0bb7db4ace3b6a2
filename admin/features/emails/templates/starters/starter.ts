/** A starter as it is written down: its layout once, its words in both languages. What it becomes is made here. Pure. */
import type { EmailBlock, EmailDocument, LeafBlock, NewTemplate, RichNode } from '@leadwright/sdk'
import type { Language } from '../../../../messages/messages.tsx'
import { newBlockId } from '../../../../product/blocks/block-tree.ts'
import type { PictureName } from '../../../../product/drawn-pictures/pictures.ts'

export interface StarterWords {
  name: string
  subject: string
  preheader: string
  heading: string
  text: string[]
  button?: string
  points?: string[]
  /** Side by side, or below one another in a receipt. */
  parts?: { title: string; text: string }[]
  closing?: string
}
export interface Starter {
  id: string
  category: 'marketing' | 'transactional'
  layout: 'picture' | 'band' | 'columns' | 'letter' | 'products' | 'receipt' | 'choices'
  picture?: PictureName
  /** Behind what comes first. */
  band?: string
  words: Record<Language, StarterWords>
}

const example = 'https://example.com/'
const paragraph = (text: string, align?: 'center'): RichNode => ({
  type: 'paragraph',
  runs: [{ text }],
  ...(align && { align }),
})
const text = (lines: string[], more: object = {}): LeafBlock => ({
  ...{ id: newBlockId(), type: 'text', content: lines.map(line => paragraph(line)) },
  ...more,
})
const heading = (words: string, level: number, more: object = {}): LeafBlock => ({
  ...{ id: newBlockId(), type: 'heading', text: words, level },
  ...more,
})
const button = (words: string, more: object = {}): LeafBlock => ({
  ...{ id: newBlockId(), type: 'button', text: words, link: example },
  ...more,
})
const list = (items: string[]): LeafBlock => ({
  ...{ id: newBlockId(), type: 'text' },
  content: [{ type: 'list', ordered: false, items: items.map(item => ({ runs: [{ text: item }] })) }],
})
const plain = (type: 'header' | 'divider'): EmailBlock => ({ id: newBlockId(), type })
const columns = (lists: LeafBlock[][], more: object = {}): EmailBlock => ({
  ...{ id: newBlockId(), type: 'columns', columns: lists.map(blocks => ({ blocks })) },
  ...more,
})

/** The picture's address, until it is an image of the site. */
const image = (url: string, more: object = {}): LeafBlock[] =>
  url ? [{ id: newBlockId(), type: 'image', image_id: '', url, alt: '', rounded: true, ...more }] : []

type Draw = (words: StarterWords, starter: Starter, picture_url: string) => EmailBlock[]
const pushOf = ({ button: words }: StarterWords, more?: object): LeafBlock[] => (words ? [button(words, more)] : [])
const closing = ({ closing: words }: StarterWords): EmailBlock[] => (words ? [text([words])] : [])
const points = ({ points: items }: StarterWords): EmailBlock[] => (items ? [list(items)] : [])

const layouts: Readonly<Record<Starter['layout'], Draw>> = {
  picture: (w, _, url) => [
    ...image(url),
    heading(w.heading, 1),
    text(w.text),
    ...points(w),
    ...pushOf(w),
    ...closing(w),
  ],
  letter: w => [heading(w.heading, 2), text(w.text), ...points(w), ...pushOf(w), ...closing(w)],
  band: (w, { band }, url) => [
    columns(
      [
        [
          ...image(url, { width_percent: 60 }),
          heading(w.heading, 1, { align: 'center' }),
          { id: newBlockId(), type: 'text', content: w.text.map(line => paragraph(line, 'center')) },
          ...pushOf(w, { align: 'center' }),
        ],
      ],
      { background_color: band },
    ),
    ...points(w),
    ...closing(w),
  ],
  columns: (w, _, url) => [
    ...image(url),
    heading(w.heading, 1),
    text(w.text),
    plain('divider'),
    columns((w.parts ?? []).map(part => [heading(part.title, 3), text([part.text], { size: 'small' })])),
    ...pushOf(w),
    ...closing(w),
  ],
  products: (w, _, url) => [
    heading(w.heading, 1),
    text(w.text),
    ...(w.parts ?? []).map(
      (part): EmailBlock => ({
        ...{ id: newBlockId(), type: 'product', image_id: '', url, alt: part.title, name: part.title, price: '' },
        ...{ description: part.text, link: example, button_text: w.button ?? '', layout: 'beside' },
      }),
    ),
    ...closing(w),
  ],
  receipt: w => [
    heading(w.heading, 2),
    text(w.text),
    plain('divider'),
    ...(w.parts ?? []).map(part =>
      columns([[text([part.title], { size: 'small' })], [text([part.text], { size: 'small' })]], {
        keep_on_phones: true,
        space_below_px: 0,
      }),
    ),
    plain('divider'),
    ...pushOf(w),
    ...closing(w),
  ],
  choices: (w, _, url) => [
    ...image(url),
    heading(w.heading, 1),
    text(w.text),
    columns((w.parts ?? []).map(part => [button(part.title, { full_width: true })])),
    ...closing(w),
  ],
}

export function documentOf(starter: Starter, language: Language, picture_url: string): EmailDocument {
  const words = starter.words[language]
  const blocks = [
    plain('header'),
    ...layouts[starter.layout](words, starter, picture_url),
    { id: newBlockId(), type: 'footer' as const, text: '' },
  ]
  return { version: 1, blocks }
}

export const templateOf = (starter: Starter, language: Language, picture_url: string): NewTemplate => {
  const { name, subject, preheader } = starter.words[language]
  return { name, category: starter.category, subject, preheader, document: documentOf(starter, language, picture_url) }
}
