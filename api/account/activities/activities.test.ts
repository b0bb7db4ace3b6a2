import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { newLink } from '../auth/rules.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Told')
})
afterAll(() => h.close())

const namesIn = ({ body }: { body: { data: Record<string, unknown>[] } }) => body.data.map(({ name }) => name)

test('the history of a site tells who paused it, published it and changed its settings, among what happened inside', async () => {
  await h.post(`/v1/sites/${site}/tags`, { name: 'Before' })
  await h.post(`/v1/sites/${site}/pause`)
  await h.patch(`/v1/sites/${site}/marketing-settings`, { emails_max: 2 })
  await h.post(`/v1/sites/${site}/tags`, { name: 'Between' })
  await h.post(`/v1/sites/${site}/publish`)
  await h.patch(`/v1/sites/${site}`, { name: 'Told well' })
  const all = await h.get(`/v1/sites/${site}/activities`)
  const expected = [
    ...['site.updated', 'site.published', 'tag.created', 'marketing_settings.updated', 'site.paused', 'tag.created'],
    'site.created',
  ]
  expect(namesIn(all)).toEqual(expected)
  expect(all.body.data[4]).toMatchObject({
    ...{ name: 'site.paused', subject_id: site, subject_name: 'Told well' },
    ...{ actor_type: 'user', actor_id: h.person.user_id, actor_name: 'Ana García' },
  })
  expect(all.body.data[0]).toMatchObject({ parts: ['name'] })
  const paged = []
  for (let cursor: unknown = ''; cursor !== null; ) {
    const path = `/v1/sites/${site}/activities?limit=2${cursor ? `&cursor=${cursor}` : ''}`
    const { body } = await h.get(path)
    paged.push(...body.data.map(({ name }) => name))
    cursor = body.next_cursor
  }
  expect(paged).toEqual(expected)
  const ofSite = await h.get(`/v1/sites/${site}/activities?subject_id=${site}`)
  expect(namesIn(ofSite)).toEqual(expected.filter(name => name !== 'tag.created'))
  const tag = all.body.data[2]?.subject_id
  expect(namesIn(await h.get(`/v1/sites/${site}/activities?subject_id=${tag}`))).toEqual(['tag.created'])
})

test('the history of an account tells of keys, passwords and sites, and of nobody else’s', async () => {
  const { user_id, token } = await h.newPerson('owner@example.com')
  const own = await h.newSite('Owned', token)
  const kept = await h.newSite('Kept', token)
  const made = await h.post('/v1/api-keys', { name: 'Website', grants: ['manage-leads'] }, { token })
  await h.post(`/v1/api-keys/${made.body.id}/reset`, undefined, { token })
  await h.delete(`/v1/sites/${own}`, { token })
  const { control } = h.installation.databases
  const link = await control.write(tx => newLink(tx, 'reset_password', user_id, h.clock.now(), 60_000))
  await h.post('/v1/auth/reset-password', { token: link.token, password: 'correct horse' }, { token: null })
  const body = { email: 'owner@example.com', password: 'correct horse' }
  const session = (await h.post('/v1/auth/sign-in', body, { token: null })).body.token as string
  const change = { current_password: 'correct horse', password: 'battery staple' }
  expect((await h.post('/v1/auth/change-password', change, { token: session })).status).toBe(204)

  const all = await h.get('/v1/activities', { token: session })
  expect(namesIn(all)).toEqual([
    ...['user.password_changed', 'user.password_reset', 'site.deleted', 'api_key.reset', 'api_key.created'],
    ...['site.created', 'site.created'],
  ])
  expect(all.body.data[1]).toMatchObject({ subject_name: 'Ana García', actor_id: user_id })
  expect(all.body.data[4]).toMatchObject({ subject_id: made.body.id, subject_name: 'Website' })
  const first = await h.get('/v1/activities?limit=3', { token: session })
  const next = await h.get(`/v1/activities?cursor=${first.body.next_cursor}`, { token: session })
  expect([...namesIn(first), ...namesIn(next)]).toEqual(namesIn(all))

  const keyFor = async (grants: string[]) =>
    (await h.post('/v1/api-keys', { name: 'Limited', site_ids: [kept], grants }, { token: session })).body.key as string
  const limited = await h.get('/v1/activities', { token: await keyFor(['manage-account']) })
  expect(limited.body.data.filter(({ name }) => name === 'site.created')).toMatchObject([{ subject_id: kept }])
  expect(namesIn(limited)).not.toContain('site.deleted')
  expect((await h.get('/v1/activities', { token: await keyFor(['manage-leads']) })).status).toBe(403)
})
