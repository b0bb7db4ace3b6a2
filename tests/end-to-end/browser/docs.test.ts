/** The API page in a browser: it shows the document under its own policy, and asks nobody else for anything. */
import { serve } from '@hono/node-server'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docs } from '../../../api/public/docs/docs.ts'
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

test('it shows the endpoints, breaks none of its rules, and asks nobody else', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const complaints: string[] = []
  const asked: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => /Content Security Policy/.test(message.text()) && complaints.push(message.text()))
  page.on('request', request => asked.push(request.url()))
  await page.goto(`${url}/docs`)
  await page.getByRole('heading', { name: 'Leadwright', exact: true }).waitFor()
  await page.getByText('/v1/auth/register').first().waitFor()
  expect(complaints).toEqual([])
  expect(asked.filter(address => !/^(data|blob):/.test(address) && !address.startsWith(url))).toEqual([])
}, 60_000)
