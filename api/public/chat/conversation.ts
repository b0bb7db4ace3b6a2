/** Who may continue a conversation: whoever shows its secret. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { sign, verifySignature } from '../../platform/identity/secrets.ts'
import { problem } from '../../platform/problem/problem.ts'
import { publicAssistant } from '../../site/assistants/assistants/rules.ts'
import { type ConversationRow, findConversation, type Language } from '../../site/assistants/conversations/rules.ts'
import { requireAllowedHost } from '../../site/capture/hosts/rules.ts'
import { answersVisitors } from '../demo/rules.ts'

const purpose = 'conversation'

export const secretOf = (key: Buffer, conversation_id: string): string => sign(key, purpose, conversation_id)

/** Drafts, and hosts on which the site does not answer, look like a site that does not exist. */
export function requireVisitors(context: Context): void {
  if (!answersVisitors(context)) throw problem('site_not_found')
  requireAllowedHost(context, 'event')
}

/** The conversation is shown by its secret, whatever became of its assistant. */
export async function requireSecret(context: Context, conversation_id: string): Promise<void> {
  requireVisitors(context)
  const { installation, site, request } = context
  const [, secret = ''] = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  const key = await installation.databases.siteKey(site.id)
  if (!verifySignature(key, secret, purpose, conversation_id)) throw problem('site_not_found')
}

export async function shownConversation(db: Handle<'site'>, id: string): Promise<ConversationRow> {
  const row = await findConversation(db, id)
  if (!row) throw problem('site_not_found')
  return row
}

export async function talkingAssistant(db: Handle<'site'>, id: string) {
  const row = await publicAssistant(db, id)
  if (!row) throw problem('site_not_found')
  return row
}

/** The language of a browser, else the site's. */
export function languageFor(locale: string | undefined, site: Language): Language {
  const asked = locale?.toLowerCase().split(/[-_]/)[0]
  return asked === 'en' || asked === 'es' ? asked : site
}
