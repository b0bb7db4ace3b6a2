/** Showing again who one is, and what needs it: another address for signing in. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { anyPassword, email } from '../../platform/schemas/schemas.ts'
import { accepted, exampleReauthenticated, matching, mismatch, reauthenticated } from './contract.ts'
import { userPasswordSet } from './events.ts'

const of = { database: 'control', permission: 'signed-in', tag: 'auth', idempotency: 'ignored' } as const

export const reauthenticate = contract({
  ...of,
  operationId: 'reauthenticate',
  in_person: true,
  method: 'post',
  path: '/v1/auth/reauthentication',
  summary: 'Reauthenticate with your password, for what needs a recent sign-in',
  description:
    'If an operation returns `reauthentication_needed`, ask for the password, send it here and retry the operation. Applies to this session only.',
  status: 200,
  body: z.strictObject({ password: z.string().max(256) }).openapi('Reauthentication'),
  body_example: { password: 'correct horse battery' },
  response: reauthenticated,
  example: exampleReauthenticated,
  problems: ['wrong_password', 'too_many_requests', 'user_not_found'],
})

export const requestEmailChange = contract({
  ...of,
  operationId: 'requestEmailChange',
  method: 'post',
  path: '/v1/auth/email-change',
  summary: 'Request a new sign-in address',
  description:
    'Sends a link to the new address, for `confirmEmail`. Until it is used, the old address stays in use. The response is the same if the address belongs to another account.',
  status: 202,
  sensitive: true,
  body: z.strictObject({ email }).openapi('EmailChange'),
  body_example: { email: 'ana.garcia@example.com' },
  response: accepted,
  example: { accepted: true },
  problems: ['too_many_requests', 'user_not_found'],
})

export const setPassword = contract({
  ...of,
  operationId: 'setPassword',
  method: 'post',
  path: '/v1/auth/password',
  summary: 'Set a first password, if you have signed in without one; all other sessions end',
  description: 'For people who have signed in by a provider or a passkey only. The session of the request goes on.',
  status: 204,
  sensitive: true,
  audit: userPasswordSet,
  body: z
    .strictObject({ password: anyPassword, password_confirmation: z.string().max(256).optional() })
    .refine(matching, mismatch)
    .openapi('NewPassword'),
  body_example: { password: 'correct horse battery' },
  problems: ['transition_not_allowed', 'user_not_found'],
})
