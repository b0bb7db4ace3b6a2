/** Detects the delimiter of a text by its first rows. Pure. */

export const signs = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type Delimiter = keyof typeof signs
export const delimiters = ['comma', 'semicolon', 'tab', 'bar'] as const satisfies readonly Delimiter[]

const rows_looked_at = 40

/** The delimiter that occurs equally often in most rows, and most often; a comma if none does. */
export function delimiterOf(head: string): Delimiter {
  const named = /^sep=([,;\t|])\r?(?:\n|$)/.exec(head)?.[1]
  if (named) return delimiters.find(name => signs[name] === named) ?? 'comma'
  let [best, best_score]: [Delimiter, number] = ['comma', 0]
  for (const delimiter of delimiters) {
    const score = scoreOf(countsIn(head, signs[delimiter]))
    if (score > best_score) [best, best_score] = [delimiter, score]
  }
  return best
}

/** The share of rows that have as many as most rows with one have, and a little for how many that is. */
function scoreOf(counts: readonly number[]): number {
  const rows = Map.groupBy(counts, count => count)
  const shares = [...rows].filter(([count]) => count > 0)
  return Math.max(0, ...shares.map(([count, { length }]) => length / counts.length + Math.min(count, 100) / 1_000))
}

/** Of each of the first rows, outside quotation marks; the last one may be cut off and counts only where it is alone. */
function countsIn(head: string, delimiter: string): number[] {
  const counts: number[] = []
  let [count, quoted, filled] = [0, false, false]
  const end = () => {
    if (filled) counts.push(count)
    ;[count, filled] = [0, false]
  }
  for (const letter of head) {
    if (letter === '"') quoted = !quoted
    else if (!quoted && (letter === '\n' || letter === '\r')) end()
    else if (!quoted && letter === delimiter) count += 1
    if (letter !== '\n' && letter !== '\r') filled = true
    if (counts.length === rows_looked_at) return counts
  }
  if (counts.length === 0) end()
  return counts
}
