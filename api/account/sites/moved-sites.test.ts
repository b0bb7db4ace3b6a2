/** A moved site confirms nothing at its old place: it redirects, or says that it cannot be reached. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkToken } from '../../platform/features/signed-link.ts'
import { createWholeApp, startServer } from '../../server.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { noting } from '../../testing/provoked.ts'
import { freezeSite } from './rules.ts'

const elsewhere = 'https://new.example.com'
let h: Harness
let site: string
let at: string
let popup_id: string
let lead_id: string
let unsubscribe: string
let ask: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  h = await createHarness({ HOST: '127.0.0.1', PORT: '0' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  const popup = await h.post(`${at}/popups`, {
    ...{ name: 'Plain', type: 'embedded' },
    content: { heading: 'A letter', text: 'Each month.', button_text: 'Join', thank_you_heading: 'Thanks' },
    form: {
      fields: [{ name: 'email', label: 'Email' }],
      consent: { type: 'checkbox', text: 'I agree.', required: true },
    },
  })
  popup_id = popup.body.id
  expect((await h.post(`${at}/popups/${popup_id}/publish`)).status).toBe(200)
  const lead = await h.post(`${at}/leads`, { email: 'lead@example.com', consent: { text: 'Write to me.' } })
  lead_id = lead.body.id
  const key = await h.installation.databases.siteKey(site)
  const parts = [h.installation.newId('email'), lead_id]
  unsubscribe = `/v1/public/unsubscribe/${linkToken(key, 'unsubscribe', site, parts)}`
  const app = noting(createWholeApp(h.installation, { ready: true }))
  ask = async (path, init) => app.request(path, init)
})
afterAll(() => h.close())

const here = () => `/v1/public/sites/${site}`
const json = { 'content-type': 'application/json' }
const seen = { page_url: 'https://shop.example.com/', timezone: 'UTC', locale: 'en', shown_for_ms: 5_000 }
const form = { values: { email: 'new@example.com' }, consent: true, website: '', ...seen }
const submission = { method: 'POST', headers: json, body: JSON.stringify(form) }
const everywhere = (): [string, RequestInit?][] => [
  [`${here()}/config`],
  [`${here()}/config?preview=1`],
  [`${here()}/popups/${popup_id}/form`],
  [`${here()}/popups/${popup_id}/submissions`, submission],
  [`${here()}/events`, { ...submission, body: '{}' }],
  [unsubscribe],
  [unsubscribe, { method: 'POST' }],
  [`${unsubscribe}/preferences`, { method: 'POST' }],
  ['/s/casa-verde/prices?from=mail'],
  [`/a12345678/${site}/asst_1`],
]

test('a site that is here has nowhere where it went on', async () => {
  const refused = await h.patch(at, { moved_to: elsewhere })
  expect([refused.status, refused.body.code]).toEqual([409, 'site_not_moved'])
  expect((await h.patch(at, { moved_to: null })).status).toBe(200)
})

test('while nobody has said where a moved site is, it cannot be reached, and nothing is taken in', async () => {
  await h.installation.databases.control.write(tx => freezeSite(tx, site, h.clock.now()))
  for (const [path, init] of everywhere()) {
    const answer = await ask(path, init)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '3600'])
    expect(await answer.json(), path).toMatchObject({ code: 'site_elsewhere' })
  }
  const page = await ask(unsubscribe, { method: 'POST', headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('cannot be reached')])
  expect((await h.get(`${at}/leads`)).body.data).toMatchObject([{ id: lead_id, mailability: 'subscribed' }])
})

test('once its owner has said where it is, everybody is sent there with what they brought', async () => {
  const own = await h.patch(at, { moved_to: 'https://leads.example.com/other' })
  expect(own.body.errors).toMatchObject([{ pointer: '/moved_to', code: 'address_of_here' }])
  expect((await h.patch(at, { moved_to: `${elsewhere}/` })).body).toMatchObject({ moved_to: elsewhere })
  for (const [path, init] of everywhere()) {
    const answer = await ask(path, init)
    expect([path, answer.status]).toEqual([path, 308])
    expect(answer.headers.get('location')).toBe(`${elsewhere}${path}`)
  }
  expect((await ask(`${here()}/config`)).headers.get('access-control-allow-origin')).toBe('*')
})

test('what is answered from memory and on the short way is redirected too, and is here again once it is resumed', async () => {
  const server = await startServer(h.installation, { ready: true })
  const to = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init })
  const origin = { headers: { origin: 'https://shop.example.com' } }
  try {
    const answered = async () => {
      const sent = await to(`${here()}/popups/${popup_id}/submissions`, submission)
      return [(await to(`${here()}/config`, origin)).status, sent.status, (await to('/s/casa-verde/')).status]
    }
    expect(await answered()).toEqual([308, 308, 308])
    const resumed = await h.post(`${at}/resume`, { overdue: 'continue', although_moved: true })
    expect(resumed.body).toMatchObject({ moved: false, moved_to: null })
    expect(await answered()).toEqual([200, 201, 404])
    await answered()
    await h.installation.databases.control.write(tx => freezeSite(tx, site, h.clock.now()))
    expect(await answered()).toEqual([503, 503, 503])
  } finally {
    await server.close(0)
  }
})
