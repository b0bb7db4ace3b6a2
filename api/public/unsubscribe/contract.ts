/** Leaving the list and coming back. Reading a page changes nothing; one POST leaves, without signing in. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

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
  description: 'Changes nothing: programs that open links in emails unsubscribe nobody by it.',
})

export const unsubscribe = contract({
  ...of,
  ...rest,
  operationId: 'unsubscribe',
  method: 'post',
  path: '/v1/public/unsubscribe/{token}',
  refused_last: true,
  after_move: true,
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
  description: 'Sends an email with a link to who unsubscribed. Nothing changes before they follow it.',
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
  description: 'Changes nothing: the button on the page does.',
})

export const resubscribe = contract({
  ...of,
  ...rest,
  operationId: 'resubscribe',
  method: 'post',
  path: '/v1/public/resubscribe/{token}',
  summary: 'Come back to the list',
  description: 'Records a new consent, and lets marketing email be sent to the address again.',
  idempotency: 'ignored',
})
