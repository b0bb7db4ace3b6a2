/** Sites whose parts sleep: what was awake once costs nothing later, and nothing that is due is missed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setWakeAt } from './account/sites/rules.ts'
import type { SitePart } from './platform/features/site-scope.ts'
import { defineJob } from './platform/jobs/define.ts'
import type { JobHandler } from './platform/jobs/handler.ts'
import { enqueue } from './platform/jobs/jobs.ts'
import { Unavailable } from './platform/runtime/errors.ts'
import { collectGarbage } from './platform/runtime/memory.ts'
import { SiteWork } from './site-work.ts'
import { createHarness, type Harness, until } from './testing/harness.ts'
import { openFiles } from './testing/open-files.ts'

const minute_ms = 60_000

let h: Harness
let work: SiteWork
let began: string[]
let ended: string[]
let ending: (site_id: string) => Promise<void>
let performed: string[]
let hold: Promise<void>
let failing: boolean

beforeEach(async () => {
  h = await createHarness()
  ;[began, ended, performed] = [[], [], []]
  ending = async () => undefined
  hold = Promise.resolve()
  failing = false
  work = workOf(h)
})
afterEach(async () => {
  await work.stop()
  await h.close()
})

function workOf({ installation }: Harness): SiteWork {
  return new SiteWork({
    installation,
    workOf: ({ site_id }) => {
      const part: SitePart = {
        async start() {
          began.push(site_id)
          if (failing) throw new Error('busy')
        },
        wake: () => undefined,
        stop: async () => {
          await ending(site_id)
          ended.push(site_id)
        },
      }
      const handler: JobHandler<'site'> = {
        type: testJob.type,
        concurrency: 1,
        lease_ms: minute_ms,
        async perform() {
          performed.push(site_id)
          await hold
          return { done: true }
        },
      }
      return { jobHandlers: [handler], parts: [part] }
    },
  })
}
const wakeAtOf = async (site_id: string) =>
  h.installation.databases.control.read(async db => {
    const row = await db.one<[number | null]>(`select wake_at from sites where id = '${site_id}'`)
    return row?.[0]
  })
const filesOfSites = () => openFiles(path => path.startsWith(`${h.folder}/sites/`))
const testJob = defineJob('test')
const dueIn = (site_id: string, ms: number) =>
  h.inSite(site_id, tx => enqueue(tx, testJob, { subject_id: 'x', due_at: h.clock.now() + ms }, h.clock.now()))
const awake = (site_id: string) =>
  until(
    async () => began.includes(site_id),
    is => is,
  )

/** Its parts, which have begun, have also looked what there is to do. */
const idle = (site_id: string) =>
  until(
    async () => (await h.installation.databases.site(site_id)).idle,
    is => is,
  )

test('where nothing happens for a while parts stop and files close, however many sites were used', async () => {
  await work.start()
  const sites: string[] = []
  for (let i = 0; i < 12; i += 1) {
    const site = await h.newSite(`Site ${i}`)
    await h.inSite(site, async tx => tx.announce('jobs'))
    sites.push(site)
  }
  await until(
    async () => began.length,
    count => count >= 12,
  )
  for (const site of sites) await idle(site)
  h.clock.forward(6 * minute_ms)
  await work.tend()
  expect(sites.filter(site => work.isAwake(site))).toEqual([])
  expect(ended.toSorted()).toEqual(sites.toSorted())
  for (const site of sites) expect(await wakeAtOf(site)).toBe(null)
  await until(
    async () => {
      collectGarbage({ type: 'major' })
      return filesOfSites()
    },
    count => count === 0,
  )
})

test('one that sleeps begins again by what happens on it, and by what is due, at its moment', async () => {
  await work.start()
  const site = await h.newSite('Casa Verde')
  await dueIn(site, 20 * minute_ms)
  await awake(site)
  await idle(site)
  h.clock.forward(6 * minute_ms)
  await work.tend()
  expect(work.isAwake(site)).toBe(false)
  expect(await wakeAtOf(site)).toBe(h.clock.now() + 14 * minute_ms)
  h.clock.forward(13 * minute_ms)
  await work.tend()
  expect(work.isAwake(site), 'not due yet').toBe(false)
  h.clock.forward(minute_ms)
  await work.tend()
  expect(work.isAwake(site)).toBe(true)
  await until(
    async () => performed,
    list => list.length === 1,
  )
})

test('what is due soon, or under way, keeps a site awake', async () => {
  await work.start()
  const [soon, busy] = [await h.newSite('Soon'), await h.newSite('Busy')]
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  await dueIn(soon, 8 * minute_ms)
  await dueIn(busy, 0)
  await until(
    async () => performed,
    list => list.includes(busy),
  )
  h.clock.forward(6 * minute_ms)
  await work.tend()
  expect([work.isAwake(soon), work.isAwake(busy)]).toEqual([true, true])
  resolve()
})

test('what happens while parts end begins them anew once they have ended, and is not lost', async () => {
  await work.start()
  const site = await h.newSite('Casa Verde')
  await h.inSite(site, async tx => tx.announce('jobs'))
  await awake(site)
  await idle(site)
  const { promise, resolve } = Promise.withResolvers<void>()
  let stopping = false
  ending = () => {
    stopping = true
    return promise
  }
  h.clock.forward(6 * minute_ms)
  const tending = work.tend()
  await until(
    async () => stopping,
    is => is,
  )
  await h.inSite(site, async tx => tx.announce('jobs'))
  expect(began).toHaveLength(1)
  ending = async () => undefined
  resolve()
  await tending
  await until(
    async () => began.length,
    count => count === 2,
  )
  expect(ended).toEqual([site])
})

test('a start begins with what is due and leaves the rest asleep', async () => {
  const [due, later, nothing] = [await h.newSite('Due'), await h.newSite('Later'), await h.newSite('Nothing')]
  await dueIn(due, minute_ms)
  await dueIn(later, 60 * minute_ms)
  for (const site of [due, later, nothing]) await h.installation.databases.restSite(site)
  h.clock.forward(2 * minute_ms)
  await work.start()
  expect([due, later, nothing].map(site => work.isAwake(site))).toEqual([true, false, false])
  h.clock.forward(60 * minute_ms)
  work.wakeAll()
  await awake(later)
  expect(work.isAwake(nothing)).toBe(false)
})

test('a site that cannot begin leaves nothing running, and begins with the next look', async () => {
  await work.start()
  const site = await h.newSite('Casa Verde')
  failing = true
  await dueIn(site, 20 * minute_ms)
  await until(
    async () => ended,
    list => list.includes(site),
  )
  await until(
    async () => work.isAwake(site),
    is => !is,
  )
  failing = false
  await work.tend()
  await until(
    async () => began.length,
    count => count > 1,
  )
  expect(work.isAwake(site)).toBe(true)
})

test('where a database cannot be used for a moment, what is due begins soon after', async () => {
  const site = await h.newSite('Due')
  await h.installation.databases.control.write(tx => setWakeAt(tx, site, 0))
  const refused = () => Promise.reject(new Unavailable('away'))
  const looking = vi.spyOn(h.installation.databases.control, 'read').mockImplementationOnce(refused)
  await work.start()
  expect(looking).toHaveBeenCalledOnce()
  const opening = vi.spyOn(h.installation.databases, 'site').mockImplementationOnce(refused)
  await until(
    async () => began,
    sites => sites.includes(site),
  )
  expect(opening.mock.calls.length).toBeGreaterThan(1)
  vi.restoreAllMocks()
})

test('a site of which it cannot be read that it is gone ends once it can', async () => {
  await work.start()
  const site = await h.newSite('Casa Verde')
  await h.inSite(site, async tx => tx.announce('jobs'))
  await awake(site)
  await idle(site)
  const away = () => Promise.reject(new Unavailable('away'))
  const reading = vi.spyOn(h.installation.sites, 'find').mockImplementationOnce(away).mockResolvedValue(null)
  h.installation.signals.wake('site', site)
  await until(
    async () => work.isAwake(site),
    is => !is,
  )
  expect(reading.mock.calls.length).toBeGreaterThan(1)
  vi.restoreAllMocks()
})
