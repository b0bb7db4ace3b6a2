/** Email to the administrators of an account whose domain ceases to work, or gets no certificate. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { administratorsOf } from '../memberships/rules.ts'
import { existingSite } from '../sites/rules.ts'
import { domainLimits } from './limits.ts'
import { type DomainRow, saveNotified } from './store.ts'

type Db = Handle<'control'>
export type Trouble =
  | 'domain_given_up'
  | 'domain_taken'
  | 'domain_broken'
  | 'certificate_failing'
  | 'certificate_unstored'
/** What an email needs besides the domain. */
export type NoticeContext = Pick<Installation, 'outbox' | 'config'>

const hour_ms = 3_600_000

/** In the transaction of its cause. A domain that comes and goes is no email each time. */
export async function tellAdministrators(
  tx: Db,
  { outbox, config }: NoticeContext,
  domain: Pick<DomainRow, 'id' | 'site_id' | 'host' | 'notified_at'>,
  { trouble, reason = '', now }: { trouble: Trouble; reason?: string | null; now: number },
): Promise<void> {
  if (domain.notified_at !== null && now - domain.notified_at < domainLimits.domain_notice_hours * hour_ms) return
  const { account_id, name } = await existingSite(tx, domain.site_id)
  const link = `${config.public_url}/sites/${domain.site_id}/site/domains/${domain.id}`
  for (const { email, first_name, language } of await administratorsOf(tx, [account_id])) {
    const values = { first_name, host: domain.host, site: name, link, reason: reason ?? '' }
    const mail = {
      ...{ to: email, link, locale: language },
      subject: messageOf(language, `mail.${trouble}.subject`, values),
      text: messageOf(language, `mail.${trouble}.text`, values),
      button: messageOf(language, 'mail.domain.button'),
      valid_until: now + domainLimits.domain_notice_valid_hours * hour_ms,
    }
    await outbox.post(tx, newId('event'), mail, now)
  }
  await saveNotified(tx, domain.id, now)
}
