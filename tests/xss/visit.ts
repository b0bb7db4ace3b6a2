/** Opens everything with payloads: every screen of the admin, previews of emails, pages for visitors. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { endpoints } from '../../api/features.ts'
import { listMail } from '../../api/platform/mail/mail-folder.ts'
import { type IdKind, idPrefixes } from '../../api/platform/runtime/ids.ts'
import { readyFor, urlOf } from '../contract/requests.ts'
import { type Harness, type Ran, suspects } from './harness.ts'
import type { Planted } from './plant.ts'

/** Written by the admin's build. */
const screens = Object.keys(
  JSON.parse(readFileSync(new URL('../../admin/dist/screens.json', import.meta.url), 'utf8')) as object,
)

const quiet_ms = 120
const patience_ms = 4_000

/** Screens of the whole site are opened once; screens of one thing, and of what each payload overwrites, for each. */
const overwritten =
  /\/(dashboard|site\/(information|design|hosts)|leads\/settings|emails\/(unsubscribe|settings)|settings)$/
const paths = screens.filter(path => path.startsWith('/s') && !path.startsWith('/set-up'))
const ofOne = (path: string): boolean => /\$(?!site_id)/.test(path) || overwritten.test(path)

export async function openAdmin(harness: Harness, ran: Ran[]): Promise<Page> {
  const context = await harness.watched(ran)
  const page = await context.newPage()
  await page.addInitScript(token => localStorage.setItem('leadwright.token', token), harness.w.person.token)
  await page.goto(`${harness.url}/sites`)
  await page.getByRole('heading').first().waitFor()
  return page
}

/** Navigates without reloading the admin, through its router. */
async function go(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url())
  const turn = () =>
    page.evaluate(to => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
  // An admin that was rebuilt meanwhile reloads itself.
  await turn().catch(async () => {
    await page.waitForLoadState()
    if (new URL(page.url()).origin !== origin) throw new Error(`The admin was left for ${page.url()}`)
    await turn()
  })
  await settled(page)
}

/** Until nothing has been asked for a moment. */
async function settled(page: Page): Promise<void> {
  const until = performance.now() + patience_ms
  let open = 0
  let last = performance.now()
  const begin = (request: { url(): string }) => {
    if (request.url().includes('/stream')) return
    open += 1
    last = performance.now()
  }
  const end = (request: { url(): string }) => {
    if (request.url().includes('/stream')) return
    open -= 1
    last = performance.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  while (performance.now() < until && (open > 0 || performance.now() - last < quiet_ms)) await page.waitForTimeout(20)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

async function audit(page: Page, ran: Ran[], payload: string): Promise<void> {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(suspects).catch(() => [])
    for (const how of found) ran.push({ payload, where: frame.url() || page.url(), how })
  }
}

/** The path with the ids of planted objects; undefined if the screen's object was not planted. */
function pathFor(path: string, { site_id, ids }: Planted): string | undefined {
  let known = true
  const filled = path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const kind = name.replace(/_id$/, '') as IdKind
    const id = name === 'site_id' ? site_id : kind in idPrefixes ? ids[kind] : undefined
    known &&= id !== undefined
    return id ?? ''
  })
  return known ? filled : undefined
}

/** `share`: one of so many screens. */
export async function visitScreens(
  page: Page,
  ran: Ran[],
  planted: Planted,
  { which, share }: { which: 'one' | 'all'; share: number },
): Promise<number> {
  let visited = 0
  for (const path of paths.filter((_, place) => place % share === 0)) {
    if ((which === 'one') !== ofOne(path)) continue
    const at = pathFor(path, planted)
    if (!at) continue
    await go(page, at)
    await audit(page, ran, planted.payload.name)
    visited += 1
  }
  return visited
}

/** Mail as the planted lead would get it; true if its values stood in it. */
export async function visitMail(page: Page, harness: Harness, ran: Ran[], planted: Planted): Promise<boolean> {
  const { ids, site_id, payload } = planted
  if (!ids.template || !ids.lead) return false
  const path = `/v1/sites/${site_id}/templates/${ids.template}/preview`
  const body_text = ['text', 'textarea', 'hidden'].map(type => `{{ lead.custom.said_${type} }}`).join('\n\n')
  const said = { subject: '{{ lead.custom.said_text }}', preheader: '{{ lead.custom.said_text }}', body_text }
  let shown = false
  for (const content of [said, {}]) {
    const preview = await harness.w.post(path, { lead_id: ids.lead, ...content })
    if (preview.status !== 200) continue
    const html = String(preview.body.html)
    if (content === said) shown = html.includes(`xss(${payload.name.slice(1)})`)
    await page.setContent(html)
    await audit(page, ran, payload.name)
  }
  return shown
}

/** Everything that was written to files, in the viewer that shows it. */
export async function visitMailbox(page: Page, harness: Harness, ran: Ran[]): Promise<number> {
  const mails = await listMail(harness.w.installation.mailer.folder, { limit: 200 })
  await page.goto(`${harness.url}/dev/mail`)
  await audit(page, ran, 'mail')
  for (const { id } of mails) {
    await page.goto(`${harness.url}/dev/mail/${id}`)
    await audit(page, ran, `mail ${id}`)
  }
  return mails.length
}

/** Pages of ours that a mail's link leads to. */
export async function visitPublicPages(page: Page, harness: Harness, ran: Ran[], planted: Planted): Promise<void> {
  for (const { contract } of endpoints) {
    if (contract.method !== 'get' || contract.produces !== 'text/html') continue
    const ready = await readyFor(harness.w, contract, planted.site_id)
    if (contract.operationId === 'clickEmail') continue
    await page.goto(harness.url + urlOf(ready))
    await audit(page, ran, planted.payload.name)
  }
}
