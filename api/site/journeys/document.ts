/** The document of a journey: its schemas, which satisfy the types of the engine's core, and what the core is given. */
import { z } from '@hono/zod-openapi'
import type { Definition, Step } from '../../../workflows/core/definition.ts'
import { validateBusinessHours } from '../../../workflows/time/validate-hours.ts'
import { filter } from '../../platform/filter/schema.ts'
import { limits } from '../../platform/limits.ts'
import { id, text, timezone } from '../../platform/schemas.ts'

const stepId = z.string().regex(/^[\w-]{1,64}$/)
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const endOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
const weekdays = z.array(z.int().min(1).max(7)).min(1).max(7)

export const durationUnit = z
  .enum(['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years', 'business_days'])
  .openapi('DurationUnit')

export const duration = z
  .strictObject({
    value: z.int().min(0).max(1_000_000),
    unit: durationUnit,
    at: timeOfDay.optional().openapi({ description: 'Local time of day at which the delay ends.' }),
  })
  .openapi('Duration')

const window = z
  .strictObject({ business_days: weekdays, day_start: timeOfDay, day_end: endOfDay })
  .openapi('OpeningWindow')

export const businessHours = z
  .strictObject({
    business_days: weekdays.optional().openapi({ description: '1 = Monday … 7 = Sunday.' }),
    day_start: timeOfDay.optional(),
    day_end: endOfDay.optional(),
    timezone,
    windows: z.array(window).min(1).max(20).optional(),
    days_off: z
      .array(z.string().regex(/^\d{4}-\d{2}-\d{2}$/))
      .max(400)
      .optional(),
  })
  .superRefine((hours, context) => {
    for (const { field, code } of validateBusinessHours(hours)) {
      context.addIssue({ code: 'custom', path: field.split('/').slice(1), params: { code } })
    }
  })
  .openapi('BusinessHours', {
    description:
      'Either one window in the outer three fields, or several in `windows`. An end before its start crosses midnight.',
  })

const step = <T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ id: stepId, type: z.literal(type), ...shape }).openapi(name)

const assignTags = step('assign_tags', 'AssignTagsStep', { tag_ids: z.array(id('tag')).max(50) })
const removeTags = step('remove_tags', 'RemoveTagsStep', { tag_ids: z.array(id('tag')).max(50) })
const setValue = step('set_custom_field_value', 'SetCustomFieldValueStep', {
  field_id: text(100),
  value: z.union([text(limits.custom_value_characters_max), z.number(), z.boolean()]).nullable(),
})
const delay = step('delay', 'DelayStep', { duration })
const sendEmail = step('send_email', 'SendEmailStep', {
  template_id: text(100),
  sender_id: text(100),
})
const unsubscribe = step('unsubscribe', 'UnsubscribeStep', {})

const condition = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('filter'), filter }).openapi('FilterCondition'),
    z
      .strictObject({ kind: z.literal('percentage'), percent: z.number().gt(0).max(100) })
      .openapi('PercentageCondition'),
  ])
  .openapi('BranchCondition')

const steps: z.ZodType<Step[], Step[]> = z
  .lazy(() => z.array(journeyStep).max(limits.journey_steps_max))
  .openapi({
    type: 'array',
    items: { $ref: '#/components/schemas/JourneyStep' },
  } as never)

const branch = z
  .strictObject({ id: stepId, name: text(100).optional(), when: condition, steps })
  .openapi('JourneyBranch')
const paths = step('paths', 'PathsStep', { branches: z.array(branch).max(50), otherwise: steps })

export const journeyStep = z
  .discriminatedUnion('type', [assignTags, removeTags, setValue, delay, sendEmail, unsubscribe, paths])
  .openapi('JourneyStep')

const trigger = <T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).openapi(name)

export const journeyTrigger = z
  .discriminatedUnion('type', [
    trigger('form_submitted', 'FormSubmittedTrigger', {
      popup_ids: z
        .array(id('popup'))
        .max(100)
        .optional()
        .openapi({ description: 'These popups; absent or empty: any.' }),
    }),
    trigger('lead_created', 'LeadCreatedTrigger', {}),
    trigger('tag_added', 'TagAddedTrigger', { tag_ids: z.array(id('tag')).min(1).max(100) }),
    trigger('audience_joined', 'AudienceJoinedTrigger', { audience_ids: z.array(id('audience')).min(1).max(100) }),
  ])
  .openapi('JourneyTrigger')

export const journeyDocument = z
  .strictObject({
    triggers: z.array(journeyTrigger).max(20),
    enrollment_criteria: filter.optional(),
    unenrollment_criteria: filter.optional(),
    suppression: filter.optional(),
    goal: filter.optional(),
    allow_duplicate_enrollment: z.boolean(),
    business_hours: businessHours.optional().openapi({ description: 'Absent: always open.' }),
    timezone: timezone.optional().openapi({ description: 'Absent: the site’s.' }),
    use_lead_timezone: z.boolean(),
    steps: z.array(journeyStep).max(limits.journey_steps_max),
  })
  .openapi('JourneyDocument')

export type JourneyDocument = z.output<typeof journeyDocument>
export type JourneyTrigger = JourneyDocument['triggers'][number]

export const emptyDocument: JourneyDocument = {
  triggers: [],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [],
}

/** What the core is given of a document. */
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
