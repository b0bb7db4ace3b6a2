/** Suggests the known name that an unknown one probably stands for. */

/** `LEADWRIGHT_PORT`, as other programs name theirs. */
const prefix = /^LEADWRIGHT_/

/** The known name that a given one is most like; undefined where it is like none. Short names are like too many others. */
export function meant(given: string, known: readonly string[]): string | undefined {
  const bare = given.replace(prefix, '')
  if (bare !== given && known.includes(bare)) return bare
  const near = known
    .map(name => ({ name, away: editsBetween(bare, name) }))
    .filter(({ name, away }) => away > 0 && away <= (name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0))
    .toSorted((a, b) => a.away - b.away)
  return near[0]?.name
}

/** Letters to add, drop, change or swap with their neighbor. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const [row, above, before]: [number[], number[], number[]] = [[i], rows[i - 1] ?? [], rows[i - 2] ?? []]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (above[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (above[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}
