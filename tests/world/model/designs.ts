/** Designs of a form that are tried: visitors see one of them each, and always the same; what each came to stays, whatever becomes of it. */
import type { Visitor } from './visits.ts'

export interface Trial {
  /** What it is without a test; the design that won last, if there was one. */
  base: string
  others: readonly string[]
  /** Which of them each visitor saw since the test began. */
  seen: Map<string, string>
  results: Map<string, DesignResults>
}

export interface DesignResults {
  shown: number
  closed: number
  submitted: number
  visitors: Set<Visitor>
  /** Those of them who have sent it. */
  converted: Set<Visitor>
}

export const newTrial = (): Trial => ({ base: 'original', others: [], seen: new Map(), results: new Map() })

const resultsOf = ({ results }: Trial, design: string): DesignResults =>
  results.get(design) ?? { shown: 0, closed: 0, submitted: 0, visitors: new Set(), converted: new Set() }

/** Whether it is one that they may see. */
export function see(trial: Trial, visitor: Visitor, design: string, closes: boolean): boolean {
  const is_right = [trial.base, ...trial.others].includes(design) && (trial.seen.get(visitor.key) ?? design) === design
  const results = resultsOf(trial, design)
  trial.seen.set(visitor.key, design)
  results.visitors.add(visitor)
  trial.results.set(design, { ...results, shown: results.shown + 1, closed: results.closed + Number(closes) })
  return is_right
}

/** Whoever sends it has seen it, as a browser that is a stranger's by now. Without a visitor it is the design itself. */
export function send(trial: Trial, visitor: Visitor | undefined): void {
  const design = (visitor === undefined ? undefined : trial.seen.get(visitor.key)) ?? trial.base
  const results = resultsOf(trial, design)
  if (visitor !== undefined) for (const counted of [results.visitors, results.converted]) counted.add(visitor)
  trial.results.set(design, { ...results, submitted: results.submitted + 1 })
}

/** Another test, or none: the winner is the form's design from now on. */
export function begin(trial: Trial, base: string, others: readonly string[]): void {
  Object.assign(trial, { base, others, seen: new Map() })
}
