/** The rules of connected accounts, for other features to call. */

import type { Handle } from '../../platform/database/handle.ts'
import type { InAction } from '../../platform/features/context.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as store from './store.ts'

/** Somebody's account at a provider: from now on they sign in by it. One signs in one person. */
export async function connectIdentity(
  tx: Handle<'control'>,
  user_id: string,
  { provider, issuer, subject, label }: store.Account & { label: string },
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
  refusal: 'identity_taken' | 'email_verification_failed' = 'identity_taken',
): Promise<store.IdentityRow> {
  if (await store.findByAccount(tx, { provider, issuer, subject })) throw problem(refusal)
  const moments = { created_at: now(), last_used_at: now() }
  const row = { id: newId('identity'), user_id, provider, issuer, subject, label: label.slice(0, 254), ...moments }
  await store.insertIdentity(tx, row)
  return row
}
