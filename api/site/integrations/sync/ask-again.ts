/**
 * Who left there and came back by themselves is asked by the service, once for each time: at the address that they have now, which is the one
 * that they agreed with.
 */
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { type ServiceClient, ServiceRefusal } from '../services/rules.ts'
import { addFormerContact } from './erased-store.ts'
import { syncLimits } from './limits.ts'
import { hasMoved, NOTHING_THERE, type Plan } from './plan.ts'
import type { LeadState } from './statuses.ts'
import { type LedgerRow, saveRow, toDetail } from './store.ts'
import type { ContactContext } from './take-contacts.ts'

interface ConfirmationRequest {
  row: LedgerRow
  state: LeadState
}

/** That they are asked is written before, so that nobody is asked twice. */
export async function askAgain(
  client: ServiceClient,
  list_id: string,
  items: readonly { row: LedgerRow; state: LeadState | undefined; plan: Plan }[],
  taking: ContactContext,
): Promise<void> {
  const { database, context } = taking
  const asking = items.flatMap(({ row, state, plan }) => (plan.kind === 'ask' && state ? [{ row, state }] : []))
  for (const { row, state } of asking.slice(0, syncLimits.sync_questions_at_once_max)) {
    const at = context.now()
    await database.write(tx => saveRow(tx, row, { asked_at: at, due_at: at }))
    const asked = { ...row, asked_at: at }
    try {
      const how = await askOne(client, list_id, { row, state })
      await writeAnswer({ row: asked, state }, how, taking)
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

type Answer = Awaited<ReturnType<ServiceClient['requestConfirmation']>> | 'is_another'

/** `is_another`: the service has a contact under the new address, which is to be looked at by itself. */
async function askOne(client: ServiceClient, list_id: string, { row, state }: ConfirmationRequest): Promise<Answer> {
  const { email } = state.lead
  if (row.email === null || !hasMoved(row, state)) return client.requestConfirmation(list_id, email)
  const there = await client.readContact(list_id, email)
  if (!there) return client.requestConfirmation(list_id, email, row.email)
  // Its address was changed already, by a call whose answer did not come.
  return there.id === row.contact_id ? client.requestConfirmation(list_id, email) : 'is_another'
}

async function writeAnswer(
  { row, state }: ConfirmationRequest,
  answer: Answer,
  { database, mapping, context }: ContactContext,
): Promise<void> {
  const at = context.now()
  const address = hasMoved(row, state) ? { email: state.lead.email, email_key: emailKey(state.lead.email) } : {}
  const toLookAt = { status: 'waiting' as const, reason: null, due_at: at }
  const answers: Record<Answer, Partial<LedgerRow>> = {
    mailed: { ...address, status: 'left_out', reason: 'withdrawn' },
    recorded: { ...address, ...toLookAt, consent: 'subscribed', left_at: null },
    added: { ...NOTHING_THERE, ...address, ...toLookAt, consent: 'pending', asked_at: row.asked_at },
    is_another: { ...NOTHING_THERE, ...toLookAt },
  }
  const { contact_id } = row
  const isLeftBehind = answer === 'added' || answer === 'is_another'
  await database.write(async tx => {
    if (isLeftBehind && contact_id !== null) await addFormerContact(tx, mapping.connection.id, mapping.key, contact_id)
    await saveRow(tx, row, answers[answer])
  })
}
