/** The endpoint that counts whom a broadcast would reach. */
import { query } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { marketingCap } from '../emails/rules.ts'
import { requireReferences } from './issues.ts'
import * as contract from './preview-contract.ts'
import { countCandidates } from './recipients-store.ts'
import { findBroadcast } from './store.ts'
import { decideDelivery, startOf, wantedBy } from './whom.ts'

export const previewBroadcast = query(contract.previewBroadcast, async (db, { body }, { site, installation, now }) => {
  const { recipients, template_id = null, holdout_percent = 0, resend_of = null, schedule = { type: 'now' } } = body
  await requireReferences(db, { template_id, recipients })
  if (resend_of !== null && !(await findBroadcast(db, resend_of))) {
    throw problem('validation_failed', { errors: [{ pointer: '/resend_of', code: 'unknown_reference' }] })
  }
  const at = Math.max(now(), startOf({ schedule }, now()))
  const database = await installation.databases.site(site.id)
  const wanted = wantedBy({ recipients, resend_of }, { now: at, timezone: site.timezone })
  const groups = await database.readSlow(slow =>
    countCandidates(slow, wanted, { cap: marketingCap(site, at), template_id }),
  )
  const begins = { now: at, site_timezone: site.timezone }
  const counts = new Map<string | null, number>()
  for (const { count, ...group } of groups) {
    const { reason } = decideDelivery(schedule, group, begins)
    counts.set(reason, (counts.get(reason) ?? 0) + count)
  }
  const reached = counts.get(null) ?? 0
  const held_out = Math.round((reached * holdout_percent) / 100)
  return {
    matching: [...counts.values()].reduce((sum, count) => sum + count, 0),
    recipients: reached - held_out,
    held_out,
    excluded: contract.exclusions.flatMap(reason => {
      const count = counts.get(reason) ?? 0
      return count > 0 ? [{ reason, count }] : []
    }),
  }
})
