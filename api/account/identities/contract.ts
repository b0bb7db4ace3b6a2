/** The own connected accounts, and showing by one of them who one is. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, instant } from '../../platform/schemas/schemas.ts'
import { exampleReauthenticated, reauthenticated } from '../auth/contract.ts'
import { answered, begun, chosen, exampleAnswered, exampleBegun, provider } from './contract-sign-in.ts'
import { identityConnected, identityDisconnected } from './events.ts'

const identity = z
  .object({
    id: id('identity'),
    provider,
    label: z.string().openapi({ description: 'Email address or name of the account at the provider.' }),
    created_at: instant,
    last_used_at: instant,
  })
  .openapi('Identity')
const example = {
  id: 'idn_0199a3f2c4d87e6b9a0112233445566f',
  provider: 'google',
  label: 'ana@example.com',
  created_at: '2027-03-14T09:30:00.000Z',
  last_used_at: '2027-03-14T09:30:00.000Z',
} as const

const of = { database: 'control', permission: 'signed-in', tag: 'identities' } as const
const once = { ...of, idempotency: 'ignored' } as const

export const listIdentities = contract({
  ...of,
  operationId: 'listIdentities',
  method: 'get',
  path: '/v1/identities',
  summary: 'List the provider accounts you sign in with',
  description: 'Returns the accounts at providers that are connected to the person of the session.',
  status: 200,
  response: z.object({ data: z.array(identity) }).openapi('IdentityList'),
  example: { data: [example] },
  problems: ['user_not_found'],
})

export const startIdentityConnection = contract({
  ...once,
  operationId: 'startIdentityConnection',
  method: 'post',
  path: '/v1/identities/start',
  summary: 'Start the connection of a provider account',
  description:
    'Returns the URL of the provider to send the browser to, and a sealed text to give back with its answer.',
  status: 200,
  sensitive: true,
  body: chosen,
  body_example: { provider: 'google' },
  response: begun,
  example: exampleBegun,
  problems: ['provider_not_configured', 'provider_unavailable', 'user_not_found'],
})

export const completeIdentityConnection = contract({
  ...once,
  operationId: 'completeIdentityConnection',
  in_person: true,
  method: 'post',
  path: '/v1/identities',
  summary: 'Complete the connection of a provider account',
  description:
    'Only in the session that started it. One provider account can sign in only one person (`identity_taken`).',
  status: 201,
  audit: identityConnected,
  body: answered,
  body_example: exampleAnswered,
  response: identity,
  example,
  problems: ['attempt_expired', 'provider_answer_invalid', 'provider_unavailable', 'identity_taken', 'user_not_found'],
})

export const disconnectIdentity = contract({
  ...of,
  operationId: 'disconnectIdentity',
  method: 'delete',
  path: '/v1/identities/{identity_id}',
  summary: 'Disconnect a provider account, unless it is your only way to sign in',
  description: 'The provider account can no longer sign in. The last way to sign in cannot be removed.',
  status: 204,
  sensitive: true,
  audit: identityDisconnected,
  params: z.strictObject({ identity_id: id('identity') }),
  problems: ['last_way_in', 'user_not_found'],
})

export const startIdentityCheck = contract({
  ...once,
  operationId: 'startIdentityCheck',
  in_person: true,
  method: 'post',
  path: '/v1/auth/provider-reauthentication',
  summary: 'Start reauthentication with a provider',
  description: 'Asks the provider to have the person sign in again, if it supports that.',
  status: 200,
  body: chosen,
  body_example: { provider: 'google' },
  response: begun,
  example: exampleBegun,
  problems: ['provider_not_configured', 'provider_unavailable', 'user_not_found'],
})

export const completeIdentityCheck = contract({
  ...once,
  operationId: 'completeIdentityCheck',
  in_person: true,
  method: 'post',
  path: '/v1/auth/provider-reauthentication/complete',
  summary: 'Complete reauthentication with a provider',
  description: 'Only in the session that started it, and with an account that is already connected.',
  status: 200,
  body: answered,
  body_example: exampleAnswered,
  response: reauthenticated,
  example: exampleReauthenticated,
  problems: [
    'attempt_expired',
    'provider_answer_invalid',
    'provider_unavailable',
    'identity_not_connected',
    'user_not_found',
  ],
})
