/** A real server with a published popup, a server of host pages, and Chromium; opens a page and answers the findings. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'
import { signUp } from '../end-to-end/browser/owner.ts'
import { launchChromium } from '../tools/chromium.ts'
import { openServerFixture, type ServerFixture } from '../tools/server-fixture.ts'
import { type HostPage, htmlOf, type Snippet, snippetOf } from './page.ts'

export interface Finding {
  name: string
  /** Uncaught exceptions and rejections. */
  errors: string[]
  new_globals: string[]
  /** Elements of the page whose computed style is another with the widget than without. */
  style_changes: number
  captured: boolean
}

export interface Harness {
  check(page: HostPage): Promise<Finding>
  close(): Promise<void>
}

interface Print {
  styles: string[]
  names: string[]
}

const CONSENT = 'Write to me about plants.'
const THANKS = 'Thank you, it is on its way'
const NOT_FOUND = 404
const SETTLED_MS = 900

async function openShop(fixture: ServerFixture): Promise<{ snippet: Snippet; leads: () => Promise<Set<string>> }> {
  const client = await signUp(fixture)
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const { id: site_id } = await client.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  await client.sites.publish({ site_id })
  const { id: popup_id } = await client.popups.create({
    site_id,
    body: {
      name: 'Letter',
      triggers: [{ type: 'delay', seconds: 0 }],
      content: { heading: 'Plants by post', button_text: 'Subscribe', thank_you_heading: THANKS },
      form: {
        fields: [
          { name: 'email', label: 'Email', required: true },
          { name: 'first_name', label: 'First name' },
        ],
        consent: { type: 'checkbox', text: CONSENT, required: true },
      },
    },
  })
  await client.popups.publish({ site_id, popup_id })
  const leads = async () => {
    const found = new Set<string>()
    for await (const { email } of client.leads.list({ site_id })) if (email) found.add(email)
    return found
  }
  return { snippet: { origin: fixture.url.replace('localhost', '127.0.0.1'), site_id }, leads }
}

/** The styles of the page's own elements, and the properties of `window`. */
const fingerprint = (page: Page): Promise<Print> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('html, body, body *')].filter(
      element => !/^(leadwright|script)/i.test(element.tagName),
    )
    const styles = own.map(element => {
      const style = getComputedStyle(element)
      let text = ''
      for (let at = 0; at < style.length; at++) text += `${style[at]}:${style.getPropertyValue(style[at] as string)};`
      return text
    })
    return { styles, names: Object.getOwnPropertyNames(window) }
  })

export async function openHarness(): Promise<Harness> {
  const fixture = await openServerFixture()
  const { snippet, leads } = await openShop(fixture)
  let html = ''
  let headers: Record<string, string> = {}
  const server: Server = createServer((request, response) => {
    const framed = request.url?.startsWith('/framed')
    if (!/^\/(host|framed)/.test(request.url ?? '')) return response.writeHead(NOT_FOUND).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...(framed ? {} : headers) })
    response.end(
      framed
        ? `<!doctype html><title>Outer</title><iframe sandbox="${request.url?.split('?')[1]?.replaceAll('+', ' ')}" src="/host" style="width:1000px;height:700px"></iframe>`
        : html,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser: Browser = await launchChromium()
  let count = 0

  const visit = async (context: BrowserContext, page_of: HostPage, line: string): Promise<Page> => {
    html = htmlOf(page_of, line)
    headers = Object.fromEntries(
      Object.entries(page_of.headers ?? {}).map(([name, value]) => [name, value.replaceAll('{api}', snippet.origin)]),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(6_000)
    if (page_of.away) await page.route(`${snippet.origin}/**`, route => route.abort('connectionrefused'))
    const framed = page_of.sandbox && `/framed?${page_of.sandbox.replaceAll(' ', '+')}`
    await page.goto(host + (framed || '/host'))
    return page
  }

  const check = async (page_of: HostPage): Promise<Finding> => {
    const email = `host-${++count}@example.org`
    const errors: string[] = []
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addInitScript(() =>
      addEventListener('unhandledrejection', event => console.warn(`unhandled ${event.reason}`)),
    )
    const without = await visit(context, page_of, '')
    await without.waitForTimeout(SETTLED_MS)
    const before = await fingerprint(without)
    await without.close()
    context.on('weberror', error => errors.push(String(error.error())))
    context.on('console', message => message.text().startsWith('unhandled') && errors.push(message.text()))
    const page = await visit(context, page_of, snippetOf(snippet, page_of))
    await page.waitForTimeout(SETTLED_MS)
    const during = await fingerprint(page)
    if (!page_of.lost) await capture(page_of.sandbox ? page.frameLocator('iframe') : page, page, email)
    await page.waitForTimeout(300)
    await context.close()
    const changed = before.styles.filter((style, at) => style !== during.styles[at]).length
    return {
      name: page_of.name,
      errors,
      new_globals: during.names.filter(name => !before.names.includes(name)),
      style_changes: changed + Math.abs(before.styles.length - during.styles.length),
      captured: (await leads()).has(email),
    }
  }

  return {
    check,
    async close() {
      await browser.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await fixture.close()
    },
  }
}

/** As a person does it. Where it cannot be done nothing is captured, and that is what counts. */
async function capture(place: Page | FrameLocator, page: Page, email: string): Promise<void> {
  try {
    // By selectors: roles and labels are not found in XHTML.
    const popup = place.locator('leadwright-popup')
    await popup.locator('input[type=email]').click()
    await page.keyboard.type(email)
    await popup.locator('input[type=checkbox]').check()
    // A submission within a second counts as a robot's.
    await page.waitForTimeout(1_000)
    await popup.locator('button[type=submit]').click()
    await popup.getByText(THANKS).waitFor()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  }
}
