/** Takes in calls: the hook by the secret in its address, before the body is read; then its fields, which are kept. */
import type { Context } from '../../platform/features/context.ts'
import { action, withEarlyCheck } from '../../platform/features/endpoint.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { incomingHookLimits } from '../../site/integrations/incoming-hooks/limits.ts'
import { findHookBySecret, receiveCall } from '../../site/integrations/incoming-hooks/rules.ts'
import * as contract from './contract.ts'
import { flatten } from './payload/flatten.ts'
import { readBody } from './payload/read-body.ts'

const { incoming_calls_per_minute: per_minute, incoming_calls_burst: burst } = incomingHookLimits

async function readValues({ request }: Context) {
  const values = flatten(await readBody(request.headers.get('content-type'), request.body))
  const maximum = incomingHookLimits.incoming_call_values_max
  if (values.length > maximum)
    throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
  if (values.length === 0) throw invalid('', 'required')
  return { values, key: request.headers.get('idempotency-key') ?? request.headers.get('webhook-id') }
}

const takeIncomingCall = action(
  contract.receiveIncomingCall,
  (_input, context) => readValues(context),
  async (tx, { params }, context, received) => {
    const hook = await findHookBySecret(tx, hashSecret(params.secret))
    if (!hook) throw problem('site_not_found')
    const { is_duplicate } = await receiveCall(tx, hook, received, context)
    return { accepted: true as const, is_duplicate }
  },
)

/** A wrong secret and a flood are refused before anything is read of them. */
export const receiveIncomingCall = withEarlyCheck(takeIncomingCall, async ({ params }, { installation, site }) => {
  const database = await installation.databases.site(site.id)
  const hook = await database.read(db => findHookBySecret(db, hashSecret(params.secret)))
  if (!hook) throw problem('site_not_found')
  installation.rateLimits.demand('incoming_calls', hook.id, { per_minute, burst })
})
