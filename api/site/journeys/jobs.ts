/** Enrolling existing leads after a publication: in batches, from where the last one ended. */
import type { JobHandler } from '../../platform/jobs/worker.ts'
import type { SiteScope } from '../../site-work.ts'
import { idsOfLeadsAfter } from '../leads/rules.ts'
import { enrolLeads } from './enrolment.ts'
import { enrollingJourneys } from './store.ts'

export const enrolExistingKind = 'enrol_existing'
const batch_leads = 500
const lease_ms = 10 * 60_000

/** The payload is kept beside the job: `after`, the last lead that was looked at. */
export function enrolExistingHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock } = scope
  return {
    kind: enrolExistingKind,
    concurrency: 1,
    lease_ms,
    async perform(job, signal) {
      let after = typeof job.payload?.after === 'string' ? job.payload.after : ''
      const until = typeof job.payload?.until === 'string' ? job.payload.until : ''
      for (;;) {
        if (signal.aborted) return { done: false, again_at: clock.now() }
        const lead_ids = await database.read(db => idsOfLeadsAfter(db, after, until, batch_leads))
        if (lead_ids.length === 0) return { done: true }
        const on = await database.write(async tx => {
          const journey = (await enrollingJourneys(tx)).find(j => j.id === job.subject_id)
          if (!journey) return false
          const context = { newId: installation.newId, now: clock.now() }
          const entrants = lead_ids.map(lead_id => ({ lead_id }))
          await enrolLeads(tx, journey, entrants, 'publication', context)
          return true
        })
        if (!on) return { done: true }
        after = lead_ids.at(-1) ?? after
        installation.signals.wake('runs', scope.site_id)
      }
    },
  }
}
