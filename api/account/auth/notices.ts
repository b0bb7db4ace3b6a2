/** What a person is told by email of every change to how they sign in: if it was not them, they learn of it. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import { accountMailOf } from '../../platform/mail/account-mail.ts'
import type { Outbox, SystemMail } from '../../platform/mail/outbox.ts'
import { toInstant } from '../../platform/runtime/clock.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import * as users from '../users/rules.ts'
import { authLimits } from './limits.ts'

export type Notice =
  | 'password_changed'
  | 'password_set'
  | 'second_factor_enabled'
  | 'second_factor_disabled'
  | 'provider_connected'
  | 'provider_disconnected'
  | 'passkey_added'
  | 'passkey_deleted'

/** What an action needs to write to a person; taken from the installation before it. */
export interface Post {
  outbox: Outbox
  url: string
}
export const toPost = ({ installation: { outbox, config } }: Context): Post => ({ outbox, url: config.public_url })

const noticeMail = (
  type: Notice,
  { email, first_name, language }: users.UserRow,
  url: string,
  { name, now }: { name: string; now: number },
): SystemMail => {
  const link = `${url}/settings?tab=security`
  const what = messageOf(language, `mail.notice.${type}`, { name })
  const at = toInstant(now).slice(0, 16).replace('T', ' ')
  const values = { first_name, what, at, link }
  const valid_until = now + authLimits.one_time_link_hours * 3_600_000
  return accountMailOf({ type: 'notice', to: email, locale: language, values, valid_until })
}

/** In the transaction of the change. `name`: what was added or removed. */
export async function sendNotice(
  tx: Handle<'control'>,
  type: Notice,
  user_id: string,
  { outbox, url }: Post,
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
  name = '',
): Promise<void> {
  const user = await users.findUser(tx, user_id)
  if (user) await outbox.post(tx, newId('event'), noticeMail(type, user, url, { name, now: now() }), now())
}
