/** Who left there and came back by themselves is asked by the service, once for each time. */
import { type ServiceClient, ServiceRefusal } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import type { Plan } from './plan.ts'
import type { LeadState } from './statuses.ts'
import { type LedgerRow, saveRow, toDetail } from './store.ts'
import type { Taking } from './take-contacts.ts'

interface Asked {
  row: LedgerRow
  state: LeadState | undefined
  plan: Plan
}

/** That they are asked is written before, so that nobody is asked twice. */
export async function askAgain(
  client: ServiceClient,
  list_id: string,
  items: readonly Asked[],
  { database, context }: Taking,
): Promise<void> {
  const asking = items.filter(({ plan }) => plan.kind === 'ask')
  for (const { row, state } of asking.slice(0, syncLimits.sync_questions_at_once_max)) {
    const email = row.email ?? state?.lead.email ?? ''
    const at = context.now()
    await database.write(tx => saveRow(tx, row, { asked_at: at, due_at: at }))
    const asked = { ...row, asked_at: at }
    try {
      const how = await client.requestConfirmation(list_id, email)
      const consent = how === 'recorded' ? ('subscribed' as const) : row.consent
      const isBack = how === 'recorded'
      await database.write(tx =>
        saveRow(tx, asked, {
          consent,
          ...(isBack ? { status: 'waiting', due_at: at, left_at: null } : { status: 'left_out', reason: 'withdrawn' }),
        }),
      )
    } catch (error) {
      if (!(error instanceof ServiceRefusal)) throw error
      const { problem } = error
      if (problem.kind !== 'contact_refused') {
        // It was not asked: it will be.
        await database.write(tx => saveRow(tx, asked, { asked_at: row.asked_at, due_at: at }))
        throw error
      }
      await database.write(tx =>
        saveRow(tx, asked, { status: 'refused', reason: problem.reason, detail: toDetail(problem.detail) }),
      )
    }
  }
}
