/** The rules of passkeys, for other features to call. */
import type { Handle } from '../../platform/database/handle.ts'
import * as store from './store.ts'

export const countPasskeys = (db: Handle<'control'>, user_id: string): Promise<number> =>
  store.countPasskeys(db, user_id)
