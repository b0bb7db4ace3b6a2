/** Every query on what people asked for about their data. */

import { and, eq, isNotNull } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { forgetAnswersShowing } from '../../platform/features/idempotency/idempotency.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import { personRequests } from './table.ts'

type Db = Handle<'control'>
export type RequestRow = typeof personRequests.$inferSelect

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(personRequests).where(eq(personRequests.id, id))
  return row
}

const place = { id: personRequests.id, created_at: personRequests.requested_at }

interface Page extends ListPage {
  email_hash?: string | undefined
}

export const pageOfRequests = (db: Db, account_id: string, { email_hash, ...page }: Page): Promise<RequestRow[]> =>
  db
    .select()
    .from(personRequests)
    .where(
      and(
        eq(personRequests.account_id, account_id),
        email_hash === undefined ? undefined : eq(personRequests.email_hash, email_hash),
        inPage(place, page),
      ),
    )
    .orderBy(...listOrder(place, page))
    .limit(page.limit + 1)

export async function insertRequest(tx: Db, row: RequestRow): Promise<void> {
  await tx.insert(personRequests).values(row)
}

export async function saveRequest(tx: Db, id: string, set: Partial<RequestRow>): Promise<void> {
  await tx.update(personRequests).set(set).where(eq(personRequests.id, id))
}

/** Of the request, and of what whoever asked for it is answered once more. */
export async function forgetEmail(tx: Db, id: string): Promise<void> {
  await saveRequest(tx, id, { email: null })
  await forgetAnswersShowing(tx, id)
}

/** Exports that still have the address of their person. */
export const exportsWithAddress = (db: Db, account_id: string): Promise<RequestRow[]> =>
  db
    .select()
    .from(personRequests)
    .where(
      and(
        eq(personRequests.account_id, account_id),
        eq(personRequests.type, 'export'),
        isNotNull(personRequests.email),
      ),
    )
