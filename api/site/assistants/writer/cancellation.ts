/** Ends the wait for a model once the operation is canceled: what nobody waits for any more costs nothing more. */
import { findOperation, isUnderWay } from '../../../platform/features/operations/rules.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { writingLimits } from './limits.ts'

export async function whileUnderWay<T>(
  { database, installation }: SiteScope,
  { operation_id, signal }: { operation_id?: string; signal?: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const given = [installation.stopping, ...(signal ? [signal] : [])]
  if (operation_id === undefined) return work(AbortSignal.any(given))
  const canceled = new AbortController()
  const look = async () => {
    const row = await database.read(db => findOperation(db, operation_id))
    if (!row || !isUnderWay(row)) canceled.abort(new Error('canceled'))
  }
  const looking = setInterval(() => void look().catch(() => undefined), writingLimits.writing_look_milliseconds)
  looking.unref()
  try {
    return await work(AbortSignal.any([canceled.signal, ...given]))
  } finally {
    clearInterval(looking)
  }
}
