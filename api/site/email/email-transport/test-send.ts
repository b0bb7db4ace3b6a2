/** A test email by the transport of a site, sent at once. */

import type { Database } from '../../../platform/database/database.ts'
import type { Installation, SiteFacts } from '../../../platform/features/context.ts'
import { domainOf } from '../../../platform/mail/address-domain.ts'
import { composeMessage, messageId } from '../../../platform/mail/message.ts'
import type { OwnTransport } from '../../../platform/mail/own-transports.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import { firstReadyAddress } from '../senders/rules.ts'
import { signingKey } from './ports.ts'

interface Place {
  installation: Installation
  site: SiteFacts
  database: Database<'site'>
  key: Buffer
  own: OwnTransport | undefined
}

export async function sendTest({ installation, site, database, key, own }: Place, to: string) {
  const { config, connections, mailer, clockOf, newId } = installation
  const from = (await database.read(firstReadyAddress)) ?? config.mail_from
  const dkim = await database.read(db => connections.through(signingKey)(db, key, from))
  const say = (name: string) => messageOf(site.language, name, { site: site.name })
  const text = say('mail.transport_test.text')
  const mail = composeMessage({
    from: { name: site.name, address: from },
    to: { address: to },
    subject: say('mail.transport_test.subject'),
    text,
    html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    message_id: messageId([newId('request')], domainOf(from)),
    date: clockOf(site).now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
    dkim,
  })
  const { settle } = await mailer.enter(site, { behind: false, own })
  try {
    const result = await mailer.transportFor(site, own).send(mail)
    const said = ('response' in result && result.response) || ('reason' in result ? result.reason : '')
    return { outcome: result.outcome, response: said, from }
  } finally {
    settle()
  }
}
