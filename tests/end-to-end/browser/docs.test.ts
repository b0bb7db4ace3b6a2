/** The API page in a browser: it shows the document under its own policy, and asks nobody else for anything. */
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
  server = serve({ fetch: docs().fetch, port, hostname: '127.0.0.1' })
  url = `http://127.0.0.1:${port}`
  browser = await launchChromium()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server?.close()
})

test('the overview leads to the reference of an endpoint; neither breaks its rules or asks anybody else', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  const asked: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => /Content Security Policy/.test(message.text()) && complaints.push(message.text()))
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${url}/docs`)
  await page.getByRole('heading', { name: 'Leadwright API', exact: true }).waitFor()
  expect(asked.filter(address => address.endsWith('.js') || address.includes('document'))).toEqual([])
  await page.getByRole('link', { name: 'Create a webhook endpoint' }).click()
  await page.getByRole('heading', { name: 'Create a webhook endpoint' }).waitFor()
  await page.locator('.sidebar, nav, aside').getByText('Create a webhook endpoint').first().waitFor()
  expect(asked.filter(address => address.includes('document'))).toEqual([`${url}/docs/document/webhooks`])
  expect(complaints).toEqual([])
  expect(asked.filter(address => !/^(data|blob):/.test(address) && !address.startsWith(url))).toEqual([])
}, 60_000)

proofTest(
  'a link of before, to an endpoint on the one page, leads to it',
  async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${url}/docs#tag/tags/POST/v1/sites/{site_id}/tags`)
    await page.waitForURL(address => address.pathname === '/docs/reference/tags')
    await page.getByRole('heading', { name: 'Create a tag' }).waitFor()
  },
  60_000,
)
