/** In whose name the business writes, and what. */
import { emailKey } from '../../platform/schemas/schemas.ts'
import { insertSender } from '../../site/email/senders/store.ts'
import type { Business } from '../businesses/business.ts'
import { day_ms, type FurnishContext, type SiteContents, type Tx } from './made.ts'
import { note } from './note.ts'
import { furnishTemplates } from './templates.ts'

export async function furnishEmails(
  tx: Tx,
  business: Business,
  by: FurnishContext,
  made: SiteContents,
): Promise<{ senders: Map<string, string>; templates: Map<string, string>; unverified_from: Map<string, number> }> {
  const { at } = made
  const life = { version: 1, created_at: at, updated_at: at }
  const senders = new Map<string, string>()
  const unverified_from = new Map<string, number>()
  for (const { key, unverified_since_days, ...sender } of business.senders) {
    const id = by.newId('sender')
    const changed_at = unverified_since_days === undefined ? null : by.now - unverified_since_days * day_ms
    await insertSender(tx, {
      id,
      ...sender,
      email_key: emailKey(sender.email),
      reply_to: sender.email,
      description: '',
      verified_at: changed_at === null ? at : null,
      verification_asked_at: changed_at ?? at,
      ...life,
    })
    senders.set(key, id)
    if (changed_at === null) continue
    unverified_from.set(id, changed_at)
    note(by, 'sender.updated', id, changed_at)
  }
  const templates = await furnishTemplates(tx, business, by, made)
  return { senders, templates, unverified_from }
}
