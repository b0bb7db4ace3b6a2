/** A site that tracks, with a published popup, and what browsers of its visitors send. */
import type { Database } from '../../../api/platform/database/database.ts'
import { createHarness, type Reply } from '../../../api/testing/harness.ts'

export interface TrackedSite {
  folder: string
  site_id: string
  popup_id: string
  campaign_id: string
  /** Of an owner, for reading results. */
  token: string
}

type Fill = (database: Database<'site'>, made: { popup_id: string; campaign_id: string }) => Promise<void>

/** What the site's figures ask for. */
const grants = ['read-site', 'manage-marketing', 'manage-popups', 'manage-emails', 'read-lead']

/** The folder is the caller's to remove. */
export async function prepareTrackedSite(fill?: Fill): Promise<TrackedSite> {
  const h = await createHarness()
  const right = (answer: Reply): Reply['body'] => {
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const site_id = await h.newSite('Casa Verde')
  const at = `/v1/sites/${site_id}`
  right(await h.post(`${at}/publish`))
  right(await h.patch(`${at}/tracking-settings`, { enabled: true }))
  const variants = [{ id: 'b', name: 'Shorter', content: { heading: 'A letter' } }]
  const popup = right(
    await h.post(`${at}/popups`, {
      name: 'Newsletter',
      content: { heading: 'A letter each month', button_text: 'Send', thank_you_heading: 'Thanks' },
      form: { fields: [{ name: 'email', required: true }], consent: { type: 'none' } },
      variants,
    }),
  )
  right(await h.post(`${at}/popups/${popup.id}/publish`))
  const campaign = right(
    await h.post(`${at}/campaigns`, {
      name: 'Spring',
      description: 'Readers of the letter',
      lead_source: 'popup',
      popup_id: popup.id,
    }),
  )
  const key = right(await h.post('/v1/api-keys', { name: 'Bench', grants, site_ids: [site_id] }))
  await fill?.(await h.installation.databases.site(site_id), { popup_id: popup.id, campaign_id: campaign.id })
  await h.installation.close()
  return { folder: h.folder, site_id, popup_id: popup.id, campaign_id: campaign.id, token: String(key.key) }
}

const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** One beacon as a browser sends it. */
export function beacon(path: string, body: string): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: ${agent}\r\nContent-Type: text/plain;charset=UTF-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  return Buffer.from(head + body)
}

let sent = 0
const pages_each = 4
/** The events of a browser that navigates to the next page; every fourth is a new visitor. */
export function pageTurn(): string {
  const visitor = Math.floor(sent / pages_each)
  const page = sent % pages_each
  sent += 1
  const page_url = (n: number) => `https://casa-verde.example/balconies/${n}${n === 0 ? '?utm_source=newsletter' : ''}`
  const left = { type: 'page_left', page_url: page_url(page - 1), visible_ms: 8_400, interactions: 3 }
  const came = {
    type: 'page_visited',
    page_url: page_url(page),
    title: 'Balconies',
    referrer: 'https://search.example/',
  }
  return JSON.stringify({
    visitor_id: `visitor-${String(visitor).padStart(24, '0')}`,
    session: { device: 'desktop', timezone: 'Europe/Madrid', language: 'es-ES' },
    events: page === 0 ? [came] : [left, came],
  })
}
