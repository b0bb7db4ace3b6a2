/** Rows of tables as texts. Pure. */
import { knowledgeLimits } from '../limits.ts'

/** `Plan: Pro; Price: 20 €`: a row that is understood by itself. */
export function rowText(columns: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, i) => {
    const column = columns[i]?.trim() ?? ''
    return cell === '' ? '' : column === '' || column === cell ? cell : `${column}: ${cell}`
  })
  return cells.filter(cell => cell !== '').join('; ')
}

const hasNumber = (text: string): boolean => /\d/.test(text)

/** Whether the first row names the columns: it stands out, or has words above numbers. */
export function namesColumns([first = [], ...rest]: readonly (readonly string[])[], stands_out: boolean): boolean {
  const filled = first.filter(cell => cell !== '').length
  const isShort = first.every(({ length }) => length <= knowledgeLimits.column_name_characters_max)
  if (rest.length === 0 || !isShort || filled < Math.max(2, first.length - 1)) return false
  if (stands_out) return true
  const isAboveNumbers = (_: string, i: number) => rest.filter(row => hasNumber(row[i] ?? '')).length > rest.length / 2
  return !first.some(hasNumber) && first.some(isAboveNumbers)
}
