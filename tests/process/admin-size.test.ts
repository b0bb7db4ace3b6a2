/** What a browser loads before the admin's first screen, of JavaScript, compressed, its texts included: 200 kB for strangers, 282 kB signed in. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const first_bytes_max = 200_000
const signed_in_bytes_max = 282_000
/** Screens on which somebody begins who is not signed in. */
const begin = ['login', 'register', 'set-up', 'forgot-password'].map(name => `features/account/${name}.tsx`)
/** Where everyone arrives after signing in, and what stands around it. */
const arrival = ['features/sites/site-list.tsx', 'app/frame.tsx']
const anybody = [...begin, ...['unauthorized', 'maintenance', 'pricing'].map(name => `features/account/${name}.tsx`)]

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
const folder = join(root, 'admin/dist')
let chunks: Record<string, Chunk>

beforeAll(() => {
  // Builds it if its sources have changed since.
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', 'admin'], { cwd: root })
  chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8'))
})

const bytesOf = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0)
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The files that screens wait for: the entry, their own, and all that they import at once. */
function filesFor(...screens: string[]): string[] {
  const entry = Object.keys(chunks).find(key => chunks[key]?.isEntry) ?? ''
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    for (const imported of chunks[key]?.imports ?? []) add(imported)
  }
  add(entry)
  for (const screen of screens) add(screen)
  return [...keys].map(key => chunks[key]!.file)
}

test.each(begin)('%s comes with at most 200 kB of JavaScript, in both languages', screen => {
  for (const language of ['en', 'es']) {
    const files = [...filesFor(screen), chunks[`messages/${language}.json?first`]!.file]
    const bytes = bytesOf(files)
    expect(bytes).toBeLessThanOrEqual(first_bytes_max)
    expect(bytes).toBeGreaterThan(100_000)
  }
})

test('the list of sites comes with at most 282 kB of JavaScript, in both languages', () => {
  for (const language of ['en', 'es']) {
    const texts = ['first', 'frame'].map(part => chunks[`messages/${language}.json?${part}`]!.file)
    const bytes = bytesOf([...filesFor(...arrival), ...texts])
    expect(bytes).toBeLessThanOrEqual(signed_in_bytes_max)
    expect(bytes).toBeGreaterThan(first_bytes_max)
  }
})

/** Keys that these files name and that are in none of these parts. */
function lateKeys(files: string[], parts: string[], isNamedElsewhere: (key: string) => boolean = () => false) {
  const texts: Record<string, string> = JSON.parse(readFileSync(join(root, 'admin/messages/en.json'), 'utf8'))
  const loaded = parts.map(part => textOf(chunks[`messages/en.json?${part}`]!.file)).join('')
  const code = [...new Set(files)].map(textOf).join('\n')
  const said = Object.keys(texts).filter(key => ['"', "'", '`'].some(quote => code.includes(quote + key + quote)))
  expect(said).toContain('login.title')
  return said.filter(key => !loaded.includes(`"${key}"`) && !isNamedElsewhere(key))
}

test('what these screens say is among the texts that are loaded first', () => {
  // The list of all screens is at hand from the beginning; the navigation that names them is not.
  const lists = globSync('admin/features/*/screens.ts', { cwd: root }).map(file =>
    readFileSync(join(root, file), 'utf8'),
  )
  const isOfList = (key: string) => lists.some(list => list.includes(`'${key}'`))
  expect(lateKeys(filesFor(...anybody), ['first'], isOfList)).toEqual([])
})

test('what the frame says, its dialogs and the list of sites comes with the frame', () => {
  const dialogs = ['create-site-dialog', 'remove-demo'].map(name => `features/sites/${name}.tsx`)
  const files = filesFor(...arrival, 'features/account/login.tsx', ...dialogs)
  expect(lateKeys(files, ['first', 'frame'])).toEqual([])
})

test('one language is loaded at a time, and no screen behind the sign-in with the first', () => {
  const code = filesFor('features/account/login.tsx')
  expect(code.filter(file => /\/(e[ns]|frame|canvas|lead-list)-/.test(file))).toEqual([])
  expect(chunks['messages/es.json?rest']?.file).not.toBe(chunks['messages/en.json?rest']?.file)
})
