/** What came to incoming hooks, and what each call became. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { rowProblems } from '../../contacts/imports/rules.ts'
import { hookParams, hookPath } from './contract.ts'
import { incomingHookCallRetried } from './events.ts'
import { addressProblems, callStatuses } from './statuses.ts'

const status = z.enum(callStatuses).openapi('IncomingCallStatus', {
  description:
    '`waiting`: for a mapping, or for the hook to be resumed. `created`: it made a lead. `updated`: it came for a known one. `refused`: by its problems.',
})

const problems = [...rowProblems, ...addressProblems] as const
const problem = z
  .object({
    source: z
      .string()
      .optional()
      .openapi({ description: 'Field that the problem is about. Absent if it is the whole call.' }),
    code: enumWith(problems, wordsIn('operation.failure', problems)).openapi('IncomingCallProblemCode'),
    text: z.string(),
  })
  .openapi('IncomingCallProblem')

export const incomingCall = z
  .object({
    id: id('incoming_call'),
    status,
    values: z
      .array(z.object({ source: z.string(), value: z.string() }).openapi('IncomingValue'))
      .openapi({ description: 'Fields and values as they came. Empty once the person has been erased.' }),
    problems: z.array(problem),
    lead_id: z.string().nullable().openapi({ description: 'ID of the lead. A hash once the lead has been erased.' }),
    deliveries: z.int().openapi({ description: 'How many times it was sent. Repeats make no further lead.' }),
    received_at: instant,
    ended_at: instant.nullable(),
  })
  .openapi('IncomingCall')

const example = {
  id: 'icall_0199a3f2c4d87e6b9a0112233445566f',
  status: 'created',
  values: [
    { source: 'Email', value: 'maria@example.com' },
    { source: 'Newsletter', value: 'yes' },
  ],
  problems: [],
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  deliveries: 1,
  received_at: '2027-03-14T09:30:00.000Z',
  ended_at: '2027-03-14T09:30:01.000Z',
} as const

const of = { database: 'site', tag: 'incoming-hooks' } as const
const base = `${hookPath}/calls` as const
const callPath = `${base}/{incoming_call_id}` as const
const callParams = hookParams.extend({ incoming_call_id: id('incoming_call') })

export const listIncomingCalls = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'listIncomingCalls',
  method: 'get',
  path: base,
  summary: 'List the calls of an incoming hook, newest first',
  description: 'Returns what came in by the hook, and what became of it.',
  status: 200,
  params: hookParams,
  query: z.strictObject({ ...createdQuery, status: status.optional() }),
  response: pageOf('IncomingCallPage', incomingCall),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getIncomingCall = contract({
  ...of,
  permission: 'read-lead',
  operationId: 'getIncomingCall',
  method: 'get',
  path: callPath,
  summary: 'Get a call of an incoming hook',
  description: 'Returns the fields as they came, and why the call was refused.',
  status: 200,
  params: callParams,
  response: incomingCall,
  example,
})

export const retryIncomingCall = contract({
  ...of,
  permission: 'manage-integrations',
  operationId: 'retryIncomingCall',
  method: 'post',
  path: `${callPath}/retry`,
  summary: 'Try a refused call again',
  description: 'By the present mapping, for instance after it was corrected.',
  status: 202,
  audit: incomingHookCallRetried,
  params: callParams,
  response: incomingCall,
  example: { ...example, status: 'waiting', lead_id: null, ended_at: null },
  problems: ['transition_not_allowed'],
})
