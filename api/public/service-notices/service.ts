/** Takes calls of services in: who calls knows the secret of the address, and may have signed. */
import type { Context } from '../../platform/features/context.ts'
import { endpoint, withEarlyCheck } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import { findNoticed, type NoticeSubject, takeNotice } from '../../site/integrations/sync/rules.ts'
import * as contract from './contract.ts'

async function requireNoticed(token: string, { installation }: Context): Promise<NoticeSubject> {
  const found = await findNoticed(installation, token)
  if (!found) throw problem('not_found')
  return found
}

const taken = () => new Response(null, { status: 204 })

export const verifyServiceNotices = endpoint(contract.verifyServiceNotices, async ({ params }, context) => {
  await requireNoticed(params.secret, context)
  // Mailchimp wants 200.
  return new Response('', { status: 200, headers: { 'content-type': 'text/plain' } })
})

const receive = endpoint(contract.receiveServiceNotice, async ({ params }, context) => {
  const noticed = await requireNoticed(params.secret, context)
  const { headers, body } = context.request
  await takeNotice(context.installation, noticed, { headers, body: Buffer.from(body).toString('utf8') })
  return taken()
})

export const receiveServiceNotice = withEarlyCheck(receive, async ({ params }, context) => {
  await requireNoticed(params.secret, context)
})
