/** An owner before the block editor, with a letter of four blocks. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

export interface EmailEditor {
  fixture: ServerFixture
  browser: Browser
  page: Page
  client: Leadwright
  site_id: string
  template_id: string
  /** What the page's console said; refusals that a test provokes are left out. */
  complaints: string[]
  close(): Promise<void>
}

export async function openEmailEditor(): Promise<EmailEditor> {
  const fixture = await openServerFixture()
  const client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const { id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  const blocks = [
    { id: 'head', type: 'header' as const },
    { id: 'first', type: 'heading' as const, level: 1, text: 'Hello' },
    { id: 'words', type: 'text' as const, content: [{ type: 'paragraph' as const, runs: [{ text: 'Words' }] }] },
    { id: 'foot', type: 'footer' as const, text: '' },
  ]
  const body = { name: 'Letter', subject: 'Hello', document: { version: 1 as const, blocks } }
  const { id: template_id } = await client.templates.create({ site_id, body })
  const browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/status of (503|422)/.test(message.text())) complaints.push(message.text())
  })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  await page.goto(`${fixture.url}/sites/${site_id}/emails/builder/${template_id}`)
  await page.getByRole('group', { name: 'Heading: Hello' }).waitFor()
  const close = async () => {
    await browser.close()
    await fixture.close()
  }
  return { ...{ fixture, browser, page, client, site_id, template_id, complaints }, close }
}
