/** What a person wants to hear of, for other features to ask. */
import type { Actor } from '../../platform/actor.ts'
import type { Installation } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { sign, verifySignature } from '../../platform/secrets.ts'
import { changeSettings, findSettings } from './store.ts'

type Db = Handle<'control'>

/** Imports, exports and other operations that ended. */
export const operationsKind = 'operations_ended'

/** Kinds that the caller does not want to see in the app; keys see everything. */
export async function hiddenFor({ databases }: Pick<Installation, 'databases'>, actor: Actor): Promise<Set<string>> {
  if (actor.kind !== 'user') return new Set()
  const row = await databases.control.read(db => findSettings(db, actor.user_id))
  return new Set(row?.hidden)
}

const signature_characters = 32
const purpose = 'link:digest'

/** The token of the link that ends somebody's daily email. */
export const digestToken = (key: Buffer, user_id: string): string => sign(key, purpose, user_id) + user_id

/** Whose daily email a token ends; null for what was made up. */
export function userOfDigest(key: Buffer, token: string): string | null {
  const user_id = token.slice(signature_characters)
  return verifySignature(key, token.slice(0, signature_characters), purpose, user_id) ? user_id : null
}

export async function endDigest(tx: Db, user_id: string, now: number): Promise<void> {
  await changeSettings(tx, user_id, { digest: false, updated_at: now })
}
