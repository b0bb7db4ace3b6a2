/** What a person wants to hear of, for other features to ask. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import type { Actor } from '../../platform/identity/actor.ts'
import { sign, verifySignature } from '../../platform/identity/secrets.ts'
import { changeSettings, findSettings } from './store.ts'

type Db = Handle<'control'>

/** Imports, exports and other operations that ended. */
export const operationsKind = 'operations_ended'

/** Kinds that the caller does not want to see in the app; keys see everything. */
export async function hiddenFor({ databases }: Pick<Installation, 'databases'>, actor: Actor): Promise<Set<string>> {
  if (actor.type !== 'user') return new Set()
  const row = await databases.control.read(db => findSettings(db, actor.user_id))
  return new Set(row?.hidden)
}

const signature_characters = 32
/** Emails that a link in them ends. */
const endedByLink = ['digest', 'at_once'] as const
export type EndedByLink = (typeof endedByLink)[number]
const purposes = { digest: 'link:digest', at_once: 'link:at_once' } as const

/** The token of the link that ends somebody's daily email, or their emails at once. */
export const endingToken = (key: Buffer, which: EndedByLink, user_id: string): string =>
  sign(key, purposes[which], user_id) + user_id

/** What a token ends, and for whom; null for what was made up. */
export function endedBy(key: Buffer, token: string): { which: EndedByLink; user_id: string } | null {
  const user_id = token.slice(signature_characters)
  const signature = token.slice(0, signature_characters)
  const which = endedByLink.find(one => verifySignature(key, signature, purposes[one], user_id))
  return which ? { which, user_id } : null
}

export async function endEmails(tx: Db, which: EndedByLink, user_id: string, now: number): Promise<void> {
  const ended = which === 'digest' ? { digest: false } : { at_once: {} }
  await changeSettings(tx, user_id, { ...ended, updated_at: now })
}
