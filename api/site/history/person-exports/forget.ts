/** Exports that the account was asked for name their person for as long as they can be downloaded: not beyond the person's erasure. */
import { forgetExports, openExports } from '../../../account/person-requests/rules.ts'
import { existingSite } from '../../../account/sites/rules.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { handle, type JobHandler } from '../../../platform/jobs/handler.ts'
import { restart } from '../../../platform/jobs/jobs.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import { reviewPersonExports } from './jobs.ts'
import { personOfSite } from './rules.ts'

const lease_ms = 60_000
/** For an export that is still being counted, which needs the address until it has been through all sites. */
const again_ms = 60_000

/** Nothing of the person is written down for it: who is not there any more is seen. */
export async function reviewAfterErasure(tx: Handle<'site'>, people: readonly ErasedPerson[]): Promise<void> {
  const [first] = people
  if (first) await restart(tx, reviewPersonExports, { subject_id: 'exports', due_at: first.now }, first.now)
}

export const reviewHandler = ({ installation, database, site_id, clock }: SiteScope): JobHandler<'site'> =>
  handle(reviewPersonExports, {
    concurrency: 1,
    lease_ms,
    async perform() {
      const { control } = installation.databases
      const all = await control.read(async db => openExports(db, (await existingSite(db, site_id)).account_id))
      const gone: string[] = []
      for (const { id, email, found_at, is_completed } of all) {
        // Of a person of other sites alone nothing was erased here; one whom nobody had when they asked may have come and gone.
        const may_be_gone = is_completed && (found_at.length === 0 || found_at.includes(site_id))
        if (may_be_gone && !(await database.read(db => personOfSite(db, emailKey(email))))) gone.push(id)
      }
      if (gone.length > 0) await control.write(tx => forgetExports(tx, gone))
      const is_running = all.some(({ is_completed }) => !is_completed)
      return is_running ? { done: false, again_at: clock.now() + again_ms } : { done: true }
    },
  })
