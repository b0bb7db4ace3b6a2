/** Sends the installation's own mail from the control database: confirmations, resets, sender checks. */

import type { Config } from '../config/config.ts'
import { handle, type JobHandler } from '../jobs/handler.ts'
import type { Clock } from '../runtime/clock.ts'
import { emailsSent } from '../runtime/metrics/counted.ts'
import type { DkimKey } from './dkim.ts'
import { type SystemMail, systemMailJob } from './jobs.ts'
import type { Mailer } from './mailer.ts'
import { composeMessage, messageId, type OutgoingMail } from './message.ts'
import { htmlOf } from './plain-page.ts'

const lease_ms = 15 * 60_000
const retry_ms = 60_000

/** In the name of the installation, or of a site with the address of its sender. The same mail gives the same octets. */
export function systemMessage(
  mail: SystemMail,
  { id, now, mail_from, dkim }: { id: string; now: number; mail_from: string; dkim: DkimKey | undefined },
): OutgoingMail {
  const address = mail.sender?.address ?? mail_from
  const { reply_to = address } = mail.sender ?? {}
  const domain = address.split('@').at(-1) ?? 'localhost'
  const { unsubscribe_url } = mail
  return composeMessage({
    from: { name: mail.from_name ?? 'Leadwright', address },
    to: { address: mail.to },
    reply_to: reply_to === address ? undefined : { address: reply_to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? htmlOf(mail),
    message_id: messageId([id], domain),
    date: now,
    list: unsubscribe_url === undefined ? undefined : { id: `digest.${domain}`, unsubscribe_url, one_click: true },
    dkim,
  })
}

export interface SystemMailParts {
  config: Config
  clock: Clock
  mailer: Mailer
  /** Told of each mail that went to a file, so that its link can be printed. */
  onFile?: (mail: SystemMail) => void
  /** Keys that sign mail in a site's name. */
  dkimOf?: (site_id: string, address: string) => Promise<DkimKey | undefined>
}

export function systemMailHandler(parts: SystemMailParts): JobHandler<'control'> {
  const { config, clock, mailer } = parts
  return handle(systemMailJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const mail = job.payload
      const now = clock.now()
      if (now > mail.valid_until) return { done: true }
      const dkim = mail.sender && (await parts.dkimOf?.(mail.sender.site_id, mail.sender.address))
      const message = systemMessage(mail, { id: job.subject_id, now, mail_from: config.mail_from, dkim })
      const result = await mailer.transportFor().send(message)
      emailsSent.add(`outcome="${result.outcome}",from="installation"`)
      if (result.outcome === 'deferred') return { done: false, again_at: now + retry_ms }
      if (!mailer.uses_server) parts.onFile?.(mail)
      return { done: true }
    },
  })
}
