/** The entries that match the query, best first. Pure. */

export interface PaletteEntry {
  id: string
  group:
    | 'recent'
    | 'screens'
    | 'sites'
    | 'leads'
    | 'popups'
    | 'campaigns'
    | 'journeys'
    | 'templates'
    | 'audiences'
    | 'actions'
  label: string
  note?: string | undefined
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** 0 where a label begins with the words typed, 1 where a word of it does, 2 where it holds them; null where it does not. */
export function fit(label: string, typed: string): number | null {
  const text = folded(label)
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (!words.every(word => text.includes(word))) return null
  if (text.startsWith(words.join(' '))) return 0
  return words.every(word => ` ${text}`.includes(` ${word}`)) ? 1 : 2
}

/** Those that fit, the best first, as they stood where they fit alike; all of them while nothing is typed. */
export function matching<E extends PaletteEntry>(entries: readonly E[], typed: string): E[] {
  if (typed.trim() === '') return [...entries]
  return entries
    .flatMap(entry => {
      const rank = fit(entry.label, typed)
      return rank === null ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
