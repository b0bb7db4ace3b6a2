/** The job that gives the clicks on a question's answers their verdicts once it is certain whether a machine followed them. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import type { JobHandler } from '../../../platform/jobs/handler.ts'
import { mailSeen, settling } from '../../email/emails/rules.ts'
import { settleAnswersJob } from './jobs.ts'
import { settleAnswers } from './rules.ts'

export const settleAnswersHandler = ({ installation, clock }: SiteScope): JobHandler<'site'> =>
  settling(settleAnswersJob, async (tx, email_id) =>
    settleAnswers(tx, email_id, await mailSeen(tx, email_id), acting(installation, clock)),
  )
