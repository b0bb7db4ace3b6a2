/** The providers of an installation, each with a client that is made once. */
import { randomBytes } from 'node:crypto'
import type { Provider, ProviderConfig } from '../../../platform/config/sign-in-config.ts'
import type { Context, Installation } from '../../../platform/features/context.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { systemClock, toInstant } from '../../../platform/runtime/clock.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { beginAttempt, endAttempt } from '../../auth/rules.ts'
import { identityLimits } from '../limits.ts'
import {
  type Claims,
  type ProviderAnswer,
  ProviderAnswerError,
  type ProviderClient,
  type SignInRequest,
} from './claims.ts'
import { githubClient } from './github.ts'
import { openIdClient } from './open-id.ts'

const clients = new WeakMap<ProviderConfig, ProviderClient>()

function clientOf({ config }: Pick<Installation, 'config'>, provider: Provider): ProviderClient {
  const of = config.providers[provider]
  if (!of) throw refusedAt('/provider', 'provider_not_configured')
  const known = clients.get(of)
  if (known) return known
  const made = (provider === 'github' ? githubClient : openIdClient)(of, provider)
  clients.set(of, made)
  return made
}

/** What a sign-in at a provider is for, and in whose session it was begun. */
export interface Wish {
  name: 'sign_in' | 'connect' | 'check'
  session_id: string | null
}

interface SignInAttempt extends SignInRequest {
  provider: Provider
}

const random = () => randomBytes(32).toString('base64url')

async function unlessDown<T>({ log }: Context, provider: Provider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderAnswerError) throw problem('provider_answer_invalid')
    log.warn({ provider, ...errorFields(error) }, 'provider unavailable')
    throw problem('provider_unavailable', { retry_after_seconds: 30 })
  }
}

/** Where the person goes, and what the browser keeps until they come back. */
export async function begin(context: Context, provider: Provider, wish: Wish) {
  const { installation, now } = context
  const client = clientOf(installation, provider)
  const redirect_uri = `${installation.config.public_url}/sign-in/callback`
  const begun: SignInAttempt = { provider, redirect_uri, state: random(), nonce: random(), code_verifier: random() }
  const url = await unlessDown(context, provider, () => client.urlFor(begun, wish.name === 'check'))
  const { token, expires_at } = await beginAttempt(
    installation,
    { ...wish, name: `provider_${wish.name}` },
    begun,
    now(),
  )
  return { url: url.href, state: begun.state, attempt: token, expires_at: toInstant(expires_at) }
}

/** Whom the provider vouches for, of an answer that belongs to the attempt and was given once. */
export async function end(
  context: Context,
  wish: Wish,
  { attempt, ...answered }: ProviderAnswer & { attempt: string },
): Promise<Claims & { provider: Provider }> {
  const { installation, now } = context
  const begun = await endAttempt<SignInAttempt>(
    installation,
    { ...wish, name: `provider_${wish.name}` },
    attempt,
    now(),
  )
  const { provider } = begun
  if (answered.state !== begun.state) throw problem('provider_answer_invalid')
  const client = clientOf(installation, provider)
  const { asked_at, ...claims } = await unlessDown(context, provider, () => client.claimsOf(begun, answered))
  // The provider’s moments are of the real clock, whatever ours is.
  const earliest = systemClock.now() - identityLimits.provider_asked_minutes * 60_000
  if (wish.name === 'check' && asked_at !== null && asked_at < earliest) throw problem('provider_answer_invalid')
  return { ...claims, provider }
}
