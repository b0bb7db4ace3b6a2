/** Carries the installation's own jobs on until nothing is due by its clock, besides the emails that wait to leave. */
import { features } from '../features.ts'
import { JobWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/runtime/log.ts'
import type { Harness } from './harness.ts'

export async function workInstallation({ installation, clock }: Pick<Harness, 'installation' | 'clock'>) {
  const handlers = features.flatMap(({ installationHandlers }) => installationHandlers?.(installation) ?? [])
  const { control } = installation.databases
  const worker = new JobWorker<'control'>({ database: control, handlers, clock, log: createLog('silent') })
  await worker.start()
  for (;;) {
    while (!worker.idle) await new Promise(resolve => setTimeout(resolve, 2))
    const due = await worker.nextDue()
    if (due === null || due > clock.now()) break
    worker.wake()
  }
  await worker.stop()
}
