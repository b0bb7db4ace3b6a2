/** A site is made a file under its information, by keyboard, and taken in again under My sites. */
import { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { tabTo } from './keyboard.ts'
import { owner } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

const passphrase = 'correct horse battery'
let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  const token = await setUpToken(fixture.server)
  const anybody = new Leadwright({ baseUrl: fixture.url })
  const session = await anybody.auth.setUp({ body: { ...owner, password_confirmation: owner.password, token } })
  client = new Leadwright({ baseUrl: fixture.url, token: session.token })
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  await client.leads.create({ site_id, body: { email: 'ada@example.com' } })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

test('a site leaves as a file, and comes back from it, at rest', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/information`)
  await page.getByRole('button', { name: 'Create file' }).waitFor()
  await tabTo(page, 'Create file')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Casa Verde as a file' })
  await dialog.getByLabel('Passphrase').waitFor()
  await dialog.getByLabel('Passphrase').fill(passphrase)
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const download = await coming
  expect(download.suggestedFilename()).toBe('casa-verde.site')
  await page.getByText('casa-verde.site was created').waitFor()
  const path = await download.path()
  await client.sites.delete({ site_id })

  await page.goto(`${fixture.url}/sites`)
  await page
    .getByRole('button', { name: /^(More|Actions)/ })
    .first()
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Import a site' }).press('Enter')
  const taking = page.getByRole('dialog', { name: 'Import a site' })
  const choosing = page.waitForEvent('filechooser')
  await taking.getByRole('button', { name: 'Choose file' }).press('Enter')
  await (await choosing).setFiles(path)
  await taking.getByLabel('Passphrase').fill('another passphrase')
  await page.keyboard.press('Enter')
  await taking.getByText('This is not the passphrase of this file.').waitFor()
  await taking.getByLabel('Passphrase').fill(passphrase)
  await page.keyboard.press('Enter')
  await taking.getByText('Casa Verde was imported').waitFor()
  expect(await client.sites.get({ site_id })).toMatchObject({ name: 'Casa Verde', paused: true })
  await taking.getByRole('link', { name: 'Open the site' }).press('Enter')
  await page.waitForURL(`**/sites/${site_id}/dashboard`)
  await page.getByText(/^This site is as it was on/).waitFor()
})
