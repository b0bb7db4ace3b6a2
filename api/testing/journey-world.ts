/** A mail world whose journeys run: documents are published, jobs and runs are carried on by hand, the clock stands still. */

import type { Step } from '../../workflows/core/definition.ts'
import type { RunPort } from '../../workflows/ports.ts'
import { isOutage } from '../platform/database/errors.ts'
import type { Handle } from '../platform/database/handle.ts'
import { JobWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/log.ts'
import { emptyDocument, type JourneyDocument } from '../site/automation/journeys/document.ts'
import { runPort } from '../site/automation/runs/port.ts'
import { jobHandlers } from '../site-parts.ts'
import { createMailWorld } from './mail-world.ts'

/** The embedded runner's batch, which only tests may bring here. */
export type RunBatch = (
  port: RunPort<Handle<'site'>>,
  options: { limit: number; now: number; isOutage: (error: unknown) => boolean },
) => Promise<{ runs: number; broken: { error: unknown } | null }>

export type JourneyWorld = Awaited<ReturnType<typeof createJourneyWorld>>

export async function createJourneyWorld(runBatch: RunBatch, environment: Record<string, string> = {}) {
  const w = await createMailWorld(environment)
  await w.stop()
  const { scope, clock } = w
  const startWorker = () =>
    new JobWorker<'site'>({ database: w.database, handlers: jobHandlers(scope), clock, log: createLog('silent') })
  let worker = startWorker()
  let port = runPort(scope)
  await worker.start()

  /** One look at the runs; whether there was anything to do. */
  async function carryOn(): Promise<boolean> {
    const batch = await runBatch(port, { limit: 500, now: clock.now(), isOutage })
    if (batch.broken) throw batch.broken.error
    return batch.runs > 0
  }

  /** Lets jobs and runs do all that is due now. */
  async function settle(): Promise<void> {
    let quiet = 0
    for (let round = 0; round < 4_000 && quiet < 3; round++) {
      worker.wake()
      const moved = await carryOn()
      await new Promise(resolve => setTimeout(resolve, 3))
      const due = await worker.nextDue()
      quiet = !moved && worker.idle && (due === null || due > clock.now()) ? quiet + 1 : 0
    }
    if (quiet < 3) throw new Error('The world does not come to rest')
  }

  /** A journey that is on, with these steps. */
  async function publish(steps: Step[], given: Partial<JourneyDocument> = {}): Promise<string> {
    const document = { ...emptyDocument, triggers: [{ type: 'lead_created' as const }], ...given, steps }
    const name = `Journey ${w.installation.newId('request')}`
    const made = await w.post(w.path('journeys'), { name, document })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const published = await w.post(w.path(`journeys/${made.body.id}/publish`), { enroll: 'new' })
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    return made.body.id
  }

  /** Enrolls a lead and lets everything settle that is due. */
  async function enroll(journey_id: string, lead_id: string): Promise<string> {
    const answer = await w.post(w.path(`journeys/${journey_id}/runs`), { lead_ids: [lead_id] })
    const run_id = answer.body.data[0]?.run_id
    if (typeof run_id !== 'string') throw new Error(JSON.stringify(answer.body))
    return run_id
  }

  interface Entry {
    kind: string
    reason: string
    step_id: string | null
  }

  return {
    ...w,
    settle,
    carryOn,
    publish,
    enroll,
    worker: () => worker,
    run: async (run_id: string) => (await w.get(w.path(`runs/${run_id}`))).body,
    entries: async (run_id: string) =>
      ((await w.get(w.path(`runs/${run_id}`))).body.entries as Entry[]).map(e => `${e.step_id} ${e.kind} ${e.reason}`),
    mailsOf: async (run_id: string) => (await w.get(w.path(`emails?run_id=${run_id}`))).body.data,
    async forward(milliseconds: number) {
      clock.forward(milliseconds)
      await settle()
    },
    stop: () => worker.stop(),
    async restart() {
      await worker.stop()
      worker = startWorker()
      port = runPort(scope)
      await worker.start()
    },
    async close() {
      await worker.stop()
      await w.close()
    },
  }
}
