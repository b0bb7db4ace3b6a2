/** Files that unpack to far more than they are, or to what is nested without end. */
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

/** An archive with the parts, as any program writes it. */
export function archive(parts: Record<string, string | Buffer>): Buffer {
  const [files, entries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, given] of Object.entries(parts)) {
    const content = Buffer.from(given)
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed])
    const at = Buffer.alloc(14)
    at.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, at, Buffer.from(name)]))
    files.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, directory, end])
}

const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`
const relations = (target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`
const office = (main: string, xml: string) =>
  archive({ '[Content_Types].xml': types, '_rels/.rels': relations(main), [main]: xml })

const many = (part: string, characters: number) => part.repeat(Math.ceil(characters / part.length))
const body = (xml: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${xml}`

/** A PDF of one page with this content, packed as often. */
function pdf(content: Buffer, times: number): Buffer {
  let packed = content
  for (let i = 0; i < times; i++) packed = deflateSync(packed)
  const filters = `[${'/FlateDecode'.repeat(times)}]`
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
  ]
  const head = parts.map((part, i) => `${i + 1} 0 obj${part}endobj\n`).join('')
  const stream = `4 0 obj<</Length ${packed.length}/Filter${filters}>>stream\n`
  const begin = Buffer.from(`%PDF-1.4\n${head}${stream}`)
  return Buffer.concat([begin, packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')])
}

export interface SentFile {
  name: string
  /** As its name ends. */
  ending: string
  write(): Buffer
}

export const documents: SentFile[] = [
  {
    name: 'Word, nested',
    ending: 'docx',
    write: () => office('word/document.xml', body(many('<w:p><w:r>', 20_000_000))),
  },
  {
    name: 'Word, paragraphs',
    ending: 'docx',
    write: () =>
      office(
        'word/document.xml',
        body(`${many('<w:p><w:r><w:t>a</w:t></w:r></w:p>', 20_000_000)}</w:body></w:document>`),
      ),
  },
  { name: 'Word, unpacks', ending: 'docx', write: () => office('word/document.xml', body(many(' ', 200_000_000))) },
  {
    name: 'slides, nested',
    ending: 'pptx',
    write: () => archive({ 'ppt/presentation.xml': '<p/>', 'ppt/slides/slide1.xml': many('<a:p><a:t>', 50_000_000) }),
  },
  {
    name: 'slides, many',
    ending: 'pptx',
    write: () =>
      archive({
        'ppt/presentation.xml': '<p/>',
        ...Object.fromEntries(
          Array.from({ length: 5_000 }, (_, i) => [`ppt/slides/slide${i}.xml`, '<a:p><a:t>x</a:t></a:p>']),
        ),
      }),
  },
  { name: 'sheet, nested', ending: 'xlsx', write: () => office('xl/workbook.xml', many('<sheet>', 50_000_000)) },
  { name: 'PDF, unpacks', ending: 'pdf', write: () => pdf(Buffer.alloc(300_000_000, ' '), 2) },
  {
    name: 'PDF, text',
    ending: 'pdf',
    write: () => pdf(Buffer.from(many('BT /F1 9 Tf 5 5 Td (word) Tj ET ', 20_000_000)), 1),
  },
]

export const sheets: SentFile[] = [
  { name: 'sheet, nested', ending: 'xlsx', write: () => office('xl/workbook.xml', many('<sheet>', 50_000_000)) },
  { name: 'sheet, unpacks', ending: 'xlsx', write: () => office('xl/workbook.xml', many(' ', 150_000_000)) },
  {
    name: 'sheet, rows',
    ending: 'xlsx',
    write: () =>
      archive({
        '[Content_Types].xml': types,
        '_rels/.rels': relations('xl/workbook.xml'),
        'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations('worksheets/sheet1.xml'),
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${many('<row><c t="inlineStr"><is><t>a</t></is></c></row>', 30_000_000)}`,
      }),
  },
  {
    name: 'old sheet, broken',
    ending: 'xls',
    write: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_000_000, 1)]),
  },
]

export const packed = (characters: number): Buffer => gzipSync(Buffer.alloc(characters, ' '))
