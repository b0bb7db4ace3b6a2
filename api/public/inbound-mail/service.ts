/** The webhooks of email providers. */
import type { Context } from '../../platform/features/context.ts'
import { endpoint, withEarlyCheck } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { limits } from '../../platform/runtime/limits.ts'
import * as contract from './contract.ts'
import { jsonOf, type ProviderReport, postmarkReport, sesReport } from './provider-reports.ts'
import { findTarget } from './receive.ts'
import { record } from './record.ts'
import { isAmazons, isSignedByAmazon, snsMessage } from './sns.ts'

const taken = () => new Response(null, { status: 204 })

function bodyOf({ request }: Context): unknown {
  const body = jsonOf(Buffer.from(request.body).toString('utf8'))
  if (typeof body !== 'object' || body === null)
    throw problem('body_not_json', { values: { depth: limits.json_depth_max } })
  return body
}

/** What no token of ours is in is passed over, with the same answer. */
async function take({ installation }: Context, report: ProviderReport | null): Promise<void> {
  const target = report && (await findTarget(installation, report.token))
  if (report && target?.email_id) await record(installation, target.site, target.email_id, report.response)
}

/** The topic whose messages are read; without one there is nothing here. */
function requireTopic({ installation }: Context): string {
  const { ses_topic_arn } = installation.config.inbound
  if (ses_topic_arn === undefined) throw problem('not_found')
  return ses_topic_arn
}

const takeSesReport = endpoint(contract.receiveSesReport, async (_input, context) => {
  const ses_topic_arn = requireTopic(context)
  const { data: message } = snsMessage.safeParse(bodyOf(context))
  if (message?.TopicArn !== ses_topic_arn || !(await isSignedByAmazon(message, context.installation.safeFetch))) {
    throw problem('signature_invalid')
  }
  if (message.Type === 'SubscriptionConfirmation' && message.SubscribeURL && isAmazons(message.SubscribeURL)) {
    await context.installation.safeFetch.get(message.SubscribeURL)
  }
  if (message.Type === 'Notification') await take(context, sesReport(message.Message))
  return taken()
})

export const receiveSesReport = withEarlyCheck(takeSesReport, async (_input, context) => {
  requireTopic(context)
})

export const receivePostmarkReport = endpoint(contract.receivePostmarkReport, async (_input, context) => {
  await take(context, postmarkReport(bodyOf(context)))
  return taken()
})
