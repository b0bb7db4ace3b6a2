/**
 * Mail that a site's action causes but the installation sends: sender checks, confirmations of a person's wish. No
 * action writes two databases, so it waits as a job of the site and is then posted to the outbox under the same id.
 */

import type { Handle } from '../database/handle.ts'
import { handle, type JobHandler } from '../jobs/handler.ts'
import { enqueue } from '../jobs/jobs.ts'
import { relayMailJob, type SiteSender, type SystemMail } from '../mail/jobs.ts'
import { systemMessage } from '../mail/system-mail.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Installation, SiteFacts } from './context.ts'

const lease_ms = 15 * 60_000
const retry_ms = 60_000

/** In the transaction of its cause; the id makes a repeat one mail. */
export const relayMail = (tx: Handle<'site'>, id: string, mail: SystemMail, now: number): Promise<void> =>
  enqueue(tx, relayMailJob, { subject_id: id, payload: mail }, now)

interface RelayScope {
  installation: Installation
  clock: Clock
  facts(): Promise<SiteFacts | null>
}

/** The sender of a site that mail in its name leaves by; undefined where none is verified. */
export type SenderOf = (site: SiteFacts) => Promise<SiteSender | undefined>

/** Whether an address takes no email at all. */
export type IsDead = (site_id: string, address: string) => Promise<boolean>

/** Whether the installation is told of something under this name for the first time. */
export type IsFirst = (tx: Handle<'control'>, name: string, now: number) => Promise<boolean>

export interface RelayFacts {
  senderOf: SenderOf
  isDead: IsDead
  isFirst: IsFirst
}

export function relayHandler(scope: RelayScope, { senderOf, isDead, isFirst }: RelayFacts): JobHandler<'site'> {
  const { installation, clock } = scope
  const { config, databases, mailer, outbox } = installation
  return handle(relayMailJob, {
    concurrency: 2,
    lease_ms,
    async perform(job) {
      const given = job.payload
      const now = clock.now()
      const site = await scope.facts()
      if (!site || now > given.valid_until) return { done: true }
      if (given.from_name !== undefined && (await isDead(site.id, given.to))) return { done: true }
      const sender = given.from_name === undefined ? undefined : (given.sender ?? (await senderOf(site)))
      const images_url = `${config.public_url}/v1/public/sites/${site.id}/images`
      const look = given.from_name === undefined ? {} : { brand: site.brand, images_url }
      const mail = { ...given, ...look, ...(sender && { sender }) }
      if (!site.is_demo) {
        const posted_at = installation.clock.now()
        await databases.control.write(async tx => {
          // Where the end of this job was lost, the mail may have left meanwhile.
          if (await isFirst(tx, `relay_mail ${job.subject_id}`, posted_at))
            await outbox.post(tx, job.subject_id, mail, posted_at)
        })
        return { done: true }
      }
      // Mail of a demo never leaves for a real server, and its moments are those of the demo's clock.
      const { mail_from } = config
      const message = systemMessage(mail, { id: job.subject_id, now, mail_from, dkim: undefined })
      const result = await mailer.transportFor(site).send(message)
      return result.outcome === 'deferred' ? { done: false, again_at: now + retry_ms } : { done: true }
    },
  })
}
