import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineJob } from './platform/jobs/define.ts'
import { claim, enqueue } from './platform/jobs/jobs.ts'
import { metricsText } from './platform/runtime/metrics/metric.ts'
import { SiteWork } from './site-work.ts'
import { createHarness, type Harness } from './testing/harness.ts'
import { workMetrics } from './work-metrics.ts'

const job = defineJob('test_job')
let h: Harness
let work: SiteWork
let site_id: string
beforeAll(async () => {
  h = await createHarness()
  site_id = await h.newSite('Casa Verde')
  work = new SiteWork({ installation: h.installation, workOf: () => ({ jobHandlers: [], parts: [] }) })
})
afterAll(async () => {
  await work.stop()
  await h.close()
})

test('jobs that are due and not begun are counted over all databases, with the age of the oldest', async () => {
  const now = h.clock.now()
  const site = await h.installation.databases.site(site_id)
  const jobsAt = (...moments: number[]) =>
    site.write(async tx => {
      for (const due_at of moments) await enqueue(tx, job, { subject_id: `s${due_at}`, due_at }, now)
    })
  await jobsAt(now - 90_000, now - 30_000, now - 10_000, now + 60_000)
  await h.installation.databases.control.write(tx => enqueue(tx, job, { subject_id: 'c', due_at: now - 45_000 }, now))
  work.wake(site_id)
  await expect.poll(() => work.scopes()).toHaveLength(1)
  // A start voids what was claimed before it.
  await site.write(tx => claim(tx, job.type, { now, lease_ms: 60_000, limit: 1 }))
  const lines = metricsText(await workMetrics(h.installation, work)()).split('\n')
  expect(lines.filter(line => line.includes('type="test_job"'))).toEqual([
    'leadwright_jobs_waiting{type="test_job"} 3',
    'leadwright_jobs_oldest_seconds{type="test_job"} 45',
  ])
  expect(lines).toContain('leadwright_sites_awake 1')
  expect(lines).toContain('leadwright_runs_late_seconds 0')
})
