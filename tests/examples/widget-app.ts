/** What the apps with the widget's package are tried with: a site with a popup and an embedded form, and a visitor. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { installEnvironment } from '../../scripts/setup.mjs'
import { launchChromium } from '../tools/chromium.ts'
import { eventually, openServerFixture, type ServerFixture, setUpToken } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'

/** Whatever leads npm to its registry; what it builds is for production. */
export const npmEnvironment = () => installEnvironment(process.env)

export interface AppSite {
  fixture: ServerFixture
  /** Who has sent a form, in alphabetical order. */
  addresses(): Promise<string[]>
  site_id: string
  popup_id: string
  form_id: string
}

export async function openAppSite(): Promise<AppSite> {
  const fixture = await openServerFixture()
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  await owner.sites.publish({ site_id })
  const makePopup = async (type: 'popup_box' | 'embedded') => {
    const content = { heading: 'One letter a month', button_text: 'Send it to me', thank_you_heading: 'Thank you' }
    const body = { name: type, type, content, form: { fields: [{ name: 'email', label: 'Email', required: true }] } }
    const { id: popup_id } = await owner.popups.create({ site_id, body: { ...body, triggers: [{ type: 'click' }] } })
    await owner.popups.publish({ site_id, popup_id })
    return popup_id
  }
  const popup_id = await makePopup('popup_box')
  const form_id = await makePopup('embedded')
  const addresses = async () => (await owner.leads.list({ site_id })).data.map(({ email }) => email ?? '').toSorted()
  return { fixture, addresses, site_id, popup_id, form_id }
}

/** A program that serves an app, once it says where. */
export async function startApp(args: string[], env: Record<string, string>, cwd: string) {
  const child = spawn(process.execPath, args, { cwd, env: { PATH: process.env.PATH, NO_COLOR: '1', ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const url = await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`The app has ended:\n${output}`)
    return /http:\/\/localhost:\d+/.exec(output)?.[0]
  }, 'an address of the app')
  return { url, stop: () => child.kill() }
}

/** Forms that are sent faster are taken for a program's. */
const AS_PEOPLE_TYPE_MS = 1_200

/** A visitor opens the popup and sends it, goes to the other page and sends the form there. Answers the events that the app lists. */
export async function visitApp(page: Page, url: string, email: (place: string) => string): Promise<string[]> {
  await page.goto(url)
  await page.getByRole('status').getByText('ready').waitFor()
  await page.getByRole('button', { name: 'Get the letter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email('popup'))
  await page.waitForTimeout(AS_PEOPLE_TYPE_MS)
  await dialog.getByRole('button', { name: 'Send it to me' }).click()
  await dialog.getByText('Thank you').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Letter' }).click()
  const form = page.locator('[data-leadwright-form]')
  await form.getByLabel('Email').fill(email('form'))
  await page.waitForTimeout(AS_PEOPLE_TYPE_MS)
  await form.getByRole('button', { name: 'Send it to me' }).click()
  await form.getByText('Thank you').waitFor()
  await page.getByRole('link', { name: 'Plants' }).click()
  await page.getByRole('button', { name: 'Get the letter' }).waitFor()
  return page.getByRole('listitem').allTextContents()
}

const root = join(import.meta.dirname, '../..')

/** An app that Vite serves: what is shown and sent there is heard by it, and kept by the server, for two visitors. */
export async function tryApp(name: string, { fixture, addresses, site_id, popup_id, form_id }: AppSite): Promise<void> {
  const settings = { VITE_SITE_ID: site_id, VITE_POPUP_ID: popup_id, VITE_FORM_ID: form_id }
  const args = ['node_modules/vite/bin/vite.js', `examples/${name}`, '--port', String(await freePort()), '--strictPort']
  const app = await startApp(args, { VITE_LEADWRIGHT_URL: fixture.url, ...settings }, root)
  const browser = await launchChromium()
  try {
    for (const time of [1, 2]) {
      const page = await (await browser.newContext()).newPage()
      page.setDefaultTimeout(30_000)
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      const emailOf = (place: string) => `${name}-${place}-${time}@example.org`
      const said = await visitApp(page, app.url, emailOf)
      expect(said).toEqual([popup_id, form_id].flatMap(id => [`shown ${id}`, `submitted ${id}`]))
      expect(await addresses()).toEqual(expect.arrayContaining(['form', 'popup'].map(emailOf)))
      expect(errors).toEqual([])
    }
  } finally {
    await browser.close()
    app.stop()
  }
}
