import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineJob } from '../platform/jobs/define.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { SiteWork } from '../site-work.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { type HandOver, handingOver } from './hand-over.ts'
import { HomeRequests } from './home-requests.ts'

const job = defineJob('test')
const limits = { work_milliseconds_max: 200, requests_milliseconds_max: 200, leaving_milliseconds_max: 10_000 }

let h: Harness
let site_id: string
let work: SiteWork
let handOver: HandOver
/** Sites that another node was given. */
let given: string[]
let performed: number
let underWay: PromiseWithResolvers<void>

beforeEach(async () => {
  h = await createHarness()
  site_id = await h.newSite('Casa Verde')
  performed = 0
  given = []
  underWay = Promise.withResolvers()
  const perform = async () => {
    performed += 1
    await underWay.promise
    return { done: true } as const
  }
  const handler = { type: job.type, concurrency: 1, lease_ms: 60_000, perform }
  const going = new Set<string>()
  const isHere = (name: string) => !given.includes(name) && !going.has(name)
  const installation = { ...h.installation, homes: { ...h.installation.homes, isHere } }
  work = new SiteWork({ installation, workOf: () => ({ jobHandlers: [handler], parts: [] }) })
  const homes = {
    id: 'node_a',
    sites: [site_id],
    firstFor: () => ({ id: 'node_b', address: 'http://127.0.0.1:9' }),
    beginLeaving: async () => undefined,
    handOver: async (name: string, _to: string, prepare: () => Promise<void>) => {
      going.add(name)
      await prepare().finally(() => going.delete(name))
      given.push(name)
    },
  }
  const node = {
    ...{ homes, requests: new HomeRequests() },
    ...{ balance: { keep: async () => undefined }, acts: { answer: () => undefined } },
  }
  handOver = handingOver({ ...h.installation, node } as unknown as Parameters<typeof handingOver>[0], work, limits)
  await work.start()
  await h.inSite(site_id, tx => enqueue(tx, job, { subject_id: 'x', due_at: 0 }, h.clock.now()))
  await expect.poll(() => performed).toBe(1)
})
afterEach(async () => {
  underWay.resolve()
  await work.stop()
  await h.close()
})

test('a site whose job takes long stays where that is done, and the job is done once', async () => {
  await handOver.leave()
  expect(given).toEqual([])
  // Those that begin next would take what the former ones are doing.
  work.wake(site_id)
  await pause(100)
  expect(performed).toBe(1)
  underWay.resolve()
  await h.inSite(site_id, tx => enqueue(tx, job, { subject_id: 'y', due_at: 0 }, h.clock.now()))
  await expect.poll(() => performed).toBe(2)
  await handOver.leave()
  expect(given).toEqual([site_id])
})

test('one whose jobs end soon goes', async () => {
  const leaving = handOver.leave()
  underWay.resolve()
  await leaving
  expect(given).toEqual([site_id])
  work.wake(site_id)
  expect(work.isAwake(site_id)).toBe(false)
  expect(performed).toBe(1)
})
