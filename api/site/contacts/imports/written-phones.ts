/** A phone number as other products write it: with a mark before it (`p:+34…`), or several in a cell. Pure. */
import { importLimits } from './limits.ts'

const mark = /^(?:p|tel|phone|mobile|m|t): ?(?=[+(\d])/i
/** A slash may stand within a number too, and is looked at last. */
const separators = [/[;,|\n]|:::|\s(?:or|o|y|and)\s/i, /\//]

const isWhole = (part: string): boolean => part.replaceAll(/\D/g, '').length >= importLimits.import_phone_digits_min

/** The first number, without its mark. */
export function firstPhone(cell: string): string {
  let number = cell.trim()
  for (const separator of separators) {
    const parts = number.split(separator).filter(part => part.trim() !== '')
    if (parts.length === 1 || parts.filter(isWhole).length > 1) number = (parts.find(isWhole) ?? parts[0] ?? '').trim()
  }
  return number.replace(mark, '')
}
