/** The budgets of the widget, measured on what is really built. Over budget means something has to go. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { INTERNAL, SHORT } from './short-names.ts'
import { buildWidget } from './testing/browser.ts'

const LOADER_BYTES = 3072
const POPUP_BYTES = 18_432

const dist = buildWidget()
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
const loader = readFileSync(join(dist, 'widget.js'))
const popup = readFileSync(join(dist, manifest['popup.js'].file))
// What servers usually send; level 9 would flatter.
const gz = (bytes: Buffer): number => gzipSync(bytes, { level: 6 }).length

afterAll(() => rmSync(dist, { recursive: true }))

test('the loader stays within its budget', () => {
  expect(gz(loader)).toBeLessThanOrEqual(LOADER_BYTES)
})

test('loader and popup together stay within theirs', () => {
  expect(gz(loader) + gz(popup)).toBeLessThanOrEqual(POPUP_BYTES)
})

test('the loader is a classic script that carries the folder of its version', () => {
  expect(loader.toString()).toContain(manifest['popup.js'].url.replace('popup.js', ''))
  expect(loader).toEqual(readFileSync(join(dist, manifest['widget.js'].file)))
  expect(loader.toString()).not.toMatch(/^\s*(import|export)\b/m)
  expect(popup.toString()).toMatch(/export\s*\{[^}]*\bopen\b/)
})

test('each file of a version has the integrity that its manifest says', () => {
  expect(Object.keys(manifest).sort()).toEqual(['code.js', 'debug.js', 'more.js', 'popup.js', 'widget.js'])
  for (const { file, integrity } of Object.values<{ file: string; integrity: string }>(manifest)) {
    const digest = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
    expect(integrity).toBe(`sha384-${digest}`)
  }
})

test('nothing is built that a strict page forbids', () => {
  for (const code of [loader.toString(), popup.toString()]) {
    expect(code).not.toMatch(
      /\beval\(|new Function|document\.write|insertAdjacentHTML|['"`](before)?unload['"`]|setInterval/,
    )
  }
  expect(existsSync(join(dist, manifest['popup.js'].file))).toBe(true)
})

test('no name that the build shortens is on the wire, in the hands of the page, or among the words', () => {
  const told = ['wire.ts', 'interface.ts', 'decide/decide.ts', 'decide/fact.ts', 'preview/message.ts', 'debug/texts.ts']
  for (const file of told) {
    const text = readFileSync(join(import.meta.dirname, 'src', file), 'utf8')
    for (const name of INTERNAL)
      expect(text, `${name} in ${file}`).not.toMatch(new RegExp(`^ +${name}\\??:|{ ${name}\\??:`, 'm'))
  }
  expect(new Set(SHORT.map(([, letter]) => letter)).size).toBe(INTERNAL.length)
})

test('browsers may prepare each file at once', () => {
  for (const code of [loader, popup]) expect(code.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
