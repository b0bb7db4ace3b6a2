/** The job that judges the clicks on a question's answers once it is certain whether a machine followed them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { appendEvent, type NewEvent } from '../../../platform/events/events.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { mailSeen } from '../../email/emails/rules.ts'
import { settleAnswers, settleKind } from './rules.ts'

const lease_ms = 60_000

export function settleAnswersHandler({ installation, clock, site_id }: SiteScope): JobHandler<'site'> {
  const { newId, signals } = installation
  const now = () => clock.now()
  const emit = (tx: Handle<'site'>, event: NewEvent) => appendEvent(tx, { ...event, id: newId('event'), at: now() })
  return {
    kind: settleKind,
    concurrency: 20,
    lease_ms,
    async perform(job) {
      const [email_id = ''] = job.subject_id.split(' ')
      return {
        done: true,
        write: async tx => settleAnswers(tx, email_id, await mailSeen(tx, email_id), { newId, now, emit }),
        afterCommit: () => {
          signals.wake('runs', site_id)
          signals.wake('events', site_id)
        },
      }
    },
  }
}
