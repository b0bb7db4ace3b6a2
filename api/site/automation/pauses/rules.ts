/** What becomes of what a pause has kept back: it goes on, is planned anew, or is skipped, as the owner chooses. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { NewId } from '../../../platform/ids.ts'
import { countPausedEmails, releasePausedEmails, skipPausedEmails } from '../../email/emails/rules.ts'
import { lookAtDraftsAgain } from '../ai-drafts/rules.ts'
import * as store from './store.ts'

export type { Paused } from './store.ts'
export type Overdue = 'continue' | 'replan' | 'skip'

type Db = Handle<'site'>

/** How much would move at once. */
export async function pausedWork(db: Db, which: store.Paused, now: number) {
  return {
    overdue_runs: await store.countOverdue(db, which, now),
    queued_mails: await countPausedEmails(db, which, now),
  }
}

/** Decides of what is overdue, while it is still paused. Wake `runs`, `jobs` and `events` after the commit. */
export async function decideOverdue(
  tx: Db,
  which: store.Paused,
  choice: Overdue,
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  if (choice === 'continue') {
    await store.moveOverdue(tx, which, now)
    return
  }
  const kind = choice === 'skip' ? 'skip_step' : 'replan'
  await store.leaveOverdue(tx, which, { type: 'event', at: now, event: { kind } }, now)
  if (choice === 'skip') await skipPausedEmails(tx, which, { newId, now })
}

/** What was kept back is looked at again at once, once nothing holds it any more. */
export async function release(tx: Db, which: store.Paused, now: number): Promise<void> {
  await releasePausedEmails(tx, which, now)
  await lookAtDraftsAgain(tx, 'paused', now)
}
