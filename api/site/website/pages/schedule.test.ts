import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { workOff } from '../../../testing/work-off.ts'
import { pageLimits } from './limits.ts'
import { savePage } from './store.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const minute = 60_000
const saying = (said: string) => ({ version: 1, blocks: [{ id: 'a', type: 'heading', text: said, level: 1 }] })
const inMinutes = (minutes: number) => new Date(h.clock.now() + minutes * minute).toISOString()
let count = 0
async function make() {
  count += 1
  const { body } = await h.post(at, { name: `Page ${count}`, handle: `page-${count}`, document: saying('One') })
  return { id: String(body.id), path: `/page-${count}` }
}
const schedule = (id: string, publish: number | null, unpublish: number | null = null) =>
  h.call('PUT', `${at}/${id}/schedule`, {
    body: {
      publish_at: publish === null ? null : inMinutes(publish),
      unpublish_at: unpublish === null ? null : inMinutes(unpublish),
    },
  })
const seen = async (path: string) => {
  const headers = { host: 'casa-verde.sites.example.com', accept: 'text/html' }
  const response = await h.app.request(path, { headers })
  return [response.status, /<h1[^>]*>([^<]*)/.exec(await response.text())?.[1]]
}
async function later(minutes: number) {
  h.clock.forward(minutes * minute)
  await workOff(h, site)
}

test('a page that is taken down does not come back by itself', async () => {
  const { id, path } = await make()
  await h.post(`${at}/${id}/publish`)
  await h.patch(`${at}/${id}`, { document: saying('Two') })
  await schedule(id, 30, 90)
  const hidden = (await h.post(`${at}/${id}/unpublish`)).body
  expect(hidden).not.toHaveProperty('publish_at')
  expect(hidden).not.toHaveProperty('unpublish_at')
  await later(120)
  expect((await seen(path))[0]).toBe(404)
})

test('a page that is not public yet is not published at its moment once somebody has taken that back', async () => {
  const { id, path } = await make()
  await schedule(id, 30)
  expect((await h.post(`${at}/${id}/unpublish`)).body).not.toHaveProperty('publish_at')
  await later(60)
  expect((await seen(path))[0]).toBe(404)
})

test('a page becomes public at its moment, as its draft is then, and is hidden at the other', async () => {
  const { id, path } = await make()
  const said = await schedule(id, 30, 90)
  expect(said.body).toMatchObject({ status: 'draft', publish_at: inMinutes(30), unpublish_at: inMinutes(90) })
  await later(29)
  expect((await seen(path))[0]).toBe(404)
  await h.patch(`${at}/${id}`, { document: saying('Two') })
  await later(1)
  expect(await seen(path)).toEqual([200, 'Two'])
  const live = (await h.get(`${at}/${id}`)).body
  expect(live).toMatchObject({ status: 'published', published_version: 2, has_unpublished_changes: false })
  expect(live).not.toHaveProperty('publish_at')
  expect((await h.get(`${at}/${id}/versions`)).body.data).toHaveLength(1)
  await later(60)
  expect((await seen(path))[0]).toBe(404)
  const hidden = (await h.get(`${at}/${id}`)).body
  expect(hidden.status).toBe('draft')
  expect(hidden).not.toHaveProperty('unpublish_at')
  const { data } = (await h.get(`/v1/sites/${site}/activities?subject_id=${id}`)).body
  expect(data.map(({ name, actor_type }) => [name, actor_type]).slice(0, 2)).toEqual([
    ['site_page.unpublished', 'system'],
    ['site_page.published', 'system'],
  ])
})

test('a server that was down at both moments does both, in their order, and once', async () => {
  const { id, path } = await make()
  await schedule(id, 10, 20)
  await later(60)
  expect((await seen(path))[0]).toBe(404)
  const { data } = (await h.get(`/v1/sites/${site}/activities?subject_id=${id}`)).body
  expect(data.map(({ name }) => name).slice(0, 2)).toEqual(['site_page.unpublished', 'site_page.published'])
  await later(60)
  expect((await h.get(`/v1/sites/${site}/activities?subject_id=${id}`)).body.data).toHaveLength(data.length)
})

test('what is done by hand before takes the place of the moment; a moment is changed and taken back', async () => {
  const { id, path } = await make()
  await schedule(id, 10, 20)
  await h.post(`${at}/${id}/publish`)
  expect((await h.get(`${at}/${id}`)).body).not.toHaveProperty('publish_at')
  await h.post(`${at}/${id}/unpublish`)
  await later(30)
  expect((await seen(path))[0]).toBe(404)
  await schedule(id, 10)
  await schedule(id, 50)
  await later(20)
  expect((await seen(path))[0]).toBe(404)
  await schedule(id, null)
  await later(60)
  expect((await seen(path))[0]).toBe(404)
  await schedule(id, 5)
  await h.delete(`${at}/${id}`)
  await later(10)
})

test('a draft that cannot be shown at its moment stays one, and says why', async () => {
  const { id, path } = await make()
  await schedule(id, 10)
  const { seo } = (await h.get(`${at}/${id}`)).body
  // As after its image is gone.
  const image = { id: 'b', type: 'image', image_id: `image_${'0'.repeat(32)}`, url: '', alt: '' }
  const draft = { language: 'en', hide_menu: false, hide_footer: false, seo, document: { version: 1, blocks: [image] } }
  await h.inSite(site, tx => savePage(tx, id, { draft: draft as never }))
  await later(10)
  expect((await seen(path))[0]).toBe(404)
  const page = (await h.get(`${at}/${id}`)).body
  expect(page).toMatchObject({ status: 'draft', schedule_problem: 'validation_failed' })
  expect(page).not.toHaveProperty('publish_at')
  const refused = await schedule(id, 10)
  expect(refused.body.errors).toMatchObject([{ pointer: '/document/blocks/0/image_id', code: 'unknown_reference' }])
  await h.patch(`${at}/${id}`, { document: saying('Again') })
  expect((await schedule(id, 10)).body).not.toHaveProperty('schedule_problem')
  await later(10)
  expect(await seen(path)).toEqual([200, 'Again'])
})

test('moments that have passed, are too far, or the wrong way round are refused at their places', async () => {
  const { id } = await make()
  const farthest = pageLimits.page_schedule_days_max * 24 * 60
  expect((await schedule(id, farthest)).status).toBe(200)
  const refusals = async (...moments: [number | null, number | null]) => {
    const errors = (await schedule(id, ...moments)).body.errors as unknown as { pointer: string; code: string }[]
    return errors.map(({ pointer, code }) => [pointer, code])
  }
  expect(await refusals(farthest + 1, null)).toEqual([['/publish_at', 'too_late']])
  expect(await refusals(0, -1)).toEqual([
    ['/publish_at', 'time_passed'],
    ['/unpublish_at', 'time_passed'],
    ['/unpublish_at', 'ends_before_start'],
  ])
  expect(await refusals(20, 20)).toEqual([['/unpublish_at', 'ends_before_start']])
  const body = { publish_at: null, unpublish_at: null }
  const late = await h.call('PUT', `${at}/${id}/schedule`, { body, headers: { 'if-match': '"1"' } })
  expect([late.status, late.body.code]).toEqual([412, 'changed_elsewhere'])
})
