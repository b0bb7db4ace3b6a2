/** Signing in by others: where to go, and what comes back. Connected accounts are in contract.ts. */
import { z } from '@hono/zod-openapi'
import { providers } from '../../platform/config/sign-in-config.ts'
import { contract } from '../../platform/features/contract.ts'
import { enumWith } from '../../platform/schemas/enum-of.ts'
import { instant, text } from '../../platform/schemas/schemas.ts'
import { exampleSession, session } from '../auth/rules.ts'

export const provider = enumWith(providers, {
  google: 'A Google account.',
  microsoft: 'A Microsoft account, personal or of an organization.',
  github: 'A GitHub account.',
}).openapi('IdentityProvider')

const of = { database: 'control', tag: 'identities', permission: 'public' } as const
const open = { ...of, idempotency: 'ignored' } as const

export const chosen = z.strictObject({ provider }).openapi('ChosenProvider')

export const begun = z
  .object({
    url: z.string().openapi({
      description: 'URL at which the person signs in. The provider then returns them to `/sign-in/callback`.',
    }),
    state: z
      .string()
      .openapi({ description: 'Value that the provider returns unchanged, by which the browser finds this attempt.' }),
    attempt: z
      .string()
      .openapi({ description: 'Token to keep in this browser and send with the provider’s response.' }),
    expires_at: instant,
  })
  .openapi('BegunProviderSignIn')
export const exampleBegun = {
  url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…&state=…',
  state: '0pYvV3c2…',
  attempt: 'lw_attempt_…',
  expires_at: '2027-03-14T09:35:00.000Z',
}

export const answered = z
  .strictObject({
    attempt: text(4_000),
    code: text(4_000),
    state: text(200),
    iss: text(500).optional(),
  })
  .openapi('ProviderAnswer', { description: '`code`, `state` and `iss` exactly as in the query of the callback URL.' })
export const exampleAnswered = { attempt: 'lw_attempt_…', code: '4/0AX4…', state: '0pYvV3c2…' }

export const listIdentityProviders = contract({
  ...of,
  operationId: 'listIdentityProviders',
  method: 'get',
  path: '/v1/auth/providers',
  summary: 'List the providers people can sign in with, and who may sign up',
  description: 'For the sign-in page: which providers the installation has configured, and whether people can sign up.',
  status: 200,
  response: z
    .object({
      data: z.array(z.object({ provider }).openapi('ConfiguredProvider')),
      registration: z.enum(['open', 'invitation', 'closed']).openapi('RegistrationMode', {
        description:
          'Who may sign up on this installation: `open` for everybody, `invitation` for people whom a manager has invited, `closed` for nobody.',
      }),
    })
    .openapi('IdentityProviderList'),
  example: { data: [{ provider: 'google' }], registration: 'open' },
})

export const startIdentitySignIn = contract({
  ...open,
  operationId: 'startIdentitySignIn',
  method: 'post',
  path: '/v1/auth/provider-sign-in',
  summary: 'Start a sign-in or sign-up with a provider',
  description: 'Uses PKCE, `state` and `nonce`. Nothing is stored. The attempt is valid once, for 5 minutes.',
  status: 200,
  body: chosen,
  body_example: { provider: 'google' },
  response: begun,
  example: exampleBegun,
  problems: ['provider_not_configured', 'provider_unavailable'],
})

export const completeIdentitySignIn = contract({
  ...open,
  operationId: 'completeIdentitySignIn',
  method: 'post',
  path: '/v1/auth/provider-sign-in/complete',
  refused_last: true,
  summary: 'Complete a sign-in or sign-up with a provider',
  description:
    'People are matched by the provider and its ID for them, never by email address. If the address belongs to an account that is not connected, `identity_not_connected` (409) asks the person to sign in and connect it. A new person whose address the provider has verified is signed in. Otherwise a confirmation link is sent to the address (`confirmation_sent`, the same for known addresses); keep `confirmation_secret` as with `register`. A second factor is required just as with a password.',
  status: 200,
  body: answered,
  body_example: exampleAnswered,
  response: z
    .discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('signed_in'), session }).openapi('SignedInByProvider'),
      z
        .object({ outcome: z.literal('confirmation_sent'), email: z.string(), confirmation_secret: z.string() })
        .openapi('ConfirmationSent'),
    ])
    .openapi('ProviderSignIn'),
  example: { outcome: 'signed_in', session: exampleSession },
  problems: [
    'attempt_expired',
    'provider_answer_invalid',
    'provider_unavailable',
    'identity_not_connected',
    'registration_by_invitation',
    'registration_closed',
    'second_factor_needed',
    'too_many_requests',
  ],
})
