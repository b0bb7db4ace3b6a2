/** Reads a file of any kind into a document; runs in a thread of its own. */

import type { SourceFormat } from '../../knowledge-records/table.ts'
import type { ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { readCaptions } from './captions.ts'
import { textOf } from './content.ts'
import { clean, decoded } from './decode.ts'
import { readHtml } from './html.ts'
import { readMarkdown } from './markdown.ts'
import { readSlides, readWord } from './office.ts'
import { withText } from './page.ts'
import { readPdf } from './pdf.ts'
import { ReadingRefusalError } from './refusal.ts'
import { readTable, readWorkbook } from './sheets.ts'

export async function readFile(
  bytes: Buffer,
  { name, format }: { name: string; format: SourceFormat },
  progress: () => void,
): Promise<ReadDocument> {
  const document = await read(bytes, name, format, progress)
  const length = document.blocks.reduce(
    (sum, block) => sum + (block.type === 'heading' ? 0 : block.text.trim().length),
    0,
  )
  if (length === 0) throw new ReadingRefusalError('no_text_found')
  return document
}

async function read(bytes: Buffer, name: string, format: SourceFormat, progress: () => void): Promise<ReadDocument> {
  if (format === 'pdf') return readPdf(bytes, name, progress)
  if (format === 'docx') return readWord(bytes, name)
  if (format === 'pptx') return readSlides(bytes, name)
  if (format === 'xlsx') return readWorkbook(bytes, name)
  if (format === 'html') {
    const document = withText(readHtml(decoded(bytes, ''), null))
    return { ...document, title: document.title || name }
  }
  const whole = textOf(bytes)
  if (whole === undefined) throw new ReadingRefusalError('type_not_supported')
  const text = clean(whole).slice(0, knowledgeLimits.source_document_characters_max)
  if (format === 'csv') return readTable(text, name)
  if (format === 'md') return readMarkdown(text, name)
  if (format === 'vtt' || format === 'srt') return readCaptions(text, name, null)
  const blocks = text.split(/\r?\n\s*\r?\n/).map(part => ({ type: 'text', text: part.trim() }) as const)
  return { title: name, url: null, language: null, blocks }
}
