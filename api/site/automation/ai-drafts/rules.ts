/** The rules of AI texts, for other features to call. Writing them is in jobs.ts. */
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { TextOrNot } from '../../email/emails/rules.ts'
import type { QueueDrafts } from '../runs/ports.ts'
import { writeEmailJob } from './jobs.ts'
import * as store from './store.ts'

export { type DraftRow, lookAgain as lookAtDraftsAgain } from './store.ts'

type Db = Handle<'site'>

/**
 * Queues texts in the transaction of their cause. A text that is asked for again is left alone while it is being written;
 * one that failed is written again under the same id.
 */
export const queueDrafts: QueueDrafts = async (tx, writings, { newId, now }) => {
  if (writings.length === 0) return
  const fresh = { status: 'queued', reason: null, subject: null, text: null, edited: false, attempts: 0 } as const
  const none = { input_tokens: 0, output_tokens: 0, written_at: null, decided_at: null, decided_by: null, version: 1 }
  const rows = writings.map(w => ({ ...w, ...fresh, ...none, id: newId('ai_draft'), created_at: now }))
  const inserted = await store.insertDrafts(tx, rows)
  const due = [...inserted]
  for (const row of rows) {
    if (inserted.has(row.id)) continue
    const known = await store.findDraftOf(tx, row.run_id, row.sequence)
    if (known?.status !== 'failed') continue
    await store.saveDraft(tx, known.id, { ...fresh, prompt: row.prompt, model: row.model, created_at: now })
    due.push(known.id)
  }
  await enqueueAll(
    tx,
    writeEmailJob,
    due.map(subject_id => ({ subject_id })),
    now,
  )
}

export async function existingDraft(db: Db, id: string): Promise<store.DraftRow> {
  const row = await store.findDraft(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** The texts of writer steps, by `run_id step_id`; a step whose text may not be sent says why. */
export async function textsOfSteps(
  db: Db,
  steps: readonly { run_id: string; step_id: string }[],
): Promise<Map<string, TextOrNot>> {
  if (steps.length === 0) return new Map()
  const rows = await store.draftsOfSteps(db, steps)
  const found = new Map<string, TextOrNot>()
  for (const { run_id, step_id } of steps) {
    const key = `${run_id} ${step_id}`
    const row = rows.get(key)
    if (row?.status === 'rejected') found.set(key, 'draft_rejected')
    else if (row?.status !== 'ready' || row.subject === null || row.text === null) found.set(key, 'draft_missing')
    else found.set(key, { subject: row.subject, text: row.text })
  }
  return found
}
