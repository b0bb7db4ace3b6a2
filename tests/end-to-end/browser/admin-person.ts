/** A person in the admin: signing in, and waits shorter than a minute, which only the API offers. */
import { Leadwright } from '@leadwright/sdk'
import type { Browser, Locator, Page } from 'playwright'
import { eventually, linkIn, type ServerFixture } from '../../tools/server-fixture.ts'
import { owner } from './owner.ts'

/** Registers, opens the mailed link and signs in; ends where the admin then leads. */
export async function signUpByHand(fixture: ServerFixture, page: Page): Promise<void> {
  await page.goto(`${fixture.url}/register`)
  await page.getByLabel('First name').fill(owner.first_name)
  await page.getByLabel('Last name').fill(owner.last_name)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Repeat the password').fill(owner.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(linkIn(await fixture.mailTo(owner.email, /./), `${fixture.url}/email-confirmation/`))
  await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(page)
}

/** On the sign-in screen, in either language. */
export async function signInByHand(
  page: Page,
  password: string = owner.password,
  email: string = owner.email,
): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
}

/** A row that is drawn anew between press and release is not clicked: once more, until what it leads to is there. */
export async function clickUntil(row: Locator, opened: Locator): Promise<void> {
  await eventually(async () => {
    if (!(await opened.isVisible())) await row.click({ timeout: 1_000 }).catch(() => undefined)
    return opened.isVisible()
  }, 'what the row leads to')
}

/** The owner's admin on a desk, signed in. */
export async function openAdmin(fixture: ServerFixture, browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  const page = await context.newPage()
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
  return page
}

/** The API as the signed-in person of this page. */
export async function apiOf(fixture: ServerFixture, page: Page): Promise<Leadwright> {
  const token = await page.evaluate(() => localStorage.getItem('leadwright.token'))
  return new Leadwright({ baseUrl: fixture.url, token: token ?? '' })
}

/** The open draft waits two seconds wherever it waited a minute or longer. */
export async function hurried(fixture: ServerFixture, page: Page): Promise<void> {
  const client = await apiOf(fixture, page)
  const [, site_id = '', journey_id = ''] = /sites\/([^/]+)\/.*journeys\/([^/]+)\//.exec(page.url()) ?? []
  const { document, version } = await client.journeys.get({ site_id, journey_id })
  const steps = document.steps.map(step =>
    step.type === 'delay' ? { ...step, duration: { value: 2, unit: 'seconds' as const } } : step,
  )
  await client.journeys.update(
    { site_id, journey_id, body: { document: { ...document, steps } } },
    { ifMatch: version },
  )
}
