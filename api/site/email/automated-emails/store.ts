/** Every query on the emails that a site sends by itself. */
import { count, eq, isNotNull } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { AutomatedKind } from './kinds.ts'
import { automatedEmails } from './table.ts'

type Db = Handle<'site'>
export type AutomatedEmailRow = typeof automatedEmails.$inferSelect

export const changedEmails = (db: Db): Promise<AutomatedEmailRow[]> => db.select().from(automatedEmails)

export async function findAutomated(db: Db, kind: AutomatedKind): Promise<AutomatedEmailRow | undefined> {
  const [row] = await db.select().from(automatedEmails).where(eq(automatedEmails.kind, kind))
  return row
}

export async function saveAutomated(tx: Db, row: AutomatedEmailRow): Promise<void> {
  const { kind: _kind, ...set } = row
  await tx.insert(automatedEmails).values(row).onConflictDoUpdate({ target: automatedEmails.kind, set })
}

/** Notes of no change: nobody who edits it is interrupted. */
export async function saveFailure(tx: Db, kind: AutomatedKind, failure: string | null, at: number): Promise<void> {
  await tx
    .update(automatedEmails)
    .set({ failure, failed_at: failure === null ? null : at })
    .where(eq(automatedEmails.kind, kind))
}

export const emailsWithTemplate = (db: Db, template_id: string): Promise<Pick<AutomatedEmailRow, 'kind'>[]> =>
  db.select({ kind: automatedEmails.kind }).from(automatedEmails).where(eq(automatedEmails.template_id, template_id))

export const emailsWithSender = (db: Db, sender_id: string): Promise<Pick<AutomatedEmailRow, 'kind'>[]> =>
  db.select({ kind: automatedEmails.kind }).from(automatedEmails).where(eq(automatedEmails.sender_id, sender_id))

/** For what needs attention. */
export async function countFailing(db: Db): Promise<number> {
  const [row] = await db.select({ number: count() }).from(automatedEmails).where(isNotNull(automatedEmails.failed_at))
  return row?.number ?? 0
}
