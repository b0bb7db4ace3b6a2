/** What billing asks of features that sell by them. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'
import type { ChangeItem } from './table.ts'

/** A site has so many more of add-ons: whatever waited to be bought of just these is bought. */
export const addOnsBought =
  port<(tx: Handle<'control'>, site_id: string, added: readonly ChangeItem[]) => Promise<void>>('addOnsBought')
