/** Files that are meant to harm, and what is kept of those that are not. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '../../../../testing/pdf.ts'
import { cuesOf } from './captions.ts'
import { formatOf } from './content.ts'
import { readHtml, readHtmlWithLinks } from './html.ts'
import { readFile } from './in-thread.ts'
import { readMarkdown } from './markdown.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-reading-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An archive of the parts, as any program writes it. */
function zip(parts: Record<string, Buffer>): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(content.length, 8)
    const names = Buffer.alloc(4)
    names.writeUInt16LE(name.length, 0)
    const local = Buffer.concat([
      Buffer.from('504b0304140000000800000000', 'hex').subarray(0, 10),
      Buffer.alloc(4),
      sizes,
      names,
      Buffer.from(name),
      packed,
    ])
    const at = Buffer.alloc(4)
    at.writeUInt32LE(offset)
    entries.push(
      Buffer.concat([
        Buffer.from('504b01021400140000000800', 'hex'),
        Buffer.alloc(4),
        sizes,
        names,
        Buffer.alloc(10),
        at,
        Buffer.from(name),
      ]),
    )
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

async function read(name: string, bytes: Buffer) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  const format = formatOf(bytes, name)
  if (!format) throw new Error('type_not_supported')
  return readFile({ path, name, format, characters_max: 1_000_000 }, 'site')
}

test('slides keep their titles and their lines; an archive that grows without end is refused', async () => {
  const slide = (title: string, line: string) =>
    Buffer.from(
      `<p:sld><p:sp><p:nvPr><p:ph type="title"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp><p:sp><a:p><a:r><a:t>${line}</a:t></a:r></a:p></p:sp></p:sld>`,
    )
  const deck = zip({
    'ppt/presentation.xml': Buffer.from('<p/>'),
    'ppt/slides/slide1.xml': slide('Prices', 'A course costs 40 €'),
    'ppt/slides/slide2.xml': slide('Hours', 'Open at nine'),
  })
  expect((await read('deck.pptx', deck)).blocks).toEqual([
    { type: 'heading', level: 1, text: 'Prices' },
    { type: 'row', text: 'A course costs 40 €' },
    { type: 'heading', level: 1, text: 'Hours' },
    { type: 'row', text: 'Open at nine' },
  ])
  const bomb = zip({ 'word/document.xml': Buffer.alloc(200 * 1_048_576) })
  await expect(read('bomb.docx', bomb)).rejects.toMatchObject({ code: 'unpacked_too_large' })
})

test('a PDF is read line by line, with its headings; an encrypted one says so', async () => {
  const content =
    'BT /F1 24 Tf 50 700 Td (Guarantee) Tj ET BT /F1 11 Tf 50 660 Td (Every bicycle has a guarantee of five years.) Tj 0 -14 Td (It covers the frame.) Tj ET'
  const { blocks, title } = await read('guide.pdf', pdf(content))
  expect(title).toBe('Guarantee')
  expect(blocks).toEqual([
    { type: 'heading', level: 1, text: 'Guarantee' },
    { type: 'text', text: 'Every bicycle has a guarantee of five years. It covers the frame.' },
  ])
  const locked = `/Encrypt<</Filter/Standard/V 1/R 2/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>/P -44>>/ID[<00><00>]`
  await expect(read('locked.pdf', pdf(content, locked))).rejects.toMatchObject({ code: 'pdf_encrypted' })
})

test('a PDF that unpacks to a gigabyte is refused before it has the memory', async () => {
  // Packed once, and then repeated as it is: a gigabyte takes seconds to pack.
  const spaces = deflateRawSync(Buffer.alloc(16 * 1_048_576, ' '), { finishFlush: constants.Z_FULL_FLUSH })
  const header = Buffer.from([0x78, 0x9c])
  const twice = deflateSync(Buffer.concat([header, ...Array.from({ length: 64 }, () => spaces)])).toString('latin1')
  const bomb = pdf(twice, '', '/Filter[/FlateDecode/FlateDecode]')
  expect(bomb.length).toBeLessThan(10_000)
  await expect(read('bomb.pdf', bomb)).rejects.toMatchObject({ code: 'unpacked_too_large' })
}, 60_000)

test('a page of ten thousand nested elements, and one that never closes any, is read like others', () => {
  const deep = readHtml(`${'<div>'.repeat(10_000)}<p>At the bottom</p>`, 'https://a.example/')
  expect(deep.blocks).toEqual([{ type: 'text', text: 'At the bottom' }])
  const hidden = readHtml(
    '<p>Shown</p><div hidden>Secret</div><p style="display:none">Unseen</p><script>x()</script>',
    null,
  )
  expect(hidden.blocks.map(({ text }) => text)).toEqual(['Shown'])
})

test('of an attribute that is given twice the first counts; a form within a form is none, and hides nothing behind it', () => {
  const texts = (html: string) => readHtml(html, null).blocks.map(({ text }) => text)
  expect(
    texts('<p aria-hidden="false" aria-hidden="true">Shown</p><p style="display:none" style="">Unseen</p>'),
  ).toEqual(['Shown'])
  expect(texts('<form><p>One</p><form hidden><p>Two</p></form><p>Three</p>')).toEqual(['One', 'Two', 'Three'])
})

test('addresses that a page leads to are given once, from its base, with what they are called at first', () => {
  const { links } = readHtmlWithLinks(
    '<base href="/shop/"><nav><a href="cups">Cups</a></nav><p>See <a href="cups#blue">blue cups</a>, <a href="mailto:a@b.example">us</a>, <a href>this</a></p>',
    'https://a.example/en/',
  )
  expect(links).toEqual([
    { url: 'https://a.example/shop/cups', text: 'blue cups' },
    { url: 'https://a.example/shop/', text: 'this' },
  ])
})

test('Markdown keeps headings, lists and tables, and what is in code is no heading', () => {
  const { title, blocks } = readMarkdown(
    '# One\n\n```\n# not a heading\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n- x\n',
    'a.md',
  )
  expect(title).toBe('One')
  expect(blocks.map(({ type, text }) => [type, text])).toEqual([
    ['heading', 'One'],
    ['text', '# not a heading'],
    ['row', 'A: 1; B: 2'],
    ['row', '- x'],
  ])
})

test('captions that roll are said once', () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:02,000 --> 00:00:03,000\nHello\n\n3\n00:01:03,000 --> 00:01:04,000\n<i>World</i>\n'
  expect(cuesOf(srt)).toEqual([
    { seconds: 1, text: 'Hello' },
    { seconds: 63, text: 'World' },
  ])
})
