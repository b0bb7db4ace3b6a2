/** What is built uses nothing that browsers of the end of 2023 do not have: names of the web platform and of CSS, by date. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { features } from 'web-features'
import { dist } from './testing/browser.ts'

/** What was current at the end of that year. */
const CURRENT: Record<string, number> = { chrome: 120, edge: 120, firefox: 121, safari: 17.2, safari_ios: 17.2 }

interface Names {
  had: Set<string>
  later: Set<string>
}

type Support = Record<string, string>
const isOld = (support: Support): boolean =>
  Object.entries(CURRENT).every(([browser, version]) => Number(support[browser]?.replace('≤', '')) <= version)

/** The last parts of the compatibility keys of one kind: what all browsers had, and what one of them got later or lacks. */
function namesOf(kinds: RegExp): Names {
  const names: Names = { had: new Set(), later: new Set() }
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    const keys = Object.entries((feature.status.by_compat_key ?? {}) as Record<string, { support: Support }>)
    for (const [key, { support }] of keys) {
      if (kinds.test(key))
        names[isOld(support) ? 'had' : 'later'].add(key.split('.').at(-1)?.replace('_static', '') ?? '')
    }
  }
  return names
}

const script = namesOf(/^(api|javascript\.builtins)\.\w+(\.[a-zA-Z]+(_static)?)?$/)
const style = namesOf(/^css\.(properties\.[\w-]+|at-rules\.[\w-]+|selectors\.[\w-]+|types\.[\w.-]+)$/)

/** What is asked for before it is used, does no harm where it is missing, or differs in what we do not rely on. */
const OPTIONAL = [
  ...['trustedTypes', 'createPolicy', 'overscroll-behavior', 'devicePixelRatio', 'moveBefore'],
  'caretPositionFromPoint',
]

const isLater = ({ had, later }: Names, name: string): boolean =>
  later.has(name) && !had.has(name) && !OPTIONAL.includes(name)

/**
 * Names that a script takes from the platform: what it calls as a method or uses as a global, but for what it names so
 * itself. Names of minified variables have two letters at most.
 */
function namesIn(code: string): Set<string> {
  const found = new Set<string>()
  const own = new Set<string>()
  const members = new Set<number>()
  const { program, errors } = parseSync('built.js', code)
  if (errors.length) throw new Error(errors[0]?.message)
  const note = (node: { type: string }): void => {
    if (node.type === 'MemberExpression' && 'property' in node) {
      const { name } = node.property as { name?: string }
      if (name) found.add(name)
    }
  }
  new Visitor({
    CallExpression: ({ callee }) => note(callee),
    MemberExpression: ({ property, computed }) => {
      if (!computed) members.add(property.start)
    },
    Identifier: ({ name, start }) => {
      if (name.length > 2 && !members.has(start)) found.add(name)
    },
    ExportSpecifier: ({ exported }) => {
      if (exported.type === 'Identifier') own.add(exported.name)
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier') own.add(key.name)
    },
  }).visit(program)
  return new Set([...found].filter(name => !own.has(name)))
}

/** Properties, at-rules, pseudo-classes and functions in a style sheet. */
function namesInStyle(css: string): Set<string> {
  const names = [...css.matchAll(/[{;]\s*([a-z-]+)\s*:|@([a-z-]+)|::?([a-z-]+)|([a-z-]+)\(/g)]
  return new Set(names.flatMap(([, ...parts]) => parts.filter(part => part !== undefined)))
}

const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
// Builds before the last one may lie beside it.
const [, preview] = /src="\/widget\/(\S+)"/.exec(readFileSync(join(dist, 'preview.html'), 'utf8')) ?? []
const files = [...Object.values(manifest).map(({ file }) => file), String(preview)]
const sheets = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.css'),
)

test.each(files)('%s has no name that is newer', file => {
  const names = [...namesIn(readFileSync(join(dist, file), 'utf8'))]
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter(name => isLater(script, name))).toEqual([])
})

test.each(sheets)('%s has no property, rule or function that is newer', sheet => {
  const text = readFileSync(join(import.meta.dirname, 'src', sheet), 'utf8')
  const names = [...namesInStyle(text)]
  if (!text.includes('@import')) expect(names.length).toBeGreaterThan(3)
  expect(names.filter(name => isLater(style, name))).toEqual([])
})

test.each([
  'document.startViewTransition(f)',
  'Promise.try(f)',
  'Object.groupBy(a, f)',
  'new CloseWatcher()',
  'scheduler.postTask(f)',
])('finds %s', code => {
  expect([...namesIn(code)].filter(name => isLater(script, name))).not.toEqual([])
})

test.each([
  'a { text-wrap: balance }',
  '@starting-style { a { color: red } }',
  'a { color: light-dark(red, blue) }',
  'a:open { color: red }',
])('finds %s', css => {
  expect([...namesInStyle(css)].filter(name => isLater(style, name))).not.toEqual([])
})
