/** The geometry of a sparkline. Knows no DOM. */

/** A line through the values, from nought at the foot to the highest at the head, and the area under it. */
export function sparklineOf(values: readonly number[], width: number, height: number): { line: string; area: string } {
  const top = Math.max(1, ...values)
  const step = width / Math.max(1, values.length - 1)
  const round = (n: number) => Math.round(n * 10) / 10
  // Half a stroke stays free at both edges.
  const points = values.map((value, at) => `${round(at * step)} ${round(height - 1 - (value / top) * (height - 2))}`)
  if (points.length === 0) return { line: '', area: '' }
  const line = points.length === 1 ? `M0 ${points[0]?.split(' ')[1]}H${width}` : `M${points.join('L')}`
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` }
}
