/** Writes what came back, all that waits for a site at the same moment in one action of its database. */

import type { Databases } from '../../platform/database/databases.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { batchLoader } from '../../platform/runtime/batch-loader.ts'
import { type Came, type EmailResponse, recordResponses } from '../../site/email/email-responses/rules.ts'
import { stepEmails } from '../../site/email/emails/rules.ts'
import { inboundLimits } from './limits.ts'

type Write = (came: Came) => Promise<boolean | Promise<boolean>>
const writers = new WeakMap<Databases, Map<string, Write>>()

function writerOf(installation: Installation, site: SiteFacts): Write {
  const known = writers.get(installation.databases) ?? new Map<string, Write>()
  writers.set(installation.databases, known)
  const there = known.get(site.id)
  if (there) return there
  const steps = installation.connections.through(stepEmails)
  const together = (came: readonly Came[]) =>
    actInSite(installation, site, (tx, acting) => recordResponses(tx, came, { ...acting, steps }))
  const alone = async (one: Came) => (await together([one]))[0] ?? false
  // One that cannot be written costs the others nothing.
  const write = batchLoader<Came, boolean | Promise<boolean>>(
    came => together(came).catch(() => came.map(alone)),
    inboundLimits.inbound_responses_together,
  )
  if (known.size >= inboundLimits.inbound_sites_remembered_max) known.clear()
  known.set(site.id, write)
  return write
}

/** False where nothing is known of the email, or it is recorded already. Throws where it cannot be written. */
export async function record(
  installation: Installation,
  site: SiteFacts,
  email_id: string,
  response: EmailResponse,
): Promise<boolean> {
  return writerOf(installation, site)({ email_id, response })
}
