/** The pages behind the links of an emailed question. An invalid signature is 404. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'

const of = { database: 'site', permission: 'public', tag: 'answers' } as const
const rest = {
  params: z.strictObject({ token: z.string().max(1_000) }),
  path: '/v1/public/answers/{token}',
  status: 200,
  produces: 'text/html',
  problems: ['not_found'],
} as const

export const showAnswer = contract({
  ...of,
  ...rest,
  operationId: 'showAnswer',
  method: 'get',
  summary: 'Answer a question of an email with one click, or see its form',
  description:
    'The click is recorded two seconds later, unless it came from a scanner (a HEAD request, prefetching, or all links at once). In that case, the page shows a button to confirm.',
})

export const giveAnswer = contract({
  ...of,
  ...rest,
  operationId: 'giveAnswer',
  method: 'post',
  summary: 'Answer a question of an email with a button or the form of its page',
  description: 'Stores the answer in the run that waits for it, and shows a page of thanks. The last answer counts.',
  idempotency: 'ignored',
})
