/** Domains of a site by keyboard alone, with a DNS server of the test; its screens held against WCAG 2.2. */

import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DnsZone, dnsZone } from '../../../api/testing/dns-zone.ts'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { sized } from '../../../api/testing/repetitions.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { setLook, violationsOn } from './accessibility.ts'
import { openAdmin } from './admin-person.ts'
import { tabTo } from './keyboard.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 120_000 })

const host = 'www.casa-verde.example'
let zone: DnsZone
let fixture: ServerFixture
let browser: Browser
let person: Leadwright
let page: Page
let site_id: string
let screen: string

beforeAll(async () => {
  zone = await dnsZone()
  fixture = await openServerFixture({ DNS_SERVERS: zone.address, SITES_URL: 'https://sites.example.com' })
  browser = await launchChromium()
  person = await signUp(fixture)
  site_id = (await person.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })).id
  await person.sites.create({ body: { name: 'Casa Azul', subdomain: 'casa-azul' } })
  page = await openAdmin(fixture, browser)
  screen = `${fixture.url}/sites/${site_id}/site/domains`
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  zone?.close()
})

const press = (key: string) => page.keyboard.press(key)
async function choose(action: string): Promise<void> {
  await tabTo(page, /^More/)
  await press('Enter')
  const item = page.getByRole('menuitem', { name: action })
  await item.waitFor()
  for (let i = 0; i < 5 && !(await item.evaluate(one => one === document.activeElement)); i++) await press('ArrowDown')
  await press('Enter')
}

test('a domain is added, its records are entered, it is verified, primary, and removed again', async () => {
  await page.goto(screen)
  await page.getByText('No custom domains yet').waitFor()
  await tabTo(page, /^Add domain$/)
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(`HTTPS://${host.toUpperCase()}./`)
  await press('Enter')
  await page.getByRole('heading', { level: 1, name: host }).waitFor()
  await tabTo(page, /^Check now$/)
  await press('Enter')
  await page.getByText('Your domain does not point to our DNS').waitFor()

  const [domain] = (await person.domains.list({ site_id })).data
  const proof = domain?.records.find(({ purpose }) => purpose === 'proof')
  zone.names.set(host, { CNAME: 'sites.example.com' })
  zone.names.set(proof?.name ?? '', { TXT: [proof?.expected ?? ''] })
  await tabTo(page, /^Check now$/)
  await press('Enter')
  await page.locator('header').getByText('Verified').waitFor()
  await expect.poll(() => page.getByText('Found', { exact: true }).count()).toBe(2)

  await choose('Make primary')
  await page.getByText('Yes: the site’s other addresses redirect here').waitFor()
  expect(await person.domains.get({ site_id, domain_id: domain?.id ?? '' })).toMatchObject({ is_primary: true })
  await choose('Remove domain')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('the site is at its subdomain again').waitFor()
  await tabTo(page, /^Remove domain$/)
  await press('Enter')
  await page.getByText('No custom domains yet').waitFor()
})

proofTest('a subdomain of another site is refused at its field, and what was typed stays', async () => {
  await page.goto(screen)
  const field = page.getByRole('textbox', { name: 'Subdomain' })
  await field.waitFor()
  await tabTo(page, /^Subdomain$/)
  await press('Control+A')
  await page.keyboard.type('casa-azul')
  await press('Enter')
  await page.getByText('This Subdomain is already in use').waitFor()
  expect(await field.inputValue()).toBe('casa-azul')
  await press('Control+A')
  await page.keyboard.type('casa-nueva')
  await press('Enter')
  await page.getByText('The subdomain was saved').waitFor()
  expect(await person.sites.get({ site_id })).toMatchObject({ subdomain: 'casa-nueva' })
})

const looks = [
  { language: 'es', theme: 'dark', width: 320 },
  { language: 'en', theme: 'light', width: 1440 },
]
test.each(looks.slice(0, sized(1, looks.length)))(
  'nothing on them breaks a rule ($language, $theme, $width px)',
  async ({ language, theme, width }) => {
    const listed = (await person.domains.list({ site_id })).data
    const domain = listed[0] ?? (await person.domains.create({ site_id, body: { host: 'casa-verde.example' } }))
    await page.setViewportSize({ width, height: 900 })
    await setLook(page, language, theme)
    expect([...(await violationsOn(page, screen)), ...(await violationsOn(page, `${screen}/${domain.id}`))]).toEqual([])
  },
)
