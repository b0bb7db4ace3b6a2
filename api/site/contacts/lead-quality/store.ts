/** Every query on the rules for addresses, and on the verifications stored with leads. */
import type { Handle } from '../../../platform/database/handle.ts'
import { saveColumns } from '../lead-records/columns.ts'
import type { leads } from '../lead-records/table.ts'
import { leadQualitySettings } from './table.ts'

type Db = Handle<'site'>
export type SettingsRow = typeof leadQualitySettings.$inferSelect
type LeadRow = typeof leads.$inferSelect

export async function findSettings(db: Db): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(leadQualitySettings)
  return row
}

export async function saveSettings(tx: Db, row: SettingsRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(leadQualitySettings).values(row).onConflictDoUpdate({ target: leadQualitySettings.id, set })
}

export type QualityColumns = Pick<
  LeadRow,
  | 'email_validity'
  | 'email_score'
  | 'email_score_parts'
  | 'email_disposable'
  | 'email_free'
  | 'email_role_based'
  | 'email_checked_at'
>
export type ConfirmationColumns = Pick<LeadRow, 'confirmation' | 'confirmation_asked_at' | 'confirmed_at'>

export const saveOnLead = (
  tx: Db,
  lead_id: string,
  columns: Partial<QualityColumns & ConfirmationColumns> & { version?: number; updated_at?: number },
): Promise<void> => saveColumns(tx, lead_id, columns)
