/** The schemas of runs and their entries. The endpoints are in contract.ts and its neighbors. */
import { z } from '@hono/zod-openapi'
import { enumOf, enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'

export const runStatus = z
  .enum(['pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed'])
  .openapi('RunStatus')

const wait = z
  .object({
    waiting_for: enumOf({
      delay: 'The end of a delay.',
      open_window: 'The next business hours.',
      delivery: 'The email being accepted.',
      retry: 'The next try of a step that failed.',
      event: 'Something that the lead does.',
      answer: 'The lead’s answer to a question.',
      writing: 'The AI, which writes a text.',
      approval: 'A person, who approves a text by the AI.',
      webhook: 'The answer of another system.',
    }).openapi('WaitingFor'),
    reason: z.string(),
    since: instant,
    until: instant.nullable(),
    local: z.string().nullable(),
    timezone: z.string().nullable(),
    timezone_source: z.string().nullable(),
  })
  .openapi('RunWait')

const stallings = ['state_version_unknown'] as const
const stalled = z
  .object({
    code: enumWith(stallings, wordsIn('operation.failure', stallings)).openapi('StalledReasonCode'),
    state_version: z.int(),
    text: z.string(),
  })
  .openapi('StalledReason', { description: 'Why a live run does not continue until another release is started.' })

export const enrollmentCause = enumOf({
  event: 'An event of the lead triggered it.',
  publication: 'The lead met the conditions when the journey was published.',
  manual: 'A person or a program enrolled the lead.',
}).openapi('EnrollmentCause')

const fields = {
  id: id('run'),
  run_id: id('run').openapi({ description: 'The same as `id`.' }),
  journey_id: id('journey'),
  journey_version: z.int(),
  lead_id: z.string(),
  lead: leadSummary,
  enrolled_at: instant.openapi({ description: 'When the lead was enrolled.' }),
  run_date: instant.openapi({ description: 'The same as `enrolled_at`.' }),
  status: runStatus,
  duration_ms: z
    .int()
    .nullable()
    .openapi({ description: 'Milliseconds from enrollment to the end. `null` while the run is live.' }),
  run_duration: z.int().nullable().openapi({ description: 'The same as `duration_ms`.' }),
  reason: z.string().nullable().openapi({ description: 'Why it ended.' }),
  step_id: z.string().nullable(),
  wait: wait.optional(),
  stalled: stalled.optional(),
  cause: enrollmentCause,
  submission_id: z.string().nullable(),
  ended_at: instant.nullable(),
}
export const run = z.object(fields).openapi('Run')

const entry = {
  sequence: z.int(),
  at: instant,
  step_id: z.string().nullable(),
  type: z.string(),
  reason: z.string(),
  detail: z.record(z.string(), z.unknown()),
  facts: z.record(z.string(), z.unknown()).optional(),
}
export const runEntry = z
  .object(entry)
  .openapi('RunEntry', { description: 'One decision of the run: what, when and why.' })

const timelineEntry = z
  .object({
    ...entry,
    journey_version: z.int().openapi({ description: 'Version of the journey that made the decision.' }),
    step_type: z.string().nullable(),
  })
  .openapi('RunTimelineEntry', { description: 'One decision of the run, in the order in which they were made.' })

const runEmail = z
  .object({
    id: id('email'),
    step_id: z.string().nullable(),
    subject: z.string().nullable(),
    status: z.string(),
    reason: z.string().nullable().openapi({ description: 'Why it was skipped, was not delivered or is waiting.' }),
    next_attempt_at: instant
      .nullable()
      .openapi({ description: 'Time of the next attempt. `null` once sending has ended.' }),
    queued_at: instant,
    handed_off_at: instant.nullable(),
    first_opened_at: instant.nullable(),
    first_clicked_at: instant.nullable(),
  })
  .openapi('RunEmail')

export const runDetails = z
  .object({
    ...fields,
    entries: z.array(timelineEntry),
    emails: z.array(runEmail),
    temporal_url: z
      .url()
      .nullable()
      .openapi({ description: 'URL of the run in the Temporal UI, if Temporal runs journeys.' }),
  })
  .openapi('RunDetails')

export const example = {
  id: 'run_0199a3f2c4d87e6b9a0112233445566f',
  run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  journey_version: 1,
  lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
  lead: { email: 'ana@example.com', name: 'Ana García' },
  enrolled_at: '2027-03-14T09:30:00.000Z',
  run_date: '2027-03-14T09:30:00.000Z',
  status: 'delayed' as const,
  duration_ms: null,
  run_duration: null,
  reason: null,
  step_id: 'wait',
  wait: {
    waiting_for: 'delay' as const,
    reason: 'delay',
    since: '2027-03-14T09:30:00.000Z',
    until: '2027-03-15T09:30:00.000Z',
    local: '2027-03-15T10:30:00',
    timezone: 'Europe/Madrid',
    timezone_source: 'site',
  },
  cause: 'event' as const,
  submission_id: null,
  ended_at: null,
}
export const detailsExample = {
  ...example,
  entries: [
    {
      sequence: 1,
      at: '2027-03-14T09:30:00.000Z',
      journey_version: 1,
      step_id: null,
      step_type: null,
      type: 'run_started',
      reason: 'enrolled',
      detail: {},
    },
  ],
  emails: [
    {
      id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
      step_id: 'welcome',
      subject: 'Welcome',
      status: 'delivered',
      reason: null,
      next_attempt_at: null,
      queued_at: '2027-03-14T09:30:00.000Z',
      handed_off_at: '2027-03-14T09:30:01.000Z',
      first_opened_at: null,
      first_clicked_at: null,
    },
  ],
  temporal_url: null,
}
