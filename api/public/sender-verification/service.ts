/** The page behind the link in a sender's verification mail, and its button. */

import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { readLink, type SignedLink } from '../../platform/features/signed-link.ts'
import { actInSite } from '../../platform/features/write-context.ts'
import { type PageSite, visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import { senderVerified } from '../../site/email/senders/events.ts'
import { verifySender as markVerified } from '../../site/email/senders/rules.ts'
import * as contract from './contract.ts'

async function readValid(context: Context, token: string): Promise<SignedLink | null> {
  const link = await readLink(context.installation, 'sender', token)
  return link && context.installation.clockOf(link.site).now() <= Number(link.parts[2]) ? link : null
}

/** A page in the reader's language: an owner is not bound to the site's. */
const say = ({ locale }: Context, name: string, site: PageSite, options: { action?: string } = {}) =>
  visitorPage({
    locale,
    site,
    title: messageOf(locale, `page.${name}.title`),
    paragraphs: [messageOf(locale, `page.${name}.text`)],
    ...(options.action !== undefined && {
      buttons: [{ action: options.action, label: messageOf(locale, 'page.sender.button') }],
    }),
  })

export const showSenderVerification = endpoint(contract.showSenderVerification, async ({ params }, context) => {
  const link = await readValid(context, params.token)
  if (!link) return invalidLink(context)
  return say(context, 'sender', link.site, { action: `/v1/public/senders/${params.token}` })
})

export const verifySender = endpoint(contract.verifySender, async ({ params }, context) => {
  const link = await readValid(context, params.token)
  if (!link) return invalidLink(context)
  const { site, parts } = link
  const [sender_id = '', email_key = ''] = parts
  const verified = await actInSite(context.installation, site, async (tx, { now, emit }) => {
    if (!(await markVerified(tx, sender_id, email_key, now()))) return false
    await emit(tx, senderVerified, { subject_id: sender_id })
    return true
  })
  if (!verified) return invalidLink(context)
  return say(context, 'sender_done', site)
})
