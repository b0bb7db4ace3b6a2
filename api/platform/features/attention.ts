/** What waits for a person of the site: each feature declares its own, the dashboard asks for all of them. */
import { z } from '@hono/zod-openapi'
import type { PlanFacts } from '../allowances/plan.ts'
import type { Config } from '../config.ts'
import type { Handle } from '../database/handle.ts'
import type { Permission } from '../permissions.ts'

/** Its kind in contracts. The document lists those that the features declare. */
export const attentionKind = z.string().openapi('AttentionKind')

export interface Attention {
  readonly kind: string
  /** The permission that is needed to see it. */
  readonly permission: Permission
  /** How many there are; `today` is the site's local day, counted from 1970-01-01. */
  readonly count: (
    db: Handle<'site'>,
    today: number,
    of: { config: Config; site: { plan: PlanFacts | null; domains_waiting: number } },
  ) => Promise<number>
}

export const attention = (kind: string, permission: Permission, count: Attention['count']): Attention => ({
  kind,
  permission,
  count,
})
