/** Planted faults that the look at screens must find, and a page that it must leave alone. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { faultsOf } from '../faults.ts'
import { lengthen } from '../longer.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
  page = await (await browser.newContext({ viewport: { width: 390, height: 600 } })).newPage()
}, 60_000)
afterAll(() => browser?.close())

const kindsOn = async (body: string) => {
  await page.setContent(`<!doctype html><html lang="en"><title>T</title><body style="margin:0;background:#fff">${body}`)
  return (await faultsOf(page, { barriers: true, contrast: true })).map(({ kind }) => kind)
}

test.each([
  ['what is wider than the screen', '<p style="width:500px">Wide</p>', 'scroll'],
  [
    'text that is cut off',
    '<p style="width:40px;overflow:hidden;white-space:nowrap">Cut off in the middle</p>',
    'clipped',
  ],
  [
    'a line that is cut off',
    '<div style="width:200px;height:30px;overflow:hidden">The first line<br><b>The second line</b></div>',
    'clipped',
  ],
  [
    'a button under another one',
    '<button style="position:absolute;top:0">Save all</button><button style="position:absolute;top:0;width:200px">Over</button>',
    'covered',
  ],
  ['pale text', '<p style="color:#bbb">Pale</p>', 'contrast'],
  ['a nameless button', '<button type="button"></button>', 'barrier'],
])('%s is found', async (_name, body, kind) => {
  expect(await kindsOn(body)).toEqual([kind])
})

test('what is scrolled out of its part of the page is not covered', async () => {
  const part = 'height:40px;overflow:auto'
  const below = '<button style="margin-top:42px">Below the edge</button>'
  expect(await kindsOn(`<div style="${part}">${below}</div><button style="width:200px">Beside</button>`)).toEqual([])
})

test('what is meant so is left alone', async () => {
  const shortened = 'width:40px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap'
  expect(await kindsOn(`<p style="${shortened}">Shortened</p><a href="#x">A link <b>of two</b></a>`)).toEqual([])
})

test('texts are made two fifths longer, once each, and what they break is found', async () => {
  const body =
    '<button aria-label="Save changes (2)">Save changes</button><pre>npm start</pre><p style="width:90px;overflow:hidden;white-space:nowrap">Name</p>'
  expect(await kindsOn(body)).toEqual([])
  await page.evaluate(lengthen)
  await page.evaluate(lengthen)
  expect((await page.locator('body').innerText()).split(/\n+/)).toEqual(['Save changes Save', 'npm start', 'Namena'])
  expect(await page.locator('button').getAttribute('aria-label')).toBe('Save changes Save (2)')
  await page.locator('p').evaluate(one => {
    one.style.width = '45px'
  })
  expect((await faultsOf(page, { barriers: false, contrast: false })).map(({ kind }) => kind)).toEqual(['clipped'])
})
