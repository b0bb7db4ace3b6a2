/** Account emails with the super administrator's texts. None is lost for a text that cannot be used: the built-in one is sent. */
import type { Handle } from '../../platform/database/handle.ts'
import type { Outbox, SystemMail } from '../../platform/mail/outbox.ts'
import { type AccountEmailType, accountEmailTypes, filled, textErrors } from './kinds.ts'
import { findWritten } from './store.ts'

const isKind = (type: string): type is AccountEmailType => (accountEmailTypes as readonly string[]).includes(type)

async function withOwnText(tx: Handle<'control'>, mail: SystemMail): Promise<SystemMail> {
  const { account_email, locale } = mail
  if (!account_email || locale === undefined || !isKind(account_email.type)) return mail
  const own = await findWritten(tx, account_email.type, locale)
  if (!own || textErrors(account_email.type, own).length > 0) return mail
  const fill = (text: string) => filled(text, account_email.values)
  return { ...mail, subject: fill(own.subject), preheader: fill(own.preheader), text: fill(own.text) }
}

export const withOwnTexts = (outbox: Outbox): Outbox => ({
  async post(tx, id, mail, now) {
    await outbox.post(tx, id, await withOwnText(tx, mail), now)
  },
})
