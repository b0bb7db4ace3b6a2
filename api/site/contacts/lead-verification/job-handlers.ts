/** Jobs on addresses: verifying again where DNS did not answer, and sending the email that asks to confirm. */
import { emitter, emitWith } from '../../../platform/events/emit.ts'
import { relayMail } from '../../../platform/features/relay.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { confirmationLink, hasLeftElsewhere, isConfirmed } from '../confirmations/rules.ts'
import { suppressing } from '../email-status/rules.ts'
import { confirmEmailJob, verifyEmailJob } from '../lead-quality/jobs.ts'
import { leadQualityLimits } from '../lead-quality/limits.ts'
import { confirmations } from '../lead-quality/ports.ts'
import {
  confirmationText,
  differs,
  qualityColumns,
  qualityFields,
  saveOnLead,
  siteQuality,
  verifyEmail,
} from '../lead-quality/rules.ts'
import { leadConfirmationAsked, leadUpdated } from '../lead-records/events.ts'
import { languageFor } from '../lead-records/fields.ts'
import { findLead } from '../lead-records/rules.ts'
import { loadPresentLead } from '../leads/rules.ts'

const lease_ms = 60_000
const minute_ms = 60_000
/** The waits between looks; after the last the address stays unknown. */
const waits_ms = [1, 10, 60, 360, 1_440].map(minutes => minutes * minute_ms)

/** Asks again, with more time than a visitor has. */
export function verifyEmailHandler({ database, installation, clock }: SiteScope): JobHandler<'site'> {
  const emit = emitter(installation, () => clock.now())
  return handle(verifyEmailJob, {
    concurrency: 4,
    lease_ms,
    async perform(job) {
      const { lead, site } = await database.read(async db => ({
        lead: await loadPresentLead(db, job.subject_id),
        site: await siteQuality(db),
      }))
      if (!lead) return { done: true }
      const confirmed = lead.confirmation === 'confirmed'
      const quality = await verifyEmail(installation, site, lead.email, { confirmed, milliseconds: 10_000 })
      const wait = waits_ms[job.attempts - 1]
      if (!quality.certain && wait !== undefined && job.attempts < leadQualityLimits.email_checks_max) {
        return { done: false, again_at: clock.now() + wait }
      }
      return {
        done: true,
        write: async tx => {
          const now = await findLead(tx, lead.id)
          // The address was changed meanwhile, which verified the new one.
          if (!now || now.email_key !== lead.email_key) return
          const at = clock.now()
          if (!differs(now, quality)) return
          const columns = { ...qualityColumns(quality, at), updated_at: at, version: now.version + 1 }
          await saveOnLead(tx, now.id, columns)
          const caused = emitWith(emit, job.payload ?? {})
          await caused(tx, leadUpdated, { lead_id: now.id, data: { fields: qualityFields } })
        },
      }
    },
  })
}

/** Mails the link, in the language that the person reads. */
export function confirmEmailHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock, site_id } = scope
  const emit = emitter(installation, () => clock.now())
  return handle(confirmEmailJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const site = await scope.facts()
      const { newId, connections, log } = installation
      if (!site) return { done: true }
      const asked = await database.read(async db => {
        const lead = await loadPresentLead(db, job.subject_id)
        if (!lead) return undefined
        const locale = languageFor(lead, site)
        const left_elsewhere = await hasLeftElsewhere(db, job.subject_id, connections.through(suppressing))
        return { lead, locale, left_elsewhere, mail: await confirmationText(db, locale) }
      })
      if (!asked || (isConfirmed(asked.lead) && !asked.left_elsewhere)) return { done: true }
      const { lead, locale, mail } = asked
      const now = clock.now()
      const key = await installation.databases.siteKey(site_id)
      const { public_url } = installation.config
      const { link, valid_until } = confirmationLink({ key, site_id, public_url }, lead, now)
      const button = messageOf(locale, 'page.confirm.button')
      const filled = (text: string) => text.replaceAll('{site}', () => site.name).replaceAll('{link}', () => link)
      const { ownEmail, note } = connections.through(confirmations)
      const own = await ownEmail(scope, lead.id, { locale, link })
      const failure = own && 'failure' in own ? own.failure : null
      if (failure !== null) log.warn({ site_id, failure }, 'the email that asks to confirm was sent as it is built in')
      return {
        done: true,
        write: async tx => {
          const said =
            own && 'email' in own ? own.email : { subject: filled(mail.subject), text: filled(mail.text), button }
          const posted = { ...said, to: lead.email, link, valid_until, locale, from_name: site.name }
          await relayMail(tx, newId('email'), posted, now)
          if (own) await note(tx, failure, now)
          await saveOnLead(tx, lead.id, { confirmation_asked_at: now })
          await emit(tx, leadConfirmationAsked, { lead_id: lead.id })
        },
      }
    },
  })
}
