/** What `npm run structure` counts, on small planted programs. */
import { expect, test } from 'vitest'
import { parseSource } from '../../tests/arch/source.ts'
import { testedComponents } from './components.ts'
import { arrowsUp, cyclesOf, featureKnots } from './imports.ts'
import { longestFunction } from './longest-function.ts'
import { namesLeadField, namesText } from './names.ts'

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

test('a step is named by a text or a key, not in a comment or a longer word', () => {
  const named = (text: string) => namesText('add_to_audience')(parseSource('api/a.ts', text))
  expect(named(`const a = 'add_to_audience'`)).toBe(true)
  expect(named('const a = { add_to_audience: 1 }')).toBe(true)
  expect(named('interface A { add_to_audience: 1 }')).toBe(true)
  expect(named(`// add_to_audience\nconst a = 'add_to_audiences'`)).toBe(false)
})

test('a lead’s field is told from the field of that name of others', () => {
  const named = (text: string) => namesLeadField('language')(parseSource('api/a.ts', text))
  expect(named('const user = { first_name: 1, language: 2 }')).toBe(false)
  expect(named(`const fields = ['middle_name', 'language']`)).toBe(true)
  expect(named('const a = lead.language')).toBe(true)
  expect(named('const a = user.language')).toBe(false)
})

test('a component counts when a test of components draws it; importing it is not enough', () => {
  const button = parseSource('admin/ui/button.tsx', 'export const Button = () => null')
  const other = parseSource('admin/ui/other.tsx', 'export const Other = () => null')
  const imports = `import { Button } from './button.tsx'; import { Other } from './other.tsx'; test('', () => Other())`
  const by = parseSource('admin/ui/button.browser-test.tsx', `${imports}; draw(<Button>Save</Button>)`)
  expect(testedComponents([by], [button, other])).toEqual(['admin/ui/button.tsx'])
})
