/** What the document, the guides and the examples promise is what the program does: limits, how secrets begin, a list of the examples. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describedDocument } from '../../api/document.ts'
import { limits } from '../../api/platform/runtime/limits.ts'

const root = join(import.meta.dirname, '../..')
const text = JSON.stringify(describedDocument().document)
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, { security?: object[]; responses: Record<string, { $ref?: string }> }>>
  components: { responses: Record<string, { description: string }> }
}

test('a body may be as deep as the answer says that refuses a deeper one', () => {
  const { json_depth_max: visitors, json_depth_signed_in_max: signed_in } = limits
  const said = (name: string) =>
    /at most (\d+) levels deep/.exec(document.components.responses[name]?.description ?? '')
  expect([said('BodyNotJsonToVisitors')?.[1], said('BodyNotJson')?.[1]]).toEqual([`${visitors}`, `${signed_in}`])
  const wrong = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security, responses }]) => {
      const name = responses['400']?.$ref?.split('/').at(-1)
      const right = security?.length === 0 ? 'BodyNotJsonToVisitors' : 'BodyNotJson'
      return name?.startsWith('BodyNotJson') && name !== right ? [`${method} ${path}: ${name}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

const read = (folder: string, endings: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => endings.test(path) && !path.includes('node_modules'))
    .map(path => join(folder, path))

test('a key in a guide or an example begins as a key does, not as its id', () => {
  const files = [
    ...read('docs', /\.md$/),
    ...read('examples', /\.(md|ts)$/),
    ...read('sdk/src', /\.ts$/),
    'sdk/README.md',
  ]
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter(path => /(?<!lw_)\bkey_…/.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('each example is in their list', () => {
  const listed = readFileSync(join(root, 'examples/README.md'), 'utf8')
  // `browser` holds tests of the others alone.
  const all = readdirSync(join(root, 'examples')).filter(name => !/^README|\.test\.ts$|^browser$/.test(name))
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter(name => !listed.includes(`(${name}`))).toEqual([])
})
