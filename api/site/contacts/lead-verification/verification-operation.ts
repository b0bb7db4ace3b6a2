/** Verifying the addresses of many known leads again, as an operation, with a pause after each batch that asked DNS. */
import { z } from '@hono/zod-openapi'
import type { Handle } from '../../../platform/database/handle.ts'
import { suppressUnless } from '../../../platform/events/define.ts'
import { type OperationWork, operationType } from '../../../platform/features/operations/operation-type.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting, type WriteContext } from '../../../platform/features/write-context.ts'
import { type Filter, filter } from '../../../platform/schemas/filter/schema.ts'
import { leadQualityLimits } from '../lead-quality/limits.ts'
import type { Quality } from '../lead-quality/rules.ts'
import { differs, qualityColumns, qualityFields, saveOnLead, siteQuality, verifyEmail } from '../lead-quality/rules.ts'
import { leadUpdated } from '../lead-records/events.ts'
import { findLead, type LeadRow } from '../lead-records/rules.ts'
import { countMatchingLeads, matchingLeadIds } from '../leads/rules.ts'

const dns_ms = 3_000

interface VerificationRequest {
  /** Absent: all leads. */
  filter?: Filter | undefined
  /** The newest lead at the start: later leads are verified when they are captured. */
  until: string
}

const asked: z.ZodType<VerificationRequest> = z.strictObject({ filter: filter.optional(), until: z.string() })

interface LeadQuality {
  lead: LeadRow
  quality: Quality
}

/**
 * The leads of the batch whose address is unchanged and whose verification differs; without an answer from DNS the
 * former one stays.
 */
async function saveVerified(tx: Handle<'site'>, list: readonly LeadQuality[], context: WriteContext) {
  const at = context.now()
  let changed = 0
  for (const { lead, quality } of list) {
    const now = await findLead(tx, lead.id)
    if (!now || now.email_key !== lead.email_key) continue
    if (!quality.certain && now.email_checked_at !== null) continue
    if (!differs(now, quality)) continue
    await saveOnLead(tx, now.id, { ...qualityColumns(quality, at), updated_at: at, version: now.version + 1 })
    await context.emit(tx, leadUpdated, { lead_id: now.id, data: { fields: qualityFields }, at })
    changed += 1
  }
  return changed
}

function verifying(scope: SiteScope): OperationWork<VerificationRequest, string, readonly LeadQuality[]> {
  const { database, installation } = scope
  const wantedOf = async ({ filter }: VerificationRequest) => ({
    wanted: filter ? [filter] : [],
    now: scope.clock.now(),
    timezone: await readTimezone(scope),
  })

  async function verifyAll(ids: readonly string[]): Promise<LeadQuality[]> {
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

  return {
    async count({ parameters }) {
      const wanted = await wantedOf(parameters)
      return database.readSlow(db => countMatchingLeads(db, wanted))
    },
    async find({ parameters }, place) {
      const [after, limit] = [place ?? '', leadQualityLimits.verification_batch_leads]
      const which = { after, until: parameters.until, limit }
      const wanted = await wantedOf(parameters)
      const ids = await database.readSlow(db => matchingLeadIds(db, wanted, which))
      const questions = installation.mailDomains.questions
      const rows = await verifyAll(ids)
      const has_asked = installation.mailDomains.questions > questions
      return {
        rows,
        cursor: ids.at(-1) ?? after,
        is_last: ids.length < limit,
        ...(has_asked && { pause_milliseconds: leadQualityLimits.verification_pause_milliseconds }),
      }
    },
    async apply(tx, { id }, verified) {
      const cause = { ...suppressUnless(false), operation_id: id }
      const changed = await saveVerified(tx, verified, acting(installation, scope.clock, cause))
      const silent = verified.filter(({ quality }) => !quality.certain)
      return {
        succeeded: verified.length - silent.length,
        failures: silent.map(({ lead }) => ({ subject_id: lead.id, code: 'no_answer' })),
        counts: { changed },
      }
    },
  }
}

export const emailVerification = operationType({
  name: 'email_verification',
  permission: 'manage-leads',
  parameters: asked,
  details: parameters => ({ which: parameters.filter ? 'filter' : 'all' }),
  failures: ['no_answer'],
  reasons: [],
  work: verifying,
})
