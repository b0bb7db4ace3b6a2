/** Visitor rules that only the server can evaluate: country, known lead, tags. Pure. */
import type { VisitorRule } from './targeting.ts'

/** Who asks, as far as the server knows. */
export interface ServerFacts {
  country: string | undefined
  known_lead: boolean
  tag_ids: readonly string[]
}

const factsOf: Partial<Record<VisitorRule['field'], (facts: ServerFacts) => readonly string[]>> = {
  country: ({ country }) => (country === undefined ? [] : [country]),
  known_lead: ({ known_lead }) => [known_lead ? 'yes' : 'no'],
  tag: ({ tag_ids }) => tag_ids,
}

export const isServerRule = ({ field }: VisitorRule): boolean => factsOf[field] !== undefined

/** A missing value satisfies `is_empty` and negated rules. Rules that the browser evaluates count as satisfied. */
export function serverRuleHolds({ field, op, values = [] }: VisitorRule, facts: ServerFacts): boolean {
  const found = factsOf[field]?.(facts)
  if (found === undefined) return true
  if (op === 'is_empty' || op === 'is_not_empty') return (found.length === 0) === (op === 'is_empty')
  return found.some(fact => values.includes(fact)) === (op === 'is')
}

export const serverRulesHold = (rules: readonly VisitorRule[], facts: ServerFacts): boolean =>
  rules.every(rule => serverRuleHolds(rule, facts))
