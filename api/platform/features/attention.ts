/** What waits for a person of the site: each feature declares its own, the dashboard asks for all of them. */
import { z } from '@hono/zod-openapi'
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { DAY, toInstant } from '../../../workflows/time/local-clock.ts'
import { systemZones } from '../../../workflows/time/zones.ts'
import type { Config } from '../config/config.ts'
import type { Handle } from '../database/handle.ts'
import type { Permission } from '../identity/permissions.ts'
import type { PlanFacts } from './allowances/plan.ts'

/** Its kind in contracts. The document lists those that the features declare. */
export const attentionType = z.string().openapi('AttentionType')

export interface Around {
  config: Config
  site: { plan: PlanFacts | null; domains_waiting: number; timezone: string }
}

export interface Attention {
  readonly type: string
  /** The permission that is needed to see it. */
  readonly permission: Permission
  /** How many there are; `today` is the site's local day, counted from 1970-01-01. */
  readonly count: (db: Handle<'site'>, today: number, around: Around) => Promise<number>
  /** When the newest of them began to wait: whoever has read of others before has not read of that one. Null where it is not known. */
  readonly latest: (db: Handle<'site'>, today: number, around: Around) => Promise<number | null>
}

export const attention = (
  type: string,
  permission: Permission,
  count: Attention['count'],
  latest: Attention['latest'] = async () => null,
): Attention => ({ type, permission, count, latest })

/** The latest moment in a column of those rows that wait. */
export const latestIn =
  (column: SQLiteColumn, where?: SQL): Attention['latest'] =>
  async db => {
    const [row] = await db
      .select({ at: sql<number | null>`max(${column})` })
      .from(column.table)
      .where(where)
    return row?.at ?? null
  }

/** Start of the site's day: things that are counted by the day are new again with each. */
export const sinceToday: Attention['latest'] = async (_db, today, { site }) =>
  toInstant(systemZones(), site.timezone, today * DAY)
