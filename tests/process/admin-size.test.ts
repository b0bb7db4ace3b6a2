/** What a browser loads before the admin's first screen: at most 200 kB of JavaScript, compressed, its texts included. */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const first_bytes_max = 200_000
/** Screens on which somebody begins who is not signed in. */
const begin = ['login', 'register', 'set-up', 'forgot-password'].map(name => `features/account/${name}.tsx`)
const anybody = [...begin, ...['unauthorized', 'maintenance', 'pricing'].map(name => `features/account/${name}.tsx`)]

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
let folder: string
let chunks: Record<string, Chunk>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-admin-'))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', 'admin', '--manifest', '--outDir', folder, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  chunks = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
})

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The files that a screen waits for: the entry, its own, and all that they import at once. */
function filesFor(screen: string): string[] {
  const entry = Object.keys(chunks).find(key => chunks[key]?.isEntry) ?? ''
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of chunks[key]?.imports ?? []) add(imported)
  }
  add(entry)
  add(screen)
  return [...keys].map(key => chunks[key]!.file)
}

test.each(begin)('%s comes with at most 200 kB of JavaScript, in both languages', screen => {
  for (const language of ['en', 'es']) {
    const files = [...filesFor(screen), chunks[`messages/${language}.json?first`]!.file]
    const bytes = files.map(file => gzipSync(textOf(file)).length).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(first_bytes_max)
    expect(bytes).toBeGreaterThan(100_000)
  }
})

test('what these screens say is among the texts that are loaded first', () => {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(root, 'admin/messages/en.json'), 'utf8'))
  const loaded = textOf(chunks['messages/en.json?first']!.file)
  // The list of all screens is at hand from the beginning; the navigation that names them is not.
  const lists = globSync('admin/features/*/screens.ts', { cwd: root }).map(file =>
    readFileSync(join(root, file), 'utf8'),
  )
  const code = [...new Set(anybody.flatMap(filesFor))].map(textOf).join('\n')
  const said = Object.keys(texts).filter(key => ['"', "'", '`'].some(quote => code.includes(quote + key + quote)))
  expect(said).toContain('login.title')
  const late = said.filter(key => !loaded.includes(`"${key}"`) && !lists.some(list => list.includes(`'${key}'`)))
  expect(late).toEqual([])
})

test('one language is loaded at a time, and no screen behind the sign-in with the first', () => {
  const code = filesFor('features/account/login.tsx')
  expect(code.filter(file => /\/(e[ns]|frame|canvas|lead-list)-/.test(file))).toEqual([])
  expect(chunks['messages/es.json?rest']?.file).not.toBe(chunks['messages/en.json?rest']?.file)
})
