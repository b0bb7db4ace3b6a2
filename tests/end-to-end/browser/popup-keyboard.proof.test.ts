/** The popup designer without a mouse: from the list to a published popup, and no key press leads nowhere. */
import type { Leadwright, Popup } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { signUp } from './owner.ts'

vi.setConfig({ testTimeout: 120_000 })

let fixture: ServerFixture
let browser: Browser
let page: Page
let site_id: string
let client: Leadwright

const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
/** A yellow dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  ;({ id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } }))
  await client.sites.publish({ site_id })
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' })
  page = await context.newPage()
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page)
  await page.waitForURL('**/sites')
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const type = (text: string) => page.keyboard.type(text)
const preview = () => page.locator('[data-slot=preview-page] iframe').contentFrame()
const popup_id = () => /popups\/(popup_\w+)/.exec(page.url())?.[1] ?? ''
const savedIs = (fits: (popup: Popup) => boolean, what: string) =>
  eventually(async () => fits(await client.popups.get({ site_id, popup_id: popup_id() })), what)

/** What has the focus, as somebody hears it. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return '(nothing)'
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ')
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : ''
    const words = [element.getAttribute('aria-label'), named, label, element.getAttribute('title'), element.textContent]
    return words.find(text => text?.trim())?.trim() ?? element.tagName
  })

/** Tab until the focus is on what is called so; backwards with `Shift+Tab`. */
async function goTo(name: string | RegExp, key = 'Tab') {
  const met: string[] = []
  for (let count = 0; count < 120; count++) {
    const here = await focused()
    if (typeof name === 'string' ? here === name : name.test(here)) return
    met.push(here)
    await press(key)
  }
  throw new Error(`Tab does not lead to ${name}; it leads to: ${met.join(' | ')}`)
}
/** The focus is on what is called so, soon. */
const isOn = (name: string) => eventually(async () => (await focused()).startsWith(name), `the focus on ${name}`)

async function dot(): Promise<void> {
  const file = new File([Buffer.from(png, 'base64')], 'dot.png', { type: 'image/png' })
  await client.images.upload({ site_id, file })
}

test('keys alone lead from the list to a draft with steps, and undo takes back what they did', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/site/popups`)
  await page.getByRole('heading', { name: 'Popups', exact: true }).waitFor()
  await goTo('Create popup')
  await press('Enter')
  await page.getByRole('dialog').waitFor()
  await goTo(/Asks for the email/)
  await press('Enter')
  await goTo('Use this design')
  await press('Enter')
  await preview().getByRole('heading').first().waitFor()
  await eventually(
    () => page.locator('[data-slot=editor]').evaluate(editor => editor === document.activeElement),
    'the focus in the editor',
  )

  await goTo('Heading')
  await press('Control+a')
  await type('Plants by post')
  await preview().getByRole('heading', { name: 'Plants by post' }).waitFor()
  await goTo('Add field')
  await press('Enter')
  await page.getByRole('menuitem', { name: 'First name' }).waitFor()
  await isOn('First name')
  await press('Enter')
  await savedIs(({ form }) => form.fields.map(field => field.name).join() === 'email,first_name', 'a field')
  await isOn('Add field')
  await goTo(/^(Email|First name)/, 'Shift+Tab')
  await press('End')
  await isOn('First name')
  await press('Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowUp')
  await savedIs(({ form }) => form.fields.map(field => field.name).join() === 'first_name,email', 'another order')
  await isOn('First name')

  await press('ArrowDown')
  await isOn('Email')
  await press('Enter')
  await goTo(/Shown in$/)
  await press('Enter')
  await page.getByRole('option', { name: 'Step 2' }).waitFor()
  await press('End', 'Enter')
  await savedIs(({ content }) => content.steps.length === 1, 'two steps')
  await press('Control+z')
  await savedIs(({ content }) => content.steps.length === 0, 'one step')
  await press('Control+Shift+z')
  await savedIs(({ content }) => content.steps.length === 1, 'two steps again')
})

test('keys alone choose a picture, a language, a variant, and publish', async () => {
  await dot()
  await goTo('Look')
  await press('Enter')
  await goTo('Choose image')
  await press('Enter')
  await page.getByRole('option', { name: 'dot.png' }).waitFor()
  await goTo('Upload images')
  await press('Tab', 'Enter')
  await goTo('Use image')
  await press('Enter')
  await savedIs(({ style }) => Boolean(style.image_id), 'a picture')
  await isOn('Change')

  await goTo('Languages')
  await press('Enter')
  await goTo(/^Add language/)
  await type('French')
  await page.getByRole('option', { name: 'French' }).waitFor()
  await press('ArrowDown', 'Enter')
  await isOn('Heading')
  await type('Des plantes par la poste')
  await preview().getByRole('heading', { name: 'Des plantes par la poste' }).waitFor()
  await goTo('Remove French')
  await press('Enter')
  await isOn('Add language')
  await press('Escape', 'Control+z')
  await savedIs(({ translations }) => translations[0]?.locale === 'fr', 'the language back')

  await goTo('A/B test')
  await press('Enter')
  await goTo('Add variant')
  await press('Enter')
  await savedIs(({ variants }) => variants.length === 1, 'a variant')
  await goTo('Remove Variant B')
  await press('Enter')
  await isOn('Add variant')

  await goTo('Publish', 'Shift+Tab')
  await press('Enter')
  await page.getByText(/is published/).waitFor()
  await savedIs(({ status }) => status === 'published', 'a published popup')
})

test('the preview keeps nobody inside, and takes no focus when it opens anew', async () => {
  await goTo('Preview of the popup', 'Tab')
  for (let count = 0; count < 12 && (await focused()) === 'Preview of the popup'; count++) await press('Tab')
  expect(await focused()).not.toBe('Preview of the popup')
  await goTo('Preview of the popup', 'Shift+Tab')
  await press('Escape')
  await preview().getByRole('heading').first().waitFor({ state: 'detached' })
  await goTo('Unpublish', 'Shift+Tab')
  await preview().getByRole('heading').first().waitFor()
  await page.waitForTimeout(200)
  expect(await focused()).toBe('Unpublish')
})
