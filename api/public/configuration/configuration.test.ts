import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let popup: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  const { body: tag } = await h.post(`/v1/sites/${site}/tags`, { name: 'Secret tag' })
  const made = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Internal name',
    description: 'Internal words',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: {
      fields: [{ name: 'email', label: 'Email' }, { name: 'first_name' }],
      consent: { type: 'checkbox', text: 'I agree.', required: true },
      tag_ids: [tag.id],
    },
    variants: [{ id: 'b', name: 'Internal idea', content: { heading: 'A note' } }],
  })
  popup = made.body.id
  await h.post(`/v1/sites/${site}/popups/${popup}/publish`)
})
afterAll(() => h.close())

const path = (query = '') => `/v1/public/sites/${site}/config${query}`
const open = (of: string, headers: Record<string, string> = {}) => h.get(of, { token: null, headers })

test('a draft site answers as one that does not exist; publishing shows at once', async () => {
  const draft = await open(path())
  const nowhere = await open(`/v1/public/sites/site_${'0'.repeat(32)}/config`)
  expect(draft.status).toBe(404)
  expect({ ...draft.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' })
  await h.post(`/v1/sites/${site}/publish`)
  expect((await open(path())).status).toBe(200)
  await h.post(`/v1/sites/${site}/unpublish`)
  expect((await open(path())).status).toBe(404)
  await h.post(`/v1/sites/${site}/publish`)
})

test('it tells the widget what it needs and nothing of the owner’s', async () => {
  const { body, headers } = await open(path(), { origin: 'https://host.example' })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('cache-control')).toBe('public, max-age=5')
  expect(body).toEqual({
    site_id: site,
    version: expect.any(String),
    language: 'en',
    pause_ms: 30_000,
    entries: [
      { file: 'more.js', query: 'lw_visitor' },
      { file: 'debug.js', query: 'leadwright_debug' },
    ],
    popups: [
      {
        id: popup,
        type: 'popup_box',
        position: 'center',
        animation: 'fade',
        allow_closing: true,
        hide_duration_days: 7,
        frequency_days: 7,
        created_at: '2027-03-14T09:30:00.000Z',
        once: 'popup_box',
        triggers: [{ type: 'delay', seconds: 5 }],
        variants: [{ id: 'original' }, { id: 'b', content: { heading: 'A note' } }],
        content: { heading: 'A letter', thank_you_heading: 'Thanks' },
        form: {
          fields: [
            { name: 'email', type: 'email', label: 'Email', required: true },
            { name: 'first_name', type: 'text', label: 'First name' },
          ],
          consent: { type: 'checkbox', text: 'I agree.', version: 1, required: true },
        },
        style: expect.objectContaining({ accent_color: '#2b2723', radius_px: 14 }),
      },
    ],
  })
})

test('what follows visits and asks the API is an entry of every page where there is something to follow or to ask', async () => {
  const always = { file: 'more.js', query: '' }
  const tracking = (enabled: boolean) => h.patch(`/v1/sites/${site}/tracking-settings`, { enabled })
  await tracking(true)
  expect((await open(path())).body.entries).toContainEqual(always)
  await tracking(false)
  expect((await open(path())).body.entries).not.toContainEqual(always)
  const asks = await h.post(`/v1/sites/${site}/popups`, {
    name: 'For known leads',
    content: { heading: 'A letter', thank_you_heading: 'Thanks' },
    form: { fields: [{ name: 'email' }] },
    visitor_rules: [{ field: 'known_lead', op: 'is', values: ['yes'] }],
  })
  await h.post(`/v1/sites/${site}/popups/${asks.body.id}/publish`)
  expect((await open(path())).body.entries).toContainEqual(always)
  await h.post(`/v1/sites/${site}/popups/${asks.body.id}/unpublish`)
})

test('the pause between popups, and whether a page view shows several boxes, are seen with the next request', async () => {
  const settings = `/v1/sites/${site}/overlay-settings`
  await h.patch(settings, { overlay_pause_seconds: 5, several_boxes: true })
  const { body } = await open(path())
  expect(body.pause_ms).toBe(5_000)
  expect(body.popups).not.toMatchObject([{ once: 'popup_box' }])
  await h.patch(settings, { overlay_pause_seconds: 30, several_boxes: false })
  expect((await open(path())).body).toMatchObject({ pause_ms: 30_000, popups: [{ once: 'popup_box' }] })
})

test('a file that watches for leaving and for containers comes only where there is something to watch for', async () => {
  const watch = { file: 'watch.js', query: '' }
  expect((await open(path())).body.entries).not.toContainEqual(watch)
  await h.patch(`/v1/sites/${site}/popups/${popup}`, { triggers: [{ type: 'exit_intent' }] })
  expect((await open(path())).body.entries).toContainEqual(watch)
  await h.patch(`/v1/sites/${site}/popups/${popup}`, { triggers: [{ type: 'delay', seconds: 5 }] })
})

test('an unchanged configuration is not sent again; a changed one is', async () => {
  const etag = (await open(path())).headers.get('etag') ?? ''
  const same = await open(path(), { 'if-none-match': etag })
  expect(same.status).toBe(304)
  expect(same.body).toBe('')
  expect(same.headers.get('etag')).toBe(etag)
  expect(same.headers.get('access-control-allow-origin')).toBe('*')
  await h.patch(`/v1/sites/${site}/popups/${popup}`, { priority: 3 })
  expect((await open(path(), { 'if-none-match': etag })).status).toBe(200)
  const changed = (await open(path())).headers.get('etag') ?? ''
  await h.patch(`/v1/sites/${site}`, { language: 'es' })
  const spanish = await open(path(), { 'if-none-match': changed })
  expect(spanish.body).toMatchObject({ language: 'es' })
})

test('a signed link shows a draft on a draft site, for an hour; an altered one shows nothing', async () => {
  const other = await h.newSite('Draft')
  const { body: made } = await h.post(`/v1/sites/${other}/popups`, { name: 'Draft' })
  const previews = `/v1/sites/${other}/popups/${made.id}/previews`
  const { body: link, status } = await h.post(previews, {
    page_url: 'https://casa.example/a?x=1&leadwright_preview=old#b',
  })
  expect(status).toBe(201)
  const token = String(link.token)
  expect(link.url).toBe(`https://casa.example/a?x=1&leadwright_preview=${token}#b`)
  const seen = (t: string) => open(`/v1/public/sites/${other}/config?preview=${encodeURIComponent(t)}`)
  const shown = await seen(token)
  expect(shown.body).toMatchObject({
    preview: true,
    popups: [{ id: made.id, triggers: [{ type: 'delay', seconds: 0 }] }],
  })
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect((await seen(token.replace('.1.', '.0.'))).status).toBe(404)
  expect((await open(path(`?preview=${token}`))).status).toBe(404)
  expect((await seen('nonsense')).status).toBe(404)
  const { body: own } = await h.post(previews, { page_url: 'https://casa.example/', at_once: false })
  expect((await seen(String(own.token))).body).toMatchObject({ popups: [{ triggers: [{ seconds: 5 }] }] })
  const script = await h.post(previews, { page_url: 'javascript:alert(1)' })
  expect(script.body).toMatchObject({ errors: [{ pointer: '/page_url', code: 'url_invalid' }] })
  h.clock.forward(3_600_001)
  expect((await seen(token)).status).toBe(404)
})
