/** When a process has nothing to do, and when it will have. */
import { setImmediate } from 'node:timers/promises'
import type { Handle } from '../../../api/platform/database/handle.ts'
import type { Life } from './life.ts'

const PATIENCE_MS = 30_000

/** When the first job, and the first run, to come after this moment are due. */
export async function nextMomentsAfter(db: Handle<'site'>, now: number): Promise<(number | null)[]> {
  const [row] = await db.all<(number | null)[]>(
    'select (select min(due_at) from jobs where due_at > ?), (select min(wake_at) from runs where wake_at > ? and ended_at is null)',
    [now, now],
  )
  return row ?? []
}

/** Lets a worker do all that is due. */
export async function restOf(worker: { wake(): void; idle: boolean }, life: Life): Promise<void> {
  worker.wake()
  const ends = performance.now() + PATIENCE_MS
  while (!worker.idle && !life.dead) {
    await setImmediate()
    if (performance.now() > ends) throw new Error('A worker does not come to rest')
  }
}
