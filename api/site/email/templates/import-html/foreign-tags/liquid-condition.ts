/** A condition of another product in our Liquid, or what it comes to where we know nothing of what it asks. Pure. */
import type { Resolve } from './names.ts'
import type { Operator, Test } from './tag.ts'

interface Condition {
  condition: string | boolean
  /** Nothing of it was unknown. */
  isWhole: boolean
}

const opposite: Readonly<Partial<Record<Operator, Operator>>> = {
  ...{ '==': '!=', '!=': '==', '>': '<=', '<=': '>', '<': '>=', '>=': '<' },
}

/** What we do not know counts as empty. */
export function toCondition(test: Test, resolve: Resolve, isNegated = false): Condition {
  switch (test.type) {
    case 'not':
      return toCondition(test.test, resolve, !isNegated)
    case 'and':
    case 'or':
      return joined(
        (test.type === 'and') === isNegated ? 'or' : 'and',
        test.tests.map(one => toCondition(one, resolve, isNegated)),
      )
    case 'present':
    case 'compare':
      return compared(test, resolve, isNegated)
    case 'unknown':
      return { condition: false, isWhole: false }
  }
}

/** Liquid has no brackets: what mixes `and` with `or` cannot be said. */
function joined(word: 'and' | 'or', parts: readonly Condition[]): Condition {
  const isWhole = parts.every(part => part.isWhole)
  const decisive = word === 'or'
  if (parts.some(({ condition }) => condition === decisive)) return { condition: decisive, isWhole }
  const open = parts.flatMap(({ condition }) => (typeof condition === 'string' ? [condition] : []))
  if (open.length === 0) return { condition: !decisive, isWhole }
  const other = word === 'and' ? ' or ' : ' and '
  if (open.length > 1 && open.some(one => one.includes(other))) return { condition: false, isWhole: false }
  return { condition: open.join(` ${word} `), isWhole }
}

function compared(
  test: Extract<Test, { type: 'present' | 'compare' }>,
  resolve: Resolve,
  isNegated: boolean,
): Condition {
  const meaning = resolve(test.path)
  const operator: Operator = test.type === 'present' ? '!=' : test.operator
  const used = isNegated ? opposite[operator] : operator
  if (!used) return { condition: false, isWhole: false }
  if (meaning.type === 'absent') return { condition: used === '==' && test.type === 'present', isWhole: true }
  const name = meaning.type === 'variable' ? meaning.name : meaning.type === 'full_name' ? 'lead.first_name' : undefined
  if (meaning.type === 'link' && test.type === 'present') return { condition: !isNegated, isWhole: true }
  if (name === undefined) {
    const holds = test.type === 'present' ? isNegated : used === '!='
    return { condition: holds, isWhole: false }
  }
  return { condition: `${name} ${used} ${test.type === 'present' ? 'blank' : literal(test.value)}`, isWhole: true }
}

function literal(value: string): string {
  if (/^(?:-?\d{1,15}(?:\.\d{1,10})?|true|false)$/.test(value)) return value
  const plain = value.replaceAll(/[{}%<>&]/g, '')
  return plain.includes("'") ? `"${plain.replaceAll('"', '')}"` : `'${plain}'`
}
