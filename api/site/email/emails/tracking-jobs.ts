/** The job that judges an e-mail's opens and clicks once enough is known of what else came. */

import type { Handle } from '../../../platform/database/handle.ts'
import { appendEvent, type NewEvent } from '../../../platform/events/events.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { settleHitsKind } from './tracking-rules.ts'
import { settleHits } from './tracking-verdicts.ts'

const lease_ms = 60_000

export function settleHitsHandler({ installation, clock, site_id }: SiteScope): JobHandler<'site'> {
  const now = () => clock.now()
  const emit = (tx: Handle<'site'>, event: NewEvent) =>
    appendEvent(tx, { ...event, id: installation.newId('event'), at: now() })
  return {
    kind: settleHitsKind,
    concurrency: 20,
    lease_ms,
    async perform(job) {
      const [email_id = ''] = job.subject_id.split(' ')
      return {
        done: true,
        write: tx => settleHits(tx, email_id, { now, emit }),
        afterCommit: () => {
          installation.signals.wake('runs', site_id)
          installation.signals.wake('events', site_id)
        },
      }
    },
  }
}
