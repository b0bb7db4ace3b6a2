/** What becomes of what a hold has kept back: it goes on, is planned anew, or is skipped, as the owner chooses. */
import type { Handle } from '../../platform/database/handle.ts'
import type { NewId } from '../../platform/ids.ts'
import { lookAtDraftsAgain } from '../ai-drafts/rules.ts'
import { countKeptBack, releaseKeptBack, skipKeptBack } from '../emails/rules.ts'
import * as store from './store.ts'

export type { Held } from './store.ts'
export type Overdue = 'continue' | 'replan' | 'skip'

type Db = Handle<'site'>

/** How much would move at once. */
export async function keptBack(db: Db, which: store.Held, now: number) {
  return { overdue_runs: await store.countOverdue(db, which, now), queued_mails: await countKeptBack(db, which, now) }
}

/** Decides of what is overdue, while it is still held. Wake `runs`, `jobs` and `events` after the commit. */
export async function decideOverdue(
  tx: Db,
  which: store.Held,
  choice: Overdue,
  { newId, now }: { newId: NewId; now: number },
): Promise<void> {
  if (choice === 'continue') {
    await store.moveOverdue(tx, which, now)
    return
  }
  const kind = choice === 'skip' ? 'skip_step' : 'replan'
  await store.leaveOverdue(tx, which, { type: 'event', at: now, event: { kind } }, now)
  if (choice === 'skip') await skipKeptBack(tx, which, { newId, now })
}

/** What was kept back is looked at again at once, once nothing holds it any more. */
export async function release(tx: Db, which: store.Held, now: number): Promise<void> {
  await releaseKeptBack(tx, which, now)
  await lookAtDraftsAgain(tx, 'held', now)
}
