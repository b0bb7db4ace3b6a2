/** Every query on the emails that a site sends by itself. */
import { count, eq, getTableName, isNotNull, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { senders } from '../senders/table.ts'
import { templates } from '../templates/table.ts'
import type { AutomatedType } from './kinds.ts'
import { automatedEmails } from './table.ts'

type Db = Handle<'site'>
export type AutomatedEmailRow = typeof automatedEmails.$inferSelect

/** Those that an owner has changed, with what they are sent by, in one question. */
export const changedEmails = (db: Db) =>
  db
    .select({
      row: automatedEmails,
      template: { name: templates.name, enabled: templates.enabled, category: templates.category },
      sender: { verified_at: senders.verified_at },
      has_sender: sql<number>`exists (select 1 from ${senders} as any_sender where any_sender.verified_at is not null)`,
    })
    .from(automatedEmails)
    .leftJoin(templates, eq(templates.id, automatedEmails.template_id))
    .leftJoin(senders, eq(senders.id, automatedEmails.sender_id))
/** An email as it is set; without what it is sent by where nobody has changed it. */
export interface SetEmail extends Partial<Omit<Awaited<ReturnType<typeof changedEmails>>[number], 'row'>> {
  row: AutomatedEmailRow
}

const enabledBut = `select 1 from ${getTableName(automatedEmails)} where enabled and type <> ? limit 1`

export const anyEnabledBut = async (db: Db, type: AutomatedType): Promise<boolean> =>
  (await db.one(enabledBut, [type])) !== undefined

export async function findAutomated(db: Db, type: AutomatedType): Promise<AutomatedEmailRow | undefined> {
  const [row] = await db.select().from(automatedEmails).where(eq(automatedEmails.type, type))
  return row
}

export async function saveAutomated(tx: Db, row: AutomatedEmailRow): Promise<void> {
  const { type: _kind, ...set } = row
  await tx.insert(automatedEmails).values(row).onConflictDoUpdate({ target: automatedEmails.type, set })
}

/** Notes of no change: nobody who edits it is interrupted. */
export async function saveFailure(tx: Db, type: AutomatedType, failure: string | null, at: number): Promise<void> {
  await tx
    .update(automatedEmails)
    .set({ failure, failed_at: failure === null ? null : at })
    .where(eq(automatedEmails.type, type))
}

export const emailsWithTemplate = (
  db: Db,
  template_id: string,
): Promise<Pick<AutomatedEmailRow, 'type' | 'enabled'>[]> =>
  db
    .select({ type: automatedEmails.type, enabled: automatedEmails.enabled })
    .from(automatedEmails)
    .where(eq(automatedEmails.template_id, template_id))

export const emailsWithSender = (db: Db, sender_id: string): Promise<Pick<AutomatedEmailRow, 'type' | 'enabled'>[]> =>
  db
    .select({ type: automatedEmails.type, enabled: automatedEmails.enabled })
    .from(automatedEmails)
    .where(eq(automatedEmails.sender_id, sender_id))

/** For what needs attention. */
export async function countFailing(db: Db): Promise<number> {
  const [row] = await db.select({ number: count() }).from(automatedEmails).where(isNotNull(automatedEmails.failed_at))
  return row?.number ?? 0
}
