/** Leads on the wire, and the endpoints on single leads. Searching and mutations are in contract-mutations.ts. */

import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { list, pageQuery, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { email, filledText, id, instant, siteParams, version } from '../../../platform/schemas/schemas.ts'
import { emailQuality, emailValidity } from '../lead-quality/contract.ts'
import { leadCreated, leadErased, leadUpdated } from '../lead-records/events.ts'
import {
  byField,
  type ChoiceField,
  type OwnField,
  ownFieldNames,
  ownFields,
  publishedFields,
} from '../lead-records/fields.ts'
import { confirmationStatuses, leadSource, mailability } from '../lead-records/rules.ts'
import { givenEmailStatus } from '../mailability/rules.ts'
import { tagAssignmentSource } from '../tags/rules.ts'
import { touchOnTheWire, visitorDevice } from '../visitors/rules.ts'
import { leadsAllowance } from './allowances.ts'
import { leadExample, newLeadExample } from './lead-examples.ts'
import { sortNames, sortPattern } from './sorts.ts'
import { leadSuppression } from './suppression-schema.ts'

export { leadExample } from './lead-examples.ts'
export { suppressionReason } from './suppression-schema.ts'

export const leadSort = z
  .string()
  .max(100)
  .regex(sortPattern)
  .openapi({
    description: `Sort field: ${sortNames.map(name => `\`${name}\``).join(', ')}, or \`custom_fields.\` followed by a field’s name. A leading \`-\` sorts in descending order. Leads without a value come last.`,
    example: '-registered_at',
  })
export const leadSearched = z
  .string()
  .max(100)
  .openapi({ description: 'Text to find in names, email address and phone number, ignoring case and accents.' })
export const leadExpansion = enumOf({
  tags: 'The tags of each lead.',
  audiences: 'The audiences of each lead.',
}).openapi('LeadExpansion')

const leadAudience = z.object({ id: id('audience'), name: z.string() }).openapi('LeadAudience')

const leadTag = z
  .object({ id: id('tag'), name: z.string() })
  .extend({
    source: tagAssignmentSource,
    source_id: z.string().optional().openapi({
      description: 'ID of the popup, campaign, journey run, API key or user that added it.',
    }),
    added_at: instant,
  })
  .openapi('LeadTag')

export const customValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).openapi({
  description: 'Values of custom fields, by field name; dates as `YYYY-MM-DD`. Empty fields are absent.',
})

const leadOrigin = z
  .object({
    country: z.string().optional().openapi({ description: 'Two-letter country code (ISO 3166-1 alpha-2).' }),
    device: visitorDevice.optional(),
    first_touch: touchOnTheWire.optional(),
    last_touch: touchOnTheWire.optional(),
  })
  .openapi('LeadOrigin', {
    description: 'Where the lead came from, as reported by the browser when the form was submitted.',
  })

type Schemas = { [F in OwnField]: (typeof ownFields)[F]['schema'] }

/** The fields of a lead as clients give them. */
export const leadFieldsTaken = byField(ownFieldNames, field => ownFields[field].schema.optional()) as {
  [F in OwnField]: z.ZodOptional<Schemas[F]>
}

/** As they are answered: an empty choice is absent. */
const answered = byField(ownFieldNames, field =>
  ownFields[field].type === 'choice' ? ownFields[field].schema.optional() : z.string().nullable(),
) as { [F in OwnField]: F extends ChoiceField ? z.ZodOptional<Schemas[F]> : z.ZodNullable<z.ZodString> }

export const lead = z
  .object({
    id: id('lead'),
    email: z.string(),
    ...answered,
    phone_normalized: z.string().nullable().openapi({
      description:
        'Phone number as digits only, with a leading `+` if it has a country code. An extension follows as `;ext=`.',
    }),
    mailability,
    unsubscribed_at: instant
      .nullable()
      .openapi({ description: 'Time at which the lead unsubscribed. `null` if they have not.' }),
    suppression: leadSuppression.optional(),
    source: leadSource,
    registered_at: instant,
    last_activity_at: instant.openapi({ description: 'Time of the lead’s latest activity.' }),
    last_contacted_at: instant
      .nullable()
      .openapi({ description: 'Time of the last email to the lead. `null` if there was none.' }),
    tag_ids: z.array(id('tag')),
    audience_ids: z.array(id('audience')),
    tags: z.array(leadTag).optional().openapi({ description: 'Tags of the lead. Only with `expand=tags`.' }),
    audiences: z
      .array(leadAudience)
      .optional()
      .openapi({ description: 'Audiences of the lead. Only with `expand=audiences`.' }),
    custom_fields: customValues,
    assistant_ids: z.array(z.string()).openapi({ description: 'IDs of the assistants that the lead spoke with.' }),
    sandbox_id: z
      .string()
      .nullable()
      .openapi({ description: 'ID of the sandbox that the lead was given last. `null` if they have none.' }),
    origin: leadOrigin.optional(),
    email_stats: z
      .object({
        opens: z.int(),
        clicks: z.int(),
        replies: z
          .int()
          .openapi({ description: 'Number of emails replied to, as far as replies reach the site’s reply address.' }),
        last_opened_at: instant.nullable(),
        last_clicked_at: instant.nullable(),
        last_replied_at: instant.nullable(),
      })
      .openapi('LeadEmailStats'),
    email_quality: emailQuality,
    confirmation: z
      .object({
        status: enumWith(confirmationStatuses, {
          none: 'No confirmation was asked for.',
          pending: 'The email that asks for it has not been answered.',
          confirmed: 'The person opened the link in that email.',
        }).openapi('ConfirmationStatus', {
          description: 'State of the address’s confirmation. While it is `pending`, no marketing email is sent to it.',
        }),
        asked_at: instant.nullable(),
        confirmed_at: instant.nullable(),
      })
      .openapi('LeadConfirmation'),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Lead', { 'x-lead-fields': publishedFields })

export const leadPage = pageOf('LeadPage', lead)
export const leadParams = siteParams.extend({ lead_id: id('lead') })
const base = '/v1/sites/{site_id}/leads'
const of = { database: 'site', permission: 'manage-leads', tag: 'leads' } as const
const reading = { ...of, permission: 'read-lead' } as const
const expand = list(leadExpansion).optional()

/** Written as one type: the SDK's generator does not take `null` among the branches of a map's values. */
const changedValue = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .openapi({ type: ['string', 'number', 'boolean', 'null'] as never })
const changedValues = z
  .record(z.string().max(64), changedValue)
  .openapi({ description: 'Values of custom fields, by field name. `null` removes a value.' })

const own = {
  ...leadFieldsTaken,
  custom_fields: changedValues.optional(),
}

const { created_after, created_before, updated_after } = updatedQuery
const leadTimes = { created_after, created_before, updated_after }

export const listLeads = contract({
  ...reading,
  operationId: 'listLeads',
  method: 'get',
  path: base,
  summary: 'List leads',
  description: 'Filters are combined: a lead must match all of them. `searchLeads` takes any filter.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...pageQuery,
    search: leadSearched.optional(),
    tag_id: id('tag').optional(),
    audience_id: id('audience').optional(),
    campaign_id: id('campaign').optional().openapi({ description: 'Only leads who came through this campaign.' }),
    mailability: mailability.optional(),
    email_validity: emailValidity.optional(),
    ...leadTimes,
    sort: leadSort.optional(),
    expand,
  }),
  response: leadPage,
  example: { data: [leadExample], has_more: false, next_cursor: null },
})

export const createLead = contract({
  ...of,
  operationId: 'createLead',
  method: 'post',
  path: base,
  summary: 'Add a lead',
  description: 'Without `consent`, the lead is stored as unsubscribed.',
  status: 201,
  audit: leadCreated,
  params: siteParams,
  body: z
    .strictObject({
      email,
      ...own,
      tag_ids: z.array(id('tag')).max(100).optional(),
      audience_ids: z.array(id('audience')).max(100).optional(),
      consent: z
        .strictObject({
          text: filledText(limits.description_characters_max),
          text_version: z.int().min(1).max(1_000_000).optional(),
          page_url: z
            .url({ protocol: /^https?$/ })
            .max(2_000)
            .optional(),
        })
        .openapi('GivenConsent', { description: 'The consent text as the person saw it.' })
        .optional(),
      email_status: givenEmailStatus.optional(),
    })
    .openapi('NewLead'),
  body_example: { email: 'maria@example.com', first_name: 'María José', consent: { text: 'Send me news.' } },
  response: lead,
  example: newLeadExample,
  versioned: true,
  problems: ['lead_exists'],
  consumes: [leadsAllowance],
})

export const getLead = contract({
  ...reading,
  operationId: 'getLead',
  method: 'get',
  path: `${base}/{lead_id}`,
  summary: 'Get a lead',
  description: 'Returns all fields of the lead, its tags and audiences, and what it did with emails.',
  shows_people: 'opened',
  status: 200,
  params: leadParams,
  query: z.strictObject({ expand }),
  response: lead,
  example: leadExample,
  versioned: true,
})

export const updateLead = contract({
  ...of,
  operationId: 'updateLead',
  method: 'patch',
  path: `${base}/{lead_id}`,
  summary: 'Change a lead',
  description:
    'A lead that is given an address whose person had unsubscribed, and has been erased since, is unsubscribed.',
  status: 200,
  audit: leadUpdated,
  params: leadParams,
  body: z.strictObject({ email: email.optional(), ...own }).openapi('LeadChanges'),
  body_example: { first_name: 'María', timezone: 'Europe/Lisbon' },
  response: lead,
  example: { ...leadExample, first_name: 'María', timezone: 'Europe/Lisbon', version: 2 },
  versioned: true,
  problems: ['lead_exists'],
})

export const deleteLead = contract({
  ...of,
  operationId: 'deleteLead',
  method: 'delete',
  path: `${base}/{lead_id}`,
  summary: 'Erase a lead',
  description:
    'Erases the person: values are deleted, consent records and history keep a keyed hash instead, and a lead who had unsubscribed stays unsubscribed.',
  status: 204,
  audit: leadErased,
  params: leadParams,
})
