/** The email that leads a lead into a sandbox. Values of leads appear in the body only. Pure. */
import type { SiteFacts } from '../../../platform/features/context.ts'
import type { SystemMail } from '../../../platform/mail/outbox.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { languageFor, type WithLanguage } from '../../contacts/lead-records/fields.ts'
import type { SandboxRow } from '../sandboxes/rules.ts'
import { accessEnd } from './statuses.ts'
import type { AccessRow } from './store.ts'

interface AccessNews {
  row: AccessRow
  sandbox: SandboxRow
  /** In clear; null where there is none. */
  password: string | null
  lead: { email: string } & WithLanguage
  site: Pick<SiteFacts, 'name' | 'language' | 'timezone'>
  link: { url: string; expires_at: number }
}

export function accessMail({ row, sandbox, password, lead, site, link }: AccessNews): SystemMail {
  const locale = languageFor(lead, site)
  const end = accessEnd(row)
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timezone } as const
  const until = end === null ? '' : `${new Intl.DateTimeFormat(locale, format).format(end)} (${site.timezone})`
  const values = { site: site.name, sandbox: row.sandbox_name, link: link.url, until, username: sandbox.username }
  const parts = [messageOf(locale, 'mail.sandbox_access.text', values)]
  if (sandbox.username !== '' && password !== null) {
    parts.push(messageOf(locale, 'mail.sandbox_access.credentials', { ...values, password }))
  }
  if (end !== null) parts.push(messageOf(locale, 'mail.sandbox_access.until', values))
  return {
    to: lead.email,
    subject: messageOf(locale, 'mail.sandbox_access.subject', values),
    text: parts.join('\n\n'),
    link: link.url,
    button: messageOf(locale, 'mail.sandbox_access.button'),
    locale,
    valid_until: end === null ? link.expires_at : Math.min(link.expires_at, end),
    from_name: site.name,
  }
}
