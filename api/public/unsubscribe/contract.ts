/** Leaving the list and coming back. Reading a page changes nothing; one POST leaves, without signing in. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'

const of = { database: 'site', permission: 'public', tag: 'unsubscribe' } as const
const rest = {
  params: z.strictObject({ token: z.string().max(1_000) }),
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const

export const showUnsubscribe = contract({
  ...of,
  ...rest,
  operationId: 'showUnsubscribe',
  method: 'get',
  path: '/v1/public/unsubscribe/{token}',
  refused_last: true,
  summary: 'The page on which a person leaves the list',
})

export const unsubscribe = contract({
  ...of,
  ...rest,
  operationId: 'unsubscribe',
  method: 'post',
  path: '/v1/public/unsubscribe/{token}',
  refused_last: true,
  summary: 'Leave the list at once',
  description: 'RFC 8058: email apps send `List-Unsubscribe=One-Click`; the button on the page sends an empty body.',
  idempotency: 'ignored',
})

export const savePreferences = contract({
  ...of,
  ...rest,
  operationId: 'savePreferences',
  method: 'post',
  path: '/v1/public/unsubscribe/{token}/preferences',
  summary: 'Choose topics and audiences',
  description:
    'As sent by the form on the page: `shown` for each choice on the page, `keep` for those that are checked.',
  idempotency: 'ignored',
})

export const askToResubscribe = contract({
  ...of,
  ...rest,
  operationId: 'askToResubscribe',
  method: 'post',
  path: '/v1/public/unsubscribe/{token}/resubscribe',
  summary: 'Ask for the email that confirms coming back',
  idempotency: 'ignored',
  problems: ['not_found', 'too_many_requests'],
})

export const showResubscribe = contract({
  ...of,
  ...rest,
  operationId: 'showResubscribe',
  method: 'get',
  path: '/v1/public/resubscribe/{token}',
  summary: 'The page on which a person confirms coming back',
})

export const resubscribe = contract({
  ...of,
  ...rest,
  operationId: 'resubscribe',
  method: 'post',
  path: '/v1/public/resubscribe/{token}',
  summary: 'Come back to the list',
  idempotency: 'ignored',
})
