/** Gets certificates for the hosts of this server and renews them in time. Failures are stored, sent to administrators, and tried again later. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { Full, isOutage } from '../../../platform/runtime/errors.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { renewCertificate } from '../jobs.ts'
import { domainLimits } from '../limits.ts'
import { tellAdministrators } from '../notices.ts'
import { recount } from '../rules.ts'
import { findHolder } from '../store.ts'
import { forgetEndedAccount, takeRetryAfter } from './authority.ts'
import { obtain } from './obtain.ts'
import { renewAt, tryAgainAt } from './renewal.ts'
import { type CertificateRow, findCertificate, newCertificate, removeCertificate, saveCertificate } from './store.ts'
import { type AttemptResult, getUnstored } from './unstored.ts'
import { isWanted } from './wanted.ts'

const lease_ms = 15 * 60_000
const reason_characters = 500

export function certificateHandler(installation: Installation): JobHandler<'control'> {
  const { databases, clock, config, log } = installation
  const { control } = databases
  const unstored = getUnstored(installation)

  const attempt = async (row: CertificateRow, tls: NonNullable<typeof config.tls>): Promise<AttemptResult> => {
    takeRetryAfter(clock.now())
    try {
      const { not_before, ...issued } = await obtain(installation, tls, row)
      const renew_at = renewAt({ not_before, ...issued })
      const set = {
        ...issued,
        renew_at,
        order_url: null,
        order_key: null,
        failures: 0,
        reason: null,
        next_attempt_at: null,
      }
      return { set, again_at: renew_at }
    } catch (error) {
      if (error instanceof Full) unstored.set(row.host, null)
      // No fault of the authority.
      if (isOutage(error)) throw error
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ host: row.host, ...errorFields(error) }, 'no certificate')
      await forgetEndedAccount(installation, tls, reason)
      const failures = row.failures + 1
      const next_attempt_at = tryAgainAt(clock.now(), failures, takeRetryAfter(clock.now()))
      return {
        set: { failures, reason: reason.slice(0, reason_characters), next_attempt_at },
        again_at: next_attempt_at,
      }
    }
  }

  const store = async (tx: Handle<'control'>, host: string, set: AttemptResult['set'], hadNoRoom: boolean) => {
    await saveCertificate(tx, host, set)
    const holder = await findHolder(tx, host)
    if (!holder) return
    await recount(tx, holder.site_id)
    const now = clock.now()
    if (hadNoRoom) await tellAdministrators(tx, installation, holder, { trouble: 'certificate_unstored', now })
    else if (set.failures === domainLimits.certificate_failures_before_notice)
      await tellAdministrators(tx, installation, holder, { trouble: 'certificate_failing', reason: set.reason, now })
  }

  return handle(renewCertificate, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id: host }) {
      const { tls } = config
      if (!tls) return { done: true }
      if (!(await control.read(db => isWanted(db, installation, host)))) {
        unstored.delete(host)
        return { done: true, write: (tx: Handle<'control'>) => removeCertificate(tx, host) }
      }
      const row = (await control.read(db => findCertificate(db, host))) ?? newCertificate(host)
      if (row.renew_at !== null && row.renew_at > clock.now()) return { done: false, again_at: row.renew_at }
      const hadNoRoom = unstored.has(host)
      let isWritten = true
      const attempted = unstored.get(host) ?? (await attempt(row, tls))
      return {
        done: false,
        again_at: attempted.again_at,
        write: tx => store(tx, host, attempted.set, hadNoRoom),
        unwritten(error) {
          isWritten = false
          if (error instanceof Full) unstored.set(host, attempted)
        },
        settled() {
          if (isWritten) unstored.delete(host)
        },
      }
    },
  })
}
