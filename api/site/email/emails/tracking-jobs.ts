/** The job that decides the verdicts of an email's opens and clicks once enough other hits are known. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import type { JobHandler } from '../../../platform/jobs/handler.ts'
import { settleHitsJob } from './jobs.ts'
import { stepEmails } from './ports.ts'
import { settling } from './settle.ts'
import { settleHits } from './tracking-verdicts.ts'

export function settleHitsHandler({ installation, clock }: SiteScope): JobHandler<'site'> {
  const steps = installation.connections.through(stepEmails)
  return settling(settleHitsJob, (tx, email_id) => settleHits(tx, email_id, { ...acting(installation, clock), steps }))
}
