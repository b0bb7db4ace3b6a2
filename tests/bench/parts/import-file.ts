/** A file of leads with eight columns, as CSV and as a workbook. */
import { createRequire } from 'node:module'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

export const header = ['Email', 'First name', 'Last name', 'Phone', 'Company', 'City', 'Age', 'Member']
export const fields = ['email', 'first_name', 'last_name', 'phone', 'company', 'city', 'age', 'member']
export const customFields = [
  { name: 'company', type: 'text', label: 'Company' },
  { name: 'city', type: 'text', label: 'City' },
  { name: 'age', type: 'number', label: 'Age' },
  { name: 'member', type: 'checkbox', label: 'Member' },
]

const first = ['Ana', 'María José', 'Zoë', 'Kim', 'Łukasz', 'Aoife', 'Jürgen', 'Noor']
const last = ['García', 'O’Brien', 'Nowak', 'Peña', 'Smith', 'Müller', 'de la Cruz']
const cities = ['Madrid', 'Kraków', 'Dublin', 'São Paulo', 'Wien']
const one = (of: readonly string[], i: number): string => of[i % of.length] ?? ''
const two = (n: number): string => String(n % 100).padStart(2, '0')

const cellsOf = (i: number, prefix: string): (string | number)[] => [
  `${prefix}${(i * 7_919) % 10_000_019}@example${i % 97}.com`,
  one(first, i),
  one(last, i),
  `+34 600 ${two(i)} ${two(Math.floor(i / 100))} ${two(Math.floor(i / 10_000))}`,
  `Company ${i % 5_000}, Ltd`,
  one(cities, i),
  18 + (i % 70),
  i % 3 === 0 ? 'yes' : 'no',
]
const row = (i: number): string =>
  cellsOf(i, 'lead')
    .map(cell => (String(cell).includes(',') ? `"${cell}"` : cell))
    .join(',')

export const fileOf = (rows: number): Buffer =>
  Buffer.from(`${header.join(',')}\n${Array.from({ length: rows }, (_, i) => row(i)).join('\n')}\n`)

/** Other people. */
export function workbookOf(rows: number): Buffer {
  const cells = [header, ...Array.from({ length: rows }, (_, i) => cellsOf(i, 'sheet'))]
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cells), 'Leads')
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}
