/** The passages that texts name, under numbers that hold for the whole of what was written. Pure. */
import type { Passage } from '../../retrieval/rules.ts'
import { keptFrom } from '../../writer/rules.ts'
import type { Source } from '../written.ts'

const excerpt_characters = 300
const marks = /\s?\[(\d{1,3})\]/g

/** Texts with the numbers of `known` and of what they name besides; a number of nothing is left out. */
export function withSources(
  texts: readonly string[],
  passages: readonly Passage[],
  known: readonly Source[],
): { texts: string[]; sources: Source[] } {
  const sources = [...known]
  const numberOf = (given: number): number | undefined => {
    const passage = passages[given - 1]
    if (!passage) return undefined
    const same = ({ source_id, version, position }: Source) =>
      source_id === passage.source_id && version === passage.version && position === passage.position
    const there = sources.find(same)
    if (there) return there.number
    sources.push(keptFrom(passage, sources.length + 1, excerpt_characters))
    return sources.length
  }
  const numbered = texts.map(text =>
    text.replaceAll(marks, (_, given: string) => {
      const number = numberOf(Number(given))
      return number === undefined ? '' : ` [${number}]`
    }),
  )
  return { texts: numbered, sources }
}
