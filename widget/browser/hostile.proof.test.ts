/** Host pages that make it hard, and an API that fails: no uncaught exception, nothing changed, captured where possible. */
import { expect, test } from 'vitest'
import { hostPage } from '../testing/browser.ts'
import type { Answer } from '../testing/fake-api.ts'
import { bench, capture, setUp, withHead } from './hostile-scene.ts'

setUp()

const SCRIPTS: Record<string, string> = {
  'frozen built-ins':
    'for (const one of [Object, Array, String, Function, Promise, Map]) { Object.freeze(one); Object.freeze(one.prototype) }',
  'enumerable additions':
    'Array.prototype.extra = function () {}; Object.prototype.added = function () {}; String.prototype.extra = 1',
  'toJSON of old Prototype.js':
    'String.prototype.toJSON = function () { return "x" }; Array.prototype.toJSON = function () { return "[]" }; Object.prototype.toJSON = function () { return "{}" }',
  'a broken JSON': 'JSON.stringify = JSON.parse = function () { throw new Error("patched") }',
  'blocked storage':
    'Object.defineProperty(window, "localStorage", { get: function () { throw new DOMException("denied", "SecurityError") } })',
  'a frozen history': 'Object.freeze(history)',
  'an overlay on the highest level':
    'addEventListener("DOMContentLoaded", function () { var o = document.createElement("div"); o.setAttribute("style", "position:fixed;inset:0;z-index:2147483647;background:#ccc"); document.body.append(o) })',
  'a taken name':
    'addEventListener("DOMContentLoaded", function () { document.body.insertAdjacentHTML("beforeend", "<iframe name=leadwright></iframe><img name=currentScript>") })',
}

test.each(Object.keys(SCRIPTS))('captures on a page with %s', async name => {
  await capture(await bench.open(withHead(`<script>${SCRIPTS[name]}</script>`)))
})

const FAULTS: Record<string, Answer> = {
  'an unknown site': { status: 404, body: { code: 'site_not_found' } },
  'an error': { status: 500, body: 'Internal Server Error' },
  'no JSON': { status: 200, body: '<html>' },
  'JSON of another shape': { status: 200, body: 'null' },
  'popups that are none': { status: 200, body: { popups: [{ id: 1 }, null] } },
  'no popups': { status: 200, body: { popups: [] } },
}

test.each(Object.keys(FAULTS))('the page is unchanged when the API answers with %s', async name => {
  const page = hostPage(bench.api)
  const slow = { ...FAULTS[name]!, delay_ms: 200 }
  const opened = bench.open(page)
  bench.api.next_config.push(slow)
  const one = await opened
  await one.page.waitForTimeout(800)
  expect(bench.api.next_config).toEqual([])
  expect(await one.page.locator('leadwright-popup').count()).toBe(0)
  expect(one.errors).toEqual([])
})
