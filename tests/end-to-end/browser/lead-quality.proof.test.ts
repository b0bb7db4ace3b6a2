/** An address from the form to its confirmation: what the owner sets, what the visitor is told, mailed and shown. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../tools/chromium.ts'
import { linkIn, openServerFixture, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { owner, signUp } from './owner.ts'

let fixture: ServerFixture
let browser: Browser
let page: Page
let client: Leadwright
let site_id: string
let popup_id: string
const complaints: string[] = []

beforeAll(async () => {
  fixture = await openServerFixture()
  client = await signUp(fixture)
  const made = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', language: 'en' } })
  site_id = made.id
  await client.sites.publish({ site_id })
  const popup = await client.popups.create({
    site_id,
    body: {
      name: 'Letter',
      content: { heading: 'Plants by post', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email' }], consent: { type: 'checkbox', text: 'Write to me.' } },
    },
  })
  popup_id = popup.id
  await client.popups.publish({ site_id, popup_id })
  browser = await launchChromium()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page, owner.password, owner.email)
  await page.getByRole('heading', { name: 'My sites' }).waitFor()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
})

const submit = (email: string, locale = 'es-ES') =>
  fetch(`${fixture.url}/v1/public/sites/${site_id}/popups/${popup_id}/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({
      values: { email },
      consent: true,
      locale,
      page_url: 'https://casa.example/',
      shown_for_ms: 4_000,
    }),
  })

test('the owner sets rules, an exception and the mail by keyboard and mouse', async () => {
  await page.goto(`${fixture.url}/sites/${site_id}/leads/settings?tab=quality`)
  await page.getByText('Refuse disposable addresses').click()
  await page.getByText('Require confirmation (double opt-in)').click()
  await page.getByLabel('Domain').fill('Yopmail.com')
  await page.getByLabel('Domain').press('Enter')
  await page.getByText('never on list: Disposable providers').waitFor()
  await page.getByRole('radio', { name: 'Español' }).click()
  await page.getByLabel('Subject').fill('¿Eres tú?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Email quality saved.').waitFor()
  const settings = await client.leads.quality.getSettings({ site_id })
  expect(settings).toMatchObject({
    reject_disposable: true,
    email_confirmation: true,
    overrides: [{ list: 'disposable', value: 'yopmail.com', listed: false }],
  })
  expect(settings.confirmation_emails.map(mail => [mail.language, mail.built_in])).toEqual([
    ['en', true],
    ['es', false],
  ])
})

test('where the tabs do not fit, the chosen one is in sight', async () => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 260, height: 700 })
  await page.reload()
  const tab = page.getByRole('tab', { name: 'Email quality' })
  await tab.waitFor()
  await expect
    .poll(async () => ((await tab.boundingBox())?.x ?? 999) + ((await tab.boundingBox())?.width ?? 0))
    .toBeLessThan(261)
  if (before) await page.setViewportSize(before)
})

test('an address is tried without being stored', async () => {
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@mailinator.com')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText('Forms refuse it: disposable address.').waitFor()
  expect((await client.leads.list({ site_id })).data).toEqual([])
})

test('the form refuses what the rules refuse, and mails the others; the page confirms by its button alone', async () => {
  expect((await submit('ana@mailinator.com')).status).toBe(422)
  expect((await submit('luz@yopmail.com')).status).toBe(201)
  const mail = await fixture.mailTo('luz@yopmail.com', /¿Eres tú\?/)
  expect(mail.from?.name).toBe('Casa Verde')
  const visitor = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await visitor.goto(linkIn(mail, `${fixture.url}/v1/public/confirmations/`))
  await visitor.getByText('Quiero recibir correo de Casa Verde en luz@yopmail.com.').waitFor()
  const [before] = (await client.leads.list({ site_id })).data
  expect(before?.confirmation.status).toBe('pending')
  await visitor.getByRole('button', { name: 'Confirmar' }).click()
  await visitor.getByRole('heading', { name: 'Gracias' }).waitFor()
  await visitor.close()
})

test('the lead shows its score with parts, and that it is confirmed', async () => {
  const [lead] = (await client.leads.list({ site_id })).data
  expect(lead?.confirmation.status).toBe('confirmed')
  await page.goto(`${fixture.url}/sites/${site_id}/leads/${lead?.id}`)
  await page.getByRole('img', { name: 'Score 100 of 100' }).waitFor()
  await page.getByText('10 of 10').first().waitFor()
  await page.getByText('Address confirmed').first().waitFor()
})

test('leads are found by how they first came, and their browser is taken away and linked again', async () => {
  await client.sites.updateTrackingSettings({ site_id, body: { enabled: true } })
  const visitor_id = 'browser-of-reader-01'
  const agent = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }
  const tell = (path: string, body: object) =>
    fetch(`${fixture.url}/v1/public/sites/${site_id}/${path}`, {
      ...{ method: 'POST', headers: agent, body: JSON.stringify(body) },
    })
  const page_url = 'https://casa.example/?utm_source=letter'
  const events = [{ type: 'page_visited', page_url }]
  const session = { timezone: 'Europe/Madrid', language: 'en' }
  expect((await tell('events', { visitor_id, session, events })).status).toBe(202)
  const sent = { values: { email: 'reader@casa.example' }, consent: true, locale: 'en', page_url, shown_for_ms: 4_000 }
  expect((await tell(`popups/${popup_id}/submissions`, { ...sent, visitor_id })).status).toBe(201)

  await page.goto(`${fixture.url}/sites/${site_id}/leads`)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('Fill this in.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Field' }).click()
  await page.getByRole('option', { name: 'First touch: utm_source' }).click()
  await page.getByRole('textbox', { name: 'Value' }).fill('letter')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByText('First touch: utm_source is letter').waitFor()
  await page.getByText('1 lead', { exact: true }).waitFor()
  await page.getByRole('row').filter({ hasText: 'reader@casa.example' }).waitFor()

  await page.goto(`${fixture.url}/sites/${site_id}/leads/visitors/${visitor_id}`)
  const choose = async (item: string) => {
    await page.getByRole('main').getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const linked = async () => (await client.visitors.get({ site_id, visitor_id })).lead_id
  await choose('Unlink from lead')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink from lead' }).click()
  await page.getByText('No form has been submitted from this browser.').waitFor()
  expect(await linked()).toBeNull()
  await choose('Link to a lead')
  await page.getByLabel('Lead’s email').fill('nobody@casa.example')
  await page.keyboard.press('Enter')
  await page.getByText('No lead has this address.').waitFor()
  await page.getByLabel('Lead’s email').fill('Reader@casa.example')
  await page.keyboard.press('Enter')
  await page.getByText('Linked manually').waitFor()
  expect(await linked()).toBe((await client.leads.list({ site_id, search: 'reader@casa.example' })).data[0]?.id)
  expect(complaints).toEqual([])
}, 60_000)
