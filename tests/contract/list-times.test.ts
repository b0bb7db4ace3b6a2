/** Walks every list that takes times: which items it leaves out, to the millisecond, and in which order it has the others. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { fillers } from './list-rows.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor } from './requests.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

type Item = Record<string, unknown>
type Ready = Awaited<ReturnType<typeof readyFor>>

const takes = (c: Contract, name: string) => name in ((c.query as { shape?: object } | undefined)?.shape ?? {})
const lists = endpoints
  .map(({ contract }) => contract as Contract)
  .filter(c => takes(c, 'created_after'))
  .map(c => [c.operationId, c] as const)

/** Where an item says when it came to be, if not in `created_at`. */
const momentIn: Readonly<Record<string, string>> = {
  getLeadTimeline: 'timestamp',
  listAnswerFeedback: 'rated_at',
  listConsents: 'occurred_at',
  listEmailHistory: 'occurred_at',
  listEmails: 'queued_at',
  listIncomingCalls: 'received_at',
  listPaymentEvents: 'received_at',
  listPersonRequests: 'requested_at',
  listPlanGrants: 'granted_at',
  listReconciliations: 'started_at',
  listRuns: 'enrolled_at',
  listSandboxAccesses: 'given_at',
  listVisitors: 'first_visit',
  listVisits: 'at',
  listWebhookEvents: 'timestamp',
}

const contracts = endpoints.map(({ contract }) => contract as Contract)
const itemOf = (list: Contract) =>
  contracts.find(
    ({ method, path }) =>
      method === 'get' && /^\/\{\w+\}$/.test(path.slice(list.path.length)) && path.startsWith(list.path),
  )
const makerOf = (list: Contract) =>
  contracts.find(({ method, path, status }) => method === 'post' && path === list.path && status === 201)

/** The list with things in it: made by the endpoint that makes them, or found where one of them is looked at. */
async function furnished(list: Contract): Promise<Ready> {
  const item = itemOf(list)
  const ready = await readyFor(w, list)
  const places = item ? await readyFor(w, item) : undefined
  const params = { ...ready.params, ...places?.params }
  const maker = makerOf(list)
  for (let made = 0; maker && made < 2; made += 1) {
    w.clock.forward(1_001)
    const making = await readyFor(w, maker)
    await call({ ...making, params: { ...making.params, ...params } })
  }
  for (let n = 0; n < 2; n += 1) {
    w.clock.forward(1_001)
    await fillers[list.operationId]?.(w, { ...ready, params }, w.clock.now(), n)
  }
  return { ...ready, params }
}

async function asked(
  ready: Ready,
  wanted: Record<string, string>,
): Promise<{ data: Item[]; next_cursor: string | null }> {
  const query = new URLSearchParams([...new URLSearchParams(ready.query ?? ''), ...Object.entries(wanted)])
  const answer = await call({ ...ready, query: `?${query}` })
  expect(answer.status, answer.text).toBe(200)
  return answer.json as { data: Item[]; next_cursor: string | null }
}

async function everyPage(ready: Ready, wanted: Record<string, string>, limit = '100'): Promise<Item[]> {
  const items: Item[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await asked(ready, { ...wanted, limit, ...(cursor && { cursor }) })
    items.push(...page.data)
    cursor = page.next_cursor
  }
  return items
}

const instant = (moment: number) => new Date(moment).toISOString()

describe('what was created when', () => {
  test.each(lists)('%s', async (name, c) => {
    const ready = await furnished(c)
    const momentOf = (item: Item) => Date.parse(String(item[momentIn[name] ?? 'created_at']))
    const all = await everyPage(ready, { sort: 'created_at' })
    expect(all.length, 'nothing is listed').toBeGreaterThan(0)
    const moments = all.map(momentOf)
    expect(moments.every(Number.isFinite), JSON.stringify(all[0])).toBe(true)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    const [first, last] = [moments[0]!, moments.at(-1)!]
    const within = async (wanted: Record<string, string>) => (await everyPage(ready, wanted)).map(momentOf)
    expect(await within({ created_after: instant(last) })).toEqual([])
    expect(await within({ created_before: instant(first) })).toEqual([])
    expect(await within({ created_after: instant(last - 1) })).toEqual(moments.filter(moment => moment === last))
    expect(await within({ created_before: instant(first + 1) })).toEqual(moments.filter(moment => moment === first))
    expect(await within({ created_after: instant(first - 1), created_before: instant(last + 1) })).toEqual(
      moments.toReversed(),
    )
    expect(await everyPage(ready, { sort: 'created_at' }, '3')).toEqual(all)
    expect(await everyPage(ready, { sort: '-created_at' }, '3')).toEqual(all.toReversed())
  })
})

describe('what was changed when', () => {
  test.each(lists.filter(([, c]) => takes(c, 'updated_after')))('%s', async (_, c) => {
    const ready = await furnished(c)
    const { data } = await asked(ready, { limit: '100' })
    expect(data.length, 'nothing is listed').toBeGreaterThan(0)
    const moments = data.map(item => Date.parse(String(item.updated_at)))
    const last = Math.max(...moments)
    const since = async (moment: number) => (await asked(ready, { limit: '100', updated_after: instant(moment) })).data
    expect(await since(last)).toEqual([])
    expect((await since(last - 1)).length).toBe(moments.filter(moment => moment === last).length)
  })
})

test('every list that is paged takes times, but for parts of a thing and feeds', () => {
  const without = endpoints
    .map(({ contract }) => contract as Contract)
    .filter(c => c.method === 'get' && takes(c, 'cursor') && !takes(c, 'created_after'))
    .map(({ operationId }) => operationId)
  expect(without.toSorted()).toEqual([
    'listImportRows',
    'listKnowledgeChunks',
    'listKnowledgeDocuments',
    'listLeadChanges',
    'listResearchSources',
    'listSyncEntries',
  ])
})

test('a cursor of one order is not taken for another', async () => {
  const list = lists.find(([name]) => name === 'listTags')![1]
  const ready = await readyFor(w, list)
  await readyFor(w, list)
  const own = (await asked(ready, { limit: '1' })).next_cursor
  const byTime = (await asked(ready, { limit: '1', sort: '-created_at' })).next_cursor
  for (const [cursor, sort] of [[own, 'created_at'] as const, [byTime, undefined] as const]) {
    const query = new URLSearchParams({ cursor: cursor ?? '', ...(sort && { sort }) })
    const answer = await call({ ...ready, query: `?${query}` })
    expect([answer.status, answer.json.errors]).toMatchObject([422, [{ pointer: '/cursor', code: 'cursor_invalid' }]])
  }
})
