/** Pages of somebody else with the widget on them: what owners wrote and visitors bring along must stay text there too. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { type Ran, suspects } from './harness.ts'
import type { Planted } from './plant.ts'

export interface Hosts {
  url: string
  close(): Promise<void>
}

/** Without a CSP: whatever could run, would. `?site=…&popup=…` selects its popup. */
export async function openHosts(api: string): Promise<Hosts> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://host.example').searchParams
    const site = query.get('site')?.replaceAll(/\W/g, '') ?? ''
    const popup = query.get('popup')?.replaceAll(/\W/g, '') ?? ''
    const language = query.get('lang') === 'fr' ? 'fr' : 'en'
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Host</title>
      <script async src="${api}/widget.js" data-site="${site}"></script>
      <h1>Plants</h1><div data-leadwright-form="${popup}"></div>`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const patience_ms = 5_000
const sending = /\/submissions$/
const sending_patience = { timeout: 20_000 }

/** Opens the popup, submits its form, and sees the thank-you; undefined on success, else where it failed. */
export async function visitHost(page: Page, hosts: Hosts, ran: Ran[], planted: Planted): Promise<string | undefined> {
  const { payload, site_id, popup_id } = planted
  const said = encodeURIComponent(payload.text)
  const lang = Number(payload.name.slice(1)) % 2 === 0 ? 'fr' : 'en'
  const query = `site=${site_id}&popup=${popup_id}&lang=${lang}&q=${said}&utm_source=${said}&leadwright_preview=${said}`
  const look = async (at: string) => {
    for (const how of await page.evaluate(suspects)) ran.push({ payload: payload.name, where: `host: ${at}`, how })
  }
  // First with all that a link can bring along, then plainly, so that the form can be sent.
  await page.goto(`${hosts.url}/?${query}&leadwright_debug#${said}`)
  await page.waitForTimeout(400)
  await look('with a query')
  await page.goto(`${hosts.url}/?${query.replace(/&leadwright_preview=.*$/, '')}`)
  await page.waitForFunction(() => 'leadwright' in window, undefined, { timeout: patience_ms })
  await page.evaluate(id => {
    const { leadwright } = window as unknown as { leadwright: { open(id: string): void } }
    leadwright.open(id)
  }, popup_id)
  const email = page.locator('input[type=email]').first()
  const appeared = await email.waitFor({ timeout: patience_ms }).then(
    () => true,
    () => false,
  )
  await look('the form')
  if (!appeared) return 'no form appeared'
  // The API's word, not what the page looks like: the address is out of sight on the second step already.
  const sent = page
    .waitForResponse(response => sending.test(response.url()) && response.status() === 201, sending_patience)
    .then(
      () => true,
      () => false,
    )
  await email.fill(`host-${payload.name.toLowerCase()}@example.com`)
  const first = page.locator('form button[type=submit], form button.main, form button').last()
  await first.click({ timeout: patience_ms }).catch(() => undefined)
  await page.waitForTimeout(150)
  await look('the second step')
  const box = page.locator('input[type=checkbox]').first()
  if (await box.isVisible().catch(() => false)) await box.check().catch(() => undefined)
  await page.waitForTimeout(1_000)
  await page
    .locator('form button')
    .last()
    .click({ timeout: patience_ms })
    .catch(() => undefined)
  const arrived = await sent
  await page.waitForTimeout(300)
  await look('the thanks')
  if (arrived) return undefined
  return `the form stayed: ${await page.evaluate(complaints)}`
}

/** The error texts of a refused form. */
function complaints(): string {
  const texts: string[] = []
  const look = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches('[role=alert], [aria-invalid=true], .error')) texts.push(element.textContent.slice(0, 200))
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return texts.join(' | ') || document.body.textContent.slice(0, 200)
}
