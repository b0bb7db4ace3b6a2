/** What administrators are told of their subscription. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { notify } from '../notices.ts'
import { hasNotice } from '../store.ts'
import { hasAccess } from './status.ts'
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
  const about = { account_id: row.account_id, occasion: row.id, subject_id: row.id }
  if (refusesTrial) await notify(tx, installation, { ...about, type: 'trial_refused', values: {} }, now)
  else if (
    former &&
    hasAccess(former) &&
    !hasAccess(row) &&
    !(await hasNotice(tx, { ...about, type: 'trial_refused' }))
  )
    await notify(tx, installation, { ...about, type: 'subscription_ended', values: {} }, now)
}
