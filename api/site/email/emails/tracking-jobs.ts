/** The job that judges a mail's clicks once it is certain whether all links were followed at once. */

import type { Handle } from '../../../platform/database/handle.ts'
import { appendEvent, type NewEvent } from '../../../platform/events/events.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { settleClicks, settleClicksKind } from './tracking-rules.ts'

const lease_ms = 60_000

export function settleClicksHandler({ installation, clock, site_id }: SiteScope): JobHandler<'site'> {
  const now = () => clock.now()
  const emit = (tx: Handle<'site'>, event: NewEvent) =>
    appendEvent(tx, { ...event, id: installation.newId('event'), at: now() })
  return {
    kind: settleClicksKind,
    concurrency: 20,
    lease_ms,
    async perform(job) {
      const [email_id = ''] = job.subject_id.split(' ')
      return {
        done: true,
        write: tx => settleClicks(tx, email_id, { now, emit }),
        afterCommit: () => {
          installation.signals.wake('runs', site_id)
          installation.signals.wake('events', site_id)
        },
      }
    },
  }
}
