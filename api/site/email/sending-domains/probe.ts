/** An email that goes the way of all others, to the address to which email comes back: its signature is verified there. */
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { returnToken, withToken } from '../../../platform/identity/return-path.ts'
import { composeMessage, messageId } from '../../../platform/mail/message.ts'
import { probe_header } from '../../../platform/mail/probe-header.ts'
import { readKey } from './keys.ts'
import type { DomainRow } from './store.ts'

export type ProbeResult = { ok: true } | { ok: false; reason: string }

export async function sendProbe(
  { config, databases, mailer, clock, newId }: Installation,
  site: SiteFacts,
  row: DomainRow,
): Promise<ProbeResult> {
  const { return_path = '' } = config.inbound
  const key = await databases.siteKey(site.id)
  const to = withToken(return_path, returnToken(key, site.id, row.id))
  const text = `This email shows whether the signature of ${row.domain} holds. It is read by a machine.`
  const mail = composeMessage({
    from: { address: `probe@${row.domain}` },
    to: { address: to },
    return_path: to,
    subject: 'Probe',
    text,
    html: `<p>${text}</p>`,
    message_id: messageId([newId('request')], row.domain),
    date: clock.now(),
    headers: { [probe_header]: row.id, 'Auto-Submitted': 'auto-generated' },
    dkim: { domain: row.domain, selector: row.selector, private_key: readKey(key, row.private_key) },
  })
  const result = await mailer.transportFor(site).send(mail)
  if (result.outcome === 'delivered') return { ok: true }
  return {
    ok: false,
    reason: ('response' in result && result.response) || ('reason' in result ? result.reason : result.outcome),
  }
}
