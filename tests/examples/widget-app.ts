/** What the apps with the widget's package are tried with: a site with a popup and an embedded form, and a visitor. */
import { spawn } from 'node:child_process'
import { Leadwright } from '@leadwright/sdk'
import type { Page } from 'playwright'
import { installEnvironment } from '../../scripts/setup.mjs'
import { eventually, openServerFixture, type ServerFixture, setUpToken } from '../tools/server-fixture.ts'

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
