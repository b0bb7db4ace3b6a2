/** The text of a PDF, line by line; what is set larger than the rest and is short is a heading. Runs in the reading thread. */
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { ReadingRefused } from './refusal.ts'

interface Line {
  text: string
  size: number
  y: number
}

export async function readPdf(bytes: Buffer, name: string, progress: () => void): Promise<ReadDocument> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false }).catch((error: unknown) => {
    throw new ReadingRefused((error as Error).name === 'PasswordException' ? 'pdf_encrypted' : 'file_damaged')
  })
  const pages: Line[][] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const lines = linesOf((await page.getTextContent()).items as Item[])
    pages.push(lines)
    characters += lines.reduce((sum, { text }) => sum + text.length, 0)
    if (characters > knowledgeLimits.source_document_characters_max || number >= knowledgeLimits.pdf_pages_max) break
    page.cleanup()
    progress()
  }
  const lines = pages.flat()
  const said = lines.map(({ text }) => text).join(' ')
  if (said.trim().length < knowledgeLimits.source_document_characters_min) throw new ReadingRefused('no_text_found')
  const blocks = blocksOf(pages)
  const title = blocks.find(({ kind }) => kind === 'heading')?.text ?? name
  return { title, url: null, language: null, blocks }
}

interface Item {
  str?: string
  height?: number
  transform?: number[]
  hasEOL?: boolean
}

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  let open: Line | undefined
  for (const { str = '', height = 0, transform = [], hasEOL } of items) {
    const y = transform[5] ?? 0
    if (open && str.trim() !== '' && Math.abs(open.y - y) > Math.max(open.size, height) * 0.6) open = undefined
    if (str !== '') {
      if (open) {
        open.text += str
        open.size = Math.max(open.size, height)
      } else {
        open = { text: str, size: height, y }
        lines.push(open)
      }
    }
    if (hasEOL) open = undefined
  }
  return lines
    .map(line => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}

/** The size in which most characters are set. */
function usualSize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    sizes.set(rounded, (sizes.get(rounded) ?? 0) + text.length)
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

const larger = 1.15
const heading_characters = 120

function blocksOf(pages: readonly Line[][]): Block[] {
  const usual = usualSize(pages.flat())
  const sizes = [...new Set(pages.flat().map(({ size }) => Math.round(size)))]
    .filter(size => size > usual * larger)
    .toSorted((a, b) => b - a)
  const blocks: Block[] = []
  let last: Line | undefined
  for (const line of pages.flat()) {
    const is_heading = usual > 0 && line.size > usual * larger && line.text.length <= heading_characters
    const open = blocks.at(-1)
    if (is_heading) {
      const level = Math.min(6, sizes.indexOf(Math.round(line.size)) + 1) || 1
      if (open?.kind === 'heading' && open.level === level && last?.size === line.size) open.text += ` ${line.text}`
      else blocks.push({ kind: 'heading', level, text: line.text })
    } else if (/^([•◦▪*-]|\d{1,3}[.)])\s/.test(line.text)) {
      blocks.push({ kind: 'row', text: line.text.replace(/^[•◦▪*]\s*/, '- ') })
    } else if (open && open.kind !== 'heading' && last && follows(last, line)) {
      open.text = open.text.endsWith('-') ? open.text.slice(0, -1) + line.text : `${open.text} ${line.text}`
    } else blocks.push({ kind: 'text', text: line.text })
    last = line
  }
  return blocks
}

/** The next line of the same paragraph: nearer than a blank line. */
const follows = (last: Line, line: Line): boolean => {
  const gap = last.y - line.y
  return gap > 0 ? gap < Math.max(last.size, line.size) * 1.75 : !/[.!?:]$/.test(last.text)
}
