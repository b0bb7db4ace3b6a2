/** The text of Word, PowerPoint and Excel files; their archives are unpacked under caps first. Runs in the reading thread. */
import { parseMarkup } from '../../../../platform/markup/parse.ts'
import { ArchiveRefused, unzipped } from '../../../../platform/unzip.ts'
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { readWholeHtml } from './html.ts'
import { ReadingRefused } from './refusal.ts'
import { rowText } from './row-text.ts'

const caps = {
  parts_max: knowledgeLimits.archive_parts_max,
  unpacked_bytes_max: knowledgeLimits.unpacked_bytes_max,
  ratio_max: knowledgeLimits.unpacked_ratio_max,
}

/** Whatever of it is read: what is too large is refused before a library unpacks it. */
function partsOf(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  try {
    return unzipped(bytes, isWanted, caps)
  } catch (error) {
    throw error instanceof ArchiveRefused ? new ReadingRefused(error.code) : error
  }
}

export async function readWord(bytes: Buffer, name: string): Promise<ReadDocument> {
  partsOf(bytes, () => true)
  const { default: mammoth } = await import('mammoth')
  const ignoreImages = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: ignoreImages })
  const document = readWholeHtml(value)
  return { ...document, title: document.title || name }
}

export function readSlides(bytes: Buffer, name: string): ReadDocument {
  const parts = partsOf(bytes, part => /^ppt\/slides\/slide\d+\.xml$/.test(part))
  const number = (part: string) => Number(/\d+/.exec(part)?.[0])
  const slides = [...parts].toSorted(([a], [b]) => number(a) - number(b))
  const blocks = slides.flatMap(([, xml], i) => slideBlocks(xml.toString('utf8'), i + 1))
  const title = blocks.find(({ kind }) => kind === 'heading')?.text ?? name
  return { title, url: null, language: null, blocks }
}

function slideBlocks(xml: string, number: number): Block[] {
  const texts: Block[] = []
  let title = ''
  let is_title = false
  let paragraph = ''
  let speaks = false
  parseMarkup(
    xml,
    {
      onopentag(tag, attributes) {
        if (tag === 'p:sp') is_title = false
        if (tag === 'p:ph') is_title = /^(ctrT|t)itle$/.test(attributes.type ?? '')
        if (tag === 'a:p') paragraph = ''
        if (tag === 'a:br') paragraph += '\n'
        speaks = tag === 'a:t'
      },
      ontext(text) {
        if (speaks) paragraph += text
      },
      onclosetag(tag) {
        if (tag === 'a:t') speaks = false
        const said = paragraph.trim()
        if (tag !== 'a:p' || said === '') return
        if (is_title) title += title === '' ? said : ` ${said}`
        else texts.push({ kind: 'row', text: said })
        paragraph = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return [{ kind: 'heading', level: 1, text: title || String(number) }, ...texts]
}

export async function readWorkbook(bytes: Buffer, name: string): Promise<ReadDocument> {
  partsOf(bytes, () => true)
  const { read, utils } = await import('@e965/xlsx')
  const book = read(bytes, { dense: true, sheetRows: knowledgeLimits.sheet_rows_max })
  const blocks = book.SheetNames.flatMap((sheet): Block[] => {
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[sheet] ?? {}, { header: 1, raw: false, defval: '' })
    return [{ kind: 'heading', level: 1, text: sheet }, ...tableBlocks(rows.map(row => row.map(String)))]
  })
  return { title: name, url: null, language: null, blocks }
}

export async function readTable(text: string, name: string): Promise<ReadDocument> {
  const { parse } = await import('csv-parse/sync')
  const first = text.slice(0, 4_000).split('\n')[0] ?? ''
  const delimiter = [',', ';', '\t', '|'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  const rows = parse(text, {
    ...{ delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    to: knowledgeLimits.sheet_rows_max,
  }) as string[][]
  const blocks = tableBlocks(rows)
  return { title: name, url: null, language: null, blocks }
}

/** The first row names the columns. */
function tableBlocks(rows: readonly string[][]): Block[] {
  const [columns = [], ...rest] = rows.filter(row => row.some(cell => cell.trim() !== ''))
  const shown = rest.length === 0 ? [columns] : rest
  const names = rest.length === 0 ? [] : columns
  return shown.slice(0, knowledgeLimits.source_document_blocks_max).map(
    row =>
      ({
        kind: 'row',
        text: rowText(
          names,
          row.map(cell => cell.trim()),
        ),
      }) as const,
  )
}
