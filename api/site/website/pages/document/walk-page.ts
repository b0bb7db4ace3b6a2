/** Going through a page: every text, link, image and popup that its blocks name, with their places. Pure. */
import type { PageBlock } from './page-document.ts'

export type SaidKind = 'text' | 'heading' | 'link' | 'image' | 'popup' | 'alt'
export interface PageText {
  type: SaidKind
  text: string
  pointer: string
  block: PageBlock['type']
}

const kindOf: ReadonlyMap<string, SaidKind> = new Map(
  Object.entries({
    ...{ heading: 'heading', text: 'text', quote: 'text', question: 'heading', answer: 'text', caption: 'text' },
    ...{ name: 'text', role: 'text', price: 'text', period: 'text', description: 'text', label: 'text' },
    ...{ button_text: 'text', second_button_text: 'text', title: 'text' },
    ...{ link: 'link', second_link: 'link', image_id: 'image', popup_id: 'popup', alt: 'alt' },
  } as const satisfies Record<string, SaidKind>),
)

/** A document is gone through several times while it is rendered, and never changed. */
const known = new WeakMap<readonly PageBlock[], PageText[]>()

/** In the order in which a reader meets them. */
export function saidIn(blocks: readonly PageBlock[], at: string): readonly PageText[] {
  if (at !== '') return everySaid(blocks, at)
  const said = known.get(blocks) ?? everySaid(blocks, at)
  known.set(blocks, said)
  return said
}

function everySaid(blocks: readonly PageBlock[], at: string): PageText[] {
  const said: PageText[] = []
  for (const [i, block] of blocks.entries()) gather(block, `${at}/${i}`, block.type, said)
  return said
}

/** Names of our own schemas need no escapes in a pointer. */
function gather(value: unknown, at: string, block: PageBlock['type'], said: PageText[]): void {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) {
      const pointer = `${at}/${i}`
      if (typeof one === 'string') said.push({ type: 'text', text: one, pointer, block })
      else if (typeof one === 'object' && one !== null) gather(one, pointer, blockKind(one, block), said)
    }
    return
  }
  for (const name in value as object) {
    const inner = (value as Record<string, unknown>)[name]
    if (typeof inner === 'object' && inner !== null) gather(inner, `${at}/${name}`, block, said)
    else if (typeof inner === 'string') {
      const type = name === 'text' && block === 'heading' ? 'heading' : kindOf.get(name)
      if (type) said.push({ type, text: inner, pointer: `${at}/${name}`, block })
    }
  }
}

/** In columns there are blocks again; paragraphs have kinds too. */
const blockKind = (one: object, around: PageBlock['type']): PageBlock['type'] =>
  around === 'columns' && 'id' in one && 'type' in one ? (one.type as PageBlock['type']) : around

export const imagesNamed = (blocks: readonly PageBlock[], at = '') =>
  saidIn(blocks, at).filter(({ type, text }) => type === 'image' && text !== '')

export const popupsNamed = (blocks: readonly PageBlock[], at = '') =>
  saidIn(blocks, at).filter(({ type }) => type === 'popup')

interface PageReferences {
  images: string[]
  popups: { block: PageBlock['type']; id: string }[]
}

const shown = new WeakMap<readonly PageBlock[], PageReferences>()

/** The same images and popups without their places, for rendering, which is done far more often. */
export function shownIn(blocks: readonly PageBlock[]): Readonly<PageReferences> {
  const before = shown.get(blocks)
  if (before) return before
  const found: PageReferences = { images: [], popups: [] }
  for (const block of blocks) collect(block, block.type, found)
  shown.set(blocks, found)
  return found
}

function collect(value: object, block: PageBlock['type'], found: PageReferences): void {
  if (Array.isArray(value)) {
    for (const one of value) if (typeof one === 'object' && one !== null) collect(one, blockKind(one, block), found)
    return
  }
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name]
    if (typeof inner === 'object' && inner !== null) collect(inner, block, found)
    else if (name === 'popup_id') found.popups.push({ block, id: inner as string })
    else if (name === 'image_id' && inner !== '') found.images.push(inner as string)
  }
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []

/** Everything that is read, as one text. */
export const plainText = (blocks: readonly PageBlock[]): string =>
  saidIn(blocks, '')
    .filter(({ type }) => type === 'text' || type === 'heading')
    .map(({ text }) => text)
    .join('\n')
