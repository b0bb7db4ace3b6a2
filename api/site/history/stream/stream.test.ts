import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { siteEvent } from '../../../event-schemas.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { streamLimits } from './limits.ts'
import { inOrder, placeToBegin } from './rules.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Live')
})
afterAll(() => h.close())

async function follow(headers: Record<string, string> = {}, token = h.person.token) {
  const aborting = new AbortController()
  const response = await h.app.request(`/v1/sites/${site}/stream`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: aborting.signal,
  })
  const reader = response.body?.getReader()
  let text = ''
  /** Reads until the text holds what is looked for, or the stream ends. */
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
    }
    return text
  }
  return { response, until, abort: () => aborting.abort(), reader }
}

test('what happens is told as it happens, and taken up again where it broke off', async () => {
  const live = await follow()
  expect(live.response.headers.get('content-type')).toContain('text/event-stream')
  const made = await h.post(`/v1/sites/${site}/leads`, { email: 'live@example.com' })
  const text = await live.until('lead.created')
  await live.reader?.cancel()
  expect(text.match(/event: lead\.created/g)).toHaveLength(1)
  const [, place = '', body = ''] = /id: (\S+)\nevent: lead\.created\ndata: (.*)\n\n/.exec(text) ?? []
  expect(siteEvent.parse(JSON.parse(body))).toMatchObject({
    type: 'lead.created',
    site_id: site,
    data: { lead_id: made.body.id, subject_id: made.body.id },
  })
  await h.post(`/v1/sites/${site}/tags`, { name: 'Later' })
  const again = await follow({ 'last-event-id': place })
  const missed = await again.until('tag.created')
  expect(missed).not.toContain('lead.created')
  again.abort()
})

test('a stream that is cut off before anything happened is taken up from where it began', async () => {
  const live = await follow()
  const [, place = ''] = /^id: (\S+)\n\n/m.exec(await live.until('id: ')) ?? []
  expect(place).not.toBe('')
  live.abort()
  await h.post(`/v1/sites/${site}/leads`, { email: 'meanwhile@example.com' })
  const again = await follow({ 'last-event-id': place })
  expect((await again.until('lead.created')).match(/event: lead\.created/g)).toHaveLength(1)
  again.abort()
})

test('a hold, the settings and the keys are told of, to those who may know, and after a break too', async () => {
  const live = await follow()
  const kept = await h.post('/v1/api-keys', { name: 'Reader', grants: ['read-site', 'read-lead'] })
  const reader = await follow({}, kept.body.key as string)
  const other = await h.newSite('Not followed')
  await h.post(`/v1/sites/${other}/pause`)
  await h.post(`/v1/sites/${site}/pause`)
  const text = await live.until('site.paused')
  expect(text).toContain('event: api_key.created')
  expect(text).not.toContain(other)
  const [, place = '', body = ''] = /id: (\S+)\nevent: site\.paused\ndata: (.*)\n\n/.exec(text) ?? []
  expect(siteEvent.parse(JSON.parse(body))).toMatchObject({
    type: 'site.paused',
    data: { subject_id: site, lead_id: null },
  })
  live.abort()

  await h.patch(`/v1/sites/${site}/marketing-settings`, { emails_max: 3 })
  await h.post(`/v1/sites/${site}/resume`, { overdue: 'continue' })
  await h.post(`/v1/sites/${site}/leads`, { email: 'after-the-break@example.com' })
  const again = await follow({ 'last-event-id': place })
  const missed = await again.until('lead.created')
  expect([...missed.matchAll(/event: (\S+)/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(['marketing_settings.updated', 'site.resumed', 'lead.created']),
  )
  expect(missed).not.toContain('site.paused')
  again.abort()

  await h.delete(`/v1/api-keys/${(await h.post('/v1/api-keys', { name: 'Gone', grants: ['read-lead'] })).body.id}`)
  await h.post(`/v1/sites/${site}/publish`)
  expect(await reader.until('site.published')).not.toContain('api_key.')
  reader.abort()
})

test('who changes a name or a password is told of to those who may manage the account, and to nobody else', async () => {
  const kept = await h.post('/v1/api-keys', { name: 'Reads', grants: ['read-site', 'read-lead'] })
  const [live, reader] = [await follow(), await follow({}, kept.body.key as string)]
  expect((await h.patch('/v1/auth/profile', { first_name: 'Anna' })).status).toBe(200)
  const [, body = ''] = /event: user\.updated\ndata: (.*)\n\n/.exec(await live.until('user.updated')) ?? []
  expect(siteEvent.parse(JSON.parse(body))).toMatchObject({
    type: 'user.updated',
    data: { subject_id: h.person.user_id, lead_id: null },
  })
  live.abort()
  await h.post(`/v1/sites/${site}/unpublish`)
  expect(await reader.until('site.unpublished')).not.toContain('user.')
  reader.abort()
})

test('events of the site and changes of the account are told in the order of their moments, each with both places', () => {
  const at = (moment: number, name: string) => ({ id: name, at: moment, name, subject_id: null })
  const events = [1, 3].map(seq => ({ ...at(seq * 10, `e${seq}`), seq, lead_id: null, data: {} }))
  const actor = {
    actor_type: 'system',
    actor_id: null,
    impersonator_id: null,
    account_id: null,
    parts: null,
    changes: null,
  } as const
  const changes = [20, 40].map(moment => ({ ...at(moment, `c${moment}`), ...actor }))
  const told = inOrder(events, changes, { seq: 0, change: null, epoch: null })
  expect(told.map(({ name, place }) => [name, place.seq, place.change])).toEqual([
    ['e1', 1, null],
    ['c20', 1, 'c20'],
    ['e3', 3, 'c20'],
    ['c40', 3, 'c40'],
  ])
})

test('a stream listens to its own site alone, and to nothing once it has ended', async () => {
  const { signals } = h.installation
  const everywhere = vi.spyOn(signals, 'on')
  const before = signals.listenedSites
  const live = await follow()
  expect(everywhere).not.toHaveBeenCalled()
  expect(signals.listenedSites).toBe(before + 4)
  await live.reader?.cancel()
  expect(signals.listenedSites).toBe(before)
  everywhere.mockRestore()
})

test('a place that is no longer kept, or never was, answers 410', async () => {
  const gone = await h.get(`/v1/sites/${site}/stream`, { headers: { 'last-event-id': '999999' } })
  expect(gone.status).toBe(410)
  expect(gone.body).toMatchObject({ code: 'gone' })
  const [change, earlier] = ['2', '1'].map(digit => `act_${digit.repeat(32)}`)
  const last = { seq: 50_000, change: change ?? '', epoch: null }
  const first = last.seq - limits.stream_kept_events
  expect(placeToBegin(String(first), last)).toEqual({ seq: first, change, epoch: null })
  expect(placeToBegin(`${first}-${'1'.repeat(32)}`, last)).toEqual({ seq: first, change: earlier, epoch: null })
  expect(placeToBegin(String(first - 1), last)).toBeNull()
  for (const never of ['x', '1-', '1-act_1', `-${'1'.repeat(32)}`]) expect(placeToBegin(never, last)).toBeNull()
  expect(placeToBegin(null, last)).toEqual(last)
  const restored = { ...last, epoch: '0123456789ab' }
  expect(placeToBegin(String(first), restored)).toBeNull()
  expect(placeToBegin(`${first}@0123456789ab`, restored)).toEqual({ ...restored, seq: first })
  expect(placeToBegin(`${first}-${'1'.repeat(32)}@ba9876543210`, restored)).toBeNull()
})

test('signing out ends the stream with the next check', async () => {
  const guest = await h.newPerson('guest@example.com')
  const own = await h.newSite('Guest', guest.token)
  const response = await h.app.request(`/v1/sites/${own}/stream`, {
    headers: { authorization: `Bearer ${guest.token}` },
  })
  const out = await h.post('/v1/auth/sign-out', undefined, { token: guest.token })
  expect(out.status, JSON.stringify(out.body)).toBeLessThan(300)
  const before = performance.now()
  await response.text()
  expect(performance.now() - before).toBeLessThan(2 * streamLimits.stream_rights_check_seconds * 1_000)
})

test('each event needs the right to read its subject', () => {
  const { permissionToSee } = h.installation.connections
  expect(permissionToSee('lead.created')).toBe('read-lead')
  expect(permissionToSee('run.completed')).toBe('manage-marketing')
  expect(permissionToSee('popup.published')).toBe('manage-popups')
  expect(permissionToSee('email.delivered')).toBe('manage-emails')
  expect(permissionToSee('audience.created')).toBe('read-audience')
  expect(permissionToSee('site.updated')).toBe('read-site')
  expect(permissionToSee('page.visited')).toBe('read-lead')
  expect(permissionToSee('constructor.x')).toBeUndefined()
})

test('a stream ends once its site has another database, and its place means nothing there', async () => {
  const live = await follow()
  h.installation.signals.replaced(site)
  await expect.poll(async () => (await live.reader?.read())?.done).toBe(true)
})

test('runs that go on are told, without a place, to whom they are shown', async () => {
  expect(h.installation.connections.permissionToSee('runs.changed')).toBe('manage-marketing')

  const live = await follow()
  h.installation.signals.wake('moved', site)
  expect(await live.until('runs.changed')).toMatch(/\n\nevent: runs\.changed\ndata: \{"id":"","type":"runs\.changed"/)
  live.abort()
})
