/** The text of a PDF in the order in which it is read. Runs in the reading thread. */
import type { ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { type Part, toBlocks, toPart } from './pdf/blocks.ts'
import { fragmentsIn, linesIn, type TextItem } from './pdf/fragments.ts'
import { areasIn } from './pdf/layout.ts'
import { type EdgedPage, RunningLines, withEdges } from './pdf/running-lines.ts'
import { ReadingRefusalError } from './refusal.ts'

const { source_document_characters_max, source_document_characters_min } = knowledgeLimits
const { pdf_pages_max, pdf_page_fragments_max } = knowledgeLimits

/** Until a page is divided: what runs at its edges is known by those that follow. */
const pages_ahead = 4

export async function readPdf(bytes: Buffer, name: string, progress: () => void): Promise<ReadDocument> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false }).catch((error: unknown) => {
    throw new ReadingRefusalError((error as Error).name === 'PasswordException' ? 'pdf_encrypted' : 'file_damaged')
  })
  const running = new RunningLines()
  const parts: Part[] = []
  const waiting: EdgedPage[] = []
  const divide = () => {
    const page = waiting.shift()
    if (page) parts.push(...areasIn(running.without(page)).map(toPart))
  }
  let characters = 0
  let is_cut = false
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { transform, viewBox } = page.getViewport({ scale: 1 })
    const items = (await page.getTextContent()).items as TextItem[]
    const read = readPage(items.slice(0, pdf_page_fragments_max), transform as Matrix, viewBox as Box)
    running.note(read)
    if (waiting.push(read) > pages_ahead) divide()
    characters += items.reduce((sum, { str = '' }) => sum + str.length, 0)
    is_cut ||= items.length > pdf_page_fragments_max
    if (characters > source_document_characters_max || number >= pdf_pages_max) {
      is_cut ||= number < pdf.numPages
      break
    }
    page.cleanup()
    progress()
  }
  if (characters < source_document_characters_min) throw new ReadingRefusalError('no_text_found')
  while (waiting.length > 0) divide()
  const blocks = toBlocks(parts)
  const title = blocks.find(({ type }) => type === 'heading')?.text ?? name
  return { title, url: null, language: null, blocks, ...(is_cut && { warning: 'document_cut' }) }
}

type Matrix = [number, number, number, number, number, number]
type Box = [number, number, number, number]

function readPage(items: readonly TextItem[], transform: Matrix, box: Box): EdgedPage {
  const lines = linesIn(fragmentsIn(items, transform))
  const [top, bottom] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0]
  // A turned page is as high as its text at least.
  const isTurned = top < 0 || bottom > Math.max(box[2] - box[0], box[3] - box[1])
  return withEdges(lines, isTurned ? { top, height: bottom - top } : { top: 0, height: box[3] - box[1] })
}
