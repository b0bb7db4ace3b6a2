/** What administrators are told of their subscription. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { notify } from '../notices.ts'
import { dismissNotices, hasNotice, invoicesOfSubscription, ofPayments } from '../store.ts'
import { hasAccess, isFinal } from './status.ts'
import type { SubscriptionRow } from './store.ts'

interface Change {
  former: SubscriptionRow | undefined
  row: SubscriptionRow
  refusesTrial: boolean
}

export async function tellOfSubscription(
  tx: Handle<'control'>,
  installation: Installation,
  { former, row, refusesTrial }: Change,
  now: number,
): Promise<void> {
  const { account_id } = row
  const about = { account_id, occasion: row.id, subject_id: row.id }
  // Nobody is asked any more to pay for what is over.
  if (isFinal(row))
    for (const { id: subject_id } of await invoicesOfSubscription(tx, row.id))
      await dismissNotices(tx, { account_id, types: ofPayments, subject_id }, now)
  // The trial is over, or nothing is charged at its end.
  if (row.status !== 'trialing' || row.ends_at !== null)
    await dismissNotices(tx, { account_id, types: ['trial_ending'], subject_id: row.id }, now)
  if (refusesTrial) await notify(tx, installation, { ...about, type: 'trial_refused', values: {} }, now)
  else if (
    former &&
    hasAccess(former) &&
    !hasAccess(row) &&
    !(await hasNotice(tx, { ...about, type: 'trial_refused' }))
  )
    await notify(tx, installation, { ...about, type: 'subscription_ended', values: {} }, now)
}
