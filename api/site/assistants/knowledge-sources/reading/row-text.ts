/** A row of a table as a text. Pure. */

/** `Plan: Pro; Price: 20 €`: a row that is understood by itself. */
export function rowText(columns: readonly string[], row: readonly string[]): string {
  const cells = row.map((cell, i) => {
    const column = columns[i]?.trim() ?? ''
    return cell === '' ? '' : column === '' || column === cell ? cell : `${column}: ${cell}`
  })
  return cells.filter(cell => cell !== '').join('; ')
}
