/** The one place that checks what a plan allows, and says what is missing. */
import type { Config } from '../../config/config.ts'
import type { Handle, Kind } from '../../database/handle.ts'
import { problem } from '../../problem/problem.ts'
import { inWords } from '../../runtime/size.ts'
import type { Allowance, CountContext } from './define.ts'
import { allowedBy, type PlanFacts } from './plan.ts'

export interface QuotaContext extends CountContext {
  plan: PlanFacts | null
  config: Config
}

/** For how many of so many there is room, in the transaction that takes them. */
export async function roomFor<K extends Kind>(
  tx: Handle<K>,
  allowance: Allowance<K>,
  asking: QuotaContext,
  wanted: number,
): Promise<number> {
  const allowed = allowedBy(asking.plan, allowance, asking.config)
  if (allowed === null) return wanted
  if (allowance.upperBound && allowed - (await allowance.upperBound(tx)) >= wanted) return wanted
  return Math.max(0, Math.min(wanted, allowed - (await allowance.used(tx, asking))))
}

/** How many there are where that is more than a limit; counted only where it may be. */
export async function countBeyond<K extends Kind>(
  db: Handle<K>,
  allowance: Allowance<K>,
  counted: CountContext,
  limit: number,
): Promise<number | undefined> {
  if (allowance.upperBound && (await allowance.upperBound(db)) <= limit) return undefined
  const used = await allowance.used(db, counted)
  return used > limit ? used : undefined
}

/** Refuses so many more where there is no room for all of them. */
export async function requireRoom<K extends Kind>(
  tx: Handle<K>,
  allowance: Allowance<K>,
  asking: QuotaContext,
  wanted = 1,
): Promise<void> {
  if ((await roomFor(tx, allowance, asking, wanted)) >= wanted) return
  const { name, unit, refused = 'limit_reached' } = allowance
  const limit = allowedBy(asking.plan, allowance, asking.config) ?? 0
  const used = await allowance.used(tx, asking)
  const words = (number: number) => (unit === 'bytes' ? inWords(number) : number)
  throw problem(refused, {
    detail: `allowance.${name}`,
    values: { used: words(used), limit: words(limit), megabytes: Math.floor(limit / 1_048_576) },
    allowance: { name, used, limit },
  })
}
