/** The endpoints on the addresses of leads. */
import { demandCausedMail } from '../../../account/auth/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { mayAskAgain } from '../confirmations/rules.ts'
import { type Suppressing, suppressing } from '../email-status/rules.ts'
import { confirmEmailJob } from '../lead-quality/jobs.ts'
import { qualityColumns, qualityFields, saveOnLead, siteQuality, verifyEmail } from '../lead-quality/rules.ts'
import { leadUpdated } from '../lead-records/events.ts'
import { existingLead, type LeadRow } from '../lead-records/rules.ts'
import { filterProblems, lastLeadId, oneLead } from '../leads/rules.ts'
import * as contract from './contract.ts'
import { emailVerification } from './verification-operation.ts'

export const verifyEmails = action(contract.verifyEmails, answering, async (tx, { body }, context, answer) => {
  const errors = body.filter ? await filterProblems(tx, body.filter) : []
  if (errors.length > 0) throw problem('validation_failed', { errors })
  const parameters = { filter: body.filter, until: (await lastLeadId(tx)) ?? '' }
  return answer(tx, await beginOperation(tx, emailVerification, { parameters, subject_id: null }, context))
})

/** Reads the lead and asks DNS, outside the queue. */
async function verifyAgain(
  { params }: { params: { lead_id: string } },
  { installation, site }: Context,
): Promise<{ email_key: string; columns: ReturnType<typeof qualityColumns> } | undefined> {
  const database = await installation.databases.site(site.id)
  const { lead, quality } = await database.read(async db => ({
    lead: await existingLead(db, params.lead_id),
    quality: await siteQuality(db),
  }))
  const confirmed = lead.confirmation === 'confirmed'
  const verified = await verifyEmail(installation, quality, lead.email, { confirmed, milliseconds: 3_000 })
  return { email_key: lead.email_key, columns: qualityColumns(verified, installation.clockOf(site).now()) }
}

export const checkLeadEmail = action(
  contract.checkLeadEmail,
  verifyAgain,
  async (tx, { params }, context, verified) => {
    const row = await existingLead(tx, params.lead_id)
    context.ifMatch(row.version)
    if (!verified || verified.email_key !== row.email_key) return oneLead(tx, row)
    const at = context.now()
    await saveOnLead(tx, row.id, { ...verified.columns, updated_at: at, version: row.version + 1 })
    await context.emit(tx, leadUpdated, { lead_id: row.id, data: { fields: qualityFields } })
    return oneLead(tx, await existingLead(tx, row.id))
  },
)

/** Nothing at all is mailed to an address that bounces. */
async function requireAskable(
  db: Handle<'site'>,
  row: LeadRow,
  { suppressionsOfLeads }: Pick<Suppressing, 'suppressionsOfLeads'>,
  now: number,
): Promise<void> {
  const bounces = (await suppressionsOfLeads(db, [row.id])).get(row.id)?.reason === 'hard_bounce'
  if (row.confirmation !== 'pending' || row.unsubscribed_at !== null || bounces) throw problem('nothing_to_confirm')
  const wait = mayAskAgain(row, now)
  if (wait > 0) throw problem('too_many_requests', { retry_after_seconds: wait })
}

async function demandConfirmation({ params }: { params: { lead_id: string } }, context: Context): Promise<Suppressing> {
  const { databases, connections } = context.installation
  const database = await databases.site(context.site.id)
  const suppressions = connections.through(suppressing)
  const row = await database.read(async db => {
    const lead = await existingLead(db, params.lead_id)
    await requireAskable(db, lead, suppressions, context.now())
    return lead
  })
  demandCausedMail(context, context.site.account_id, row.email)
  return suppressions
}

export const sendConfirmation = action(
  contract.sendConfirmation,
  demandConfirmation,
  async (tx, { params }, context, suppressions) => {
    const row = await existingLead(tx, params.lead_id)
    await requireAskable(tx, row, suppressions, context.now())
    await enqueue(tx, confirmEmailJob, { subject_id: row.id }, context.now())
    return oneLead(tx, row)
  },
)
