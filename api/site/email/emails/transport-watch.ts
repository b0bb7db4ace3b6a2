/** Whether the site's transport is tried: what its breaker says, and what it learns from each result. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import type { SendResult } from '../../../platform/mail/transport.ts'
import { type Breaker, breakerOf, findTrouble, removeTrouble, saveTrouble } from '../email-transport/rules.ts'
import type { WaitReason } from './eligibility/reasons.ts'
import { lookAgain } from './hand-off-store.ts'
import type { EmailRow } from './store.ts'

type Ready = { email: EmailRow; own: OwnTransport | undefined }

export interface TransportWatch {
  /** Why an email that is ready waits; undefined where it may be tried. */
  holdOf(ready: Ready): { type: 'wait'; email: EmailRow; reason: WaitReason; again_at: number } | undefined
  tell(ready: Ready, result: SendResult): Promise<void>
}

export async function watchTransport(scope: SiteScope): Promise<TransportWatch> {
  const { installation, site_id, database, clock } = scope
  const trouble = await database.read(findTrouble)
  const breakerFor = ({ own }: Ready): Breaker =>
    breakerOf(installation, { site_id, transport: own?.version ?? 'installation', trouble })
  return {
    holdOf(ready) {
      const breaker = breakerFor(ready)
      const again_at = breaker.waitUntil(clock.now())
      if (again_at === null) return undefined
      return { type: 'wait', email: ready.email, reason: breaker.isOpen ? 'transport_down' : 'paced', again_at }
    },
    async tell(ready, result) {
      const breaker = breakerFor(ready)
      if (result.outcome !== 'deferred' || result.cause === undefined) {
        if (breaker.worked()) {
          await database.write(async tx => {
            await removeTrouble(tx)
            await lookAgain(tx, 'transport_down', clock.now())
          })
        }
      } else if (result.cause === 'throttled') breaker.throttled(clock.now())
      else {
        const opened = breaker.failed(clock.now(), result.reason)
        if (opened) await database.write(tx => saveTrouble(tx, opened))
      }
    },
  }
}
