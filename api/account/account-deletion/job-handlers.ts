/** Erases people who deleted their account, once the time to take it back is over. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { changeOwner } from '../billing/rules.ts'
import { endPayments, stopRenewals } from '../checkout/rules.ts'
import { personWithId, removePerson } from '../users/rules.ts'
import { endRenewals, eraseUser } from './jobs.ts'
import { deletionMail } from './mails.ts'
import { accountsLeft, findBlockers } from './rules.ts'
import { administeredBy, haveAnySite, sitesAround } from './store.ts'

const lease_ms = 5 * 60_000
const again_ms = 86_400_000

export function deletionHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock, connections, outbox, config, newId, log } = installation

  /** Their marks and views in the sites of accounts that they worked in. */
  const eraseInSites = async (user_id: string) => {
    for (const site_id of await databases.control.read(db => sitesAround(db, user_id))) {
      const database = await databases.site(site_id)
      await database.write(tx => connections.eraseUserInSite(tx, user_id))
    }
  }

  const erase = async (tx: Handle<'control'>, user_id: string) => {
    const user = await personWithId(tx, user_id)
    if (!user || user.deletes_at === null || user.deletes_at > clock.now()) return
    const account_ids = await accountsLeft(tx, user_id)
    await connections.eraseUser(tx, { user_id, account_ids })
    await removePerson(tx, user_id, account_ids)
    const mail = deletionMail('account_deleted', user, { link: config.public_url, now: clock.now() })
    await outbox.post(tx, newId('event'), mail, clock.now())
  }

  const erasing: JobHandler<'control'> = handle(eraseUser, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id }) {
      const now = clock.now()
      const found = await databases.control.read(async db => {
        const user = await personWithId(db, subject_id)
        if (!user || user.deletes_at === null) return null
        const isHeld =
          (await findBlockers(db, user)).length > 0 || (await haveAnySite(db, await accountsLeft(db, user.id)))
        return { deletes_at: user.deletes_at, isHeld }
      })
      // Taken back.
      if (!found) return { done: true }
      if (found.deletes_at > now) return { done: false, again_at: found.deletes_at }
      if (found.isHeld) {
        log.warn({ user_id: subject_id }, 'a deleted account has sites or people again, and is not erased')
        return { done: false, again_at: now + again_ms }
      }
      await eraseInSites(subject_id)
      // Before the rows that name them: nobody is charged for an account that is gone.
      for (const account_id of await databases.control.read(db => accountsLeft(db, subject_id)))
        await endPayments(installation, account_id)
      const leaving = await databases.control.read(async db => ({
        email: (await personWithId(db, subject_id))?.email ?? '',
        account_ids: await administeredBy(db, subject_id),
      }))
      for (const account_id of leaving.account_ids) await changeOwner(installation, account_id, leaving.email)
      return { done: true, write: (tx: Handle<'control'>) => erase(tx, subject_id) }
    },
  })
  const ending: JobHandler<'control'> = handle(endRenewals, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id }) {
      const account_ids = await databases.control.read(async db => {
        const user = await personWithId(db, subject_id)
        return user?.deletes_at ? accountsLeft(db, subject_id) : []
      })
      for (const account_id of account_ids) await stopRenewals(installation, account_id)
      return { done: true }
    },
  })
  return [ending, erasing]
}
