/** What the READMEs and the other documents promise exists: links, files, scripts and the commands in their blocks. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryPaths } from '../arch/source.ts'

const root = join(import.meta.dirname, '../..')
const documents = repositoryPaths().filter(path => path.endsWith('.md') && !path.includes('/generated/'))
const modules = ['api', 'workflows', 'openapi', 'sdk', 'widget', 'admin', 'examples', 'tests']
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
/** Of an example or a package that has a package.json of its own. */
function scriptsBeside(path: string): string[] {
  const file = join(root, dirname(path), 'package.json')
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : []
}
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

test('every module and the repository have their documents', () => {
  const repository = ['README', 'CONTRIBUTING', 'SECURITY', 'CHANGELOG'].map(name => `${name}.md`)
  const expected = [...repository, 'LICENSE', '.env.example', ...modules.map(module => `${module}/README.md`)]
  expect(expected.filter(path => !existsSync(join(root, path)))).toEqual([])
})

/** All that is set as code: blocks, and words between backticks. */
const codeOf = (text: string): string[] => [
  ...[...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split('\n')),
  ...[...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!),
]

describe.each(documents)('%s', path => {
  const text = textOf(path)
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')

  test('its links lead to files that exist, or to https', () => {
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!)
    const broken = links.filter(target => {
      if (/^https:\/\//.test(target)) return false
      const [file, heading] = target.split('#')
      const there = file ? join(root, dirname(path), file) : join(root, path)
      if (!existsSync(there)) return true
      return heading !== undefined && heading !== '' && !headingsOf(readFileSync(there, 'utf8')).includes(heading)
    })
    expect(broken).toEqual([])
  })

  test('its npm commands are scripts of package.json', () => {
    const named = codeOf(text).flatMap(code => [
      ...[...code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!),
      ...[...code.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name!),
    ])
    expect(named.filter(name => ![...scripts, ...scriptsBeside(path)].includes(name))).toEqual([])
  })

  test('the programs and folders that its commands name exist', () => {
    const programs = codeOf(text).flatMap(code => [
      ...[...code.matchAll(/\bnode ((?:[\w.-]+\/)+[\w.-]+\.m?[jt]s)\b/g)].map(([, file]) => file!),
      ...[...code.matchAll(/\bvitest run ((?:[\w.-]+\/)+[\w.-]+)/g)].map(([, file]) => file!),
    ])
    expect(programs.filter(file => !existsSync(join(root, file)))).toEqual([])
  })

  test('the paths in its map exist', () => {
    const rows = [...prose.matchAll(/^\| *((?:\[?`[^`|]+`\]?(?:\([^)]*\))?,? *)+)\|/gm)].flatMap(([, cell]) =>
      [...cell!.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
    )
    const paths = rows.filter(code => /^[\w.-]+(\/[\w.-]+)*(\/|\.(ts|tsx|mjs|json|css|md))$/.test(code))
    const near = (code: string) => [join(root, dirname(path), code), join(root, code)]
    expect(paths.filter(code => !near(code).some(existsSync) && !isDist(code))).toEqual([])
  })
})

/** What a build makes. */
const isDist = (code: string): boolean => code.startsWith('dist/')

const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
