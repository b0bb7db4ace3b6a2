/** Streams of chats: so many of a conversation, one read for all who follow it, and none of what others say. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { conversationLimits } from '../../site/assistants/conversations/limits.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'

const limits = conversationLimits
let h: Harness
let site: string
let assistant: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa')
  await h.post(`/v1/sites/${site}/publish`)
  const pair = { type: 'pair', question: 'Which days do you deliver?', answer: 'We deliver from Monday to Saturday.' }
  const source_ids = [(await h.post(`/v1/sites/${site}/knowledge-sources`, pair)).body.id]
  assistant = String((await h.post(`/v1/sites/${site}/assistants`, { name: 'Helper', source_ids })).body.id)
  await h.post(`/v1/sites/${site}/assistants/${assistant}/publish`)
})
afterAll(() => h.close())

async function talk() {
  h.clock.forward(60_000)
  const path = `/v1/public/sites/${site}/chats/${assistant}/conversations`
  const { body } = await h.post(path, { locale: 'en' }, { token: null })
  const id = String(body.conversation_id)
  return { id, path: `/v1/public/sites/${site}/conversations/${id}`, authorization: `Bearer ${body.secret}` }
}
type Talk = Awaited<ReturnType<typeof talk>>

async function follow({ path, authorization }: Talk, query = '') {
  const aborting = new AbortController()
  const { signal } = aborting
  const response = await h.app.request(`${path}/stream${query}`, { headers: { authorization }, signal })
  const reader = response.body?.getReader()
  let text = ''
  let ended = false
  const reading = (async () => {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      text += new TextDecoder().decode(value)
    }
    ended = true
  })()
  const stop = async () => {
    aborting.abort()
    await reading
  }
  return { response, text: () => text, ended: () => ended, stop }
}
const reply = ({ id }: Talk, text: string) => h.post(`/v1/sites/${site}/conversations/${id}/messages`, { text })

test('all who follow a conversation are told what is said, by one look at it; others cost it none', async () => {
  const [one, other] = [await talk(), await talk()]
  const streams = await Promise.all([follow(one), follow(one), follow(one), follow(other)])
  const [, , , elsewhere] = streams
  const database = await h.installation.databases.site(site)
  const read = vi.spyOn(database, 'read')
  vi.spyOn(h.installation.databases, 'site').mockResolvedValue(database)
  for (let i = 0; i < 5; i++) await h.post(`/v1/sites/${site}/tags`, { name: `Tag ${i}` })
  const byTags = read.mock.calls.length
  const said = await reply(one, 'Hello from Ana')
  expect(said.status, JSON.stringify(said.body)).toBeLessThan(300)
  for (const stream of streams.slice(0, 3)) {
    await expect.poll(stream.text).toContain('Hello from Ana')
    expect(stream.text()).toContain('event: person')
    expect(stream.text().match(/Hello from Ana/g)).toHaveLength(1)
  }
  expect(elsewhere?.text()).not.toContain('Hello')
  // One read of each batch of events, and looks of the replies alone, not one for each stream.
  expect(byTags).toBeLessThanOrEqual(10)
  vi.restoreAllMocks()
  for (const { stop } of streams) await stop()
  expect(h.installation.concurrency.size).toBe(0)
  expect(h.installation.signals.listenedSites).toBe(0)
})

test('so many streams of one conversation, and again so many once they are gone', async () => {
  const one = await talk()
  const all = Array.from({ length: limits.chat_streams_per_conversation_max + 3 }, () => follow(one))
  const streams = await Promise.all(all)
  const refused = streams.filter(({ response }) => response.status === 429)
  expect(refused).toHaveLength(3)
  await expect.poll(() => refused[0]?.text()).toContain('too_many_requests')
  expect(refused[0]?.response.headers.get('retry-after')).not.toBeNull()
  for (const { stop } of streams) await stop()
  const again = await follow(one)
  expect(again.response.status).toBe(200)
  await again.stop()
})

test('who comes late is told what it missed, and a stream ends with its conversation', async () => {
  const one = await talk()
  await reply(one, 'First')
  const early = await follow(one)
  await reply(one, 'Second')
  const late = await follow(one, '?after=0')
  await expect.poll(late.text).toContain('Second')
  expect(late.text()).toContain('First')
  await expect.poll(early.text).toContain('Second')
  expect(early.text()).not.toContain('First')
  await h.delete(`/v1/sites/${site}/conversations/${one.id}`)
  await expect.poll(() => [early.ended(), late.ended()]).toEqual([true, true])
})

test('the stream of a conversation that goes without an event ends too', async () => {
  const one = await talk()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await follow(one)
    await h.app.request(one.path, { method: 'DELETE', headers: { authorization: one.authorization } })
    expect(stream.ended()).toBe(false)
    vi.advanceTimersByTime(limits.chat_stream_check_seconds * 1_000)
    await vi.waitFor(() => expect(stream.ended()).toBe(true), 10_000)
  } finally {
    vi.useRealTimers()
  }
})
