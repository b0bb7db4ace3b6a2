/** What a browser loads before the admin's first screen, of JavaScript, compressed, its texts included: 200 kB for strangers, 282 kB signed in. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { ChunksFile } from '../../admin/chunks/chunks-file.ts'
import { parts } from '../../admin/messages/text-parts.ts'

const root = join(import.meta.dirname, '../..')
const first_bytes_max = 203_000
const signed_in_bytes_max = 282_000
/** Screens on which somebody begins who is not signed in. */
const begin = ['login', 'register', 'set-up', 'forgot-password'].map(name => `features/account/${name}.tsx`)
/** Where everyone arrives after signing in, and what stands around it. */
const arrival = ['features/sites/site-list.tsx', 'app/frame.tsx']
const anybody = [...begin, ...['unauthorized', 'maintenance', 'pricing'].map(name => `features/account/${name}.tsx`)]

const folder = join(root, 'admin/dist')
let chunks: ChunksFile

beforeAll(() => {
  // Builds it if its sources have changed since.
  execFileSync(process.execPath, [join(root, 'scripts/setup.mjs'), 'test', '--only', 'admin'], { cwd: root })
  chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8'))
})

const bytesOf = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0)
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The file that has a module. */
function fileOf(module: string): string {
  const file = chunks.modules[module]
  if (file === undefined) throw new Error(`No file has ${module}`)
  return file
}

/** The files that screens wait for: the entry, their own, and all that they import at once. */
function filesFor(...screens: string[]): string[] {
  const files = new Set([chunks.entry, ...screens.map(fileOf)])
  for (const file of files) for (const imported of chunks.imports[file] ?? []) files.add(imported)
  return [...files]
}

test.each(begin)('%s comes with at most 203 kB of JavaScript, in both languages', screen => {
  for (const language of ['en', 'es']) {
    const files = [...filesFor(screen), fileOf(`messages/${language}.json?first`)]
    const bytes = bytesOf(files)
    expect(bytes).toBeLessThanOrEqual(first_bytes_max)
    expect(bytes).toBeGreaterThan(100_000)
  }
})

test('the list of sites comes with at most 282 kB of JavaScript, in both languages', () => {
  for (const language of ['en', 'es']) {
    const texts = ['first', 'frame'].map(part => fileOf(`messages/${language}.json?${part}`))
    const bytes = bytesOf([...filesFor(...arrival), ...texts])
    expect(bytes).toBeLessThanOrEqual(signed_in_bytes_max)
    expect(bytes).toBeGreaterThan(first_bytes_max)
  }
})

const sourceOf = (module: string) => readFileSync(join(root, 'admin', module), 'utf8')

/** Modules of ours that come at once with these: a file may have others beside them. */
function modulesFor(...screens: string[]): string[] {
  const modules = new Set(['app/main.tsx', ...screens])
  for (const module of modules)
    for (const [, path = ''] of sourceOf(module).matchAll(
      /^(?:import|export)\s(?!type\s)[^'"]*?from '(\.[^']+\.tsx?)'/gm,
    ))
      modules.add(join(module, '..', path))
  return [...modules]
}

/** Keys that these modules name and that are in none of these parts. */
function lateKeys(modules: string[], parts: string[]) {
  const texts: Record<string, string> = JSON.parse(sourceOf('messages/en.json'))
  const loaded = parts.map(part => textOf(fileOf(`messages/en.json?${part}`))).join('')
  // The list of all screens is at hand from the beginning; the navigation that names them is not.
  const code = modules
    .filter(module => !module.endsWith('/screens.ts'))
    .map(sourceOf)
    .join('\n')
  const said = Object.keys(texts).filter(key => ['"', "'", '`'].some(quote => code.includes(quote + key + quote)))
  expect(said).toContain('login.title')
  return said.filter(key => !loaded.includes(`"${key}"`))
}

test('what these screens say is among the texts that are loaded first', () => {
  expect(lateKeys(modulesFor(...anybody), ['first'])).toEqual([])
})

test('what the frame says, its dialogs and the list of sites comes with the frame', () => {
  const dialogs = ['create-site-dialog', 'remove-demo'].map(name => `features/sites/${name}.tsx`)
  const modules = modulesFor(...arrival, 'features/account/login.tsx', ...dialogs)
  expect(lateKeys(modules, ['first', 'frame'])).toEqual([])
  expect(lateKeys(modules, ['first'])).not.toEqual([])
})

test('one language is loaded at a time, and no screen behind the sign-in with the first', () => {
  const first = filesFor('features/account/login.tsx')
  const behind = ['app/frame.tsx', 'features/leads/lead-list.tsx', 'features/journeys/editor/canvas/canvas.tsx']
  const texts = ['en', 'es'].flatMap(language => parts.map(part => `messages/${language}.json?${part}`))
  expect(first.filter(file => [...behind, ...texts].map(fileOf).includes(file))).toEqual([])
  expect(new Set(texts.map(fileOf)).size).toBe(texts.length)
})

test('no screen is more than forty-six files', () => {
  const screens = Object.keys(chunks.modules).filter(module =>
    /^features\/.*-(?:list|screen|detail)\.tsx$/.test(module),
  )
  expect(screens.length).toBeGreaterThan(20)
  for (const screen of screens) expect.soft(filesFor('app/frame.tsx', screen).length, screen).toBeLessThanOrEqual(46)
})

test('the page of a screen names the files that it begins with, each once, and no other screen’s', () => {
  const pages: Record<string, string> = JSON.parse(textOf('screens.json'))
  const linked = (path: string) =>
    [...textOf(pages[path] ?? '').matchAll(/<link rel="modulepreload" crossorigin href="\/([^"]+)">/g)].map(
      ([, file = '']) => file,
    )
  const leads = linked('/sites/$site_id/leads')
  for (const module of ['app/frame.tsx', 'features/leads/lead-list.tsx', 'features/leads/first-data.ts'])
    expect([chunks.entry, ...leads], module).toEqual(expect.arrayContaining(filesFor(module)))
  expect(new Set(leads).size).toBe(leads.length)
  expect(leads).not.toContain(fileOf('features/leads/lead-detail.tsx'))
  expect(linked('/sites/$site_id/site/popups/$popup_id/settings')).toContain(fileOf('features/popups/popup-screen.tsx'))
  expect(linked('/login')).toContain(fileOf('features/account/login.tsx'))
  expect(linked('/login')).not.toContain(fileOf('app/frame.tsx'))
})
