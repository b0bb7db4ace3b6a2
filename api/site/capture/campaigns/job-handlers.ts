/** Mails of campaigns: notices of new leads to chosen addresses, and the lead magnet to the lead. */
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { relayMail } from '../../../platform/features/relay.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import type { SystemMail } from '../../../platform/mail/outbox.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { leadFacts, loadPresentLead } from '../../contacts/leads/rules.ts'
import { downloadUrl, fileExists } from '../../content/files/rules.ts'
import { campaignFeedbackJob, campaignNoticeJob, campaignSandboxJob } from './jobs.ts'
import { markMailed, markNoticed, unnoticed } from './leads-store.ts'
import { campaignLimits } from './limits.ts'
import { feedbackMail, noticeMails } from './mails.ts'
import { promisedSandbox } from './ports.ts'
import { type CampaignRow, findCampaign } from './store.ts'

const lease_ms = 60_000

const noticesTo = {
  burst: campaignLimits.campaign_notices_to_address_per_hour_max,
  per_minute: campaignLimits.campaign_notices_to_address_per_hour_max / 60,
}

/** Takes room for all of these or none, and answers the seconds to wait: addresses are typed by owners, and visitors cause the notices. */
function takeNotices({ rateLimits }: Pick<Installation, 'rateLimits'>, mails: readonly SystemMail[]): number {
  const keys = mails.map(({ to }) => emailKey(to))
  const waits = keys.map(key => rateLimits.take('campaign-notice', key, noticesTo))
  const seconds = Math.max(0, ...waits)
  if (seconds > 0)
    for (const [i, key] of keys.entries()) if (waits[i] === 0) rateLimits.giveBack('campaign-notice', key, noticesTo)
  return seconds
}

export function campaignNoticeHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock } = scope

  /** The emails about all leads since the last notice, and their ids. */
  async function notices(campaign: CampaignRow, site: SiteFacts): Promise<[SystemMail[], string[]]> {
    const rows = await database.read(db => unnoticed(db, campaign.id, campaignLimits.campaign_notice_batch_leads_max))
    const ids = rows.map(row => row.lead_id)
    const facts = await database.read(db => leadFacts(db, ids))
    const came = rows.flatMap(row => {
      const lead = facts.get(row.lead_id)
      return lead ? [{ lead, at: row.first_at }] : []
    })
    const frame = { site, public_url: installation.config.public_url, now: clock.now() }
    return [campaign.notify === 'off' ? [] : noticeMails(campaign, came, frame), ids]
  }

  return handle(campaignNoticeJob, {
    concurrency: 1,
    lease_ms,
    async perform(job) {
      const { campaign_id } = job.payload
      const site = await scope.facts()
      const campaign = await database.read(db => findCampaign(db, campaign_id))
      if (!site || !campaign) return { done: true }
      const [mails, ids] = await notices(campaign, site)
      const now = clock.now()
      const seconds = takeNotices(installation, mails)
      if (seconds > 0) return { done: false, again_at: now + seconds * 1_000 }
      return {
        ...(ids.length === campaignLimits.campaign_notice_batch_leads_max
          ? { done: false, again_at: now }
          : { done: true }),
        write: async tx => {
          await markNoticed(tx, campaign.id, ids, now)
          for (const mail of mails) await relayMail(tx, installation.newId('email'), mail, now)
        },
      }
    },
  })
}

export function campaignFeedbackHandler(scope: SiteScope): JobHandler<'site'> {
  const { database, installation, clock, site_id } = scope
  return handle(campaignFeedbackJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const { campaign_id, lead_id } = job.payload
      const site = await scope.facts()
      const campaign = await database.read(db => findCampaign(db, campaign_id))
      const lead = await database.read(db => loadPresentLead(db, lead_id))
      const file_id = campaign?.file_id
      if (!site || !campaign?.feedback_email || !lead || !file_id) return { done: true }
      if (!(await database.read(db => fileExists(db, file_id)))) return { done: true }
      const now = clock.now()
      const until = now + campaignLimits.campaign_download_hours * 3_600_000
      const link = await downloadUrl(installation, site_id, file_id, until)
      const mail = feedbackMail(campaign, lead, { site, link, until })
      return {
        done: true,
        write: async tx => {
          await markMailed(tx, campaign.id, lead.id, now)
          await relayMail(tx, installation.newId('email'), mail, now)
        },
      }
    },
  })
}

export function campaignSandboxHandler({ database, installation, clock }: SiteScope): JobHandler<'site'> {
  return handle(campaignSandboxJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const { campaign_id, lead_id } = job.payload
      const campaign = await database.read(db => findCampaign(db, campaign_id))
      const sandbox_id = campaign?.sandbox_access ? campaign.sandbox_id : null
      if (sandbox_id === null) return { done: true }
      const { assign } = installation.connections.through(promisedSandbox)
      return { done: true, write: tx => assign(tx, { sandbox_id, lead_id, campaign_id }, clock.now()) }
    },
  })
}
