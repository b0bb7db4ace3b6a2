/** Does what is due: a batch of leads in one transaction, in which the job for what is left is queued. */

import type { Handle } from '../../../platform/database/handle.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { type DynamicAudience, dynamicAudiences } from '../audiences/rules.ts'
import { scheduleDues } from './dues.ts'
import { duesBy } from './dues-store.ts'
import { audienceDuesJob } from './jobs.ts'
import { dynamicAudienceLimits } from './limits.ts'
import { bringUpToDate } from './membership.ts'

const lease_ms = 60_000

export function audienceDuesHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock } = scope
  const context = acting(installation, clock)

  async function turnSome(tx: Handle<'site'>, timezone: string): Promise<void> {
    const now = clock.now()
    const due = await duesBy(tx, now, dynamicAudienceLimits.recomputed_leads)
    const audiences = new Map((await dynamicAudiences(tx)).map(audience => [audience.id, audience]))
    const asked = new Map<string, DynamicAudience[]>()
    for (const { audience_id, lead_id } of due) {
      const audience = audiences.get(audience_id)
      if (audience) asked.set(lead_id, [...(asked.get(lead_id) ?? []), audience])
    }
    await bringUpToDate(tx, asked, { ...context, timezone }, () => ({}))
    await scheduleDues(tx, now, { anew: true })
  }

  return handle(audienceDuesJob, {
    concurrency: 1,
    lease_ms,
    async perform() {
      const timezone = await readTimezone(scope)
      await database.write(tx => turnSome(tx, timezone))
      return { done: true }
    },
  })
}
