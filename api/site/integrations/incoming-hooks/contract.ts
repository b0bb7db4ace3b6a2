/** Incoming hooks: addresses that forms of other products call. What came is in contract-calls.ts; taking it in is public/incoming-hooks. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams, text, version } from '../../../platform/schemas/schemas.ts'
import { statusTarget } from '../../contacts/imports/rules.ts'
import { incomingHookAddressReplaced, incomingHookCreated, incomingHookDeleted, incomingHookUpdated } from './events.ts'
import { incomingHookLimits } from './limits.ts'

const source = text(incomingHookLimits.incoming_field_characters_max, 1).openapi({
  description:
    'Name of a field as calls have it. Names of nested fields are joined by points: `payload.data.email`; an answer in a list has the title of its question: `form_response.answers.Your email`.',
  example: 'data.email',
})
const { column: _, ...target } = statusTarget
const sourceTarget = z.strictObject({ source, ...target }).openapi('IncomingTarget')
const mapping = z.array(sourceTarget).max(incomingHookLimits.incoming_mapping_max).openapi({
  description:
    'Which field of a call fills which field of a lead, as in an import. Without a target `email`, calls wait. Consent is given by a field that is mapped to `consent.status` and says so, or not at all.',
})
const references = (type: 'tag' | 'audience') => z.array(id(type)).max(incomingHookLimits.incoming_references_max)
const count = z.int().min(0)

const incomingField = z
  .object({
    source,
    samples: z
      .array(z.string())
      .openapi({ description: 'Some of the values that came. Empty without the permission to read leads.' }),
  })
  .openapi('IncomingField')

export const incomingHook = z
  .object({
    id: id('incoming_hook'),
    name: z.string(),
    url: z.string().openapi({ description: 'Address to enter at the other product. Whoever knows it can send leads.' }),
    status: enumOf({
      waiting_for_call: 'Nothing has come yet.',
      waiting_for_mapping: 'Calls are kept until a field is mapped to `email`.',
      active: 'Calls become leads.',
      paused: 'Calls are kept until it is resumed.',
    }).openapi('IncomingHookStatus', {
      description: 'State of the hook.',
    }),
    mapping,
    fields: z
      .array(incomingField)
      .openapi({ description: 'Fields of the newest calls, in the order in which they came.' }),
    suggested_mapping: mapping.openapi({ description: 'Mapping by the names and values of these fields.' }),
    tag_ids: references('tag').openapi({ description: 'Tags that each lead gets.' }),
    audience_ids: references('audience'),
    overwrite: z.boolean().openapi({ description: 'Whether values replace different ones that a lead has.' }),
    consent_text: z.string().openapi({
      description:
        'Text that the form shows beside its box, recorded as what was agreed to. If empty, what the box sent is recorded.',
    }),
    calls: z
      .object({ waiting: count, created: count, updated: count, refused: count })
      .openapi('IncomingCallCounts', { description: 'Number of stored calls by what became of them.' }),
    last_called_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('IncomingHook')

const example = {
  id: 'ihook_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Webinar form',
  url: 'https://leads.example/v1/public/sites/site_0199a3f2c4d87e6b9a0112233445566f/incoming-hooks/6f1c0b9d7e5a43218f0e6d5c4b3a2910',
  status: 'active',
  mapping: [
    { source: 'Email', field: 'email' },
    { source: 'Newsletter', field: 'consent.status' },
  ],
  fields: [
    { source: 'Email', samples: ['maria@example.com'] },
    { source: 'Newsletter', samples: ['yes'] },
  ],
  suggested_mapping: [{ source: 'Email', field: 'email' }],
  tag_ids: [],
  audience_ids: [],
  overwrite: false,
  consent_text: 'Send me news by email',
  calls: { waiting: 0, created: 1, updated: 0, refused: 0 },
  last_called_at: '2027-03-14T09:30:00.000Z',
  version: 2,
  created_at: '2027-03-14T09:00:00.000Z',
  updated_at: '2027-03-14T09:20:00.000Z',
} as const

const of = { database: 'site', permission: 'manage-integrations', tag: 'incoming-hooks' } as const
const base = '/v1/sites/{site_id}/incoming-hooks'
export const hookPath = `${base}/{incoming_hook_id}` as const
export const hookParams = siteParams.extend({ incoming_hook_id: id('incoming_hook') })

const settings = {
  name: filledText(limits.name_characters_max).openapi({ type: 'string', maxLength: limits.name_characters_max }),
  mapping,
  tag_ids: references('tag'),
  audience_ids: references('audience'),
  overwrite: z.boolean(),
  consent_text: text(incomingHookLimits.incoming_consent_characters_max),
}

export const listIncomingHooks = contract({
  ...of,
  operationId: 'listIncomingHooks',
  method: 'get',
  path: base,
  summary: 'List incoming hooks',
  description: 'Returns hooks with their URLs and how many calls came.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('IncomingHookPage', incomingHook),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createIncomingHook = contract({
  ...of,
  operationId: 'createIncomingHook',
  method: 'post',
  path: base,
  summary: 'Create an incoming hook',
  description:
    'An address at which forms of other products (Typeform, Tally, Jotform, Elementor, Gravity Forms, Webflow, or any product by Zapier or Make) deliver what people entered, as JSON or as a form. Calls are kept until a mapping is saved, and then become leads.',
  status: 201,
  audit: incomingHookCreated,
  params: siteParams,
  body: z
    .strictObject({ ...settings, ...z.object(settings).omit({ name: true }).partial().shape })
    .openapi('NewIncomingHook'),
  body_example: { name: 'Webinar form' },
  response: incomingHook,
  example: {
    ...example,
    status: 'waiting_for_call',
    mapping: [],
    fields: [],
    suggested_mapping: [],
    last_called_at: null,
  },
  versioned: true,
})

export const getIncomingHook = contract({
  ...of,
  operationId: 'getIncomingHook',
  method: 'get',
  path: hookPath,
  summary: 'Get an incoming hook',
  description: 'Returns the URL, the mapping, and the fields that calls brought.',
  status: 200,
  params: hookParams,
  response: incomingHook,
  example,
  versioned: true,
})

export const updateIncomingHook = contract({
  ...of,
  operationId: 'updateIncomingHook',
  method: 'patch',
  path: hookPath,
  summary: 'Change, map, pause or resume an incoming hook',
  description: 'Calls that wait become leads as soon as a field is mapped to `email` and the hook is not paused.',
  status: 200,
  audit: incomingHookUpdated,
  params: hookParams,
  body: z
    .strictObject({ ...settings, is_paused: z.boolean() })
    .partial()
    .openapi('IncomingHookChanges'),
  body_example: { mapping: [{ source: 'Email', field: 'email' }] },
  response: incomingHook,
  example,
  versioned: true,
})

export const deleteIncomingHook = contract({
  ...of,
  operationId: 'deleteIncomingHook',
  method: 'delete',
  path: hookPath,
  summary: 'Delete an incoming hook with its calls',
  description: 'Its address answers 404 from now on. Calls that still wait are deleted; leads stay.',
  status: 204,
  audit: incomingHookDeleted,
  params: hookParams,
})

export const replaceIncomingHookAddress = contract({
  ...of,
  operationId: 'replaceIncomingHookAddress',
  method: 'post',
  path: `${hookPath}/address`,
  summary: 'Give an incoming hook a new address',
  description: 'The former address answers 404 at once.',
  status: 200,
  audit: incomingHookAddressReplaced,
  params: hookParams,
  response: incomingHook,
  example: { ...example, version: 3 },
  versioned: true,
  idempotency: 'ignored',
})
