/**
 * A lead's way into a WordPress of the real runtime, in a real browser on a real server: a form, the button, writing, uploading, a reset
 * that wakes it, and what must not open. Pictures of each step lie in `.cache/sandboxes`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { type HostSite, openHostSite } from '../end-to-end/browser/host-site.ts'
import { signUp } from '../end-to-end/browser/owner.ts'
import { launchChromium } from '../tools/chromium.ts'
import { eventually, linkIn, openServerFixture, type ServerFixture } from '../tools/server-fixture.ts'
import type { Checks } from './checks.ts'
import { roleOf, upload, writePost } from './wordpress-pages.ts'

/** On a machine that does much else a page takes a minute. */
const patience_ms = 300_000
const email = 'maria@reader.example'
const pictures = join(import.meta.dirname, '../../.cache/sandboxes')

interface Scene {
  fixture: ServerFixture
  client: Leadwright
  site_id: string
  sandbox_id: string
  host: HostSite
  browser: Browser
}

export async function checkLead(runtime: string, checks: Checks): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  const fixture = await openServerFixture({ SANDBOX_RUNTIME: runtime })
  const browser = await launchChromium()
  let host: HostSite | undefined
  try {
    const client = await signUp(fixture)
    const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
    const body = { name: 'Casa Verde', subdomain: 'casa-verde', ...place }
    const { id: site_id } = await client.sites.create({ body })
    const { snippet } = await client.sites.publish({ site_id })
    host = await openHostSite(snippet, fixture.url)
    const sandbox_id = await newDemo(client, site_id)
    await formInto(client, site_id, sandbox_id)
    await visit({ fixture, client, site_id, sandbox_id, host, browser }, checks)
  } catch (error) {
    const pages = browser.contexts().flatMap(context => context.pages())
    for (const [n, page] of pages.entries()) await look(page, `broken-${n}`).catch(() => undefined)
    throw error
  } finally {
    await Promise.allSettled([host?.close(), browser.close(), fixture.close()])
  }
}

/** With a copy in its pool, as soon as there is one. */
async function newDemo(client: Leadwright, site_id: string): Promise<string> {
  const body = { name: 'Shop-demo', type: 'wordpress', lead_access: 'copy', pool_size: 1 } as const
  const { id: sandbox_id } = await client.sandboxes.create({ site_id, body })
  const isReady = async () => (await client.sandboxes.get({ site_id, sandbox_id })).pool_ready === 1
  await eventually(isReady, 'a copy in the pool', patience_ms)
  return sandbox_id
}

/** A popup whose campaign leads into the sandbox. */
async function formInto(client: Leadwright, site_id: string, sandbox_id: string): Promise<void> {
  const { id: popup_id } = await client.popups.create({
    site_id,
    body: {
      name: 'Try it',
      triggers: [{ type: 'delay', seconds: 0 }],
      content: { heading: 'Try the shop', button_text: 'Send', thank_you_heading: 'Thank you' },
      form: {
        fields: [{ name: 'email', label: 'Email' }],
        consent: { type: 'notice', text: 'By sending you agree.' },
      },
    },
  })
  const given = { sandbox_access: true, sandbox_id, form_action: 'sandbox' } as const
  const { id: campaign_id } = await client.campaigns.create({
    site_id,
    body: { name: 'Try it', description: 'Gives a demo.', popup_id, ...given },
  })
  await client.campaigns.publish({ site_id, campaign_id })
}

async function newPage(browser: Browser, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale })
  context.setDefaultTimeout(patience_ms)
  context.setDefaultNavigationTimeout(patience_ms)
  return context.newPage()
}

const look = (page: Page, name: string) => page.screenshot({ path: join(pictures, `${name}.png`) })

async function visit(scene: Scene, checks: Checks): Promise<void> {
  const page = await newPage(scene.browser)
  const tickets: string[] = []
  page.on('request', asked => {
    if (asked.url().includes('/.leadwright/enter/')) tickets.push(asked.url())
  })
  await enterByForm(scene, page, checks)
  const { origin } = new URL(page.url())
  await insideWordPress(page, origin, checks)
  await onlyOnce(scene, tickets[0] ?? '', checks)
  await resetWhileInside(scene, page, origin, checks)
}

async function enterByForm({ fixture, host }: Scene, page: Page, { check, ...checks }: Checks): Promise<void> {
  await page.goto(host.url)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await look(page, '1-form')
  // A submission within a second counts as a robot's.
  await page.waitForTimeout(1_200)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.waitForURL('**/v1/public/sandbox-claims/**')
  check('the form leads to the page into the demo', page.url().startsWith(fixture.url), page.url())
  const button = page.getByRole('button', { name: 'Open the demo' })
  await button.waitFor()
  await look(page, '2-entry')
  const begun = performance.now()
  await button.click()
  await page.locator('#wpadminbar').waitFor()
  checks.figures.lead_entry_seconds = Math.round((performance.now() - begun) / 100) / 10
  await look(page, '3-inside')
  const { host: own, pathname } = new URL(page.url())
  check(
    'it lies at an origin of its own',
    own.includes('.sandboxes.localhost') && pathname === '/wp-admin/',
    page.url(),
  )
}

async function insideWordPress(page: Page, origin: string, { check }: Checks): Promise<void> {
  const roles = await roleOf(page, origin)
  check('a lead is signed in as an editor', roles.join() === 'editor', roles)
  for (const closed of ['plugins.php', 'theme-editor.php', 'user-new.php', 'options-general.php']) {
    const answer = await page.goto(`${origin}/wp-admin/${closed}`)
    check(`a lead's browser is refused ${closed}`, answer?.status() === 403, answer?.status())
  }
  await writePost(page, origin, 'Written by Maria')
  await look(page, '4-written')
  const picture = await upload(page, origin)
  await look(page, '5-uploaded')
  const served = await page.goto(picture)
  check('what a lead uploads is served', served?.status() === 200, picture)
  check('search engines are told to leave', served?.headers()['x-robots-tag']?.includes('noindex') === true)
  await page.goto(`${origin}/`)
  check('what a lead writes is on the page', await page.getByText('Written by Maria').first().isVisible())
  await look(page, '6-front')
}

/** Neither the ticket nor the mailed link lets a second one in. */
async function onlyOnce({ fixture, browser }: Scene, ticket: string, { check }: Checks): Promise<void> {
  const other = await newPage(browser, 'es')
  const again = await other.goto(ticket)
  check('a ticket that was used lets nobody else in', again?.status() === 403, again?.status())
  await look(other, '7-ticket-used')
  const link = linkIn(await fixture.mailTo(email, /Shop-demo/), `${fixture.url}/v1/public/sandbox-entries/`)
  await other.goto(link)
  await other.getByRole('button').click()
  await other.locator('#wpadminbar').waitFor()
  check('the mailed link lets in', new URL(other.url()).pathname === '/wp-admin/', other.url())
  const shared = await newPage(browser)
  const used = await shared.goto(link)
  check('a mailed link that was used lets nobody else in', used?.status() === 410, used?.status())
  check('it offers a new one by email', await shared.getByRole('button', { name: 'Email me a new link' }).isVisible())
  await look(shared, '8-link-used')
}

async function resetWhileInside(
  { client, site_id, sandbox_id }: Scene,
  page: Page,
  origin: string,
  { check, figures }: Checks,
): Promise<void> {
  const { data } = await client.sandboxes.access.listSandboxAccesses({ site_id, sandbox_id })
  const copy_id = data[0]?.copy_id ?? ''
  await client.sandboxes.reset({ site_id, sandbox_id: copy_id })
  const isReset = async () => (await client.sandboxes.get({ site_id, sandbox_id: copy_id })).task === undefined
  await eventually(isReset, 'the end of the reset', patience_ms)
  const begun = performance.now()
  const first = await page.goto(`${origin}/`)
  const isWaking = (await page.getByRole('heading', { name: 'Your demo is waking up' }).count()) === 1
  check('one that sleeps says that it wakes up', first?.status() === 503 && isWaking, first?.status())
  await look(page, '9-waking')
  await page.getByText('Hello world').first().waitFor()
  figures.waking_seconds = Math.round((performance.now() - begun) / 100) / 10
  check('a reset takes away what a lead wrote', (await page.getByText('Written by Maria').count()) === 0)
  await look(page, '10-reset')
}
