/**
 * Simulations of a journey: one lead through simulated time, and which leads it would have reached lately. Nothing is
 * sent.
 */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { email, id, instant, siteParams, text } from '../../../../platform/schemas/schemas.ts'
import { customFieldLimits } from '../../../contacts/custom-fields/limits.ts'
import { leadFieldsTaken } from '../../../contacts/leads/contract.ts'
import { journeyLimits } from '../../journey-records/limits.ts'
import { setHappenings } from '../../journey-records/rules.ts'
import { journeyProblem } from '../contract.ts'
import { simulatedRefusal, simulatedVersion, whatIfOutcome, zoneSource } from './value-schemas.ts'

const stepId = z.string().regex(/^[\w-]{1,64}$/)
const value = z
  .union([text(customFieldLimits.custom_value_characters_max), z.number(), z.boolean(), z.null()])
  .openapi({ type: ['string', 'number', 'boolean', 'null'] as never })

const inventedLead = z
  .strictObject({
    email,
    ...leadFieldsTaken,
    subscribed: z.boolean().openapi({ description: 'Whether the lead has given consent. Defaults to `true`.' }),
    tag_ids: z.array(id('tag')).max(100),
    audience_ids: z.array(id('audience')).max(100),
    custom_fields: z
      .record(z.string().max(64), value)
      .openapi({ description: 'Values of custom fields, by field name.' }),
  })
  .partial()
  .openapi('InventedLead')

const happening = <K extends string, S extends z.ZodRawShape>(type: K, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), at: instant, ...shape }).openapi(name)

const happenings = z
  .discriminatedUnion('type', [
    happening('opened', 'EmailOpened', { step_id: stepId }),
    happening('clicked', 'LinkClicked', { step_id: stepId, url: text(limits.url_characters_max) }),
    happening('replied', 'EmailReplied', { step_id: stepId }),
    happening('answered', 'QuestionAnswered', {
      step_id: stepId,
      answer_id: stepId.optional(),
      text: text(1_000).optional().openapi({ description: 'Text of the answer, if the question takes free text.' }),
    }),
    happening('approval', 'TextApproved', { step_id: stepId, approved: z.boolean() }),
    happening('field_changed', 'FieldChanged', { field_id: text(100), value }),
    ...setHappenings,
    happening('unsubscribed', 'LeadUnsubscribed', {}),
    happening('skip_wait', 'WaitSkipped', {}),
    happening('stopped', 'RunStopped', {}),
  ])
  .openapi('SimulatedHappening')

const givenText = z
  .strictObject({ step_id: stepId, subject: text(300), text: text(20_000) })
  .openapi('SimulatedText', { description: 'The text that the AI would write at this step.' })

const request = z
  .strictObject({
    version: simulatedVersion,
    lead_id: id('lead'),
    lead: inventedLead,
    starts_at: instant.openapi({ description: 'Time of the visit. Defaults to now.' }),
    days: z
      .int()
      .min(1)
      .max(journeyLimits.simulation_days_max)
      .openapi({ description: 'Number of days to simulate. Defaults to 90.' }),
    run_id: id('run').openapi({ description: 'ID that decides which percentage branch the run takes.' }),
    happenings: z.array(happenings).max(journeyLimits.simulation_happenings_max),
    texts: z.array(givenText).max(50),
  })
  .partial()
  .openapi('SimulationRequest', {
    description: 'With `lead_id`, the simulation uses a real lead; otherwise the one in `lead`. Neither is changed.',
  })

const simulatedEmail = z
  .object({
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    preheader: z.string(),
    html: z.string(),
    text: z.string(),
    marketing: z.boolean(),
    placeholder: z
      .boolean()
      .openapi({ description: 'Whether a placeholder stands in for a text that the AI would write.' }),
  })
  .openapi('SimulatedEmail')

const branch = z
  .object({
    branch_id: z.string().nullable().openapi({ description: 'ID of the branch. `null` for `otherwise`.' }),
    name: z.string().nullable(),
    taken: z.boolean(),
    reason: z
      .string()
      .openapi({ description: 'Reason recorded for the decision, or `not_asked` for branches after the one taken.' }),
    rule: z.record(z.string(), z.unknown()).optional(),
    values: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: 'Values of the lead that the rule uses.' }),
  })
  .openapi('SimulatedBranch')

const entry = z
  .object({
    sequence: z.int(),
    at: instant,
    local: z
      .string()
      .openapi({ description: 'Local time in the time zone that the journey uses (`YYYY-MM-DDTHH:MM:SS`).' }),
    timezone: z.string(),
    timezone_source: zoneSource,
    step_id: z.string().nullable(),
    step_type: z.string().nullable(),
    type: z.string(),
    reason: z.string(),
    detail: z.record(z.string(), z.unknown()),
    facts: z.record(z.string(), z.unknown()).optional(),
    email: simulatedEmail.optional(),
    branches: z.array(branch).optional(),
  })
  .openapi('SimulatedEntry', { description: 'One decision, as a live run would record it at the same time.' })

const simulation = z
  .object({
    run_id: id('run'),
    starts_at: instant,
    until: instant,
    status: z.string(),
    reason: z.string().nullable(),
    refusal: simulatedRefusal.optional(),
    waits_until: instant.nullable(),
    waiting_for: z.string().nullable(),
    problems: z
      .array(journeyProblem)
      .openapi({ description: 'Issues that prevent publishing. They do not prevent the simulation.' }),
    next_trigger_at: instant.nullable().optional().openapi({
      description:
        'Time at which one of the lead’s dates enrolls it next, from `starts_at` on. `null` if none does; absent if no trigger is a date.',
    }),
    entries: z.array(entry),
  })
  .openapi('Simulation')

const of = { database: 'site', permission: 'manage-marketing', tag: 'journeys' } as const
const params = siteParams.extend({ journey_id: id('journey') })

export const simulateJourney = contract({
  ...of,
  operationId: 'simulateJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/simulate',
  summary: 'Try a journey on one lead through simulated time',
  description: 'Uses the same engine as live runs, with a clock of its own. Changes nothing and sends nothing.',
  status: 200,
  params,
  body: request,
  body_example: { lead: { first_name: 'María José', timezone: 'Europe/Madrid' }, days: 90 },
  response: simulation,
  example: {
    run_id: 'run_0199a3f2c4d87e6b9a0112233445566f',
    starts_at: '2027-03-14T09:30:00.000Z',
    until: '2027-06-12T09:30:00.000Z',
    status: 'completed',
    reason: 'last_step_done',
    waits_until: null,
    waiting_for: null,
    problems: [],
    entries: [
      {
        sequence: 1,
        at: '2027-03-14T09:30:00.000Z',
        local: '2027-03-14T10:30:00',
        timezone: 'Europe/Madrid',
        timezone_source: 'site',
        step_id: null,
        step_type: null,
        type: 'run_started',
        reason: 'enrolled',
        detail: {},
      },
    ],
  },
  idempotency: 'ignored',
  problems: ['journey_incomplete'],
})

const reached = z
  .object({
    lead_id: id('lead'),
    email: z.string(),
    event: z.string().openapi({ description: 'Event that would have enrolled the lead.' }),
    at: instant,
    outcome: whatIfOutcome,
    status: z.string().nullable(),
    emails: z.array(
      z
        .object({
          step_id: z.string(),
          at: instant,
          result: z.string(),
          reason: z.string().nullable(),
          subject: z.string(),
        })
        .openapi('WhatIfEmail'),
    ),
  })
  .openapi('WhatIfLead')

export const whatIf = contract({
  ...of,
  operationId: 'whatIfJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/what-if',
  summary: 'Preview whom a draft would have reached in the last days',
  description:
    'Replays the events of these days through the real triggers and enrollment rules. Leads have their current values, and nobody opens, clicks or answers.',
  status: 200,
  params,
  body: z
    .strictObject({
      days: z
        .int()
        .min(1)
        .max(journeyLimits.what_if_days_max)
        .openapi({ description: 'Number of days to look back. Defaults to 30.' }),
      limit: z
        .int()
        .min(1)
        .max(journeyLimits.what_if_leads_max)
        .openapi({ description: 'Maximum number of leads. Defaults to 200.' }),
    })
    .partial()
    .openapi('WhatIfRequest'),
  body_example: { days: 30 },
  response: z
    .object({
      since: instant,
      until: instant,
      events: z.int().openapi({ description: 'Number of events examined.' }),
      cut: z.boolean().openapi({ description: 'Whether there were more than could be examined.' }),
      leads: z.int(),
      enrolled: z.int(),
      emails: z.array(
        z
          .object({ step_id: z.string(), template_id: z.string(), delivered: z.int(), skipped: z.int() })
          .openapi('WhatIfEmailCount'),
      ),
      data: z.array(reached),
    })
    .openapi('WhatIf'),
  example: {
    since: '2027-02-12T09:30:00.000Z',
    until: '2027-03-14T09:30:00.000Z',
    events: 1,
    cut: false,
    leads: 1,
    enrolled: 1,
    emails: [{ step_id: 'welcome', template_id: 'tmpl_0199a3f2c4d87e6b9a0112233445566f', delivered: 1, skipped: 0 }],
    data: [
      {
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        email: 'maria@example.com',
        event: 'lead.created',
        at: '2027-03-01T09:30:00.000Z',
        outcome: 'enrolled',
        status: 'completed',
        emails: [
          {
            step_id: 'welcome',
            at: '2027-03-02T09:30:00.000Z',
            result: 'delivered',
            reason: null,
            subject: 'Welcome, María José',
          },
        ],
      },
    ],
  },
  idempotency: 'ignored',
  problems: ['journey_incomplete'],
})
