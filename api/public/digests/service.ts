/** The page behind the link in the daily email and in those at once, and its button. */
import { endEmails, endedBy } from '../../account/notification-settings/rules.ts'
import type { Context } from '../../platform/features/context.ts'
import { endpoint } from '../../platform/features/endpoint.ts'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { invalidLink } from '../../platform/routing/link-page.ts'
import { messageOf } from '../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'

const ended = async ({ installation }: Context, token: string) =>
  endedBy(await installation.databases.controlKey(), token)

const say = ({ locale }: Context, name: string, button?: { action: string; text: string }) =>
  visitorPage({
    locale,
    title: messageOf(locale, `page.${name}.title`),
    paragraphs: [messageOf(locale, `page.${name}.text`)],
    ...(button && { buttons: [{ action: button.action, label: messageOf(locale, button.text) }] }),
  })

export const showDigestEnd = endpoint(contract.showDigestEnd, async ({ params }, context) => {
  const found = await ended(context, params.token)
  if (!found) return invalidLink(context)
  const button = { action: `/v1/public/digests/${params.token}`, text: `page.${found.which}.button` }
  return say(context, found.which, button)
})

export const endDigest = endpoint(contract.endDigest, async ({ params }, context) => {
  const found = await ended(context, params.token)
  if (!found) return invalidLink(context)
  await context.installation.databases.control.write(tx => endEmails(tx, found.which, found.user_id, context.now()))
  return say(context, `${found.which}_done`)
})
