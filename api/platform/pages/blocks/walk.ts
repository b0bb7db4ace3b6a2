/** Going through a document: every block with its place, and every text that an owner wrote in it. Pure. */
import type { ContentBlock, LeafBlock, SavedPlace } from './kinds.ts'
import type { RichText, TextRun } from './rich-text.ts'

/** A block that only emails or only pages have. */
interface OtherBlock {
  type: string
  id: string
}
export type AnyBlock = ContentBlock | SavedPlace | OtherBlock
export interface PlacedBlock<B> {
  block: B
  pointer: string
}

const isColumns = (block: AnyBlock): block is Extract<ContentBlock, { type: 'columns' }> => block.type === 'columns'
export const isSaved = (block: AnyBlock): block is SavedPlace => block.type === 'saved'

/** Every block of a list, those in columns included; what saved blocks hold only where asked for. */
export function* everyBlockOf<B extends AnyBlock>(
  blocks: readonly B[],
  at: string,
  into_saved = false,
): Generator<PlacedBlock<B | LeafBlock | ContentBlock>> {
  for (const [i, block] of blocks.entries()) {
    const pointer = `${at}/${i}`
    yield { block, pointer }
    if (isColumns(block)) {
      for (const [c, column] of block.columns.entries()) {
        for (const [b, inner] of column.blocks.entries())
          yield { block: inner, pointer: `${pointer}/columns/${c}/blocks/${b}` }
      }
    } else if (into_saved && isSaved(block)) yield* everyBlockOf(block.blocks ?? [], `${pointer}/blocks`)
  }
}

/** The same list with saved blocks replaced by what they hold. What is hidden or spaced stays so around them. */
export function withoutPlaces<B extends AnyBlock>(blocks: readonly B[]): (Exclude<B, SavedPlace> | ContentBlock)[] {
  type VisibleBlock = Exclude<B, SavedPlace> | ContentBlock
  return blocks.flatMap((block): VisibleBlock[] => {
    if (!isSaved(block)) return [block as Exclude<B, SavedPlace>]
    const { show_if } = block
    // Their ids stay unique in the document.
    return (block.blocks ?? []).map(
      (inner, i): ContentBlock => ({
        ...inner,
        id: `${block.id}x${i}`,
        ...(show_if && { show_if: inner.show_if ? both(show_if, inner.show_if) : show_if }),
      }),
    )
  })
}

type Condition = NonNullable<ContentBlock['show_if']>
const both = (one: Condition, other: Condition): Condition => ({ type: 'all', filters: [one, other] })

export const runsOf = (content: RichText): TextRun[] =>
  content.flatMap(node => (node.type === 'paragraph' ? node.runs : node.items.flatMap(item => item.runs)))

export interface BlockText {
  pointer: string
  type: 'text' | 'link' | 'html'
  text: string
}

const fieldsWritten: Record<string, BlockText['type']> = {
  text: 'text',
  alt: 'text',
  name: 'text',
  description: 'text',
  price: 'text',
  label: 'text',
  button_text: 'text',
  link: 'link',
  html: 'html',
}

/** Every text of a block itself, without those of the blocks in it. */
export function* textsOf(block: AnyBlock, pointer: string): Generator<BlockText> {
  for (const [name, value] of Object.entries(block)) {
    const type = fieldsWritten[name]
    if (type && typeof value === 'string') yield { pointer: `${pointer}/${name}`, type, text: value }
    if (name === 'links') yield* textsOfLinks(value as { text?: string; link: string }[], `${pointer}/links`)
    if (name === 'content') yield* textsOfRich(value as RichText, `${pointer}/content`)
  }
}

function* textsOfLinks(links: readonly { text?: string; link: string }[], at: string): Generator<BlockText> {
  for (const [i, { text, link }] of links.entries()) {
    if (text !== undefined) yield { pointer: `${at}/${i}/text`, type: 'text', text }
    yield { pointer: `${at}/${i}/link`, type: 'link', text: link }
  }
}

function* textsOfRich(content: RichText, at: string): Generator<BlockText> {
  for (const [n, node] of content.entries()) {
    const parts = node.type === 'paragraph' ? [node] : node.items
    for (const [p, { runs }] of parts.entries()) {
      const place = node.type === 'paragraph' ? `${at}/${n}` : `${at}/${n}/items/${p}`
      // A tag of Liquid may begin in one run and end in another: it is read as a whole.
      yield { pointer: place, type: 'text', text: runs.map(run => run.text).join('') }
      for (const [r, { link }] of runs.entries()) {
        if (link !== undefined) yield { pointer: `${place}/runs/${r}/link`, type: 'link', text: link }
      }
    }
  }
}

/** The images of the site that a document shows, each with its place. */
export function* imagesOf(blocks: readonly AnyBlock[], at: string): Generator<{ id: string; pointer: string }> {
  for (const { block, pointer } of everyBlockOf(blocks, at)) {
    if ('image_id' in block && block.image_id !== '') yield { id: block.image_id, pointer: `${pointer}/image_id` }
  }
}
