/**
 * Verification many leads again: in batches, from where the last one ended, with a pause after each that asked DNS. How far it
 * has come is written in the transaction of each batch, so that a kill repeats one batch of questions and nothing else.
 */
import type { Handle } from '../../../platform/database/handle.ts'
import { appendEvent } from '../../../platform/events/events.ts'
import type { JobHandler } from '../../../platform/jobs/worker.ts'
import { limits } from '../../../platform/limits.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import { countMatchingLeads, findLead, type LeadRow, matchingLeadIds } from '../leads/rules.ts'
import type { Quality } from './email-score.ts'
import { differs, qualityColumns, siteQuality, verifyEmail, verifyEmailsKind } from './rules.ts'
import { saveOnLead } from './store.ts'
import { findVerification, saveVerification, type VerificationRow } from './verifications-store.ts'

const lease_ms = 10 * 60_000
const dns_ms = 3_000

interface Judged {
  lead: LeadRow
  quality: Quality
}

/** Those of the batch that are still what was judged and are worth something else now; whose domain is silent stays. */
async function saveVerified(tx: Handle<'site'>, list: readonly Judged[], { installation, clock }: SiteScope) {
  const at = clock.now()
  let changed = 0
  for (const { lead, quality } of list) {
    const now = await findLead(tx, lead.id)
    if (!now || now.email_key !== lead.email_key) continue
    if (!quality.certain && now.email_checked_at !== null) continue
    if (!differs(now, quality)) continue
    await saveOnLead(tx, now.id, { ...qualityColumns(quality, at), updated_at: at, version: now.version + 1 })
    const about = { name: 'lead.updated', subject_id: now.id, lead_id: now.id } as const
    const data = { fields: ['email_validity', 'email_score'] }
    await appendEvent(tx, { ...about, id: installation.newId('event'), at, data })
    changed += 1
  }
  return changed
}

export function verifyEmailsHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock, site_id } = scope
  const wantedOf = ({ filter }: VerificationRow) => ({ wanted: filter ? [filter] : [] })

  async function verifyAll(ids: readonly string[]): Promise<Judged[]> {
    const { leads, site } = await database.read(async db => ({
      leads: await Promise.all(ids.map(id => findLead(db, id))),
      site: await siteQuality(db),
    }))
    const there = leads.filter(lead => lead !== undefined)
    return Promise.all(
      there.map(async lead => {
        const confirmed = lead.confirmation === 'confirmed'
        return { lead, quality: await verifyEmail(installation, site, lead.email, { confirmed, milliseconds: dns_ms }) }
      }),
    )
  }

  /** One batch; whether it was the last, and whether it asked DNS. */
  async function verifyBatch(verification: VerificationRow): Promise<{ done: boolean; asked: boolean }> {
    const { after, until } = verification
    const limit = limits.verification_batch_leads
    const ids = await database.readSlow(db => matchingLeadIds(db, wantedOf(verification), { after, until, limit }))
    const questions = installation.mailDomains.questions
    const judged = await verifyAll(ids)
    const done = ids.length < limit
    await database.write(async tx => {
      const changed = await saveVerified(tx, judged, scope)
      const unanswered = judged.filter(({ quality }) => !quality.certain).length
      await saveVerification(tx, verification.id, {
        after: ids.at(-1) ?? after,
        verified_leads: verification.verified_leads + judged.length,
        changed_leads: verification.changed_leads + changed,
        unanswered_leads: verification.unanswered_leads + unanswered,
        ...(done && { status: 'done', finished_at: clock.now() }),
      })
    })
    installation.signals.wake('events', site_id)
    return { done, asked: installation.mailDomains.questions > questions }
  }

  return {
    kind: verifyEmailsKind,
    concurrency: 1,
    lease_ms,
    async perform(job, signal) {
      for (;;) {
        if (signal.aborted) return { done: false, again_at: clock.now() }
        const verification = await database.read(db => findVerification(db, job.subject_id))
        if (verification?.status !== 'running') return { done: true }
        if (verification.matching_leads === null) {
          const matching_leads = await database.readSlow(db => countMatchingLeads(db, wantedOf(verification)))
          await database.write(tx => saveVerification(tx, verification.id, { matching_leads }))
        }
        const { done, asked } = await verifyBatch(verification)
        if (!done && asked) return { done: false, again_at: clock.now() + limits.verification_pause_milliseconds }
      }
    },
  }
}
