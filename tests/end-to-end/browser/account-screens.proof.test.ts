/** The screens of one's own account: reached and used by keyboard alone, and held against WCAG 2.2 in both languages and themes. */

import { Leadwright } from '@leadwright/sdk'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { setLook, violationsOn } from './accessibility.ts'
import { openAdmin, signInByHand } from './admin-person.ts'
import { tabTo } from './keyboard.ts'
import { owner, signUp } from './owner.ts'

vi.setConfig({ testTimeout: 120_000 })

let fixture: ServerFixture
let browser: Browser
let person: Leadwright

beforeAll(async () => {
  fixture = await openServerFixture()
  browser = await launchChromium()
  person = await signUp(fixture)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const screens = [
  ...[
    '/settings',
    '/settings?tab=security',
    '/settings?tab=notifications',
    '/settings?tab=devices',
    '/settings?tab=api-keys',
  ],
  ...['/settings?tab=history', '/settings?tab=delete', '/managers', '/billing'],
]
const publicScreens = ['/login', '/register', '/forgot-password', '/change-password?token=none', '/unauthorized']

const looks = [
  { language: 'es', theme: 'dark', width: 320 },
  { language: 'en', theme: 'light', width: 1440 },
]
test.each(looks)(
  'nothing on them breaks a rule of WCAG 2.2 AA ($language, $theme, $width px)',
  async ({ language, theme, width }) => {
    const page = await openAdmin(fixture, browser)
    await page.setViewportSize({ width, height: 900 })
    await setLook(page, language, theme)
    const found: string[] = []
    for (const path of screens) found.push(...(await violationsOn(page, `${fixture.url}${path}`)))
    await page.evaluate(() => localStorage.removeItem('leadwright.token'))
    for (const path of publicScreens) found.push(...(await violationsOn(page, `${fixture.url}${path}`)))
    expect(found).toEqual([])
    await page.context().close()
  },
)

test('by keyboard alone: an account is deleted, signing in offers to keep it, and it is kept', async () => {
  const { id: site_id } = await person.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde' } })
  const page = await openAdmin(fixture, browser)
  await page.goto(`${fixture.url}/settings?tab=delete`)
  await page.getByText('Your account still has something that nobody else could manage').waitFor()
  await tabTo(page, 'Casa Verde')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/sites/${site_id}/site/information`)
  await person.sites.delete({ site_id })
  await page.goto(`${fixture.url}/settings`)
  await page.getByRole('tab', { name: 'Profile' }).focus()
  await page.keyboard.press('End')
  await page.getByText('During these 30 days').waitFor()
  await tabTo(page, /^Delete account$/)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await tabTo(page, `Type ${owner.email} to confirm`)
  await page.keyboard.type(owner.email)
  await page.keyboard.press('Tab')
  await tabTo(page, /^Delete account$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await fixture.mailTo(owner.email, /will be deleted/)
  await expect(person.auth.getProfile()).rejects.toMatchObject({ status: 401 })
  await page.goto(`${fixture.url}/login?return_to=/managers`)
  await signInByHand(page)
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  await tabTo(page, 'Keep my account')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'My sites' }).waitFor()
  const token = await page.evaluate(() => localStorage.getItem('leadwright.token'))
  person = new Leadwright({ baseUrl: fixture.url, token: token ?? '' })
  expect(await person.auth.getProfile()).not.toHaveProperty('deletes_at')
  await page.context().close()
})
