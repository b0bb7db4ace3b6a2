/** What `npm run structure` counts, on small planted programs. */
import { expect, test } from 'vitest'
import { parseSource } from '../../tests/arch/source.ts'
import { testedComponents } from './components.ts'
import { arrowsUp, cyclesOf, featureKnots } from './imports.ts'
import { longestFunction } from './longest-function.ts'
import { isLeadFieldListed, isNamedAs } from './names.ts'

test('a circle of imports is found, through types too; a straight line is none', () => {
  const circle = [
    parseSource('api/a.ts', `import { b } from './b.ts'`),
    parseSource('api/b.ts', `import type { C } from './c.ts'`),
    parseSource('api/c.ts', `export { a } from './a.ts'\nimport { d } from './d.ts'`),
    parseSource('api/d.ts', `import { join } from 'node:path'`),
  ]
  expect(cyclesOf(circle).map(group => group.toSorted())).toEqual([['api/a.ts', 'api/b.ts', 'api/c.ts']])
  expect(cyclesOf(circle.slice(1))).toEqual([])
})

test('features that import each other are a pair, a circle of them is a knot', () => {
  const plan = (...lines: string[]) =>
    lines.map(line => line.split(' → ')).map(([from = '', to = '']) => parseSource(from, `import { x } from '${to}'`))
  const pair = plan('api/account/a/x.ts → ../b/y.ts', 'api/account/b/z.ts → ../a/w.ts', 'api/account/a/x.ts → ./w.ts')
  expect(featureKnots(pair).two_way_pairs).toEqual(['api/account/a ↔ api/account/b'])
  const circle = plan(
    'api/account/a/x.ts → ../b/y.ts',
    'api/account/b/y.ts → ../../site/email/c/z.ts',
    'api/site/email/c/z.ts → ../../../account/a/x.ts',
    'api/site/email/d/z.ts → ../c/z.ts',
  )
  expect(featureKnots(circle)).toEqual({
    two_way_pairs: [],
    largest_knot: ['api/account/a', 'api/account/b', 'api/site/email/c'],
  })
})

test('an import of a higher area is an arrow up; of a lower one, or of what is no area, is none', () => {
  const areas = ['contacts', 'email']
  const from = (path: string, target: string) => [parseSource(path, `import type { X } from '${target}'`)]
  expect(arrowsUp(from('api/site/contacts/leads/a.ts', '../../email/senders/b.ts'), areas)).toHaveLength(1)
  expect(arrowsUp(from('api/site/email/senders/b.ts', '../../contacts/leads/a.ts'), areas)).toEqual([])
  expect(arrowsUp(from('api/site/contacts/leads/a.ts', '../../../platform/runtime/ids.ts'), areas)).toEqual([])
  expect(arrowsUp(from('api/site/contacts/leads/a.ts', '../email/b.ts'), areas)).toEqual([])
})

test('the longest function is measured from its first to its last line', () => {
  const source = parseSource('api/a.ts', 'const a = 1\nfunction b() {\n  return a\n}\nconst c = () => a\n')
  expect(longestFunction([source])).toEqual({ path: 'api/a.ts', line: 2, name: 'b', lines: 3 })
})

test('one of a kind is named where its text or key is meant: in a list of them, or beside what declares them', () => {
  const kind = { names: ['delay', 'paths', 'webhook', 'send_email'], schemas: ['DelayStep'] }
  const declaring = parseSource('api/steps/kinds.ts', `export type Step = 'delay' | 'paths' | 'webhook' | 'send_email'`)
  const exporting = parseSource('api/steps/rules.ts', `export { type Step as JourneyStep } from './kinds.ts'`)
  const isDelay = (text: string) => {
    const source = parseSource('api/a/b.ts', text)
    return isNamedAs(kind, [declaring, exporting, source])('delay')(source)
  }
  const step = `import type { Step } from '../steps/kinds.ts'; `
  expect(isDelay(`const popup = { delay: 1 }`)).toBe(false)
  expect(isDelay(`${step}const a = { delay: 1 }`)).toBe(true)
  expect(isDelay(`import type { JourneyStep } from '../steps/rules.ts'; const a = 'delay'`)).toBe(true)
  expect(isDelay(`import type { Other } from '../steps/rules.ts'; const a = 'delay'`)).toBe(false)
  expect(isDelay(`import type { DelayStep } from '@leadwright/sdk'; const a = 'delay'`)).toBe(true)
  expect(isDelay(`import type { Popup } from '@leadwright/sdk'; const a = 'delay'`)).toBe(false)
  expect(isDelay(`const a = ['delay', 'paths', 'webhook']`)).toBe(true)
  expect(isDelay(`${step}// delay\nconst a = 'delays'`)).toBe(false)
  expect(isDelay(`${step}const a = { example: { type: 'delay' } }; const stepExample = 'delay'`)).toBe(false)
})

test('a lead’s field counts where it is listed among others, not where users have one of its name', () => {
  const listed = (text: string) => {
    const source = parseSource('api/site/contacts/leads/a.ts', text)
    return isLeadFieldListed([source])('language')(source)
  }
  const table = `import { ownField } from '../lead-records/fields.ts'; `
  expect(listed('const user = { first_name: 1, last_name: 2, language: 3 }')).toBe(false)
  expect(listed(`const fields = ['middle_name', 'phone', 'language']`)).toBe(true)
  expect(listed(`${table}const fields = ['first_name', 'phone', 'language']`)).toBe(true)
  expect(listed(`${table}const a = lead.language`)).toBe(false)
})

test('a component counts when a test of components draws it; importing it is not enough', () => {
  const button = parseSource('admin/ui/button.tsx', 'export const Button = () => null')
  const other = parseSource('admin/ui/other.tsx', 'export const Other = () => null')
  const imports = `import { Button } from './button.tsx'; import { Other } from './other.tsx'; test('', () => Other())`
  const by = parseSource('admin/ui/button.browser-test.tsx', `${imports}; draw(<Button>Save</Button>)`)
  expect(testedComponents([by], [button, other])).toEqual(['admin/ui/button.tsx'])
})
