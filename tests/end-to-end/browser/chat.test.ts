/** A visitor asks an assistant on a strict foreign page and on its own page in a frame, with a real server: quoted, cited, continued. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { signUp } from './owner.ts'

let fixture: ServerFixture
let host: HostSite
let browser: Browser
let page: Page
let page_url: string
const thrown: string[] = []
const answer = 'From Monday to Saturday, never on Sundays.'

beforeAll(async () => {
  fixture = await openServerFixture()
  const client = await signUp(fixture)
  const { id: site_id } = await client.sites.create({
    body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' },
  })
  const { snippet } = await client.sites.publish({ site_id })
  const { id: source_id } = await client.knowledgeSources.create({
    site_id,
    body: { kind: 'pair', question: 'On which days do you deliver?', answer },
  })
  const { id: assistant_id } = await client.assistants.create({
    site_id,
    body: {
      ...{ name: 'Helper', source_ids: [source_id] },
      texts: {
        en: { title: 'Casa Verde', launcher: 'Ask us', suggested_questions: ['On which days do you deliver?'] },
        es: { placeholder: 'Escribe aquí' },
      },
    },
  })
  page_url = (await client.assistants.publish({ site_id, assistant_id })).page_url
  host = await openHostSite(snippet, fixture.url)
  browser = await launchChromium()
  page = await (await browser.newContext({ locale: 'en-US' })).newPage()
  page.on('pageerror', error => thrown.push(error.message))
  page.on('console', message => message.type() === 'error' && thrown.push(message.text()))
}, 90_000)
afterAll(async () => {
  await browser?.close()
  await host?.close()
  await fixture?.close()
})

test('on a strict page it answers with the passage, says so where it does not know, and is found again after a reload', async () => {
  await page.goto(host.url)
  await page.getByRole('button', { name: 'Ask us' }).click()
  await page.getByRole('button', { name: 'On which days do you deliver?' }).click()
  const log = page.getByRole('log')
  await log.getByText('never on Sundays').waitFor()
  await log
    .getByRole('button', { name: /^Source 1/ })
    .first()
    .click()
  await page
    .getByRole('region', { name: /^Source 1/ })
    .getByText(answer)
    .waitFor()
  await page.getByRole('textbox').fill('Who invented the telescope?')
  await page.keyboard.press('Enter')
  await expect.poll(() => log.locator('article').count()).toBe(4)
  expect(
    await log
      .locator('article')
      .last()
      .getByRole('button', { name: /^Source/ })
      .count(),
  ).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Ask us' }).click()
  await expect.poll(() => log.locator('article').count()).toBe(4)
  expect(thrown).toEqual([])
})

test('its own page answers in a frame of another page, in Spanish', async () => {
  const frame = `<iframe src="${page_url}?locale=es" title="Chat" width="420" height="600"></iframe>`
  const framing = await openHostSite('', fixture.url, frame)
  await page.goto(framing.url)
  const chat = page.frameLocator('iframe')
  await chat.getByRole('textbox', { name: 'Escribe aquí' }).fill('On which days do you deliver?')
  await chat.getByRole('button', { name: 'Enviar' }).click()
  await chat.getByRole('log').getByText('never on Sundays').waitFor()
  await framing.close()
  expect(thrown).toEqual([])
  const other = await fetch(page_url.replace(/\/a[^/]+\//, '/aaaaaaaaaaaa/'))
  expect([other.status, other.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
})
