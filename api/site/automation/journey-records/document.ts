/** The document of a journey: its schemas, which satisfy the types of the engine's core, and what the core is given. */
import { z } from '@hono/zod-openapi'
import type { Definition, Step } from '../../../../workflows/core/definition.ts'
import { businessHours } from '../../../platform/schemas/business-hours.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { filter } from '../../../platform/schemas/filter/schema.ts'
import { id, text, timezone } from '../../../platform/schemas/schemas.ts'
import { customFieldLimits } from '../../contacts/custom-fields/limits.ts'
import { sandboxAccessLimits } from '../../sandboxes/sandbox-access/limits.ts'
import { journeyLimits } from './limits.ts'
import { journeyTrigger } from './triggers/triggers.ts'

const sandboxHoursMax = sandboxAccessLimits.sandbox_extend_hours_max
const stepId = z.string().regex(/^[\w-]{1,64}$/)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const durationUnit = enumOf({
  seconds: 'Seconds, to the second.',
  minutes: '60 seconds each.',
  hours: '60 minutes each, also when clocks change.',
  days: 'Days of the calendar: the same time of day.',
  weeks: '7 days each.',
  months: 'Months of the calendar.',
  years: 'Years of the calendar.',
  business_days: 'Days of the site’s business hours.',
}).openapi('DurationUnit')

export const duration = z
  .strictObject({
    value: z.int().min(0).max(1_000_000),
    unit: durationUnit,
    at: timeOfDay.optional().openapi({ description: 'Local time of day (`HH:MM`) at which the delay ends.' }),
  })
  .openapi('Duration')

const step = <T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ id: stepId, type: z.literal(type), ...shape }).openapi(name)

const tags = { tag_ids: z.array(id('tag')).max(50) }
const audiences = { audience_ids: z.array(id('audience')).max(50) }
const membershipSteps = [
  step('assign_tags', 'AssignTagsStep', tags),
  step('remove_tags', 'RemoveTagsStep', tags),
  step('add_to_audience', 'AddToAudienceStep', audiences),
  step('remove_from_audience', 'RemoveFromAudienceStep', audiences),
] as const
const setValue = step('set_custom_field_value', 'SetCustomFieldValueStep', {
  field_id: text(100),
  value: z.union([text(customFieldLimits.custom_value_characters_max), z.number(), z.boolean()]).nullable(),
})
const dateMoment = z
  .strictObject({
    field_id: text(100).openapi({ description: 'ID of a custom field of type `date`.' }),
    offset_days: z
      .int()
      .min(-journeyLimits.journey_date_offset_days_max)
      .max(journeyLimits.journey_date_offset_days_max),
    at: timeOfDay,
    yearly: z.boolean().optional(),
  })
  .openapi('DateFieldMoment', { description: 'A number of days before (negative) or after a date of the lead.' })
const delay = step('delay', 'DelayStep', {
  duration: duration.optional().openapi({ description: 'Length of the delay. Set either this or `until`.' }),
  until: dateMoment.optional(),
})
const mailed = { template_id: text(100), sender_id: text(100) }
const sendEmail = step('send_email', 'SendEmailStep', {
  ...mailed,
  ai_step_id: stepId.optional().openapi({
    description:
      'ID of an earlier `ai_email_writer` step, whose texts the template shows with `{{ ai_subject }}` and `{{ ai_text }}`.',
  }),
})
const aiEmailWriter = step('ai_email_writer', 'AiEmailWriterStep', {
  prompt: text(journeyLimits.journey_prompt_characters_max),
  model: text(100).optional().openapi({ description: 'Name of the model. Defaults to the installation’s model.' }),
  needs_approval: z.boolean(),
})
const choice = z.strictObject({ id: stepId, label: text(200) }).openapi('QuestionChoice')
const askQuestion = step('ask_question', 'AskQuestionStep', {
  ...mailed,
  question: text(journeyLimits.journey_question_characters_max),
  answers: z.array(choice).max(journeyLimits.journey_answers_max).openapi({
    description:
      'Answers to choose from, one link each. If empty, the reader gets a short form with a free-text field.',
  }),
  field_id: text(100).optional().openapi({ description: 'ID of the custom field in which the answer is stored.' }),
  wait_up_to: duration,
})
const answerField = z
  .strictObject({
    path: text(journeyLimits.journey_webhook_path_characters_max).openapi({
      description: 'Path of a value in the JSON of the answer, its keys separated by dots: `plan`, `items.0.price`.',
    }),
    field_id: text(100).openapi({ description: 'ID of the custom field that takes the value.' }),
  })
  .openapi('WebhookAnswerField')
const webhook = step('webhook', 'WebhookStep', {
  webhook_endpoint_id: text(100).openapi({
    description:
      'ID of the webhook endpoint that is called with `run.webhook_called`, whatever events it subscribes to. The run goes on once it has answered 2xx, or is given up after the retries of all deliveries.',
  }),
  fields: z.array(answerField).max(journeyLimits.journey_webhook_fields_max).openapi({
    description:
      'Values of the answer that are put into custom fields of the lead, where conditions of later steps find them. What is absent from the answer leaves its field as it is.',
  }),
})
const assignSandbox = step('assign_sandbox', 'AssignSandboxStep', {
  sandbox_id: text(100).openapi({
    description:
      'ID of the sandbox that the lead is given access to. The link is emailed once there is something to enter; the run goes on at once. Leads who have access keep it.',
  }),
  hours: z.int().min(0).max(sandboxHoursMax).optional().openapi({
    description: 'How long it lasts. `0` for no end; by default as long as the sandbox says.',
  }),
})
const extendSandbox = step('extend_sandbox', 'ExtendSandboxStep', {
  sandbox_id: text(100).openapi({ description: 'ID of the sandbox. Leads without access to it stay without.' }),
  hours: z.int().min(1).max(sandboxHoursMax).openapi({ description: 'By how many hours it is extended.' }),
})
const unsubscribe = step('unsubscribe', 'UnsubscribeStep', {})

const condition = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('filter'), filter }).openapi('FilterCondition'),
    z
      .strictObject({ type: z.literal('percentage'), percent: z.number().gt(0).max(100) })
      .openapi('PercentageCondition'),
    z.strictObject({ type: z.literal('opened'), step_id: stepId }).openapi('OpenedCondition'),
    z
      .strictObject({ type: z.literal('clicked'), step_id: stepId, url: text(2_000).optional() })
      .openapi('ClickedCondition'),
    z.strictObject({ type: z.literal('replied'), step_id: stepId }).openapi('RepliedCondition'),
    z
      .strictObject({ type: z.literal('answered'), step_id: stepId, answer_id: stepId.optional() })
      .openapi('AnsweredCondition'),
  ])
  .openapi('BranchCondition')

const steps: z.ZodType<Step[], Step[]> = z
  .lazy(() => z.array(journeyStep).max(journeyLimits.journey_steps_max))
  .openapi({
    type: 'array',
    items: { $ref: '#/components/schemas/JourneyStep' },
  } as never)

const branch = z
  .strictObject({ id: stepId, name: text(100).optional(), when: condition, steps })
  .openapi('JourneyBranch')
const paths = step('paths', 'PathsStep', {
  branches: z.array(branch).max(50),
  otherwise: steps,
  wait_up_to: duration.optional().openapi({
    description:
      'How long to wait for a branch to match. Required if a branch depends on `opened`, `clicked`, `replied` or `answered`; at most 90 days.',
  }),
})

export const journeyStep = z
  .discriminatedUnion('type', [
    ...membershipSteps,
    setValue,
    delay,
    sendEmail,
    aiEmailWriter,
    askQuestion,
    webhook,
    assignSandbox,
    extendSandbox,
    unsubscribe,
    paths,
  ])
  .openapi('JourneyStep')

export const journeyDocument = z
  .strictObject({
    triggers: z.array(journeyTrigger).max(journeyLimits.journey_triggers_max),
    enrollment_criteria: filter.optional(),
    unenrollment_criteria: filter.optional(),
    suppression: filter.optional(),
    goal: filter.optional(),
    allow_duplicate_enrollment: z
      .boolean()
      .openapi({ description: 'Whether a lead can be enrolled again after finishing.' }),
    business_hours: businessHours
      .optional()
      .openapi({ description: 'Hours in which steps run. Absent for no restriction.' }),
    timezone: timezone.optional().openapi({ description: 'Time zone of the journey. Defaults to the site’s.' }),
    use_lead_timezone: z
      .boolean()
      .openapi({ description: 'Whether local times are in the lead’s time zone, if it is known.' }),
    steps: z.array(journeyStep).max(journeyLimits.journey_steps_max),
  })
  .openapi('JourneyDocument', {
    description:
      'Leads are enrolled if they match `enrollment_criteria` and do not match `suppression`. Before each email, a run is stopped if its lead matches `unenrollment_criteria` or `suppression`, and completed if it matches `goal`.',
  })

export type JourneyDocument = z.output<typeof journeyDocument>

export const emptyDocument: JourneyDocument = {
  triggers: [],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [],
}

/** The part of a document that the core needs. */
export const toDefinition = (document: JourneyDocument): Definition => ({
  version: 1,
  steps: document.steps,
  business_hours: document.business_hours ?? null,
  timezone: document.timezone ?? null,
  use_lead_timezone: document.use_lead_timezone,
  unenrollment: document.unenrollment_criteria ?? null,
  suppression: document.suppression ?? null,
  goal: document.goal ?? null,
})
