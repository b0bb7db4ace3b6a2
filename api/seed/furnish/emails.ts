/** In whose name the business writes, and what. */
import { emailKey, foldKey } from '../../platform/schemas.ts'
import { insertSender } from '../../site/email/senders/store.ts'
import { insertTemplate } from '../../site/email/templates/store.ts'
import type { Business } from '../businesses/business.ts'
import { day_ms, type Furnishing, type Made, type Tx } from './made.ts'
import { note } from './note.ts'

export async function furnishEmails(
  tx: Tx,
  business: Business,
  by: Furnishing,
  { at }: Made,
): Promise<{ senders: Map<string, string>; templates: Map<string, string>; unverified_from: Map<string, number> }> {
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
    await note(tx, by, 'sender.updated', id, changed_at)
  }
  const templates = new Map<string, string>()
  for (const { key, ...template } of business.templates) {
    const id = by.newId('template')
    const name_key = foldKey(template.name)
    await insertTemplate(tx, {
      id,
      ...template,
      document: null,
      folder_id: null,
      translations: [],
      name_key,
      enabled: true,
      content_version: 1,
      ...life,
    })
    templates.set(key, id)
  }
  return { senders, templates, unverified_from }
}
