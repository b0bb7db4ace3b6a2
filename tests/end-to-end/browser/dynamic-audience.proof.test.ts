/** A dynamic audience by hand: rules with their number of leads, then its screen: leads, growth, overlap, where it is used. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  for (const name of ['ana', 'berta', 'carla']) {
    await client.leads.create({ site_id, body: { email: `${name}@example.org`, first_name: name } })
  }
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

test('leads who match join, and those who come later too', async () => {
  await client.audiences.create({ site_id, body: { name: 'By hand' } })
  await page.goto(`${fixture.url}/sites/${site_id}/leads/audience`)
  await page.getByRole('button', { name: 'Create audience' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('All A')
  await dialog.getByText('Dynamic').click()
  await dialog.getByText('Complete the rules to see how many leads match.').waitFor()
  await dialog.getByRole('button', { name: /Field/ }).click()
  await page.getByRole('option', { name: 'Email', exact: true }).first().click()
  await dialog.getByRole('button', { name: /Operator/ }).click()
  await page.getByRole('option', { name: 'starts with' }).click()
  await dialog.getByRole('textbox', { name: 'Value' }).fill('a')
  await dialog.getByText('1 lead matches now').waitFor()
  await dialog.getByRole('button', { name: 'Create audience' }).click()
  await page.getByRole('heading', { name: 'All A' }).waitFor()
  await page.getByText('Email starts with a').waitFor()
  await page.getByText('ana@example.org').waitFor()
  await client.leads.create({ site_id, body: { email: 'alba@example.org' } })
  await page.getByText('alba@example.org').first().waitFor()
})

proofTest('its screen says how it grew, what it shares and what uses it', async () => {
  await page.getByRole('tab', { name: 'Growth' }).click()
  await page.getByRole('heading', { name: 'Growth' }).waitFor()
  await page.getByRole('tab', { name: 'Overlap' }).click()
  await page.getByRole('button', { name: /Other audience/ }).click()
  await page.getByRole('option', { name: 'By hand' }).click()
  await page.getByText('0 leads', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Where used' }).click()
  await page.getByText('Nothing uses this audience.').waitFor()
  expect(page.url()).toContain('tab=uses')
})
