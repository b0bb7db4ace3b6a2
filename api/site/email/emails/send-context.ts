/** State that the sending handler keeps between batches. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'
import type { Senders } from './hand-off-store.ts'
import { broadcastEmails, stepEmails } from './ports.ts'
import { type TransportWatch, watchTransport } from './transport-watch.ts'

/** The status that a handler keeps between batches. */
export interface SendContext extends Senders {
  scope: SiteScope
  key: Buffer
  /** Whether it was overdue when the process began. */
  isOverdue(due_at: number): boolean
  dkim: { version: number; key: DkimKey | undefined } | undefined
  transport: TransportWatch
}

export async function openSending(scope: SiteScope, isOverdue: SendContext['isOverdue']): Promise<SendContext> {
  const key = await scope.installation.databases.siteKey(scope.site_id)
  const { connections } = scope.installation
  const steps = connections.through(stepEmails)
  const transport = await watchTransport(scope)
  return { transport, scope, steps, broadcasts: connections.through(broadcastEmails), key, isOverdue, dkim: undefined }
}
