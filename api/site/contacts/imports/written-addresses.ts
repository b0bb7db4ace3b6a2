/** Addresses as people and programs write them into a cell: `Nora <nora@x.example>`, `mailto:`, several at once. Pure. */
import { type ParsedAddress, parseAddress } from '../../../platform/schemas/address.ts'

/** Quotation marks, brackets and signs around an address. */
const around = new Set(`"'“”‘’«»()[]{}.`)

/** Each address of the cell, in their order. */
export function addressesIn(cell: string): ParsedAddress[] {
  const whole = parseAddress(cell)
  if (whole) return [whole]
  if (!cell.includes('@')) return []
  const parts = cell.split(/[\s,;|<>]+/)
  return parts.flatMap(part => parseAddress(bare(part)) ?? [])
}

/** The first of them. */
export const readAddress = (cell: string): ParsedAddress | null => addressesIn(cell)[0] ?? null

function bare(part: string): string {
  let [from, until] = [0, part.length]
  while (from < until && around.has(part[from] ?? '')) from += 1
  while (until > from && around.has(part[until - 1] ?? '')) until -= 1
  const [address = ''] = part
    .slice(from, until)
    .replace(/^mailto:/i, '')
    .split('?')
  return address
}
