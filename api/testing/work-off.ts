/** Carries a site on until nothing is due by its clock: events, jobs and operations, and what follows from them. */
import { eventBounds } from '../platform/events/events.ts'
import { JobWorker } from '../platform/jobs/worker.ts'
import { createLog } from '../platform/runtime/log.ts'
import type { Harness } from './harness.ts'

export async function workOff(
  { installation, program }: Pick<Harness, 'installation' | 'program'>,
  site: string,
): Promise<void> {
  const scope = await program.openScope(installation, site)
  if (!scope) throw new Error(`There is no site ${site}`)
  const { database, clock } = scope
  const handlers = program.jobHandlers(scope)
  for (;;) {
    while (await program.consumeNewEvents(scope));
    const { last } = await database.read(eventBounds)
    const worker = new JobWorker<'site'>({ database, handlers, clock, log: createLog('silent') })
    await worker.start()
    while (!worker.idle) await new Promise(resolve => setTimeout(resolve, 2))
    const due = await worker.nextDue()
    await worker.stop()
    if ((await database.read(eventBounds)).last === last && (due === null || due > clock.now())) return
  }
}
