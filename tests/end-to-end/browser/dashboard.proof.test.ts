/** The dashboard and the command palette: figures without reload, and every screen and thing by keyboard alone. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { openAdmin } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 60_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } }))
  await client.leads.create({ site_id, body: { email: 'ines@example.com', first_name: 'Inés', last_name: 'Peña' } })
  browser = await launchChromium()
  page = await openAdmin(fixture, browser)
  await page.goto(`${fixture.url}/sites/${site_id}/dashboard`)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const tile = (name: string) => page.getByRole('radio', { name })
const palette = () => page.getByRole('dialog', { name: 'Search' })

test('figures follow what happens, a chosen one is drawn by day, and the address keeps the choice', async () => {
  await tile('New leads 1').waitFor()
  await client.leads.create({ site_id, body: { email: 'another@example.com' } })
  await tile('New leads 2').waitFor()
  await tile('Emails opened').click()
  await page.getByRole('heading', { name: 'Emails opened' }).waitFor()
  await page.getByRole('radio', { name: '7 days' }).click()
  await page.waitForURL(/figure=opened.*days=7|days=7.*figure=opened/)
  await page.reload()
  await page.getByRole('heading', { name: 'Emails opened' }).waitFor()
  await page.getByRole('region', { name: 'Emails opened' }).getByRole('radio', { name: 'Table' }).click()
  await expect.poll(() => page.getByRole('row').filter({ hasText: /\d{4}/ }).count()).toBe(7)
})

test('what waits for somebody is told with the way there, and goes when it is done', async () => {
  const sender = { first_name: 'Ana', last_name: 'Sol', email: 'ana@example.com', reply_to: 'ana@example.com' }
  const { id } = await client.senders.create({ site_id, body: { ...sender, signature: 'Ana' } })
  const waiting = page.getByRole('link', { name: '1 sender is not verified' })
  await waiting.waitFor()
  await client.senders.delete({ site_id, sender_id: id })
  await waiting.waitFor({ state: 'detached' })
})

test('the palette finds screens and people without accents, and is worked by keys alone', async () => {
  await page.keyboard.press('Control+k')
  await palette().waitFor()
  await expectNoBarriers(page)
  await page.keyboard.type('audien')
  await palette().getByRole('menuitem', { name: 'Audiences' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/leads/audience')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ines pena')
  await palette().getByRole('menuitem', { name: 'Inés Peña' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Inés Peña' }).waitFor()
  await page.keyboard.press('Control+k')
  await palette().getByText('Recent').waitFor()
  await page.keyboard.press('Escape')
  await palette().waitFor({ state: 'detached' })
})

test('G and a letter go to a screen, but not while somebody types', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/leads`)
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.waitForURL('**/site/popups')
  await page.getByRole('heading', { name: 'No popups yet' }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.getByRole('searchbox', { name: 'Search leads' }).pressSequentially('gp')
  await page.waitForURL('**/leads?q=gp')
})

test('in a low window the entry of the screen that is open is in sight', async () => {
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 1_280, height: 500 })
  await page.goto(`${fixture.url}/sites/${site_id}/webhooks`)
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Webhooks' })
  await entry.waitFor()
  const below = page.getByRole('button', { name: /^Notifications/ })
  const edgesOf = async () => ({ entry: await entry.boundingBox(), below: await below.boundingBox() })
  await expect
    .poll(async () => {
      const edges = await edgesOf()
      return edges.entry && edges.below && edges.entry.y + edges.entry.height <= edges.below.y
    })
    .toBe(true)
  if (usual) await page.setViewportSize(usual)
})

test('the account’s screens keep the site', async () => {
  await page.getByRole('link', { name: 'Account' }).click()
  await page.waitForURL('**/settings')
  await page.getByRole('link', { name: 'Journeys' }).click()
  await page.waitForURL(`**/sites/${site_id}/marketing/automated-journeys`)
})
