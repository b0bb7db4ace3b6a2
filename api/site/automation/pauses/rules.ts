/**
 * What happens when a pause ends to everything that became due: it continues, is planned again, or is skipped, as the
 * owner chooses.
 */
import type { Resumption } from '../../../account/sites/ports.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { OverdueChoice } from '../../../platform/features/resumption.ts'
import { askAboutLateMail, countPausedEmails, releasePausedEmails, skipPausedEmails } from '../../email/emails/rules.ts'
import { lookAtDraftsAgain } from '../ai-drafts/rules.ts'
import { pausedJourneys } from '../journey-records/rules.ts'
import type { PausedWork } from '../journeys/ports.ts'
import { countOverdue, leaveInputs, leaveOverdue, moveOverdue, type PauseScope } from '../runs/rules.ts'

type Db = Handle<'site'>

/** Which emails are resumed: resuming a site leaves journeys alone that are paused themselves. */
const emailsOf = async (db: Db, which: PauseScope) => (which === 'site' ? { but: await pausedJourneys(db) } : which)

async function count(db: Db, which: PauseScope, now: number) {
  return {
    overdue_runs: await countOverdue(db, which, now),
    queued_emails: await countPausedEmails(db, await emailsOf(db, which), now),
  }
}

async function decideOverdue(
  tx: Db,
  which: PauseScope,
  choice: OverdueChoice,
  { emit, now }: { emit: Emit; now: number },
): Promise<void> {
  if (choice === 'continue') {
    await moveOverdue(tx, which, now)
    return
  }
  const type = choice === 'skip' ? 'skip_step' : 'replan'
  await leaveOverdue(tx, which, { type: 'event', at: now, event: { type } }, now)
  if (choice === 'skip') {
    await skipPausedEmails(tx, await emailsOf(tx, which), { emit, now, deliver: leaveInputs })
  }
}

async function release(tx: Db, which: PauseScope, now: number): Promise<void> {
  await releasePausedEmails(tx, await emailsOf(tx, which), now)
  await lookAtDraftsAgain(tx, 'paused', now)
}

/** What resuming a journey asks for. */
export const workOfPauses: PausedWork = { count, decideOverdue, release }

/** What resuming the whole site asks for. */
export const resumptionOfSite: Resumption = {
  async settleOverdue(tx, { overdue, was_restored, emit, now }) {
    if (was_restored) await askAboutLateMail(tx, now)
    await decideOverdue(tx, 'site', overdue, { emit, now })
  },
  release: (tx, now) => release(tx, 'site', now),
}
