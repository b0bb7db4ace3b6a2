/** Whose browser it is; other features call these. What a browser says of itself never makes it known. */

import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { limits } from '../../platform/limits.ts'
import { visitors } from './table.ts'

type Db = Handle<'site'>
export type KnownBy = (typeof visitors.$inferSelect)['known_by']

export const visitorId = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .openapi({ description: 'A random id that the browser made and keeps, 16 to 64 letters, digits, `_`, `-`.' })

const leadOf = 'select lead_id from visitors where id = ?'

/** The lead whose browser it is; undefined for one that is not known. */
export async function leadOfVisitor(db: Db, visitor_id: string): Promise<string | undefined> {
  const [lead_id] = (await db.row(leadOf, [visitor_id])) ?? []
  return typeof lead_id === 'string' ? lead_id : undefined
}

/** From now on the browser counts as this lead's. Of a lead's browsers only the latest are kept. */
export async function linkVisitor(tx: Db, visitor_id: string, lead_id: string, known_by: KnownBy, now: number) {
  await tx
    .insert(visitors)
    .values({ id: visitor_id, lead_id, known_by, linked_at: now })
    .onConflictDoUpdate({ target: visitors.id, set: { lead_id, known_by, linked_at: now } })
  await tx.run(sql`
    delete from visitors where lead_id = ${lead_id} and id not in (
      select id from visitors where lead_id = ${lead_id}
      order by linked_at desc, id limit ${limits.visitors_of_a_lead_max})`)
}
