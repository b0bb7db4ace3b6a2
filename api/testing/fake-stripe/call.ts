/** A call of the API: judged, answered, its answer judged. */

import { describeFault, type JudgedRequest, judgeAnswer, judgeRequest } from '../stripe-contract/judge.ts'
import { getVersion } from '../stripe-contract/published-contract.ts'
import type { SchemaFault } from '../stripe-contract/schema.ts'
import { expand } from './expand.ts'
import { refuse, StripeFailure } from './failure.ts'
import type { Answer } from './idempotency.ts'
import { routes } from './routes.ts'
import type { World } from './world.ts'

export type Report = (fault: string) => void

/** The request as the contract reads it, or a refusal. */
export function readCall(method: string, pathname: string, form: string, report: Report): JudgedRequest {
  const judged = judgeRequest(method, pathname, form)
  const [fault] = judged?.faults ?? []
  for (const each of judged?.faults ?? []) report(`request ${judged?.operation.name}: ${describeFault(each)}`)
  if (fault) throw toFailure(fault)
  if (judged && routes[judged.operation.name]) return judged
  report(`request ${method} ${pathname}: ${judged ? 'the fake does not model it' : 'Stripe has no such endpoint'}`)
  throw refuse(`Unrecognized request URL (${method}: ${pathname}).`, undefined, undefined, 404)
}

export function checkVersion(version: string | string[] | undefined, report: Report): void {
  if (version !== getVersion()) report(`request: Stripe-Version is ${version}, the contract is ${getVersion()}`)
}

function toFailure({ path, kind, expected, value }: SchemaFault): StripeFailure {
  if (kind === 'unknown') return refuse(`Received unknown parameter: ${path}`, path, 'parameter_unknown')
  if (kind === 'missing') return refuse(`Missing required param: ${path}.`, path, 'parameter_missing')
  if (kind === 'enum') return refuse(`Invalid ${path}: must be one of ${expected}`, path)
  if (value === '')
    return refuse(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`,
      path,
      'parameter_invalid_empty',
    )
  return expected === 'integer'
    ? refuse(`Invalid integer: ${value}`, path, 'parameter_invalid_integer')
    : refuse(`Invalid ${expected}: ${JSON.stringify(value)}`, path)
}

/** The work itself; what it answers is nobody else's. */
export function run(world: World, { operation, params }: JudgedRequest, report: Report): Answer {
  try {
    const { expand: paths = [], ...rest } = params
    const body = structuredClone(routes[operation.name]!({ world, path: operation.path, params: rest }))
    expand(world, body, paths as string[])
    for (const fault of judgeAnswer(operation, body)) report(`answer ${operation.name}: ${describeFault(fault)}`)
    return { status: 200, body }
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    if (error.isFault) report(`request ${operation.name}: ${error.message}`)
    return toAnswer(error)
  }
}

export const toAnswer = ({ status, body, headers }: StripeFailure): Answer => ({
  status,
  headers,
  body: { error: { ...body, ...(body.code && { doc_url: `https://stripe.com/docs/error-codes/${body.code}` }) } },
})
