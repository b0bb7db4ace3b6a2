/** Emails that the site sends by itself, for it to queue. */
import { and, desc, eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import * as store from './store.ts'
import { type automatedSends, emails } from './table.ts'

type Db = Handle<'site'>
type AutomatedSend = (typeof automatedSends)[number]

const no_cause = {
  ...{ run_id: null, sequence: null, journey_id: null, step_id: null },
  ...{ broadcast_id: null, variant: null, ai_step_id: null },
}

export async function queueAutomatedSend(
  tx: Db,
  send: Pick<store.EmailRow, 'lead_id' | 'template_id' | 'sender_id'> & { automated: AutomatedSend },
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  const row = { ...no_cause, ...send, type: 'send_email' as const, id: newId('email'), queued_at: now }
  await store.enqueueSends(tx, [...(await store.insertQueued(tx, [row]))], now)
}

/** When the lead's latest of this kind was queued. */
export async function lastAutomatedSend(
  db: Db,
  lead_id: string,
  automated: AutomatedSend,
): Promise<number | undefined> {
  const [row] = await db
    .select({ queued_at: emails.queued_at })
    .from(emails)
    .where(and(eq(emails.lead_id, lead_id), eq(emails.automated, automated)))
    .orderBy(desc(emails.id))
    .limit(1)
  return row?.queued_at
}
