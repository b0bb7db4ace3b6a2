/** Erasing a person: values go, the ledger keeps a keyed hash in their place, and one who withdrew stays withdrawn. */
import type { Handle } from '../../../platform/database/handle.ts'
import { eraseFromDrafts } from '../../automation/ai-drafts/rules.ts'
import { eraseFromAnswers } from '../../automation/answers/rules.ts'
import { eraseFromRuns } from '../../automation/runs/rules.ts'
import { eraseFromCampaigns } from '../../capture/campaigns/rules.ts'
import { eraseFromSubmissions } from '../../capture/submissions/rules.ts'
import { eraseFromEmails } from '../../email/emails/rules.ts'
import { eraseFromLedger } from '../consents/rules.ts'
import { forgetVisitsOfLead } from '../visitors/rules.ts'
import { type Acting, personHash } from './capture.ts'
import { type LeadRow, removeLead, suppress } from './store.ts'

/** Takes a person out of everything that this site holds, in one transaction. */
export async function eraseLead(tx: Handle<'site'>, row: LeadRow, key: Buffer, context: Acting): Promise<void> {
  const hash = personHash(key, row.email_key)
  if (row.unsubscribed_at !== null) await suppress(tx, hash, context.now())
  await eraseFromLedger(tx, row.id, hash)
  await eraseFromSubmissions(tx, row.id, hash)
  await eraseFromCampaigns(tx, row.id, hash, context.now())
  await eraseFromEmails(tx, row.id, hash)
  await eraseFromDrafts(tx, row.id, hash)
  await eraseFromAnswers(tx, row.id, hash)
  await eraseFromRuns(tx, row.id, hash, context.now())
  await forgetVisitsOfLead(tx, row.id)
  await removeLead(tx, row.id)
  await context.emit(tx, { name: 'lead.erased', subject_id: row.id, lead_id: row.id, data: { hash } })
}
