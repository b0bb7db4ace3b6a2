/** The text of Word and PowerPoint files. Runs in the reading thread. */
import { parseMarkup } from '../../../../platform/texts/markup/parse.ts'
import type { Block, ReadDocument } from '../../passages/rules.ts'
import { partsOf, requireArchive } from './archive.ts'
import { readWholeHtml } from './html.ts'
import { HtmlTable } from './html-table.ts'
import { Regions } from './regions.ts'

/** Beside the styles that the library knows; in Spanish the program names them so. */
const styles = [
  ...["p[style-name='Title'] => h1:fresh", "p[style-name='Título'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
  ...[1, 2, 3, 4, 5, 6].map(level => `p[style-name='Título ${level}'] => h${level}:fresh`),
]

/** From a note to where it belongs. */
const back_links = /\s?<a href="#(?:foot|end)note-ref-[^"]{0,100}">↑<\/a>/g

export async function readWord(bytes: Buffer, name: string): Promise<ReadDocument> {
  requireArchive(bytes)
  const { default: mammoth } = await import('mammoth')
  const convertImage = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { convertImage, styleMap: styles })
  const document = readWholeHtml(value.replaceAll(back_links, ''))
  return { ...document, title: document.title || name }
}

export function readSlides(bytes: Buffer, name: string): ReadDocument {
  const parts = partsOf(bytes, part => /^ppt\/slides\/slide\d+\.xml$/.test(part))
  const number = (part: string) => Number(/\d+/.exec(part)?.[0])
  const slides = [...parts].toSorted(([a], [b]) => number(a) - number(b))
  const blocks = slides.flatMap(([, xml], i) => slideBlocks(xml.toString('utf8'), i + 1))
  const title = blocks.find(({ type }) => type === 'heading')?.text ?? name
  return { title, url: null, language: null, blocks }
}

/** The number of a slide, and what stands below every one. */
const repeated_places = /^(sldNum|ftr|dt)$/
const { page } = new Regions()

function slideBlocks(xml: string, number: number): Block[] {
  const texts: Block[] = []
  let title = ''
  let place = ''
  let paragraph = ''
  let speaks = false
  let table: HtmlTable | undefined
  parseMarkup(
    xml,
    {
      onopentag(tag, attributes) {
        if (tag === 'p:sp') place = ''
        if (tag === 'p:ph') place = attributes.type ?? ''
        if (tag === 'a:p') paragraph = ''
        if (tag === 'a:br') paragraph += '\n'
        if (tag === 'a:tbl') table = new HtmlTable()
        if (tag === 'a:tr') table?.beginRow()
        // A cell that is covered by another stands in the file, too.
        const { gridSpan, rowSpan, hMerge, vMerge } = attributes
        if (tag === 'a:tc' && !hMerge && !vMerge) table?.beginCell(false, { colspan: gridSpan, rowspan: rowSpan })
        speaks = tag === 'a:t'
      },
      ontext(text) {
        if (speaks) paragraph += text
      },
      onclosetag(tag) {
        if (tag === 'a:t') speaks = false
        if (tag === 'a:tc') table?.endCell()
        if (tag === 'a:tr') table?.endRow(page, 0)
        if (tag === 'a:tbl') {
          for (const { text } of table?.takeRows() ?? []) texts.push({ type: 'row', text })
          table = undefined
        }
        const said = paragraph.trim()
        if (tag !== 'a:p' || said === '') return
        if (table) table.say(said, false)
        else if (/^(ctrT|t)itle$/.test(place)) title += title === '' ? said : ` ${said}`
        else if (!repeated_places.test(place)) texts.push({ type: 'row', text: said })
        paragraph = ''
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return [{ type: 'heading', level: 1, text: title || String(number) }, ...texts]
}
