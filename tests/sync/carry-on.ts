/** Carries a site on until nothing is due by its clock, as `workOff` does, in one process after the other where one is killed. */
import { eventBounds } from '../../api/platform/events/events.ts'
import { JobWorker } from '../../api/platform/jobs/worker.ts'
import { createLog } from '../../api/platform/runtime/log.ts'
import type { SyncedSite } from '../../api/testing/fixtures/synced-site.ts'
import { asNewProcess, type createKills } from './misfortunes.ts'

const TURNS_MAX = 2_000
/** Of one moment: a service that is asked more often is asked for ever. */
const CALLS_MAX = 2_000
const CALLS_OF_A_PERSON_MAX = 30

/** It goes on without anybody doing anything. */
export class Restlessness extends Error {}

export async function carryOn(
  { h, site, account: { fake } }: SyncedSite,
  kills: ReturnType<typeof createKills>,
  people: number,
): Promise<void> {
  const { installation, program } = h
  const calls_max = fake.calls.length + CALLS_MAX + CALLS_OF_A_PERSON_MAX * people
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const scope = await program.openScope(installation, site)
    if (!scope) throw new Error('There is no site')
    const { database, clock } = scope
    while (await program.consumeNewEvents(scope));
    const { last } = await database.read(eventBounds)
    const worker = new JobWorker<'site'>({
      ...{ database, clock, log: createLog('silent') },
      handlers: program.jobHandlers(scope),
    })
    await worker.start()
    while (!worker.idle && !kills.is_killed) {
      await new Promise(resolve => setImmediate(resolve))
      if (fake.calls.length < calls_max) continue
      void worker.stop()
      const recent = fake.calls.slice(-1_000).map(({ name, status }) => `${name} ${status}`)
      throw new Restlessness(`It never comes to rest: again and again ${[...new Set(recent)].slice(0, 4).join(', ')}`)
    }
    if (kills.takeKill()) {
      // It never ends: the next one takes its jobs.
      void worker.stop()
      installation.marketingServices = asNewProcess(installation.marketingServices)
      continue
    }
    const due = await worker.nextDue()
    await worker.stop()
    if ((await database.read(eventBounds)).last === last && (due === null || due > clock.now())) return
  }
  throw new Restlessness('It never comes to rest: something is due after every turn')
}
