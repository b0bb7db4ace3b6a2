/** Runs: a lead's way through a journey, with every decision and its reason. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { pageOf } from '../../platform/pagination.ts'
import { instantValue, pageQuery } from '../../platform/query-values.ts'
import { id, instant, siteParams } from '../../platform/schemas.ts'

export const runStatus = z
  .enum(['pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed'])
  .openapi('RunStatus')

const wait = z
  .object({
    waiting_for: z.enum(['delay', 'open_window', 'delivery', 'retry']).openapi('WaitingFor'),
    reason: z.string(),
    since: instant,
    until: instant.nullable(),
    local: z.string().nullable(),
    zone: z.string().nullable(),
    zone_source: z.string().nullable(),
  })
  .openapi('RunWait')

const lead = z.object({ id: z.string(), email: z.string(), name: z.string() }).openapi('RunLead')

const fields = {
  run_id: id('run'),
  journey_id: id('journey'),
  journey_version: z.int(),
  lead,
  run_date: instant,
  run_status: runStatus,
  run_duration: z
    .int()
    .nullable()
    .openapi({ description: 'Milliseconds from the enrolment to the end, or null while it lives.' }),
  reason: z.string().nullable().openapi({ description: 'Why it ended.' }),
  step_id: z.string().nullable(),
  wait: wait.optional(),
  cause: z.enum(['event', 'publication', 'manual']).openapi('EnrollmentCause'),
  submission_id: z.string().nullable(),
  ended_at: instant.nullable(),
}

export const run = z.object(fields).openapi('Run')

export const runEntry = z
  .object({
    sequence: z.int(),
    at: instant,
    step_id: z.string().nullable(),
    kind: z.string(),
    reason: z.string(),
    detail: z.record(z.string(), z.unknown()),
    facts: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('RunEntry', { description: 'One decision: what, when, and why.' })

const runDetails = z.object({ ...fields, entries: z.array(runEntry) }).openapi('RunDetails')

const example = {
  run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  journey_version: 1,
  lead: { id: 'lead_0199a3f2c4d87e6b9a0112233445566f', email: 'ana@example.com', name: 'Ana García' },
  run_date: '2027-03-14T09:30:00.000Z',
  run_status: 'delayed' as const,
  run_duration: null,
  reason: null,
  step_id: 'wait',
  wait: {
    waiting_for: 'delay' as const,
    reason: 'delay',
    since: '2027-03-14T09:30:00.000Z',
    until: '2027-03-15T09:30:00.000Z',
    local: '2027-03-15T10:30:00',
    zone: 'Europe/Madrid',
    zone_source: 'site',
  },
  cause: 'event' as const,
  submission_id: null,
  ended_at: null,
}
const entries = [
  {
    sequence: 1,
    at: '2027-03-14T09:30:00.000Z',
    step_id: null,
    kind: 'run_started',
    reason: 'enrolled',
    detail: {},
  },
]

const of = { database: 'site', permission: 'manage-marketing', tag: 'runs' } as const
const params = siteParams.extend({ run_id: id('run') })

export const listRuns = contract({
  ...of,
  operationId: 'listRuns',
  method: 'get',
  path: '/v1/sites/{site_id}/runs',
  summary: 'List runs',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...pageQuery,
    journey_id: z.string().max(100).optional(),
    lead_id: z.string().max(100).optional(),
    status: runStatus.optional(),
    from: instantValue.optional(),
    to: instantValue.optional(),
  }),
  response: pageOf('RunPage', run),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getRun = contract({
  ...of,
  operationId: 'getRun',
  method: 'get',
  path: '/v1/sites/{site_id}/runs/{run_id}',
  summary: 'Get a run with every decision and its reason',
  status: 200,
  params,
  response: runDetails,
  example: { ...example, entries },
})

export const stopRun = contract({
  ...of,
  operationId: 'stopRun',
  method: 'post',
  path: '/v1/sites/{site_id}/runs/{run_id}/stop',
  summary: 'Stop a live run',
  status: 202,
  audit: 'run.stopped',
  params,
  response: run,
  example,
  problems: ['transition_not_allowed'],
})

export const retryRun = contract({
  ...of,
  operationId: 'retryRun',
  method: 'post',
  path: '/v1/sites/{site_id}/runs/{run_id}/retry',
  summary: 'Try a failed run again from where it stands',
  status: 202,
  audit: 'run.retried',
  params,
  response: run,
  example,
  problems: ['transition_not_allowed'],
})
