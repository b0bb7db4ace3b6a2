import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '../../../platform/features/contract.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import type { getNotifications, readNews } from './contract.ts'
import { notificationLimits } from './limits.ts'
import { stillRead, visited } from './rules.ts'

const MINUTE = 60_000
const pause_ms = notificationLimits.visit_pause_minutes * MINUTE
let h: Harness
let at: string
beforeAll(async () => {
  h = await createHarness()
  at = `/v1/sites/${await h.newSite('Casa Verde')}`
})
afterAll(() => h.close())

const key = async (...grants: string[]) =>
  String((await h.post('/v1/api-keys', { name: grants.join(), grants })).body.key)
const list = async (token?: string) =>
  (await h.get(`${at}/notifications`, token ? { token } : {})).body as unknown as Output<typeof getNotifications>
const visit = async (token?: string) =>
  (await h.post(`${at}/notifications/news`, undefined, token ? { token } : {})).body as unknown as Output<
    typeof readNews
  >
const newSender = async (email: string) => {
  const sender = { first_name: 'Ana', last_name: 'Sol', email, reply_to: email, signature: 'Ana' }
  return String((await h.post(`${at}/senders`, sender)).body.id)
}

test('what waits is new until it was read, each person for themselves; more of it is new again', async () => {
  expect(await list()).toMatchObject({ unread: 0, running: 0, attention: [] })
  const first = await newSender('ana@example.com')
  const emails = await key('read-site', 'manage-emails')
  const waiting = { type: 'unverified_senders', count: 1, is_new: true }
  expect(await list()).toMatchObject({ unread: 1, attention: [waiting] })
  expect((await h.post(`${at}/notifications/read`)).status).toBe(204)
  expect(await list()).toMatchObject({ unread: 0, attention: [{ ...waiting, is_new: false }] })
  expect((await list()).read_at).toBe(new Date(h.clock.now()).toISOString())
  expect(await list(emails)).toMatchObject({ unread: 1 })
  await newSender('bea@example.com')
  expect(await list()).toMatchObject({ unread: 1, attention: [{ count: 2, is_new: true }] })
  expect(await list(await key('read-site'))).toMatchObject({ unread: 0, attention: [] })
  await h.post(`${at}/notifications/read`)
  await h.call('DELETE', `${at}/senders/${first}`)
  await visit()
  await newSender('eva@example.com')
  expect(await list()).toMatchObject({ unread: 1, attention: [{ count: 2, is_new: true }] })
})

test('the next one is new, also where what was read before is gone and nobody looked meanwhile', async () => {
  await h.post(`${at}/notifications/read`)
  const { data } = (await h.get(`${at}/senders`)).body
  h.clock.forward(1_000)
  await h.call('DELETE', `${at}/senders/${data[0]?.id}`)
  await newSender('iris@example.com')
  expect(await list()).toMatchObject({ unread: 1, attention: [{ count: 2, is_new: true }] })
  await h.post(`${at}/notifications/read`)
  expect(await list()).toMatchObject({ unread: 0 })
})

test('who comes back learns what came since, until it is put away', async () => {
  const other = await key('read-site', 'manage-leads')
  const news = async () => (await visit()).news.map(({ type, count }) => `${type} ${count}`)
  h.clock.forward(pause_ms)
  await visit()
  await h.post(`${at}/notifications/dismiss-news`)
  expect((await h.post(`${at}/leads`, { email: 'one@example.com' }, { token: other })).status).toBe(201)
  h.clock.forward(pause_ms - 1)
  expect(await news(), 'the same visit').not.toContain('leads 1')
  const left = new Date(h.clock.now()).toISOString()
  await h.post(`${at}/leads`, { email: 'two@example.com' }, { token: other })
  await h.post(`${at}/leads`, { email: 'three@example.com' })
  h.clock.forward(pause_ms)
  expect(await news(), 'what others added').toEqual(['leads 1', 'changes_by_others 1'])
  expect((await visit()).away_since).toBe(left)
  expect((await h.post(`${at}/notifications/dismiss-news`)).status).toBe(204)
  expect(await visit()).toEqual({ news: [] })
})

test('news are told to who may read them; a first visit has none', async () => {
  await h.signInAgain()
  const token = await key('read-site', 'manage-emails')
  expect(await visit(token)).toEqual({ news: [] })
  await h.post(`${at}/leads`, { email: 'four@example.com' })
  h.clock.forward(pause_ms)
  expect((await visit(token)).news.map(({ type }) => type)).toEqual(['changes_by_others'])
})

test('no more are counted than the most', async () => {
  const database = await h.installation.databases.site(at.slice('/v1/sites/'.length))
  const { news } = h.installation.connections
  const leads = news.find(({ type }) => type === 'leads')
  const away = { after: '0', person_id: 'user_1' }
  const counted = (most: number) => database.read(db => leads?.count(db, { ...away, most }) ?? Promise.resolve(-1))
  expect([await counted(3), await counted(notificationLimits.news_count_max)]).toEqual([3, 4])
})

test('a pause begins another visit; what was dealt with and comes again is new', () => {
  const mark = {
    person_id: 'p',
    read_at: null,
    read_counts: null,

    away_since: null,
    away_place: null,
  }
  const here = { now: pause_ms, place: 'b', pause_ms }
  const begun = { visited_at: pause_ms, visited_place: 'b' }
  expect(visited(undefined, here)).toEqual(begun)
  expect(visited({ ...mark, visited_at: 1, visited_place: 'a' }, here)).toEqual(begun)
  const another = { ...begun, away_since: 0, away_place: 'a' }
  expect(visited({ ...mark, visited_at: 0, visited_place: 'a' }, here)).toEqual(another)
  expect(stillRead({ failed_runs: 3, gone: 2 }, [{ type: 'failed_runs', count: 1 }])).toEqual({ failed_runs: 1 })
})
