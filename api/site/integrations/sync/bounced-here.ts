/**
 * People whose address came back here. They are unsubscribed there for that address alone and have not left: once they have another address they
 * are added under it. What the ledger says before the call tells our unsubscription from their own, if its answer is lost.
 */
import type { Database } from '../../../platform/database/database.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import type { ServiceContact } from '../services/rules.ts'
import type { Plan } from './plan.ts'
import type { LeadState } from './statuses.ts'
import { type LedgerRow, saveRow } from './store.ts'

interface PlannedSend {
  row: LedgerRow
  state: LeadState
  plan: Extract<Plan, { kind: 'send' }>
}

export const isForAddress = ({ state, plan }: PlannedSend): boolean =>
  plan.change.consent === 'unsubscribe' && state.is_bounced

/** As long as one call may take, and what clocks differ by. */
const MINUTES = 2 * 60_000

/** Writes that they are about to be unsubscribed for their address. */
export async function announceUnsubscriptions(
  sending: readonly PlannedSend[],
  { database, context }: { database: Database<'site'>; context: WriteContext },
): Promise<void> {
  const bounced = sending.filter(isForAddress)
  if (bounced.length === 0) return
  await database.write(async tx => {
    for (const { row } of bounced)
      await saveRow(tx, row, { reason: 'suppressed', sent_at: context.now(), due_at: row.due_at })
  })
}

/** Whether the service has it from us, though no answer came. */
export const isOurUnsubscription = (
  { reason, consent, sent_at }: Pick<LedgerRow, 'reason' | 'consent' | 'sent_at'>,
  contact: Pick<ServiceContact, 'consent' | 'changed_at'>,
): boolean =>
  reason === 'suppressed' &&
  (consent === 'subscribed' || consent === 'pending') &&
  contact.consent === 'unsubscribed' &&
  Math.abs((contact.changed_at ?? 0) - (sent_at ?? 0)) < MINUTES
