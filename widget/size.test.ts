/** The budgets of the widget, measured on what is really built. Over budget means something has to go. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dist } from './testing/browser.ts'
import { budgets } from './testing/budgets.ts'

const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
const loader = readFileSync(join(dist, 'widget.js'))
const popup = readFileSync(join(dist, manifest['popup.js'].file))
const runtime = readFileSync(join(dist, manifest['runtime.js'].file))
// What servers usually send; level 9 would flatter.
const gz = (bytes: Buffer): number => gzipSync(bytes, { level: 6 }).length

test('the loader stays within its budget', () => {
  expect(gz(loader)).toBeLessThanOrEqual(budgets.loader)
})

test('a popup with a form and what it is drawn with stay within theirs', () => {
  expect(gz(runtime) + gz(popup)).toBeLessThanOrEqual(budgets.popup)
})

test('with the loader they stay within it by brotli, and by gzip within a little more', () => {
  const all = [loader, runtime, popup]
  const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0)
  expect(sum(all.map(file => brotliCompressSync(file).length))).toBeLessThanOrEqual(budgets.popup)
  expect(sum(all.map(gz))).toBeLessThanOrEqual(budgets.all_gzip)
})

test('a chat stays within its budget', () => {
  expect(gz(readFileSync(join(dist, manifest['chat.js'].file)))).toBeLessThanOrEqual(budgets.chat)
})

test('Preact lies in the runtime alone', () => {
  const vnode = /\.__k\b/
  expect(runtime.toString()).toMatch(vnode)
  for (const [name, { file }] of Object.entries<{ file: string }>(manifest)) {
    const code = readFileSync(join(dist, file), 'utf8')
    if (name !== 'runtime.js') expect(code, name).not.toMatch(vnode)
  }
  expect(popup.toString()).toMatch(/from ?"\.\/runtime\.js"/)
})

test('the loader is a classic script that carries the folder of its version', () => {
  expect(loader.toString()).toContain(manifest['popup.js'].url.replace('popup.js', ''))
  expect(loader).toEqual(readFileSync(join(dist, manifest['widget.js'].file)))
  expect(loader.toString()).not.toMatch(/^\s*(import|export)\b/m)
  expect(popup.toString()).toMatch(/export\s*\{[^}]*\bopen\b/)
})

test('each file of a version has the integrity that its manifest says', () => {
  expect(Object.keys(manifest).sort()).toEqual([
    'chat-page.js',
    'chat.js',
    'code.js',
    'debug.js',
    'extras.js',
    'more.js',
    'popup.js',
    'runtime.js',
    'watch.js',
    'widget.js',
  ])
  for (const { file, integrity } of Object.values<{ file: string; integrity: string }>(manifest)) {
    const digest = createHash('sha384')
      .update(readFileSync(join(dist, file)))
      .digest('base64')
    expect(integrity).toBe(`sha384-${digest}`)
  }
})

test('nothing is built that a strict page forbids', () => {
  for (const code of [loader.toString(), popup.toString(), runtime.toString()]) {
    expect(code).not.toMatch(
      /\beval\(|new Function|document\.write|insertAdjacentHTML|['"`](before)?unload['"`]|setInterval/,
    )
  }
  expect(existsSync(join(dist, manifest['popup.js'].file))).toBe(true)
})

test('browsers may prepare at once what is imported', () => {
  for (const code of [runtime, popup]) expect(code.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
