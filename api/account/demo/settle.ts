/** Finishes the demo's due work before its clock moves: a visitor's journey begins at the time of the visit. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Installation } from '../../platform/features/context.ts'
import { demoSites } from '../sites/rules.ts'

/** A busy machine takes seconds to begin a run; whoever moves the clock waits for it. */
const patience_ms = 15_000
const look_again_ms = 10

/** Waits until nothing of the demo's sites is due any more, or for as long as `patience_ms`. */
export async function settleDemo({ databases, demoClock, connections }: Installation): Promise<void> {
  const sites = await databases.control.read(demoSites)
  const until = performance.now() + patience_ms
  const isDue = async (site_id: string) => {
    const at = await (await databases.site(site_id)).read(connections.nextDue)
    return at !== null && at <= demoClock.now()
  }
  for (const { id } of sites) {
    while ((await isDue(id)) && performance.now() < until) await sleep(look_again_ms)
  }
}
