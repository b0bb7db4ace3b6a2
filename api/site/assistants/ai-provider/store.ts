/** Every query on a site's own provider of models. */
import type { Handle } from '../../../platform/database/handle.ts'
import { aiProvider } from './table.ts'

type Db = Handle<'site'>
export type ProviderRow = typeof aiProvider.$inferSelect

export const findProvider = async (db: Db): Promise<ProviderRow | undefined> => (await db.select().from(aiProvider))[0]

export async function saveProvider(tx: Db, given: ProviderRow): Promise<void> {
  const { id: _id, ...set } = given
  await tx.insert(aiProvider).values(given).onConflictDoUpdate({ target: aiProvider.id, set })
}

export async function removeProvider(tx: Db): Promise<void> {
  await tx.delete(aiProvider)
}
