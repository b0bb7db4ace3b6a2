/** What can start a journey: the schemas of its triggers. Which event fits one is in triggering.ts. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../../platform/limits.ts'
import { id, text } from '../../../platform/schemas.ts'
import { urlRule } from '../../../platform/url-rules.ts'

/** Fields that every lead has and whose change can start a journey, beside the custom ones. */
export const ownTriggerFields = [
  'first_name',
  'middle_name',
  'last_name',
  'phone',
  'email',
  'timezone',
  'language',
] as const

const eventNameForm = /^[a-z][a-z0-9_.-]{0,63}$/
export const eventName = z
  .string()
  .refine(name => eventNameForm.test(name), { params: { code: 'event_name_invalid' } })
  .openapi({
    pattern: eventNameForm.source,
    description: 'Small letters, digits, `_`, `.` and `-`, such as `order.placed`.',
  })

const trigger = <T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).openapi(name)

const dateField = trigger('date_field', 'DateFieldTrigger', {
  field_id: text(100).openapi({ description: 'A custom field of type `date`.' }),
  offset_days: z
    .int()
    .min(-limits.journey_date_offset_days_max)
    .max(limits.journey_date_offset_days_max)
    .openapi({ description: 'Days after the date; before it where negative.' }),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .openapi({ description: 'Local time of day.' }),
  yearly: z.boolean().openapi({ description: 'Again each year; 29 February becomes the 28th where there is none.' }),
})

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
    trigger('lead_confirmed', 'LeadConfirmedTrigger', {}),
    trigger('tag_added', 'TagAddedTrigger', { tag_ids: z.array(id('tag')).max(100) }),
    trigger('audience_joined', 'AudienceJoinedTrigger', { audience_ids: z.array(id('audience')).max(100) }),
    trigger('field_changed', 'FieldChangedTrigger', {
      field_ids: z
        .array(text(100, 1))
        .max(100)
        .openapi({ description: `Ids of custom fields, or of a lead's own: ${ownTriggerFields.join(', ')}.` }),
    }),
    dateField,
    trigger('page_visited', 'PageVisitedTrigger', {
      rules: z
        .array(urlRule)
        .max(limits.journey_url_rules_max)
        .openapi({ description: 'All must hold, and none that excludes.' }),
    }),
    trigger('link_clicked', 'LinkClickedTrigger', {
      template_ids: z.array(id('template')).max(100).optional().openapi({
        description: 'In mail of these templates; absent or empty: of any.',
      }),
      url: text(limits.url_characters_max).optional().openapi({ description: 'This target; absent: any link.' }),
    }),
    trigger('api_event', 'ApiEventTrigger', { name: eventName }),
  ])
  .openapi('JourneyTrigger')

export type JourneyTrigger = z.output<typeof journeyTrigger>
export type DateFieldTrigger = z.output<typeof dateField>
