/** Every query on enrollments of many leads. */
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { journeyEnrollments } from './table.ts'

type Db = Handle<'site'>
export type EnrollmentRow = typeof journeyEnrollments.$inferSelect

export async function insertEnrollment(tx: Db, row: EnrollmentRow): Promise<void> {
  await tx.insert(journeyEnrollments).values(row)
}

export async function findEnrollment(db: Db, id: string): Promise<EnrollmentRow | undefined> {
  const [row] = await db.select().from(journeyEnrollments).where(eq(journeyEnrollments.id, id))
  return row
}

export async function saveEnrollment(tx: Db, id: string, set: Partial<EnrollmentRow>): Promise<void> {
  await tx.update(journeyEnrollments).set(set).where(eq(journeyEnrollments.id, id))
}

export const pageOfEnrollments = (db: Db, journey_id: string, page: { after: string | null; limit: number }) =>
  db
    .select()
    .from(journeyEnrollments)
    .where(
      and(
        eq(journeyEnrollments.journey_id, journey_id),
        page.after ? lt(journeyEnrollments.id, page.after) : undefined,
      ),
    )
    .orderBy(desc(journeyEnrollments.id))
    .limit(page.limit + 1)
