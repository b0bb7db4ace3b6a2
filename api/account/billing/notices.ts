/** What the administrators of an account are told of its payments: once for each occasion, on the page and by email. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { formatMoney } from '../../platform/texts/currency.ts'
import { type Locale, messageOf } from '../../platform/texts/messages/messages.ts'
import { administratorsOf } from '../memberships/rules.ts'
import { insertNotice, type NoticeRow } from './store.ts'

const valid_ms = 7 * 86_400_000

export interface Notice extends Pick<NoticeRow, 'account_id' | 'type' | 'occasion' | 'subject_id'> {
  values: Record<string, string | number>
}

const formatDay = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)

function toWords({ values }: Notice, locale: Locale): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    if (name === 'amount') words[name] = formatMoney(Number(value), String(values.currency), locale)
    else if (name.endsWith('_at')) words[name] = formatDay(Date.parse(String(value)), locale)
    else words[name] = String(value)
  }
  return words
}

/** False where it was told before. */
export async function notify(
  tx: Handle<'control'>,
  { outbox, config }: Pick<Installation, 'outbox' | 'config'>,
  notice: Notice,
  now: number,
): Promise<boolean> {
  const row = { ...notice, id: newId('billing_notice'), created_at: now, dismissed_at: null }
  if (!(await insertNotice(tx, row))) return false
  const link = `${config.public_url}/billing`
  const isLastTry = notice.type === 'payment_failed' && notice.values.next_attempt_at === undefined
  const type = isLastTry ? 'payment_failed_finally' : notice.type
  for (const { email, first_name, language } of await administratorsOf(tx, [notice.account_id])) {
    const values = { first_name, link, ...toWords(notice, language) }
    const mail = {
      to: email,
      link,
      locale: language,
      subject: messageOf(language, `mail.billing_${type}.subject`, values),
      text: messageOf(language, `mail.billing_${type}.text`, values),
      button: messageOf(language, 'mail.billing.button'),
      valid_until: now + valid_ms,
    }
    await outbox.post(tx, newId('event'), mail, now)
  }
  return true
}
