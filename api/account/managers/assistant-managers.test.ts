/** Managers of chosen assistants: what they reach, what they are refused, and how long their password must be. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { upload } from '../../testing/upload.ts'
import { managerLimits } from './limits.ts'

const short = 'secret'
const long = 'correct horse'
let h: Harness
let site: string
let mine: string
let other: string
const at = (path: string) => `/v1/sites/${site}/${path}`
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(at('publish'))
  mine = await assistant('Mine')
  other = await assistant('Other')
})
afterAll(() => h.close())

async function assistant(name: string, settings: object = {}): Promise<string> {
  const { body } = await h.post(at('assistants'), { name, strict: false, tools: [], ...settings })
  expect((await h.post(at(`assistants/${body.id}/publish`))).status).toBe(200)
  return String(body.id)
}

let count = 0
const nextEmail = () => `helper-${++count}@example.com`
async function takeMail(): Promise<SystemMail> {
  const rows = await h.installation.databases.control.write(async tx => {
    const all = await tx.select().from(jobs)
    await tx.delete(jobs)
    return all
  })
  return rows.at(-1)?.payload as SystemMail
}
const tokenIn = (mail: SystemMail) => mail.link.split(/[/=]/).at(-1) ?? ''
const chosen = (ids: readonly string[], more: object = {}) => ({
  ...{ site_ids: [site], grants: ['manage-assistants'], assistant_ids: ids, ...more },
})
function invite(rights: object, email = nextEmail()) {
  h.clock.forward(3_600_000)
  return h.post('/v1/managers', { name: 'Bea', email, ...rights })
}
const accept = (body: object) => h.post('/v1/invitations/accept', body, { token: null })
const names = { first_name: 'Bea', last_name: 'López' }

async function joined(rights: object, password = short, email = nextEmail()) {
  const { status, body } = await invite(rights, email)
  expect(status, JSON.stringify(body)).toBe(201)
  expect((await accept({ token: tokenIn(await takeMail()), ...names, password })).status).toBe(200)
  return { id: String(body.id), email, token: await signedIn(email, password) }
}
async function signedIn(email: string, password: string): Promise<string> {
  return String((await h.post('/v1/auth/sign-in', { email, password }, { token: null })).body.token)
}
const call = async (method: string, path: string, token: string, body?: unknown) => {
  const reply = await h.call(method, at(path), { token, ...(body !== undefined && { body }) })
  return reply.status < 300 ? reply.status : `${reply.status} ${reply.body.code}`
}

/** A conversation in which something was asked. */
async function talk(assistant_id: string): Promise<string> {
  const path = `/v1/public/sites/${site}/chats/${assistant_id}/conversations`
  const { body } = await h.post(path, {}, { token: null })
  const messages = `/v1/public/sites/${site}/conversations/${body.conversation_id}/messages`
  await (
    await h.app.request(messages, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'Do you deliver?' }),
    })
  ).text()
  return String(body.conversation_id)
}

test('a manager of chosen assistants reaches these and what belongs to them; others are not there, and what is about all is refused', async () => {
  const { token } = await joined(chosen([mine]))
  const [own, foreign] = [await talk(mine), await talk(other)]
  for (const path of ['', '/versions', '/golden-questions', '/keywords', '/researches', '/uses']) {
    expect(await call('GET', `assistants/${mine}${path}`, token), path).toBe(200)
    expect(await call('GET', `assistants/${other}${path}`, token), path).toBe('404 not_found')
  }
  expect(await call('GET', `conversations/${own}/messages`, token)).toBe(200)
  expect(await call('GET', `conversations/${foreign}/messages`, token)).toBe('404 not_found')
  expect(await call('POST', `conversations/${foreign}/close`, token)).toBe('404 not_found')
  expect(await call('DELETE', `conversations/${foreign}`, token)).toBe('404 not_found')
  expect(await call('PATCH', `assistants/${mine}`, token, { name: 'Mine' })).toBe(200)
  expect(await call('PATCH', `assistants/${other}`, token, { name: 'Taken' })).toBe('404 not_found')
  const refused = ['ai-provider', 'ai-provider/models', 'vectors', 'assistant-allowance', 'leads', 'popups', 'stream']
  for (const path of refused) expect(await call('GET', path, token), path).toBe('403 not_permitted')
  expect(await call('POST', 'assistants', token, { name: 'New' })).toBe('403 not_permitted')
  expect(await call('POST', `assistants/${mine}/duplicate`, token)).toBe('403 not_permitted')
  expect(await call('POST', 'retrieval/search', token, { question: 'What?' })).toBe('403 not_permitted')
  expect((await h.get('/v1/managers', { token })).status).toBe(403)
  expect((await h.post('/v1/api-keys', { name: 'K', grants: ['manage-assistants'] }, { token })).status).toBe(403)
})

test('lists show what belongs to the chosen assistants, also where another is asked for', async () => {
  const { token } = await joined(chosen([mine]))
  const [own] = [await talk(mine), await talk(other)]
  const list = async (path: string) => (await h.get(at(path), { token })).body
  expect((await list('assistants')).data.map(row => row.id)).toEqual([mine])
  const of = new Set((await list('conversations')).data.map(row => row.assistant_id))
  expect([...of]).toEqual([mine])
  expect((await list(`conversations?assistant_id=${other}`)).data).toEqual([])
  expect((await list(`conversations?assistant_id=${mine}`)).data[0]?.id).toBe(own)
  const usage = await list('assistant-usage')
  expect((usage.assistants as { assistant_id: string }[]).every(used => used.assistant_id === mine)).toBe(true)
  expect(usage.talks).toEqual((await list(`assistant-usage?assistant_id=${mine}`)).talks)
  expect((await list(`unanswered-topics?assistant_id=${other}`)).data).toEqual([])
  expect((await list(`answer-feedback?assistant_id=${other}`)).data).toEqual([])
  const { rules, account_permissions } = (await h.get('/v1/auth/abilities', { token })).body
  const conditions = { site_id: { $in: [site] }, assistant_id: { $in: [mine] } }
  expect(rules).toEqual([{ action: 'manage-assistants', subject: 'site', conditions }])
  expect(account_permissions).toEqual([])
})

test('knowledge is theirs where a chosen assistant answers from it, and to be changed where no other does', async () => {
  const pair = async (question: string) =>
    String((await h.post(at('knowledge-sources'), { type: 'pair', question, answer: 'Yes.' })).body.id)
  const [theirs, shared, hidden] = [await pair('Theirs?'), await pair('Shared?'), await pair('Hidden?')]
  const one = await assistant('One', { source_ids: [theirs, shared] })
  await assistant('Two', { source_ids: [shared, hidden] })
  const { token } = await joined(chosen([one]))
  const { data } = (await h.get(at('knowledge-sources'), { token })).body
  expect(Object.fromEntries(data.map(row => [row.id, row.may_change]))).toEqual({ [shared]: false, [theirs]: true })
  const mayChange = async (id: string, by?: object) => (await h.get(at(`knowledge-sources/${id}`), by)).body.may_change
  await h.post(at(`assistants/${one}/archive`))
  expect([await mayChange(theirs, { token }), await mayChange(shared, { token })]).toEqual([true, false])
  await h.post(at(`assistants/${one}/unarchive`))
  expect(await mayChange(shared)).toBe(true)
  expect(await call('GET', `knowledge-sources/${shared}/chunks`, token)).toBe(200)
  expect(await call('GET', `knowledge-sources/${hidden}`, token)).toBe('404 not_found')
  expect(await call('PATCH', `knowledge-sources/${theirs}`, token, { answer: 'Always.' })).toBe(200)
  expect(await call('PATCH', `knowledge-sources/${shared}`, token, { answer: 'No.' })).toBe('403 not_permitted')
  expect(await call('POST', 'knowledge-sources', token, { type: 'pair', question: 'New?', answer: 'A' })).toBe(
    '403 not_permitted',
  )
  const taken = await h.patch(at(`assistants/${one}`), { source_ids: [theirs, hidden] }, { token })
  expect(taken.body.errors).toMatchObject([{ pointer: '/source_ids/1', code: 'unknown_reference' }])
  expect((await h.patch(at(`assistants/${one}`), { source_ids: [theirs] }, { token })).status).toBe(200)
  // What the owner has taken away since does not come back with former settings.
  await h.patch(at(`assistants/${one}`), { source_ids: [hidden] })
  await h.post(at(`assistants/${one}/publish`))
  await h.patch(at(`assistants/${one}`), { source_ids: [] })
  const { body } = await h.post(at(`assistants/${one}/publish`))
  const versions = (await h.get(at(`assistants/${one}/versions`), { token })).body.data
  expect(versions.length).toBeGreaterThan(2)
  const { settings_version } = versions.find(
    (one: Record<string, unknown>) => Number(one.settings_version) < Number(body.settings_version),
  ) as { settings_version: number }
  const restored = await h.post(at(`assistants/${one}/restore`), { settings_version }, { token })
  expect(restored.body.source_ids).toEqual([])
})

test('what its design takes: the fonts of the site, the pictures of the chosen assistants, and others that are uploaded', async () => {
  const uploaded = async (background: string, token = h.person.token) => {
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
    return (await upload(h, at('images'), bytes, 'p.png', { authorization: `Bearer ${token}` })).body.id
  }
  const [shown, hidden] = [await uploaded('red'), await uploaded('blue')]
  const one = await assistant('Pictured', { design: { avatar_image_id: shown } })
  const { token } = await joined(chosen([one]))
  const listed = async (by?: object) => (await h.get(at('images'), by)).body.data.map(row => row.id)
  expect(await listed({ token })).toEqual([shown])
  expect(await listed()).toEqual([hidden, shown])
  const theirs = await uploaded('green', token)
  expect(await call('PATCH', `assistants/${one}`, token, { design: { avatar_image_id: theirs } })).toBe(200)
  // Visitors still see the former one.
  expect(await listed({ token })).toEqual([theirs, shown])
  expect(await call('DELETE', `images/${shown}`, token)).toBe('403 not_permitted')
  expect(await call('PATCH', `images/${shown}`, token, { name: 'Mine' })).toBe('403 not_permitted')
  expect((await h.get(at('design-settings'), { token })).body.fonts).not.toEqual([])
  expect(await call('PATCH', 'design-settings', token, {})).toBe('403 not_permitted')
  const both = await joined(chosen([one], { grants: ['manage-assistants', 'manage-popups'] }), long)
  expect(await listed(both)).toEqual([theirs, hidden, shown])
})

test('an export is of one chosen assistant, and its operation is for who began it', async () => {
  const { token } = await joined(chosen([mine]))
  const begin = (filter?: object) =>
    h.post(at('conversations/exports'), { format: 'csv', ...(filter && { filter }) }, { token })
  for (const filter of [undefined, { assistant_id: other }])
    expect((await begin(filter)).body.errors).toMatchObject([{ pointer: '/filter/assistant_id' }])
  const { status, body } = await begin({ assistant_id: mine })
  expect([status, body.subject_id]).toEqual([202, mine])
  const theirs = await h.post(at('conversations/exports'), { format: 'csv' })
  const { data } = (await h.get(at('operations'), { token })).body
  expect(data.map(row => row.id)).toEqual([body.id])
  expect(await call('GET', `operations/${body.id}`, token)).toBe(200)
  expect(await call('GET', `operations/${theirs.body.id}`, token)).toBe('403 not_permitted')
  expect(await call('GET', `operations/${theirs.body.id}/file`, token)).toBe('403 not_permitted')
  expect(await call('POST', `operations/${theirs.body.id}/cancel`, token)).toBe('403 not_permitted')
})

test('chosen assistants must be there, with their permission and sites, and with nothing that goes beyond them', async () => {
  const errors = async (rights: object) => (await invite(rights)).body.errors
  expect(await errors(chosen([]))).toMatchObject([{ pointer: '/assistant_ids', code: 'assistant_required' }])
  const nobody = `asst_${'0'.repeat(32)}`
  expect(await errors(chosen([mine, nobody]))).toMatchObject([
    { pointer: '/assistant_ids/1', code: 'unknown_reference' },
  ])
  const elsewhere = await h.newSite('Casa Azul')
  expect(await errors(chosen([mine], { site_ids: [elsewhere] }))).toMatchObject([{ pointer: '/assistant_ids/0' }])
  const only = [{ pointer: '/assistant_ids', code: 'chosen_assistants_only' }]
  for (const grant of ['create-assistant', 'purchase-assistant', 'manage-managers'])
    expect(await errors(chosen([mine], { grants: ['manage-assistants', grant] })), grant).toMatchObject(only)
  expect(await errors(chosen([mine], { grants: ['manage-leads'] }))).toMatchObject(only)
  const most = managerLimits.manager_assistants_max
  const many = (n: number) => Array.from({ length: n }, () => mine)
  expect((await invite(chosen(many(most)))).body.assistant_ids).toEqual([mine])
  expect((await invite(chosen(many(most + 1)))).body.code).toBe('validation_failed')
  const sites = (n: number) => [site, ...Array.from({ length: n - 1 }, (_, i) => `site_${String(i).padStart(32, '0')}`)]
  const sites_max = managerLimits.manager_assistants_sites_max
  expect((await invite(chosen([mine], { site_ids: sites(sites_max) }))).body.code).toBe('site_not_found')
  expect(await errors(chosen([mine], { site_ids: sites(sites_max + 1) }))).toMatchObject([{ pointer: '/site_ids' }])
})

test('a password of six characters is enough for chosen assistants alone', async () => {
  const tooShort = [{ pointer: '/password', code: 'password_too_short' }]
  await invite(chosen([mine]))
  const token = tokenIn(await takeMail())
  const told = (of: string) => h.post('/v1/invitations/read', { token: of }, { token: null })
  expect((await told(token)).body.password_characters_min).toBe(6)
  expect((await accept({ token, ...names, password: '12345' })).body.errors).toMatchObject(tooShort)
  expect((await accept({ token, ...names, password: '123456' })).status).toBe(200)
  await invite(chosen([mine], { grants: ['manage-assistants', 'read-site'] }))
  const more = tokenIn(await takeMail())
  expect((await told(more)).body.password_characters_min).toBe(8)
  expect((await accept({ token: more, ...names, password: '1234567' })).body.errors).toMatchObject(tooShort)
  expect((await accept({ token: more, ...names, password: '12345678' })).status).toBe(200)
  const helper = await joined(chosen([mine]))
  const change = (by: string, current_password: string, password: string) =>
    h.post('/v1/auth/change-password', { current_password, password }, { token: by })
  expect((await change(helper.token, short, 'other6')).status).toBe(204)
  const leader = await joined({ site_ids: [site], grants: ['manage-leads'] }, long)
  expect((await change(leader.token, long, 'other67')).body.errors).toMatchObject(tooShort)
  const reset = async (email: string, password: string) => {
    h.clock.forward(3_600_000)
    await h.post('/v1/auth/forgot-password', { email }, { token: null })
    return h.post('/v1/auth/reset-password', { token: tokenIn(await takeMail()), password }, { token: null })
  }
  expect((await reset(helper.email, 'third6')).status).toBe(200)
  expect((await reset(leader.email, 'third67')).body.errors).toMatchObject(tooShort)
  const owner = { token: null }
  const registration = { email: nextEmail(), password: '1234567', ...names }
  expect((await h.post('/v1/auth/register', registration, owner)).body.errors).toMatchObject(tooShort)
})

test('who has a short password is given more once a longer one is chosen', async () => {
  const { id, email, token } = await joined(chosen([mine]))
  const give = (rights: object) => h.patch(`/v1/managers/${id}`, rights)
  expect((await give({ assistant_ids: [mine, other] })).status).toBe(200)
  for (const rights of [{ assistant_ids: null }, { grants: ['manage-assistants', 'read-site'] }, { role: 'author' }]) {
    const { status, body } = await give(rights)
    expect([status, body.code], JSON.stringify(rights)).toEqual([409, 'longer_password_needed'])
    expect(body.detail).toContain('fewer than 8 characters')
  }
  // Nor by an invitation into another account.
  const stranger = await h.newPerson('stranger@example.com')
  h.clock.forward(3_600_000)
  const rights = { name: 'Bea', email, all_sites: true, grants: ['manage-leads'] }
  expect((await h.post('/v1/managers', rights, { token: stranger.token })).status).toBe(201)
  const invitation = tokenIn(await takeMail())
  expect((await accept({ token: invitation })).body.code).toBe('longer_password_needed')
  const changed = await h.post('/v1/auth/change-password', { current_password: short, password: long }, { token })
  expect(changed.status).toBe(204)
  expect((await accept({ token: invitation })).status).toBe(200)
  expect((await give({ assistant_ids: null })).body.assistant_ids).toBeNull()
  expect(await call('GET', 'ai-provider', token)).toBe(200)
})

test('rights that are narrowed to chosen assistants hold with the next request, and keys beyond them are deleted', async () => {
  const wide = ['manage-assistants', 'manage-account']
  const { id, token } = await joined({ site_ids: [site], grants: wide }, long)
  const body = { name: 'Theirs', site_ids: [site], grants: ['manage-assistants'] }
  const made = await h.post('/v1/api-keys', body, { token })
  expect(await call('GET', `assistants/${other}`, String(made.body.key))).toBe(200)
  expect((await h.patch(`/v1/managers/${id}`, { assistant_ids: [mine] })).status).toBe(200)
  expect(await call('GET', `assistants/${other}`, token)).toBe('404 not_found')
  expect(await call('GET', `assistants/${other}`, String(made.body.key))).toBe('401 not_signed_in')
  expect((await h.post('/v1/api-keys', body, { token })).body.code).toBe('not_permitted')
})

test('assistants of sites that are not the caller’s own are not shown', async () => {
  const sister = await h.newSite('Casa Roja')
  const { id } = await joined(chosen([mine], { site_ids: [site, sister] }))
  const half = await joined({ site_ids: [sister], grants: ['manage-managers', 'manage-assistants'] }, long)
  const seen = (await h.get(`/v1/managers/${id}`, { token: half.token })).body
  expect([seen.site_ids, seen.assistant_ids]).toEqual([[sister], []])
  expect((await h.get(`/v1/managers/${id}`)).body.assistant_ids).toEqual([mine])
})
