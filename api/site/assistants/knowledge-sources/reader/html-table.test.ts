/** Tables of pages say of each cell what it is of. */
import { expect, test } from 'vitest'
import { readHtml, readWholeHtml } from './html.ts'

const texts = (html: string) => readHtml(html, null).blocks.map(({ text }) => text)
const table = (rows: readonly string[]) => texts(`<table>${rows.map(row => `<tr>${row}</tr>`).join('')}</table>`)

test('a cell that reaches over rows stands in each of them, and prices under their plan', () => {
  expect(
    table([
      '<th>Plan<th>Term<th>Price',
      '<td rowspan="2">Basic<td>Month<td>10 €',
      '<td>Year<td>100 €',
      '<td rowspan=2>Pro<td>Month<td rowspan="2">On request',
      '<td>Year',
    ]),
  ).toEqual([
    ...['Plan: Basic; Term: Month; Price: 10 €', 'Plan: Basic; Term: Year; Price: 100 €'],
    ...['Plan: Pro; Term: Month; Price: On request', 'Plan: Pro; Term: Year; Price: On request'],
  ])
})

test('names over several columns are part of their names; empty cells and paragraphs move nothing', () => {
  expect(
    table([
      '<th rowspan="2">Plan<th colspan="2">Price',
      '<th>Month<th>Year',
      '<td>Basic<td><td>100 €',
      '<td>Pro<td><p>20 €<p>with tax<td>200 €',
      '<td colspan="3">Ask us for more',
    ]),
  ).toEqual([
    ...['Plan: Basic; Price Year: 100 €', 'Plan: Pro; Price Month: 20 € with tax; Price Year: 200 €'],
    'Plan: Ask us for more',
  ])
})

test('the head of a row keeps its relation', () => {
  expect(table(['<th>Monday<td>9–17', '<th>Sunday<td>closed'])).toEqual(['Monday: 9–17', 'Sunday: closed'])
  expect(table(['<td><th>Basic<th>Pro', '<th>Price<td>10 €<td>20 €', '<th>Users<td>1<td>5'])).toEqual([
    ...['Price; Basic: 10 €; Pro: 20 €', 'Users; Basic: 1; Pro: 5'],
  ])
})

test('a first row that only looks like one of names is one: bold, or words above numbers', () => {
  expect(table(['<td><b>City<td><strong>Shop</strong>', '<td>Vigo<td>Harbor'])).toEqual(['City: Vigo; Shop: Harbor'])
  expect(table(['<td>City<td>Price', '<td>Vigo<td>10', '<td>Lugo<td>20'])).toEqual([
    ...['City: Vigo; Price: 10', 'City: Lugo; Price: 20'],
  ])
  expect(table(['<td>Vigo<td>Harbor', '<td>Lugo<td>Wall'])).toEqual(['Vigo; Harbor', 'Lugo; Wall'])
})

test('a table that places the parts of a page, and one within a cell, say them as they are', () => {
  const inner = '<table><tr><th>Day<th>Hours<tr><td>Monday<td>9–17</table>'
  const html = `<table><tr><td>Above<td><h2>Hours</h2><p>See below.</p>${inner}<p>And more</p></table>`
  expect(readWholeHtml(html).blocks.map(({ text }) => text)).toEqual([
    ...['Above', 'Hours', 'See below.', 'Day: Monday; Hours: 9–17', 'And more'],
  ])
})

test('tables that are broken, or reach over a million columns, harm nobody', () => {
  expect(texts('<table><tr><td colspan="1000000000" rowspan="99999999">A<td>B</tr><tr><td>C</table>')).toHaveLength(2)
  expect(texts('<td>Cell alone</td><tr><td>Row alone<table><tr><td>Open').join(' ')).toContain('Cell alone')
  const wide = `<table>${'<tr><td rowspan="0">x'.repeat(5_000)}</table>`
  const began = process.cpuUsage()
  texts(wide)
  texts('<table><tr><td>'.repeat(2_000))
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(5_000)
})
