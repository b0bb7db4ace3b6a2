/** One rule on facts of a visit, compiled (compile.ts) so that judging it is a search for pieces of text. Pure. */
import { factOf, type Who } from './fact.ts'

/**
 * Holds when any of the patterns fits; with `not`, when none does. A pattern is a fact's name and the pieces of text
 * between its wildcards.
 */
export type Rule = { on: 'url' | 'visitor'; any: string[][]; not?: true }

/** In time proportional to both lengths at worst: visitors choose the text. */
export function fits([, ...pieces]: string[], text: string): boolean {
  const last = pieces.length - 1
  let at = 0
  for (let i = 0; i <= last; i++) {
    const piece = pieces[i] as string
    const found = i && i === last ? text.lastIndexOf(piece) : text.indexOf(piece, at)
    if (i ? found < at : found) return false
    at = found + piece.length
  }
  return at === text.length
}

export const holds = ({ any, not }: Rule, who: Who): boolean => {
  for (const pattern of any) if (fits(pattern, factOf(pattern[0] as string, who))) return !not
  return !!not
}
