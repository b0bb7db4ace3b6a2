/** Every query on the consent texts that forms have shown. */
import { and, eq, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { consentTexts } from './table.ts'

type Db = Handle<'site'>
/** A consent as a form shows it, in all its languages. */
export type ConsentText = Omit<typeof consentTexts.$inferSelect, 'place'>

/** Stores what a form shows from now on. A version has one text; whether its box is required may change. */
export async function keepConsentText(tx: Db, place: string, shown: ConsentText): Promise<void> {
  await tx
    .insert(consentTexts)
    .values({ place, ...shown })
    .onConflictDoUpdate({
      target: [consentTexts.place, consentTexts.version],
      set: { required: shown.required },
    })
}

export async function removeConsentTexts(tx: Db, place: string): Promise<void> {
  await tx.delete(consentTexts).where(eq(consentTexts.place, place))
}

export async function findConsentText(db: Db, place: string, version: number): Promise<ConsentText | undefined> {
  const [row] = await db
    .select()
    .from(consentTexts)
    .where(and(eq(consentTexts.place, place), eq(consentTexts.version, version)))
  return row
}

/** The text of a form that has never shown another one; of equal ones the newest. */
export async function findOnlyConsentText(db: Db, place: string): Promise<ConsentText | undefined> {
  const { type, text, translations, required } = consentTexts
  // SQLite takes the other columns of a group from the row that has the maximum.
  const version = sql<number>`max(version)`
  const [only, ...others] = await db
    .select({ version, type, text, translations, required })
    .from(consentTexts)
    .where(eq(consentTexts.place, place))
    .groupBy(type, text, translations)
    .limit(2)
  return others.length > 0 ? undefined : only
}
