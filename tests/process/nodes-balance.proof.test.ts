/**
 * Sites that are in use go to a node that joins, and away from one that is stopped, while people write through all of them: nobody is refused,
 * and nothing is missing.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { JoinedNodes, type TestNode } from '../tools/joined-nodes.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

const site_count = 6
const pause_ms = 100

const together = new JoinedNodes()
const sites: string[] = []
beforeAll(async () => {
  sites.push((await together.open({ nodes: 1 })).site_id)
  const [first] = together.nodes as [TestNode]
  for (let n = 1; n < site_count; n++)
    sites.push(String((await first.api.must('POST', '/v1/sites', { name: `Casa ${n}`, subdomain: `casa-${n}` })).id))
})
afterAll(() => together.close())

/** One writer for each site, through one node after another. */
function keepWriting(through: () => readonly TestNode[], label: string) {
  const kept = new Map<string, string[]>(sites.map(id => [id, []]))
  const made = new Map<string, string[]>(sites.map(id => [id, []]))
  const refused: number[] = []
  let isOver = false
  const writing = sites.map(async (site_id, s) => {
    for (let n = 0; !isOver; n++) {
      const nodes = through()
      const { api } = nodes[n % nodes.length] as TestNode
      const email = `${label}${s}n${n}@example.com`
      const answer = await api.once('POST', `/v1/sites/${site_id}/leads`, { email }).catch(() => undefined)
      if (answer?.status === 201) {
        kept.get(site_id)?.push(email)
        made.get(site_id)?.push(String(answer.body.id))
      } else refused.push(answer?.status ?? 0)
      await pause(pause_ms)
    }
  })
  return {
    kept,
    made,
    refused,
    async end() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

/** As a browser does it: a stream that ends is taken up after the last place that was told. */
function follow({ server, api }: TestNode, site_id: string) {
  const leads: string[] = []
  const ending = new AbortController()
  let last: string | undefined
  let opened = 0
  const read = async () => {
    const headers = { authorization: `Bearer ${api.token}`, ...(last !== undefined && { 'last-event-id': last }) }
    const answer = await fetch(`${server.url}/v1/sites/${site_id}/stream`, { headers, signal: ending.signal })
    if (answer.status !== 200) return void (await answer.body?.cancel())
    opened += 1
    let rest = ''
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = (rest + part).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        last = /^id: (.*)$/m.exec(frame)?.[1] ?? last
        const [, data = '{}'] = /^event: lead\.created\ndata: (.*)$/m.exec(frame) ?? []
        const { lead_id } = JSON.parse(data).data ?? {}
        if (lead_id) leads.push(lead_id)
      }
    }
  }
  const following = (async () => {
    while (!ending.signal.aborted) await read().catch(() => pause(50))
  })()
  return {
    leads,
    get opened() {
      return opened
    },
    async end() {
      ending.abort()
      await following
    },
  }
}

const countsOf = (nodes: readonly TestNode[]) =>
  Promise.all(
    nodes.map(async ({ server }) => {
      const { node } = (await (await fetch(`${server.url}/readyz`)).json()) as { node?: { sites: number } }
      return node?.sites ?? 0
    }),
  )

async function missingAt({ api }: TestNode, kept: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const missing: string[] = []
  for (const [site_id, emails] of kept) {
    const found = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path = `/v1/sites/${site_id}/leads?limit=100${cursor && `&cursor=${cursor}`}`
      const page = (await api.must('GET', path)) as never as { data: { email: string }[]; next_cursor?: string | null }
      for (const { email } of page.data) found.add(email)
      cursor = page.next_cursor ?? null
    }
    missing.push(...emails.filter(email => !found.has(email)))
  }
  return missing
}

test('half of the sites go to a node that joins, and come back when it is stopped', async () => {
  const [first] = together.nodes as [TestNode]
  let asked: readonly TestNode[] = [first]
  const followers = sites.map(site_id => follow(first, site_id))
  await vi.waitUntil(() => followers.every(({ opened }) => opened > 0), { timeout: 10_000 })
  const writers = keepWriting(() => asked, 'joined')
  const second = await together.begin()
  asked = [first, second]
  await vi.waitUntil(async () => (await countsOf(asked)).join() === '3,3', { timeout: 60_000, interval: 500 })
  await pause(2_000)
  expect(writers.refused).toEqual([])

  // A balancer asks it no more.
  asked = [first]
  await pause(500)
  await second.server.stop()
  await pause(2_000)
  await writers.end()
  expect(writers.refused).toEqual([])
  expect(await countsOf([first])).toEqual([site_count])
  expect(await missingAt(first, writers.kept)).toEqual([])

  // Streams went along: three there and back, nothing told twice and nothing left out.
  for (const [n, { leads }] of followers.entries()) {
    const made = writers.made.get(sites[n] ?? '') ?? []
    await vi.waitUntil(() => leads.length >= made.length, { timeout: 10_000 })
    expect(leads.toSorted(), sites[n]).toEqual(made.toSorted())
  }
  expect(followers.filter(({ opened }) => opened >= 3).length).toBeGreaterThanOrEqual(3)
  await Promise.all(followers.map(follower => follower.end()))
})
