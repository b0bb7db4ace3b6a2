/** The operation that sends failed emails once more, batch after batch. */

import { z } from '@hono/zod-openapi'
import { type OperationWork, operationType } from '../../../platform/features/operations/operation-type.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { rowsAfter } from '../../../platform/http/list-page.ts'
import { emailLimits } from './limits.ts'
import { sendJobOf } from './queue.ts'
import * as store from './store.ts'

const text = z.string().optional()
const parameters = z.strictObject({
  filter: z.strictObject({
    ...{ lead_id: text, journey_id: text, template_id: text, broadcast_id: text, search: text },
    queued_from: z.number().optional(),
  }),
  until: z.number(),
  decided_by: z.string().nullable(),
})
type Parameters = z.output<typeof parameters>

/** Emails that failed by then, to people who are not erased; one that fails again is not tried for ever. */
export const failedBy = (filter: Parameters['filter'], until: number): store.EmailFilter => ({
  ...filter,
  status: 'not_delivered',
  of_present_leads: true,
  ended_until: until,
})

function resending({ database, clock }: SiteScope): OperationWork<Parameters, string, readonly string[]> {
  const limit = emailLimits.emails_resent_at_once
  return {
    count: ({ parameters: { filter, until } }) =>
      database.readSlow(db => store.countEmails(db, failedBy(filter, until))),
    async find({ parameters: { filter, until } }, after) {
      const page = rowsAfter(after, limit)
      const rows = await database.readSlow(db => store.pageOfEmails(db, failedBy(filter, until), page))
      const ids = rows.slice(0, limit).map(({ id }) => id)
      return { rows: ids, cursor: ids.at(-1) ?? after ?? '', is_last: rows.length <= limit }
    },
    async apply(tx, { parameters: { decided_by } }, ids) {
      const failed = await store.failedAmong(tx, ids)
      const decided_at = clock.now()
      await store.reopenFailed(
        tx,
        failed.map(({ id }) => id),
        { decided_at, decided_by },
      )
      for (const [job, rows] of Map.groupBy(failed, sendJobOf)) {
        const due = rows.map(({ id }) => id)
        await store.enqueueSends(tx, due, decided_at, undefined, job)
      }
      return { succeeded: failed.length, skipped: ids.length - failed.length }
    },
  }
}

export const emailResend = operationType({
  name: 'email_resend',
  permission: 'manage-emails',
  parameters,
  details: () => ({}),
  failures: [],
  reasons: [],
  work: resending,
})
