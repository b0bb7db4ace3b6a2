/** PDFs are read in the order in which a person reads them. */
import { expect, test } from 'vitest'
import { pdf, pdfTexts } from '../../../../testing/pdf.ts'
import { joinedLines, wordsWithin } from './pdf/hyphens.ts'
import { readPdf } from './pdf.ts'

type Text = readonly [x: number, y: number, text: string, size?: number]
const blocks = async (...pages: readonly Text[][]) => {
  const { blocks } = await readPdf(pdf(pages.map(pdfTexts)), 'a.pdf', () => undefined)
  return blocks.map(block => `${block.type === 'heading' ? block.level : block.type} ${block.text}`)
}

const left = [
  'Our workshop repairs bicycles of every',
  'make, and has done so since 1999. A full',
  'service costs between 10-20 euros, and',
  'electric ones are looked at by appoint-',
  'ment only, from Monday to Friday.',
]
const right = [
  'Rental bicycles are insured against theft',
  'if they were locked to an immovable one',
  'while nobody looked. The season of 2025-',
  '2026 begins in October with a course on',
  'maintenance for everybody who rides.',
]
const said = [
  'text Our workshop repairs bicycles of every make, and has done so since 1999. A full service costs between 10-20 euros, and electric ones are looked at by appointment only, from Monday to Friday.',
  'text Rental bicycles are insured against theft if they were locked to an immovable one while nobody looked. The season of 2025-2026 begins in October with a course on maintenance for everybody who rides.',
]
const columns: Text[] = left.flatMap((text, i): Text[] => [
  [50, 700 - i * 13, text],
  [310, 700 - i * 13, right[i] as string],
])

test('columns that are drawn line by line are read one after another', async () => {
  expect(await blocks([[50, 740, 'Handbook', 20], ...columns])).toEqual(['1 Handbook', ...said])
})

test('a heading and full lines between columns divide them', async () => {
  const below: Text[] = columns.map(([x, y, text]) => [x, y - 180, text])
  const full =
    'A line as wide as the page that says something about both of the columns, above and below it, at length.'
  expect(await blocks([...columns, [50, 600, 'Conditions', 14], [50, 580, full], ...below])).toEqual([
    ...[...said, '1 Conditions', `text ${full}`, ...said],
  ])
})

test('a table is read by rows, with the names of its columns, over lines of a cell and over pages', async () => {
  const row = (y: number, ...cells: string[]): Text[] => cells.map((cell, i) => [50 + i * 130, y, cell])
  const first = [
    ...row(700, 'Plan', 'Visits', 'Price'),
    ...row(670, 'Basic', 'two a year', '49,90'),
    ...row(658, '', 'by appointment'),
    ...row(628, 'Family', '', '89,00'),
  ]
  const second = row(700, 'Fleet', 'monthly', '240,00').concat(row(670, 'Club', 'weekly', '300,00'))
  expect(await blocks([[50, 740, 'Prices', 16], ...first], second)).toEqual([
    '1 Prices',
    'row Plan: Basic; Visits: two a year by appointment; Price: 49,90',
    'row Plan: Family; Price: 89,00',
    'row Plan: Fleet; Visits: monthly; Price: 240,00',
    'row Plan: Club; Visits: weekly; Price: 300,00',
  ])
})

test('the foot of a page far below a table is none of its rows', async () => {
  const rows: Text[] = [
    ...[['Plan', 'Month', 'Year'] as const, ['Basic', '10', '100'] as const, ['Pro', '25', '250'] as const].flatMap(
      (cells, at) => cells.map((cell, i): Text => [50 + i * 130, 700 - at * 20, cell]),
    ),
    [50, 40, 'April'],
    [310, 40, '1'],
  ]
  expect(await blocks(rows)).toEqual([
    'row Plan: Basic; Month: 10; Year: 100',
    'row Plan: Pro; Month: 25; Year: 250',
    'text April 1',
  ])
})

test('pages of one line each keep what differs between them', async () => {
  const pages = [1, 2, 3, 4, 5].map((n): Text[] => [[50, 700, `Voucher ${n} gives ${n * 5} euros off`]])
  expect(await blocks(...pages)).toHaveLength(5)
})

test('what runs at the edges of pages is left out; what stands there once is not', async () => {
  const page = (number: number): Text[] => [
    [250, 780, 'Bicicletas Nova'],
    [50, 700, `Text of page ${['one', 'two', 'three'][number - 1]} is this.`],
    [290, 20, `Page ${number} of 3`],
  ]
  const note: Text = [50, 40, 'Call us before noon.']
  expect(await blocks(page(1), [...page(2), note], page(3))).toEqual([
    ...['text Text of page one is this.', 'text Text of page two is this.'],
    ...['text Call us before noon.', 'text Text of page three is this.'],
  ])
})

test('items of a list stand for themselves, and go on in lines below', async () => {
  expect(
    await blocks([
      ...([[50, 700, 'We offer all of this to everybody:']] as Text[]),
      ...([
        [60, 680, '-'],
        [72, 680, 'repairs of every kind, for bicycles of'],
        [72, 667, 'every make'],
      ] as Text[]),
      ...([
        [60, 654, '-'],
        [72, 654, 'courses'],
        [60, 641, '2.'],
        [72, 641, 'rental'],
      ] as Text[]),
    ]),
  ).toEqual([
    'text We offer all of this to everybody:',
    ...['row - repairs of every kind, for bicycles of every make', 'row - courses', 'row 2. rental'],
  ])
})

test.each([
  ['prices 10-', '20 euros', 'prices 10-20 euros'],
  ['the season 2025-', '2026', 'the season 2025-2026'],
  ['from 9\u2013', '17 h', 'from 9\u201317 h'],
  ['by appoint-', 'ment', 'by appointment'],
  ['by appoint\u00ad', 'ment', 'by appointment'],
  ['a well-', 'known brand', 'a well-known brand'],
  ['the Anglo-', 'Spanish bank', 'the Anglo-Spanish bank'],
  ['an e-', 'mail', 'an e-mail'],
  ['part AB-', 'C12', 'part AB-C12'],
  ['one -', 'two', 'one - two'],
])('%s / %s', (above, below, joined) => {
  expect(joinedLines(above, below, wordsWithin(['It is well-known.']))).toBe(joined)
})

test('a page that is full of pieces, and one that lies about its lines, are read in a moment', async () => {
  const pieces = Array.from({ length: 8_000 }, (_, i): Text => [(i * 37) % 590, (i * 91) % 790, `w${i}`, 2])
  const began = process.cpuUsage()
  await blocks(
    pieces,
    Array.from({ length: 5_000 }, (): Text => [100, 100, 'the same place']),
  )
  const { user } = process.cpuUsage(began)
  expect(user / 1_000).toBeLessThan(5_000)
})
