/** Widths of the columns of a virtual table. Pure. */
const SMALLEST = 96
/** The minimum width of the first flexible column, which names the row. */
const SMALLEST_NAME = 168

/** Pixels and percents as they are given, the rest by shares; where all that is too wide, each column gives way alike. */
export function columnWidths(widths: readonly string[], total: number): number[] {
  const fixed = widths.map(width => {
    const size = Number.parseFloat(width)
    return width.endsWith('fr') ? undefined : width.endsWith('%') ? (size / 100) * total : size
  })
  const shares = widths.map((width, at) => (fixed[at] === undefined ? Number.parseFloat(width) : 0))
  const rest = total - fixed.reduce<number>((sum, size) => sum + (size ?? 0), 0)
  const share = Math.max(0, rest) / Math.max(1, sum(shares))
  const first = fixed.indexOf(undefined)
  const wanted = widths.map(
    (_, at) => fixed[at] ?? Math.max(at === first ? SMALLEST_NAME : SMALLEST, (shares[at] ?? 0) * share),
  )
  const needed = sum(wanted)
  return needed > total ? wanted.map(width => (width * total) / needed) : wanted
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
