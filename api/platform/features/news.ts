/** What came to a site while a person was away: each feature declares its own, the notifications ask for all of them. */
import { z } from '@hono/zod-openapi'
import type { SQL } from 'drizzle-orm'
import { count, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../database/handle.ts'
import type { Permission } from '../identity/permissions.ts'

/** Its kind in contracts. The document lists those that the features declare. */
export const newsType = z.string().openapi('NewsType')

export interface Away {
  /** What all ids that were made since sort after, once the prefix of their kind stands before it. */
  readonly after: string
  /** The person who was away. */
  readonly person_id: string
  /** More are not counted. */
  readonly most: number
}

export interface News {
  readonly type: string
  /** The permission that is needed to see it. */
  readonly permission: Permission
  readonly count: (db: Handle<'site'>, away: Away) => Promise<number>
}

export const news = (type: string, permission: Permission, count: News['count']): News => ({ type, permission, count })

/** Number of rows, up to the most. */
export async function countUpTo(db: Handle<'site'>, most: number, table: SQLiteTable, where: SQL | undefined) {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some')
  const [row] = await db.select({ n: count() }).from(some)
  return row?.n ?? 0
}
