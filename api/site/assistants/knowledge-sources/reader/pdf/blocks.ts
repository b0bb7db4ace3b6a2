/** Headings, paragraphs, items of lists and rows of tables, of the areas of the pages of a PDF. Pure. */
import type { Block } from '../../../passages/rules.ts'
import { layoutLimits } from '../../limits.ts'
import { rowText } from '../row-text.ts'
import { type Fragment, type Line, textIn } from './fragments.ts'
import { joinedLines, wordsWithin } from './hyphens.ts'
import { type Area, usual, usualDistance } from './layout.ts'
import { beginsWithMarker, isBulleted, withBullet } from './markers.ts'
import { hasHeader, readRows } from './tables.ts'

const { heading_characters_max, bold_heading_characters_max, bold_share_max } = layoutLimits

/** Lines of one column of a page, or the rows of a table. */
export type Part =
  | { type: 'text'; lines: TextLine[] }
  | { type: 'table'; rows: string[][]; has_header: boolean; size: number }

interface TextLine {
  text: string
  size: number
  /** In which all of it is set; else empty. */
  font: string
  /** From the edges of its column, in parts of the size of the letters. */
  indent: number
  space: number
  /** Of its column, in the same. */
  width: number
  /** From the line above, in parts of the usual distance. */
  distance: number
}

export function toPart(area: Area): Part {
  if (area.type === 'table') {
    const rows = readRows(area.lines, area.edges).filter(row => row.some(cell => cell.length > 0))
    const texts = rows.map(row => row.map(cellText))
    return { type: 'table', rows: texts, has_header: hasHeader(rows), size: usual(area.lines.map(({ size }) => size)) }
  }
  const usual_distance = usualDistance(area.lines)
  return {
    type: 'text',
    lines: area.lines.map(({ fragments, size, y }, i) => ({
      ...{ text: textIn(fragments), size, font: fontOf(fragments) },
      indent: ((fragments[0]?.x ?? 0) - area.left) / size,
      space: (area.right - (fragments.at(-1)?.right ?? 0)) / size,
      width: (area.right - area.left) / size,
      distance: i === 0 ? 0 : (y - (area.lines[i - 1] as Line).y) / usual_distance,
    })),
  }
}

const none: ReadonlySet<string> = new Set()

/** The lines of a cell as one text. */
function cellText(cell: readonly Fragment[]): string {
  const lines: Fragment[][] = []
  for (const fragment of cell) {
    const last = lines.at(-1)
    if (last && Math.abs((last[0]?.y ?? 0) - fragment.y) < fragment.size / 2) last.push(fragment)
    else lines.push([fragment])
  }
  return lines.map(textIn).reduce((text, line) => (text === '' ? line : joinedLines(text, line, none)), '')
}

function fontOf(fragments: readonly Fragment[]): string {
  const [first = '', ...others] = new Set(fragments.map(({ font }) => font))
  return others.length === 0 ? first : ''
}

/** In parts of the usual size. */
const heading_size = 1.15
const paragraph_distance = 1.3
const paragraph_indent = 0.8
/** Of its column: a line that leaves as much of it free is the last of its paragraph; and one that ends a sentence. */
const short_space = 0.3
const ended_space = 0.2
const heading_levels = 6

export function toBlocks(parts: readonly Part[]): Block[] {
  return new BlockWriter(parts).write(parts)
}

class BlockWriter {
  readonly #size: number
  readonly #sizes: number[]
  readonly #fonts: ReadonlyMap<string, number>
  readonly #words: ReadonlySet<string>
  readonly #blocks: Block[] = []
  #columns: string[] = []
  #last: TextLine | undefined

  constructor(parts: readonly Part[]) {
    const lines = parts.flatMap(part => (part.type === 'text' ? part.lines : []))
    const cells = parts.flatMap(part =>
      part.type === 'table' ? [{ text: part.rows.flat().join(''), size: part.size }] : [],
    )
    const sizes = shares([...lines, ...cells], ({ size }) => Math.round(size * 2) / 2)
    this.#size = [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
    this.#sizes = [...sizes.keys()].filter(size => size > this.#size * heading_size).toSorted((a, b) => b - a)
    this.#fonts = shares(lines, ({ font }) => font)
    this.#words = wordsWithin(lines.map(({ text }) => text))
  }

  write(parts: readonly Part[]): Block[] {
    for (const part of parts) {
      if (part.type === 'table') this.#addTable(part.rows, part.has_header)
      else for (const [i, line] of part.lines.entries()) this.#addLine(line, part.lines[i + 1], i === 0)
    }
    return this.#blocks
  }

  /** A table without names goes on with the one above it, on the page before. */
  #addTable(rows: readonly string[][], has_header: boolean): void {
    const goesOn = this.#last === undefined && rows[0]?.length === this.#columns.length
    const [first = [], ...rest] = rows
    if (has_header) this.#columns = first
    else if (!goesOn) this.#columns = []
    for (const row of has_header ? rest : rows) {
      const text = rowText(this.#columns, row)
      if (text !== '' && row.join() !== this.#columns.join()) this.#blocks.push({ type: 'row', text })
    }
    this.#last = undefined
  }

  #addLine(line: TextLine, next: TextLine | undefined, is_first: boolean): void {
    const level = this.#headingLevel(line, next, is_first)
    const open = this.#blocks.at(-1)
    const isNext = this.#last !== undefined
    if (level > 0) {
      const goesOn = isNext && !is_first && open?.type === 'heading' && open.level === level
      if (goesOn && line.distance < paragraph_distance * 2) open.text = joinedLines(open.text, line.text, this.#words)
      else this.#blocks.push({ type: 'heading', level, text: line.text })
    } else if (beginsWithMarker(line.text) && !this.#isNumberInText(line, is_first)) {
      this.#blocks.push({ type: 'row', text: withBullet(line.text) })
    } else if (open && open.type !== 'heading' && this.#last && follows(open, this.#last, line, is_first)) {
      open.text = joinedLines(open.text, line.text, this.#words)
    } else this.#blocks.push({ type: 'text', text: line.text })
    this.#last = line
  }

  /** `costs` / `12. More`: a line that a number only happens to begin. */
  #isNumberInText({ text, distance, indent }: TextLine, is_first: boolean): boolean {
    const last = this.#last
    if (!last || is_first || !/^\d/.test(text)) return false
    return distance < paragraph_distance && indent <= last.indent && last.space < 2 && !/[.:;!?]$/.test(last.text)
  }

  #headingLevel({ text, size, font, distance }: TextLine, next: TextLine | undefined, is_first: boolean): number {
    if (size > this.#size * heading_size && text.length <= heading_characters_max) {
      return Math.min(heading_levels, this.#sizes.indexOf(Math.round(size * 2) / 2) + 1) || 1
    }
    const share = this.#fonts.get(font) ?? 1
    const stands = is_first || distance > paragraph_distance || this.#blocks.at(-1)?.type === 'heading'
    if (
      font === '' ||
      isBulleted(text) ||
      share > bold_share_max ||
      !stands ||
      text.length > bold_heading_characters_max
    )
      return 0
    if (!next || next.font === font || /[.,;:)]$/.test(text) || !/^[\p{Lu}\p{N}¿¡]/u.test(text)) return 0
    return size < this.#size ? 0 : Math.min(heading_levels, this.#sizes.length + 1)
  }
}

/** Of all characters of the lines. */
function shares<L extends { text: string }, K>(lines: readonly L[], key: (line: L) => K): Map<K, number> {
  const counts = new Map<K, number>()
  const all = lines.reduce((sum, { text }) => sum + text.length, 0)
  for (const line of lines) counts.set(key(line), (counts.get(key(line)) ?? 0) + line.text.length / all)
  return counts
}

/** The next line of the same paragraph; over the end of a column or page, of a sentence that has not ended. */
function follows(open: Block, last: TextLine, line: TextLine, is_first: boolean): boolean {
  if (is_first) return !/[.!?:…]["”»)]?$/.test(open.text) && /^[\p{Ll}\p{N}(]/u.test(line.text)
  if (line.distance > paragraph_distance) return false
  if (open.type === 'row') return line.indent > paragraph_indent / 2 || !/[.!?:]$/.test(last.text)
  const isIndented = line.indent > last.indent + paragraph_indent
  const isShort = last.space > last.width * (/[.!?:]["”»)]?$/.test(last.text) ? ended_space : short_space)
  return !isIndented && !(isShort && /^[\p{Lu}\p{N}¿¡]/u.test(line.text))
}
