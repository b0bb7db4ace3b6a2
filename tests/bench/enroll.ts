/**
 * Enrolling existing leads on publication: how long the publishing call takes to answer, and how fast its job enrolls, over
 * a site's database on disk while the runner carries those on who are in already. Floor: bare inserts of as many rows of a run on the same library.
 */

import { startBackground } from '../../api/background.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { runInserts } from './parts/enroll-floor.ts'
import { prepareEnrollment } from './parts/enroll-site.ts'

const leads = Number(process.env.BENCH_LEADS ?? 100_000)
/** 100,000 leads within 10 seconds. */
const goal = 10_000
const answer_goal_ms = 200
/** Nothing is as slow as this but a job that is stuck. */
const patience_ms = 300_000
const look_ms = 25

export async function* bench(): AsyncGenerator<object> {
  const site = await prepareEnrollment(leads)
  try {
    const background = await startBackground(site.installation, { createRunner })
    const floors = [runInserts(site.folder, leads)]
    const cpu_before = process.cpuUsage()
    const began = performance.now()
    const published = await site.publish()
    const answered_ms = performance.now() - began
    const ends = began + patience_ms
    while (performance.now() < ends && (await site.enrolled()) < leads) {
      await new Promise(resolve => setTimeout(resolve, look_ms))
    }
    const milliseconds = performance.now() - began
    const { user, system } = process.cpuUsage(cpu_before)
    await background.stop()
    floors.push(runInserts(site.folder, leads))
    const floor = floors.reduce((sum, rate) => sum + rate, 0) / floors.length
    const value = (leads / milliseconds) * 1000
    const errors = Math.abs(leads - (await site.enrolled())) + (published ? 0 : 1)
    yield { name: 'enroll_answer', unit: 'ms', value: Math.round(answered_ms), goal: answer_goal_ms, errors }
    yield {
      name: 'enroll',
      unit: 'leads/s',
      value: Math.round(value),
      floor: Math.round(floor),
      ratio: Number((value / floor).toFixed(2)),
      errors,
      cpu_us: Math.round((user + system) / leads),
      milliseconds: Math.round(milliseconds),
      goal,
    }
  } finally {
    await site.close()
  }
}
