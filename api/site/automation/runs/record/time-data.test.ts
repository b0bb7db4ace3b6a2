import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { State } from '../../../../../workflows/core/state.ts'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { startBackground } from '../../../../background.ts'
import type { Job } from '../../../../platform/jobs/jobs.ts'
import { createHarness, type Harness, until } from '../../../../testing/harness.ts'
import { runs, runTimeData } from '../table.ts'
import { beginRecomputing, recomputeWaitsHandler } from './time-data.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const scopeOf = async () => {
  const { installation, clock } = h
  const database = await installation.databases.site(site)
  return { installation, site_id: site, database, clock, facts: () => installation.sites.find(site) }
}

/** Leads that sleep in a journey for so many days. */
async function sleepers(count: number): Promise<void> {
  const base = `/v1/sites/${site}`
  const made = await h.post(`${base}/journeys`, {
    name: 'Sleep',
    document: {
      triggers: [{ type: 'lead_created' }],
      allow_duplicate_enrollment: false,
      use_lead_timezone: false,
      steps: [{ id: 'wait', type: 'delay', duration: { value: 30, unit: 'days', at: '09:00' } }],
    },
  })
  const on = await h.post(`${base}/journeys/${made.body.id}/publish`, { enroll: 'new' })
  expect(on.status, JSON.stringify(on.body)).toBe(200)
  for (let i = 0; i < count; i++) await h.post(`${base}/leads`, { email: `lead${i}@example.com` })
  const asleep = () => h.get(`${base}/runs?journey_id=${made.body.id}&status=delayed&limit=100`)
  await until(asleep, r => r.body.data.length === count)
}

const statesOf = () => h.inSite(site, async db => (await db.select().from(runs)).map(row => row.state as State))

test('waits that other time-zone data planned are computed anew once, and then their site is done with it', async () => {
  const first = await startBackground(h.installation, { createRunner })
  await sleepers(30)
  const planned = await statesOf()
  const current = planned[0]?.wait?.tz_data
  await first.stop()
  await h.inSite(site, async tx => {
    for (const [i, state] of planned.entries()) {
      // As an older release had planned half of them, an hour off.
      if (i % 2 || !state.wait || state.outstanding?.type !== 'sleep_until') continue
      const off = (state.wait.until ?? 0) + 3_600_000
      const wait = { ...state.wait, until: off, tz_data: '2019a' }
      const old = { ...state, wait, outstanding: { ...state.outstanding, until: off } }
      await tx.update(runs).set({ state: old, wake_at: off }).where(eq(runs.id, state.run_id))
    }
    await tx.update(runTimeData).set({ version: '2019a' })
  })
  const second = await startBackground(h.installation, { createRunner })
  await until(statesOf, states => states.every(state => state.wait?.tz_data === current))
  const states = await statesOf()
  expect(states.map(state => state.wait?.until)).toEqual(planned.map(state => state.wait?.until))
  expect(states.filter(state => state.sequence > (planned[0]?.sequence ?? 0))).toHaveLength(15)
  await until(
    () => h.inSite(site, async db => await db.select().from(runTimeData)),
    rows => rows[0]?.version === current,
  )
  await second.stop()
})

test('a look that is cut off is tried again, and none is begun for data that is known', async () => {
  const scope = await scopeOf()
  const job = { type: 'recompute_waits', subject_id: '2099z', payload: null } as Job
  const stopped = AbortSignal.abort()
  expect(await recomputeWaitsHandler(scope).perform(job, stopped)).toMatchObject({ done: false })
  const [known] = await h.inSite(site, async db => await db.select().from(runTimeData))
  await beginRecomputing(scope, known?.version)
  const queued = await h.inSite(site, async db => await db.all(sql`select * from jobs where type = 'recompute_waits'`))
  expect(queued).toEqual([])
})
