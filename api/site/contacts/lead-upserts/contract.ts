/** Adding and changing many leads in one call, for systems that keep them elsewhere. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { id, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { customFieldLimits } from '../custom-fields/limits.ts'
import { byField, ownFieldNames } from '../lead-records/fields.ts'
import { createLead } from '../leads/contract.ts'
import { leadUpsertReceived } from './events.ts'
import { leadUpsertLimits } from './limits.ts'

const { custom_fields, consent, email_status } = createLead.body.shape
/** Any text that can be stored at all. */
const anyText = text(customFieldLimits.custom_value_characters_max)
const ids = z.array(anyText).max(100).optional()

/** The types alone: what a value refuses is answered for its lead, and the others are taken in. */
export const leadUpsert = z
  .strictObject({
    email: anyText,
    ...byField(ownFieldNames, () => anyText.nullable().optional()),
    custom_fields,
    tag_ids: ids,
    audience_ids: ids,
    consent,
    email_status,
  })
  .openapi('LeadUpsert', {
    description:
      'A lead to create or update, identified by its email address. Tags and audiences are added to those it has.',
  })

export const upsertModes = ['update', 'fill_empty'] as const

const fieldError = z
  .object({ pointer: z.string(), code: z.string(), text: z.string() })
  .openapi('LeadUpsertError', { description: 'An error; the pointer is relative to the lead.' })

const result = z
  .object({
    status: enumOf({
      created: 'There is a new lead.',
      updated: 'Values of an existing lead were replaced.',
      unchanged: 'An existing lead had all the values already.',
      refused: 'Nothing was stored; see `errors`.',
    }).openapi('LeadUpsertStatus'),
    lead_id: id('lead').optional().openapi({ description: 'ID of the lead. Absent if it was refused.' }),
    errors: z.array(fieldError).optional().openapi({ description: 'Why it was refused.' }),
  })
  .openapi('LeadUpsertResult')

export const upsertLeads = contract({
  database: 'site',
  permission: 'manage-leads',
  tag: 'leads',
  operationId: 'upsertLeads',
  method: 'post',
  path: '/v1/sites/{site_id}/leads/upsert',
  summary: 'Add leads or update existing ones',
  description:
    'Returns one result per lead, in order. A refused lead does not affect the others; new leads beyond the site’s limit are refused (`lead_limit_exhausted`). Repeating the call changes nothing. Leads who unsubscribed stay unsubscribed, regardless of `consent`; who must not be sent email is told by `email_status`. Starts no journeys unless `start_journeys` is `true`.',
  status: 200,
  audit: leadUpsertReceived,
  params: siteParams,
  body_bytes_max: leadUpsertLimits.lead_upsert_bytes_max,
  body: z
    .strictObject({
      leads: z.array(leadUpsert).min(1).max(leadUpsertLimits.lead_upsert_leads_max),
      mode: z.enum(upsertModes).optional().openapi('LeadUpsertMode', {
        description:
          'How existing leads are changed. `update` (default): given values replace existing ones, and `null` removes them. `fill_empty`: only empty fields are filled.',
      }),
      start_journeys: z.boolean().optional(),
    })
    .openapi('LeadUpserts'),
  body_example: { leads: [{ email: 'maria@example.com', first_name: 'María José' }, { email: 'not an email' }] },
  response: z.object({ data: z.array(result) }).openapi('LeadUpsertResults'),
  example: {
    data: [
      { status: 'created', lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f' },
      { status: 'refused', errors: [{ pointer: '/email', code: 'email_invalid', text: 'Enter an email address.' }] },
    ],
  },
})
