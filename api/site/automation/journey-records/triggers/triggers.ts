/** What can start a journey: the schemas of its triggers. Which event fits one is in trigger-events.ts. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../../../platform/runtime/limits.ts'
import { id, text } from '../../../../platform/schemas/schemas.ts'
import { urlRule } from '../../../../platform/schemas/url-rules.ts'
import { changeableFields } from '../../../contacts/lead-records/fields.ts'
import { journeyLimits } from '../limits.ts'
import { setTriggers } from './set-changes.ts'

const name_characters_max = journeyLimits.journey_event_name_characters_max
const eventNameForm = new RegExp(`^[a-z][a-z0-9_.-]{0,${name_characters_max - 1}}$`)
export const eventName = z
  .string()
  .refine(name => eventNameForm.test(name), { params: { code: 'event_name_invalid' } })
  .openapi({
    pattern: eventNameForm.source,
    maxLength: name_characters_max,
    description: 'Name of the event: lowercase letters, digits, `_`, `.` and `-`, such as `order.placed`.',
  })

const trigger = <T extends string, S extends z.ZodRawShape>(type: T, name: string, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).openapi(name)

const dateField = trigger('date_field', 'DateFieldTrigger', {
  field_id: text(100).openapi({ description: 'ID of a custom field of type `date`.' }),
  offset_days: z
    .int()
    .min(-journeyLimits.journey_date_offset_days_max)
    .max(journeyLimits.journey_date_offset_days_max)
    .openapi({ description: 'Number of days after the date; negative for days before it.' }),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .openapi({ description: 'Local time of day (`HH:MM`).' }),
  yearly: z
    .boolean()
    .openapi({ description: 'Whether it repeats every year. February 29 becomes February 28 in other years.' }),
})

const sandboxes = {
  sandbox_ids: z.array(id('sandbox')).max(100).optional().openapi({
    description: 'IDs of sandboxes. Absent or empty for any sandbox.',
  }),
}

export const journeyTrigger = z
  .discriminatedUnion('type', [
    trigger('form_submitted', 'FormSubmittedTrigger', {
      popup_ids: z
        .array(id('popup'))
        .max(100)
        .optional()
        .openapi({ description: 'IDs of popups whose submissions count. Absent or empty for any popup.' }),
    }),
    trigger('lead_created', 'LeadCreatedTrigger', {}),
    trigger('lead_confirmed', 'LeadConfirmedTrigger', {}),
    ...setTriggers,
    trigger('field_changed', 'FieldChangedTrigger', {
      field_ids: z
        .array(text(100, 1))
        .max(100)
        .openapi({
          description: `IDs of custom fields, or names of built-in fields: ${changeableFields.map(name => `\`${name}\``).join(', ')}.`,
        }),
    }),
    dateField,
    trigger('page_visited', 'PageVisitedTrigger', {
      rules: z
        .array(urlRule)
        .max(journeyLimits.journey_url_rules_max)
        .openapi({ description: 'Rules for the page, which must all match; none of those with `exclude` may match.' }),
    }),
    trigger('link_clicked', 'LinkClickedTrigger', {
      template_ids: z.array(id('template')).max(100).optional().openapi({
        description: 'IDs of templates whose emails count. Absent or empty for any template.',
      }),
      url: text(limits.url_characters_max).optional().openapi({ description: 'URL of the link. Absent for any link.' }),
    }),
    trigger('email_replied', 'EmailRepliedTrigger', {
      template_ids: z.array(id('template')).max(100).optional().openapi({
        description: 'IDs of templates whose emails count. Absent or empty for any template.',
      }),
    }),
    trigger('spoke_with_assistant', 'SpokeWithAssistantTrigger', {
      assistant_ids: z.array(id('assistant')).max(100).optional().openapi({
        description: 'IDs of assistants. Absent or empty for any assistant.',
      }),
      by_form: z.boolean().optional().openapi({
        description:
          'Whether only submitting the chat’s form counts. Otherwise, known leads who start a conversation count too.',
      }),
    }),
    trigger('sandbox_opened', 'SandboxOpenedTrigger', sandboxes),
    trigger('sandbox_expires_tomorrow', 'SandboxExpiresTomorrowTrigger', sandboxes),
    trigger('sandbox_space_over', 'SandboxSpaceOverTrigger', sandboxes),
    trigger('api_event', 'ApiEventTrigger', { name: eventName }),
  ])
  .openapi('JourneyTrigger')

export type JourneyTrigger = z.output<typeof journeyTrigger>
export type DateFieldTrigger = z.output<typeof dateField>
