/** Divides a document into passages: under their headings, whole sentences, none too long to be quoted. Pure. */
import { createHash } from 'node:crypto'
import { type Language, languageOf, ourLanguage } from './language.ts'
import { passageLimits } from './limits.ts'
import type { ReadingWarning } from './warnings.ts'

/** What an extraction makes of a document, in its order. */
export type Block =
  | { type: 'heading'; level: number; text: string }
  | { type: 'text'; text: string }
  /** A row says which column each of its cells is of, and stands for itself. */
  | { type: 'row'; text: string }

export interface ReadDocument {
  title: string
  url: string | null
  /** As the document says: a tag such as `es-MX`; null: it does not. */
  language: string | null
  blocks: readonly Block[]
  /** A code: what its owner should know of how it was read. */
  warning?: ReadingWarning | undefined
}

export interface Chunk {
  title: string
  heading: string
  url: string | null
  fragment: string
  text: string
  language: Language | null
  hash: Buffer
}

interface Piece {
  text: string
  separator: string
  is_row: boolean
}

const { chunk_characters_max: max, chunk_characters_min: min, chunk_heading_characters_max } = passageLimits

const sampled_blocks = 40

/** By its words, else as it says. */
export const languageOfDocument = ({ blocks, title, language }: ReadDocument): Language | null => {
  const said = blocks.slice(0, sampled_blocks).map(({ text }) => text)
  return languageOf([title, ...said].join(' ')) ?? ourLanguage(language)
}

export function chunksOf(document: ReadDocument): Chunk[] {
  let known: Language | null | undefined
  const language = () => {
    if (known === undefined) known = languageOfDocument(document)
    return known
  }
  const chunks: Chunk[] = []
  const path: { level: number; text: string }[] = []
  let pieces: Piece[] = []
  const flush = () => {
    for (const group of groupsOf(pieces)) chunks.push(chunkOf({ ...document, language }, headingOf(path), group))
    pieces = []
  }
  for (const block of document.blocks) {
    if (block.type === 'heading') {
      flush()
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop()
      path.push({ level: block.level, text: oneLine(block.text) })
    } else {
      const is_row = block.type === 'row'
      for (const text of dividedText(block.text.trim())) {
        if (text !== '') pieces.push({ text, separator: is_row ? '\n' : '\n\n', is_row })
      }
    }
  }
  flush()
  return chunks
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

interface ChunkSource extends Pick<ReadDocument, 'title' | 'url'> {
  /** For what is too short to tell. */
  language: () => Language | null
}

/** The last ones say most. */
function headingOf(path: readonly { text: string }[]): string {
  const texts = path.map(({ text }) => text).filter(text => text !== '')
  while (texts.length > 1 && texts.join(' › ').length > chunk_heading_characters_max) texts.shift()
  return texts.join(' › ').slice(0, chunk_heading_characters_max).toWellFormed()
}

/** Pieces that make one passage each. The last one is not left alone where it is short. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  let size = 0
  for (const piece of pieces) {
    const last = groups.at(-1)
    if (last && size + piece.separator.length + piece.text.length <= max) {
      last.push(piece)
      size += piece.separator.length + piece.text.length
    } else {
      groups.push([piece])
      size = piece.text.length
    }
  }
  return balanced(groups)
}

const sizeOf = (group: readonly Piece[]): number => group.reduce((sum, { text }) => sum + text.length + 2, 0)

function balanced(groups: Piece[][]): Piece[][] {
  const [before, last] = [groups.at(-2), groups.at(-1)]
  if (!before || !last) return groups
  while (sizeOf(last) < min && before.length > 1) {
    const moved = before.at(-1) as Piece
    if (sizeOf(last) + moved.text.length > max) break
    last.unshift(before.pop() as Piece)
  }
  return groups
}

function chunkOf(document: ChunkSource, heading: string, pieces: readonly Piece[]): Chunk {
  const text = pieces.map(({ text, separator }, i) => (i === 0 ? text : separator + text)).join('')
  const { title, url, language } = document
  return {
    title,
    heading,
    url,
    fragment: fragmentOf(pieces.find(({ is_row }) => !is_row)?.text ?? ''),
    text,
    language: languageOf(text) ?? language(),
    hash: createHash('sha256').update(`${title}\n${heading}\n${text}`).digest().subarray(0, 16),
  }
}

const fragment_words = 8

/** The first words of its first line, as they stand in the document. */
const fragmentOf = (text: string): string =>
  (text.split('\n')[0] ?? '')
    .replace(/^[-•*]\s+/, '')
    .split(/\s+/)
    .slice(0, fragment_words)
    .join(' ')

/** Parts that each fit into a passage, divided between lines, else sentences, else words. */
export function dividedText(text: string): string[] {
  if (text.length <= max) return [text]
  for (const boundary of [/\n+/, /(?<=[.!?…。！？])\s+/, /\s+/]) {
    const parts = text.split(boundary).filter(part => part !== '')
    if (parts.length > 1) return joined(parts, boundary.source === '\\n+' ? '\n' : ' ')
  }
  const parts: string[] = []
  for (let rest = text; rest !== ''; ) {
    const part = rest.slice(0, max).replace(/[\ud800-\udbff]$/, '')
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

function joined(parts: readonly string[], separator: string): string[] {
  const whole: string[] = []
  for (const part of parts.flatMap(dividedText)) {
    const last = whole.at(-1)
    if (last !== undefined && last.length + separator.length + part.length <= max) {
      whole[whole.length - 1] = `${last}${separator}${part}`
    } else whole.push(part)
  }
  return whole
}
