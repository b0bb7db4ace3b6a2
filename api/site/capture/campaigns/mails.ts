/** The texts of a campaign's emails. Values of leads appear in bodies only, never in headers. Pure. */

import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SystemMail } from '../../../platform/mail/outbox.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { languageFor, type WithLanguage } from '../../contacts/lead-records/fields.ts'
import { campaignLimits } from './limits.ts'
import type { CampaignRow } from './store.ts'

interface Person {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}
interface Came {
  lead: Person
  at: number
}
interface Frame {
  site: Pick<SiteFacts, 'id' | 'name' | 'language' | 'timezone'>
  public_url: string
  now: number
}

const valid_ms = campaignLimits.campaign_notice_valid_hours * 3_600_000

const nameOf = ({ first_name, last_name, email }: Person): string => {
  const name = [first_name, last_name].filter(part => part !== null).join(' ')
  return name === '' ? email : `${name}, ${email}`
}

/** The local moment, with its zone named. */
function moment(at: number, { language, timezone }: Frame['site']): string {
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone } as const
  return `${new Intl.DateTimeFormat(language, parts).format(at)} (${timezone})`
}

/** One email for each lead and address; where many came together, one email for all. */
export function noticeMails(campaign: CampaignRow, came: readonly Came[], frame: Frame): SystemMail[] {
  const alone = campaign.notify === 'at_once' && came.length <= campaignLimits.campaign_notices_alone_max
  const groups = alone ? came.map(one => [one]) : came.length > 0 ? [came] : []
  return groups.flatMap(group => campaign.notify_emails.map(to => noticeMail(campaign, group, to, frame)))
}

function noticeMail({ name: campaign }: CampaignRow, came: readonly Came[], to: string, frame: Frame): SystemMail {
  const { site, public_url, now } = frame
  const { language } = site
  const leads_url = `${public_url}/sites/${site.id}/leads`
  const [only] = came.length === 1 ? came : []
  const link = only ? `${leads_url}/${only.lead.id}` : leads_url
  const shown = came.slice(0, campaignLimits.campaign_notice_leads_max)
  const list = shown.map(({ lead, at }) => `${nameOf(lead)} · ${moment(at, site)}`)
  const left = came.length - shown.length
  if (left > 0) list.push(messageOf(language, 'mail.campaign_notice.more', { count: left }))
  const values = { campaign, site: site.name, count: came.length, list: list.join('\n\n'), link }
  const key = only ? 'mail.campaign_notice.one' : 'mail.campaign_notice.many'
  return {
    to,
    subject: messageOf(language, `${key}_subject`, values),
    text: messageOf(language, key, values),
    link,
    button: messageOf(language, only ? 'mail.campaign_notice.button' : 'mail.campaign_notice.many_button'),
    locale: language,
    valid_until: now + valid_ms,
  }
}

/** The owner's text and the link to the file, in the lead's language. */
export function feedbackMail(
  { feedback_subject: subject, feedback_text }: Pick<CampaignRow, 'feedback_subject' | 'feedback_text'>,
  lead: { email: string } & WithLanguage,
  { site, link, until }: { site: Frame['site']; link: string; until: number },
): SystemMail {
  const values = { link, until: moment(until, site) }
  const locale = languageFor(lead, site)
  const text = `${feedback_text.trim()}\n\n${messageOf(locale, 'mail.campaign_feedback.link', values)}`
  const button = messageOf(locale, 'mail.campaign_feedback.button')
  return { to: lead.email, subject, text, link, button, locale, valid_until: until, from_name: site.name }
}
