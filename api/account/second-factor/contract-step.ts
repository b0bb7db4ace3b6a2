/** The second step of signing in, of a person who asked for one. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { secondStepType } from '../../platform/problem/second-step.ts'
import { accepted } from '../auth/contract.ts'
import { exampleSession, session } from '../auth/rules.ts'

const open = { database: 'control', tag: 'auth', permission: 'public', idempotency: 'ignored' } as const
const token = z.string().max(300).openapi({ description: '`second_step.token` from the error `second_factor_needed`.' })

export const completeSignIn = contract({
  ...open,
  operationId: 'completeSignIn',
  method: 'post',
  path: '/v1/auth/second-step',
  refused_last: true,
  summary: 'Complete a sign-in with the second factor',
  description:
    'If `signIn` returns `second_factor_needed`, its problem document contains `second_step` with a token and the accepted types of codes. Limited to 10 attempts per person in 15 minutes; on devices where the person signed in before, attempts made elsewhere do not count.',
  status: 201,
  body: z
    .strictObject({
      token,
      type: secondStepType,
      code: z.string().max(40),
    })
    .openapi('SecondStep'),
  body_example: { token: 'lw_step_…', type: 'totp', code: '123456' },
  response: session,
  example: exampleSession,
  problems: ['second_step_expired', 'second_factor_code_invalid', 'too_many_requests'],
})

export const requestSecondStepCode = contract({
  ...open,
  operationId: 'requestSecondStepCode',
  method: 'post',
  path: '/v1/auth/second-step-code',
  summary: 'Email a code for the second factor',
  description: 'Each code is valid once, for 10 minutes and 5 attempts. A new code replaces the previous one.',
  status: 202,
  body: z.strictObject({ token }).openapi('SecondStepCodeRequest'),
  body_example: { token: 'lw_step_…' },
  response: accepted,
  example: { accepted: true },
  problems: ['second_step_expired', 'transition_not_allowed', 'too_many_requests'],
})
