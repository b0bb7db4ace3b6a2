/** The documentation in a browser: it shows itself under its own policy, and asks nobody else for anything. */
import { serve } from '@hono/node-server'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docs } from '../../../api/public/docs/docs.ts'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { freePort } from '../../tools/server-process.ts'

let browser: Browser
let server: ReturnType<typeof serve>
let url: string
beforeAll(async () => {
  const port = await freePort()
  server = serve({ fetch: docs('https://leads.example.com').fetch, port, hostname: '127.0.0.1' })
  url = `http://127.0.0.1:${port}`
  browser = await launchChromium()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
})

async function watched() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  const asked: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => /Content Security Policy/.test(message.text()) && complaints.push(message.text()))
  page.on('request', request => asked.push(request.url()))
  return { page, complaints, asked }
}

test('a search by keys leads to an endpoint, in the language that was chosen before; nothing breaks the rules', async () => {
  const { page, complaints, asked } = await watched()
  await page.goto(`${url}/docs`)
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('create webhook endpoint')
  await page
    .getByRole('link', { name: /Create a webhook endpoint/ })
    .first()
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/reference\/webhooks#createWebhookEndpoint$/)
  const section = page.locator('#createWebhookEndpoint')
  await section.getByRole('heading', { name: 'Create a webhook endpoint' }).waitFor()
  expect(await section.locator('pre:not([hidden])').first().textContent()).toContain('import requests')
  expect(complaints).toEqual([])
  expect(asked.filter(address => !/^(data|blob):/.test(address) && !address.startsWith(url))).toEqual([])
}, 60_000)

test('a guide is found by what a developer calls it', async () => {
  const { page } = await watched()
  await page.goto(`${url}/docs`)
  for (const [query, title] of [
    ['verify webhook', 'Verify the signature'],
    ['pagination', 'Pagination'],
    ['rate limit', 'Limits'],
    ['webhook signature', 'Verify the signature'],
    ['sdk', 'SDK'],
  ] as const) {
    await page.getByRole('searchbox').fill(query)
    await page.locator('.search li').first().filter({ hasText: title }).waitFor()
  }
}, 60_000)

test('a link of before, to an endpoint on the one page, leads to it', async () => {
  const { page } = await watched()
  await page.goto(`${url}/docs#tag/tags/POST/v1/sites/{site_id}/tags`)
  await page.waitForURL(`${url}/docs/reference/tags#createTag`)
  await page.getByRole('heading', { name: 'Create a tag' }).waitFor()
}, 60_000)

proofTest(
  'a search in Spanish leads to the same places',
  async () => {
    const { page } = await watched()
    await page.goto(`${url}/docs`)
    for (const [query, title] of [
      ['verificar la firma', 'Verify the signature'],
      ['paginación', 'Pagination'],
      ['límites', 'Limits'],
    ] as const) {
      await page.getByRole('searchbox').fill(query)
      await page.locator('.search li').first().filter({ hasText: title }).waitFor()
    }
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByText('No se encontró nada.').waitFor()
  },
  60_000,
)
