/** Takes erased people out of requests: what was to be done about somebody holds all that was said of them. */
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import { replaceInTexts } from '../../../platform/features/people.ts'
import { addressesIn } from '../../../platform/schemas/addresses-in-text.ts'
import { mergedInto } from '../../contacts/lead-merges/rules.ts'
import { saveApproval } from './store.ts'
import { approvals } from './table.ts'

type Tx = Handle<'site'>

const written = [approvals.path_params, approvals.query, approvals.body]
  .map(column => sql`coalesce(${column}, '')`)
  .reduce((all, one) => sql`${all} || ' ' || ${one}`)

/** A call that names them is not made any more: nothing of it stays that could bring them back. */
export async function eraseFromApprovals(tx: Tx, people: readonly ErasedPerson[]): Promise<void> {
  await replaceInTexts(tx, approvals.reason, people)
  await replaceInTexts(tx, approvals.failure_detail, people)
  const asked = people.filter(({ is_undone }) => !is_undone)
  const [first] = asked
  if (!first) return
  const keys = new Set(asked.flatMap(({ email_keys }) => email_keys))
  const lead_ids = asked.map(({ lead_id }) => lead_id)
  const merged = (await mergedInto(tx, lead_ids)).map(({ merged_lead_id }) => merged_lead_id)
  const ids = [...lead_ids, ...merged]
  const rows = await tx
    .select({ id: approvals.id, status: approvals.status, text: sql<string>`${written}` })
    .from(approvals)
    .where(sql`instr(${written}, '@') > 0 or instr(${written}, 'lead_') > 0`)
  for (const { id, status, text } of rows) {
    const isAboutThem =
      ids.some(lead_id => text.includes(lead_id)) || addressesIn(text).some(({ email_key }) => keys.has(email_key))
    if (!isAboutThem) continue
    const ended = status === 'pending' ? { status: 'rejected' as const, decided_at: first.now } : {}
    await saveApproval(tx, id, { body: null, query: {}, ...ended })
  }
}
