/**
 * Tells whether a regular expression can take more time than in proportion to its text. scslre tries repetitions of one
 * character in every place of a pattern; the rest of this file finds loops that a text can begin again and again, such as
 * `<a\s[^>]*>` in `<a <a <a`: each beginning runs on to the end of the text. A loop with an upper bound counts as linear.
 */
import { type Concatenation, type Element, isDisjointWith, JS, NFA, type NoParent, type Quantifier } from 'refa'
import { analyse } from 'scslre'

type Part = NoParent<Element>
type Sequence = NoParent<Concatenation>

const nodes_max = 20_000

/** The loops that may grow, as they are written; none where all is linear. */
export function findGrowth(source: string, flags: string): string[] {
  const repeated = analyse({ source, flags }).reports.flatMap(report =>
    report.type === 'Trade' ? [report.startQuant.raw, report.endQuant.raw] : [report.quant.raw],
  )
  return [...new Set([...repeated, ...findLoops(source, flags)])]
}

function findLoops(source: string, flags: string): string[] {
  const parser = JS.Parser.fromLiteral({ source, flags })
  const { expression, maxCharacter } = parser.parse({ backreferences: 'disable', maxNodes: nodes_max })
  const found: string[] = []

  const automatonOf = (elements: Part[]) =>
    NFA.fromRegex([sequence(elements)], { maxCharacter }, { assertions: 'disable' })

  /** What stands before a loop is a text of the loop too, so that it can begin again within itself. */
  function beginsWithin(before: readonly Part[], loop: NoParent<Quantifier>): boolean {
    const parts = before.filter(part => part.type !== 'Assertion')
    return parts.every(isOptional) || !isDisjointWith(automatonOf(parts), automatonOf([{ ...loop, min: 1 }]))
  }

  /** A text goes through the loop in two ways, so that each round doubles them. */
  function isAmbiguous({ alternatives, ...loop }: NoParent<Quantifier>): boolean {
    const rest: Part = { ...loop, alternatives, min: 0 }
    const ways = alternatives.map(({ elements }) => automatonOf([...elements, rest]))
    return ways.some((way, at) => ways.slice(at + 1).some(other => !isDisjointWith(way, other)))
  }

  /** `canEnd`: nothing that could fail stands behind. */
  function walk(alternatives: readonly Sequence[], prefix: readonly Part[], canEnd: boolean): void {
    for (const { elements } of alternatives) {
      for (const [at, part] of elements.entries()) {
        const before = [...prefix, ...elements.slice(0, at)]
        const canRestart = !flags.includes('y') && !before.some(isStart)
        const ends = canEnd && elements.slice(at + 1).every(isOptional)
        if (part.type === 'Quantifier' && part.max === Number.POSITIVE_INFINITY && !ends) {
          if ((canRestart && beginsWithin(before, part)) || isAmbiguous(part)) found.push(written(part))
        }
        if (part.type === 'Quantifier' || part.type === 'Alternation') walk(part.alternatives, before, ends)
      }
    }
  }

  walk(expression.alternatives, [], true)
  return found
}

const written = (part: Part): string => JS.toLiteral(sequence([part]), { fastCharacters: true }).source
const sequence = (elements: Part[]): Sequence => ({ type: 'Concatenation', elements })

function isOptional(part: Part): boolean {
  if (part.type === 'Quantifier') return part.min === 0 || part.alternatives.some(isEmpty)
  return part.type === 'Alternation' && part.alternatives.some(isEmpty)
}
const isEmpty = ({ elements }: Sequence): boolean => elements.every(isOptional)

/** `^` is parsed as "no character before". */
function isStart(part: Part): boolean {
  if (part.type !== 'Assertion' || part.kind !== 'behind' || !part.negate) return false
  return part.alternatives.some(({ elements: [only, ...more] }) => {
    return more.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll
  })
}
