/** Office files and spreadsheets say what a reader of them sees. */
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { pdf } from '../../../../testing/pdf.ts'
import { zip } from '../../../../testing/zip.ts'
import { formatOf } from './content.ts'
import { readFile } from './read-file.ts'

async function blocks(name: string, bytes: Buffer): Promise<string[]> {
  const format = formatOf(bytes, name)
  if (format === undefined) throw new Error('type_not_supported')
  const { blocks } = await readFile(bytes, { name, format }, () => undefined)
  return blocks.map(block => `${block.type === 'heading' ? block.level : block.type} ${block.text}`)
}

function workbook(sheets: Record<string, WorkSheet>, hidden: readonly string[] = []): Buffer {
  const names = Object.keys(sheets)
  const Sheets = names.map(name => ({ Hidden: hidden.includes(name) ? 1 : 0 }) as const)
  return write(
    { SheetNames: names, Sheets: sheets, Workbook: { Sheets } },
    { type: 'buffer', bookType: 'xlsx' },
  ) as Buffer
}

const number = (v: number, z: string): CellObject => ({ t: 'n', v, z })

test('values of a sheet are read as they are shown, under the names of their columns', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Tarifas para el año'],
    [],
    ['Producto', 'Código postal', 'Precio', 'Desde', 'Coste'],
    ['Bici', number(8001, '00000'), number(1234.5, '#,##0.00\\ "€"'), number(46_095, 'dd/mm/yyyy'), 3],
    ['Casco', number(28_013, '00000'), number(12.5, '#,##0.00\\ "€"'), number(46_095, 'm/d/yy'), 4],
    ['Rueda', '', number(3, '0'), '', 5],
    ['', '', number(4, '0'), '', 6],
  ])
  sheet['!merges'] = [
    { s: { r: 0, c: 0 }, e: { r: 0, c: 3 } },
    { s: { r: 5, c: 0 }, e: { r: 6, c: 0 } },
  ]
  sheet['!cols'] = [{}, {}, {}, {}, { hidden: true }]
  const secret = utils.aoa_to_sheet([['Secret'], ['Margin']])
  expect(await blocks('tarifas.xlsx', workbook({ Precios: sheet, Secret: secret, Empty: {} }, ['Secret']))).toEqual([
    ...['1 Precios', 'text Tarifas para el año'],
    'row Producto: Bici; Código postal: 08001; Precio: 1.234,50 €; Desde: 14/03/2026',
    'row Producto: Casco; Código postal: 28013; Precio: 12,50 €; Desde: 2026-03-14',
    ...['row Producto: Rueda; Precio: 3', 'row Producto: Rueda; Precio: 4'],
  ])
  const english = utils.aoa_to_sheet([
    ['The price of it', 'On'],
    [number(1234.5, '"$"#,##0.00'), 'the first day of the year'],
  ])
  expect(await blocks('prices.xlsx', workbook({ Prices: english }))).toEqual([
    '1 Prices',
    'row The price of it: $1,234.50; On: the first day of the year',
  ])
})

test('a file of values may say its sign, and have a title', async () => {
  const rows = 'Producto;Precio\nBici;12,50\nCasco;9,00\n'
  const expected = ['row Producto: Bici; Precio: 12,50', 'row Producto: Casco; Precio: 9,00']
  expect(await blocks('a.csv', Buffer.from(`sep=;\r\n${rows}`))).toEqual(expected)
  expect(await blocks('a.csv', Buffer.from(`Tarifas, con IVA\n${rows}`))).toEqual([
    'text Tarifas, con IVA',
    ...expected,
  ])
})

const p = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const cell = (text: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${p(text)}</w:tc>`
const item = (list: number) => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`
const level = (list: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${list}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum><w:num w:numId="${list}"><w:abstractNumId w:val="${list}"/></w:num>`
const xmlns = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

function word(body: string): Buffer {
  const parts = ['document.main', 'numbering', 'footnotes', 'header', 'styles']
  const overrides = parts.map(part => {
    const name = part.split('.')[0]
    return `<Override PartName="/word/${name}.xml" ContentType="${content}.${part}+xml"/>`
  })
  const related = parts
    .slice(1)
    .map(part => `<Relationship Id="${part}" Type="${relationships}/${part}" Target="${part}.xml"/>`)
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships'
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${rels}"><Relationship Id="a" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${rels}">${related.join('')}</Relationships>`,
    'word/document.xml': `<w:document ${xmlns}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering ${xmlns}>${level(1, 'decimal')}${level(2, 'bullet')}</w:numbering>`,
    'word/footnotes.xml': `<w:footnotes ${xmlns}><w:footnote w:id="1">${p('Except in August.')}</w:footnote></w:footnotes>`,
    'word/header.xml': `<w:hdr ${xmlns}>${p('Running head')}</w:hdr>`,
    'word/styles.xml': `<w:styles ${xmlns}><w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style></w:styles>`,
  })
}

test('a file of Word has its title, lists, merged cells, footnotes and boxes of text, without its running heads', async () => {
  const note = '<w:p><w:r><w:t>Open all year</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r></w:p>'
  const box = `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${p('Ten percent off')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
  const read = await blocks(
    'guide.docx',
    word(
      [
        p('Guide', '<w:pStyle w:val="T"/>'),
        ...[p('Open the box', item(1)), p('Plug it in', item(1)), p('A bullet', item(2)), note],
        '<w:tbl>',
        `<w:tr>${cell('Plan')}${cell('Term')}${cell('Price')}</w:tr>`,
        `<w:tr>${cell('Basic', '<w:vMerge w:val="restart"/>')}${cell('Month')}${cell('10 €')}</w:tr>`,
        `<w:tr>${cell('', '<w:vMerge/>')}${cell('Year')}${cell('100 €')}</w:tr>`,
        `<w:tr>${cell('On request', '<w:gridSpan w:val="2"/>')}${cell('20 €')}</w:tr></w:tbl>`,
        box,
      ].join(''),
    ),
  )
  expect(read).toEqual([
    ...['1 Guide', 'row 1. Open the box', 'row 2. Plug it in', 'row - A bullet', 'text Open all year[1]'],
    ...['row Plan: Basic; Term: Month; Price: 10 €', 'row Plan: Basic; Term: Year; Price: 100 €'],
    ...['row Plan: On request; Price: 20 €', 'text Ten percent off', 'row 1. Except in August.'],
  ])
})

test('a table of a slide is read by rows; its number and footer are not', async () => {
  const cells = (...texts: string[]) =>
    `<a:tr>${texts.map(text => `<a:tc><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:tc>`).join('')}</a:tr>`
  const covered = '<a:tr><a:tc vMerge="1"><a:p/></a:tc><a:tc><a:p><a:r><a:t>100</a:t></a:r></a:p></a:tc></a:tr>'
  const spanning = cells('Basic', '10').replace('<a:tc>', '<a:tc rowSpan="2">')
  const footer = '<p:sp><p:nvPr><p:ph type="ftr"/></p:nvPr><a:p><a:r><a:t>Footer</a:t></a:r></a:p></p:sp>'
  const slide = `<p:sld><a:tbl>${cells('Plan', 'Price')}${spanning}${covered}</a:tbl>${footer}</p:sld>`
  const deck = zip({ 'ppt/presentation.xml': '<p/>', 'ppt/slides/slide1.xml': slide })
  expect(await blocks('deck.pptx', deck)).toEqual(['1 1', 'row Plan: Basic; Price: 10', 'row Plan: Basic; Price: 100'])
})

test('files that are not what their name says are told apart by what they hold', () => {
  expect(formatOf(zip({ 'a.txt': 'x' }), 'prices.pdf')).toBeUndefined()
  expect(formatOf(word(''), 'prices.pdf')).toBe('docx')
  expect(formatOf(pdf(''), 'prices.docx')).toBe('pdf')
  expect(formatOf(Buffer.from('{\\rtf1 text}'), 'prices.rtf')).toBeUndefined()
  expect(formatOf(zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'a.odt')).toBeUndefined()
})

test('a page that is uploaded is read in the encoding that it says, or begins with', async () => {
  const html = (charset: string) => `<!doctype html><meta charset="${charset}"><p>Łódź, Łęczyca: niños</p>`
  const said = ['text Łódź, Łęczyca: niños']
  const latin2: Record<string, number> = { Ł: 0xa3, ó: 0xf3, ź: 0xbc, ę: 0xea, ñ: 0xf1 }
  const text = html('iso-8859-2').replace('ñ', 'n')
  const bytes = Buffer.from([...text].map(letter => latin2[letter] ?? letter.charCodeAt(0)))
  expect(await blocks('a.html', bytes)).toEqual(['text Łódź, Łęczyca: ninos'])
  expect(await blocks('a.html', Buffer.from(`\uFEFF${html('iso-8859-1')}`))).toEqual(said)
  expect(await blocks('a.html', Buffer.from(`\uFEFF${html('utf-8')}`, 'utf16le'))).toEqual(said)
  expect(await blocks('a.html', Buffer.from(html('utf-16')))).toEqual(said)
})
