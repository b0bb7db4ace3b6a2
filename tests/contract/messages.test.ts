/** Every code has its text, every text its use, in both languages, with the same placeholders. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalog } from '../../api/platform/problem/catalog.ts'
import en from '../../api/platform/texts/messages/en.json' with { type: 'json' }
import es from '../../api/platform/texts/messages/es.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
const source = ['api', 'workflows']
  .flatMap(module =>
    readdirSync(join(root, module), { recursive: true, encoding: 'utf8' }).map(path => `${module}/${path}`),
  )
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('/migrations/'))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const texts: [string, Record<string, string>][] = [
  ['en', en],
  ['es', es],
]
const keys = Object.keys(en)
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort()

test('both languages have the same keys, in the same order', () => expect(Object.keys(es)).toEqual(keys))

test('every text is filled in both languages, with the same placeholders', () => {
  const placeholdersOf = (of: Record<string, string>) => keys.map(key => [key, placeholders(of[key] ?? '')])
  expect(texts.flatMap(([, of]) => keys.filter(key => !of[key]?.trim()))).toEqual([])
  expect(placeholdersOf(es)).toEqual(placeholdersOf(en))
})

test.each(texts)('every problem has its text in %s', (_, of) => {
  expect(Object.keys(catalog).filter(code => !of[`problem.${code}`])).toEqual([])
})

/** Codes at fields, by the forms in which the sources write them. */
const fieldCodes = [
  /params: \{ code: '(\w+)'/g,
  /\bbad\('(\w+)'/g,
  /\binvalid\([^,()]+(?:\([^()]*\))?[^,()]*, '(\w+)'/g,
  /\bpointer(?:: [^,{}]+)?, code: '(\w+)'/g,
].flatMap(form => [...source.matchAll(form)].map(match => match[1]!))

test('every code of a field has its text', () => {
  expect(fieldCodes.length).toBeGreaterThan(20)
  expect([...new Set(fieldCodes)].filter(code => !(code in catalog) && !(`validation.${code}` in en))).toEqual([])
})

/** `mail.${kind}.subject` in the sources uses every key of that form. */
const templates = [...source.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)].map(
  ([, text]) =>
    new RegExp(
      `^${text!
        .split(/\$\{[^}]*\}/)
        .map(RegExp.escape)
        .join('[\\w.-]+')}$`,
    ),
)
const isUsed = (key: string): boolean => {
  const [group, name] = [key.split('.')[0], key.split('.').slice(1).join('.')]
  if (group === 'problem') return name in catalog
  if (group === 'validation')
    return new RegExp(`['"\`]${RegExp.escape(name.replace(/\.(one|none)$/, ''))}['"\`]`).test(source)
  return source.includes(`'${key}'`) || templates.some(form => form.source.includes('\\.') && form.test(key))
}
test('no text is left that nothing uses', () => expect(keys.filter(key => !isUsed(key))).toEqual([]))
