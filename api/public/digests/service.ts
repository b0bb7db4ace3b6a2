/** The page behind the link in the daily email, and its button. */
import { endDigest as end, userOfDigest } from '../../account/notification-settings/rules.ts'
import type { Context } from '../../platform/context.ts'
import { endpoint } from '../../platform/endpoint.ts'
import { invalidLink } from '../../platform/link-page.ts'
import { messageOf } from '../../platform/messages/messages.ts'
import { visitorPage } from '../../platform/visitor-page.ts'
import * as contract from './contract.ts'

const readerOf = async ({ installation }: Context, token: string): Promise<string | null> =>
  userOfDigest(await installation.databases.controlKey(), token)

const say = ({ locale }: Context, name: string, action?: string) =>
  visitorPage({
    locale,
    title: messageOf(locale, `page.${name}.title`),
    paragraphs: [messageOf(locale, `page.${name}.text`)],
    ...(action !== undefined && { buttons: [{ action, label: messageOf(locale, 'page.digest.button') }] }),
  })

export const showDigestEnd = endpoint(contract.showDigestEnd, async ({ params }, context) => {
  if ((await readerOf(context, params.token)) === null) return invalidLink(context)
  return say(context, 'digest', `/v1/public/digests/${params.token}`)
})

export const endDigest = endpoint(contract.endDigest, async ({ params }, context) => {
  const user_id = await readerOf(context, params.token)
  if (user_id === null) return invalidLink(context)
  await context.installation.databases.control.write(tx => end(tx, user_id, context.now()))
  return say(context, 'digest_done')
})
