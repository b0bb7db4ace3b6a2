/** What a chart is made of, as a table and as a file. Pure. */
export interface Column {
  label: string
  values: readonly (number | null)[]
  /** Read as percent. */
  isShare?: boolean
}

export interface ChartData {
  /** What it is called, and its files. */
  title: string
  rowLabel: string
  /** Days, or other rows, the first ones first. */
  rows: readonly string[]
  columns: readonly Column[]
}

/** Spreadsheets take what begins so for a formula. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export function csvOf({ rowLabel, rows, columns }: ChartData): string {
  const head = [rowLabel, ...columns.map(({ label }) => label)].map(asText)
  const lines = rows.map((row, at) => [asText(row), ...columns.map(({ values }) => String(values[at] ?? ''))])
  return [head, ...lines].map(cells => cells.map(quoted).join(',')).join('\r\n')
}
