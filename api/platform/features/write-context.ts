/** Acting in a site without an operation of the API: jobs, the pages of mailed links, the seed. */

import type { Handle } from '../database/handle.ts'
import type { Cause } from '../events/define.ts'
import { type EmitContext, emitter, emitWith } from '../events/emit.ts'
import type { Clock } from '../runtime/clock.ts'
import type { InAction, Installation, SiteFacts } from './context.ts'

export type WriteContext = Pick<InAction, 'newId' | 'now' | 'emit'>

/** By the clock of the site that is acted in; what is emitted says its cause. */
export function acting(installation: EmitContext, clock: Pick<Clock, 'now'>, cause: Cause = {}): WriteContext {
  const now = () => clock.now()
  return { newId: installation.newId, now, emit: emitWith(emitter(installation, now), cause) }
}

/** One transaction in a site's database. */
export async function actInSite<T>(
  installation: Installation,
  site: Pick<SiteFacts, 'id' | 'is_demo'>,
  work: (tx: Handle<'site'>, acting: WriteContext) => Promise<T>,
): Promise<T> {
  const database = await installation.databases.site(site.id)
  return database.write(tx => work(tx, acting(installation, installation.clockOf(site))))
}
