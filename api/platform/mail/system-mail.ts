/** Sends the installation's own mail from the control database: confirmations, resets, sender checks. */
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Job } from '../jobs/jobs.ts'
import type { JobHandler } from '../jobs/worker.ts'
import type { Mailer } from './mailer.ts'
import { composeMessage, messageId } from './message.ts'
import { type SystemMail, systemMailKind } from './outbox.ts'

const lease_ms = 15 * 60_000
const retry_ms = 60_000

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`)

const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1a56db;color:#ffffff;font-weight:600;text-decoration:none'

/** Plain paragraphs; links become clickable, and one that stands alone a button where the mail names it. */
export const htmlOf = ({ text, link, button }: Pick<SystemMail, 'text' | 'link' | 'button'>): string =>
  text
    .split('\n\n')
    .map(p => {
      if (button !== undefined && p.trim() === link) {
        const named = `<a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(button)}</a>`
        return `<p style="font:16px/1.5 system-ui,sans-serif;margin:0 0 16px">${named}</p>`
      }
      const linked = escapeHtml(p).replace(/https?:\/\/[^\s&]+/g, url => `<a href="${url}">${url}</a>`)
      return `<p style="font:16px/1.5 system-ui,sans-serif;margin:0 0 16px">${linked}</p>`
    })
    .join('\n')

export interface SystemMailParts {
  config: Config
  clock: Clock
  mailer: Mailer
  /** Told of each mail that went to a file, so that its link can be printed. */
  onFile?: (mail: SystemMail) => void
}

export function systemMailHandler(parts: SystemMailParts): JobHandler<'control'> {
  const { config, clock, mailer } = parts
  const domain = config.mail_from.split('@').at(-1) ?? 'localhost'
  return {
    kind: systemMailKind,
    concurrency: 2,
    lease_ms,
    async perform(job: Job) {
      const mail = job.payload as SystemMail
      const now = clock.now()
      if (now > mail.valid_until) return { done: true }
      const message = composeMessage({
        from: { name: mail.from_name ?? 'Leadwright', address: config.mail_from },
        to: { address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: htmlOf(mail),
        message_id: messageId([job.subject_id], domain),
        date: now,
      })
      const result = await mailer.transportFor().send(message)
      if (result.outcome === 'deferred') return { done: false, again_at: now + retry_ms }
      if (!mailer.uses_server) parts.onFile?.(mail)
      return { done: true }
    },
  }
}
