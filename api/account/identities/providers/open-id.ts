/** Google, Microsoft and whoever else speaks OpenID Connect. The library is loaded when somebody first signs in that way. */
import type { Configuration, CustomFetch, IDToken } from 'openid-client'
import type { Provider, ProviderConfig } from '../../../platform/config/sign-in-config.ts'
import { identityLimits } from '../limits.ts'
import { type MakeProviderClient, namesOf, ProviderAnswerError } from './claims.ts'
import { providerFetch } from './provider-fetch.ts'

const library = () => import('openid-client')

async function discover({ address, client_id, client_secret }: ProviderConfig): Promise<Configuration> {
  const { customFetch, discovery, allowInsecureRequests, enableNonRepudiationChecks } = await library()
  return discovery(new URL(address), client_id, client_secret, undefined, {
    timeout: identityLimits.provider_answer_seconds,
    [customFetch]: providerFetch as CustomFetch,
    execute: [
      // The library checks signatures only where it is told to.
      enableNonRepudiationChecks,
      // The configuration takes such an address of this machine alone.
      ...(address.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  })
}

/** Everybody’s own accounts, whose addresses Microsoft has made sure of. */
const microsoft_consumers = '9188040d-6c67-4b5b-b112-36a304b66dad'

/** Administrators of a Microsoft tenant write any address; only where its domain was verified is it the person’s. */
const isVerified = (provider: Provider, { email_verified, xms_edov, tid }: IDToken): boolean =>
  provider === 'microsoft'
    ? tid === microsoft_consumers || [true, 1, '1', 'true'].includes(xms_edov as never)
    : email_verified === true

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function read(provider: Provider, claims: IDToken) {
  const email = text(claims.email) ?? null
  return {
    issuer: claims.iss,
    subject: claims.sub,
    label: email ?? text(claims.preferred_username) ?? text(claims.name) ?? claims.sub,
    email,
    is_verified: isVerified(provider, claims),
    ...namesOf(text(claims.name) ?? email ?? '', text(claims.given_name), text(claims.family_name)),
    asked_at: claims.auth_time === undefined ? null : claims.auth_time * 1_000,
  }
}

/** Our own mistakes, such as a secret that has expired, are not the person's. */
const ours = new Set(['invalid_client', 'unauthorized_client', 'server_error', 'temporarily_unavailable'])

async function isRefusal(error: unknown): Promise<boolean> {
  const { AuthorizationResponseError, ClientError, ResponseBodyError } = await library()
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return !ours.has(error.error)
  return error instanceof ClientError && !['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? '')
}

export const openIdClient: MakeProviderClient = (config, provider) => {
  let known: Promise<Configuration> | undefined
  const configuration = () => {
    known ??= discover(config).catch(error => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    async urlFor({ redirect_uri, state, nonce, code_verifier }, isAnew) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
        // Google has no way to ask for the password again, but for the account.
        prompt: isAnew && provider !== 'google' ? 'login' : 'select_account',
      })
    },
    async claimsOf({ redirect_uri, state, nonce, code_verifier }, answered) {
      const { authorizationCodeGrant } = await library()
      const at = new URL(redirect_uri)
      for (const [name, value] of Object.entries(answered)) if (value !== undefined) at.searchParams.set(name, value)
      const checks = {
        pkceCodeVerifier: code_verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }
      try {
        const claims = (await authorizationCodeGrant(await configuration(), at, checks)).claims()
        if (claims) return read(provider, claims)
      } catch (error) {
        if (!(await isRefusal(error))) throw error
      }
      throw new ProviderAnswerError()
    },
  }
}
