/** The email about an endpoint that was disabled, to whoever made it, if they are still there. */
import { addressOfUser } from '../../../account/users/rules.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { SystemMail } from '../../../platform/mail/outbox.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { webhookLimits } from './limits.ts'
import type { EndpointRow } from './store.ts'

const week_ms = 7 * 86_400_000

export type Notice = (because: 'gone' | 'failing') => SystemMail

export async function disabledNotice(
  { installation, facts, clock, site_id }: SiteScope,
  { id, url, created_by }: EndpointRow,
): Promise<Notice | undefined> {
  const site = await facts()
  if (!site || created_by === null) return undefined
  const to = await installation.databases.control.read(db => addressOfUser(db, created_by))
  if (to === undefined) return undefined
  const link = `${installation.config.public_url}/sites/${site_id}/webhooks/${id}`
  const values = { site: site.name, url, link, hours: webhookLimits.webhook_failing_hours_max }
  const say = (key: 'subject' | 'failing' | 'gone' | 'button') =>
    messageOf(site.language, `mail.webhook_disabled.${key}`, values)
  return because => ({
    to,
    link,
    subject: say('subject'),
    text: say(because),
    button: say('button'),
    from_name: site.name,
    locale: site.language,
    valid_until: clock.now() + week_ms,
  })
}
