/** Matches a compiled rule against the facts of a visit. Expensive work is done once, in compile.ts. Pure. */
import { factOf, type Who } from './fact.ts'

/** Holds when any fact fits its regular expression; with `not`, when none does. */
export type Rule = { on: 'device' | 'url' | 'visitor'; any: [fact: string, source: string][]; not?: boolean }

export const holds = ({ any, not }: Rule, who: Who): boolean =>
  any.some(([fact, source]) => new RegExp(source).test(factOf(fact, who))) !== !!not
