/** Suppressions: addresses that get no email, why and since when; imported and exported as operations. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { tableFormat } from '../../../platform/files/table-files/table-files.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { email, id, instant, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { suppressionReason } from '../../contacts/leads/contract.ts'
import * as events from './events.ts'
import { suppressionLimits } from './limits.ts'
import { suppressionSources } from './table.ts'

const source = enumWith(suppressionSources, {
  mail_server: 'The recipient’s mail server refused an email.',
  bounce_message: 'An email came back.',
  complaint_report: 'The recipient’s provider reported a complaint.',
  provider: 'The provider that sends has the address on its own list.',
  repeated_failures: 'Email to the address failed 3 times in a row for good, or 5 times over 15 days or more.',
  manual: 'A person of the site added it.',
  import: 'An imported file named it.',
}).openapi('SuppressionSource', {
  description: 'How it became known.',
})

export const suppression = z
  .object({
    id: id('suppression'),
    email: z.string().nullable().openapi({
      description: 'The suppressed address. `null` once the person has been erased; the suppression remains.',
    }),
    reason: suppressionReason,
    source,
    note: z.string(),
    evidence: z.string().openapi({ description: 'What the mail server or the report said.' }),
    email_id: z.string().nullable().openapi({ description: 'ID of the email that bounced or was reported as spam.' }),
    operation_id: z.string().nullable().openapi({ description: 'ID of the import that added it.' }),
    created_at: instant,
    removed_at: instant
      .nullable()
      .openapi({ description: 'Time at which it was removed. The address gets email again.' }),
    removed_by: z.string().nullable().openapi({
      description:
        'Who removed it. `null` if an import was undone, or the person confirmed that they want email again.',
    }),
    removal_note: z.string().nullable(),
  })
  .openapi('Suppression')

const of = { database: 'site', permission: 'manage-emails', tag: 'suppressions' } as const
const path = '/v1/sites/{site_id}/suppressions'
const params = siteParams.extend({ suppression_id: id('suppression') })
const note = text(suppressionLimits.suppression_note_characters_max)

const example = {
  id: 'supp_0199a3f2c4d87e6b9a0112233445566f',
  email: 'lucia@example.com',
  reason: 'hard_bounce',
  source: 'bounce_message',
  note: '',
  evidence: '5.1.1 No such user here',
  email_id: 'msg_0199a3f2c4d87e6b9a0112233445566f',
  operation_id: null,
  created_at: '2027-03-14T09:30:00.000Z',
  removed_at: null,
  removed_by: null,
  removal_note: null,
} as const
const byHand = { ...example, reason: 'manual', source: 'manual', evidence: '', email_id: null } as const

const narrowing = {
  reason: suppressionReason.optional(),
  status: z.enum(['active', 'removed']).openapi('SuppressionStatus').optional(),
  search: z.string().max(254).optional().openapi({
    description: 'Any part of the email address. A whole one finds that of an erased person too.',
  }),
}

export const listSuppressions = contract({
  ...of,
  operationId: 'listSuppressions',
  method: 'get',
  path,
  summary: 'List suppressed addresses, newest first',
  description: 'Returns addresses that no email is sent to, and why.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...createdQuery,
    ...narrowing,
    email: z.string().max(254).optional().openapi({
      description: 'The exact email address. Finds that of an erased person too, whose `email` is `null`.',
    }),
    lead_id: z.string().max(100).optional().openapi({
      description:
        'What keeps email from this lead: suppressions of its address, and what the person said at former ones.',
    }),
  }),
  response: pageOf('SuppressionPage', suppression),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const createSuppression = contract({
  ...of,
  operationId: 'createSuppression',
  method: 'post',
  path,
  summary: 'Suppress an address',
  description:
    'A stronger reason replaces the present one. Refused (`already_suppressed`) where the present one is as strong.',
  status: 201,
  audit: events.suppressionCreated,
  params: siteParams,
  body: z
    .strictObject({ email, reason: suppressionReason.optional(), note: note.optional() })
    .openapi('NewSuppression'),
  body_example: { email: 'lucia@example.com', note: 'Asked by phone.' },
  response: suppression,
  example: byHand,
  problems: ['already_suppressed'],
})

export const getSuppression = contract({
  ...of,
  operationId: 'getSuppression',
  method: 'get',
  path: `${path}/{suppression_id}`,
  summary: 'Get a suppression',
  description: 'Returns why no email is sent to the address, and since when.',
  status: 200,
  params,
  response: suppression,
  example,
})

export const removeSuppression = contract({
  ...of,
  operationId: 'removeSuppression',
  method: 'post',
  path: `${path}/{suppression_id}/remove`,
  summary: 'Remove a suppression, so that the address gets email again',
  description: 'The cause stays on record. Whether the lead is subscribed does not change.',
  status: 200,
  audit: events.suppressionRemoved,
  params,
  body: z.strictObject({ note: note.optional() }).openapi('SuppressionRemoval'),
  body_example: { note: 'The mailbox works again.' },
  response: suppression,
  example: {
    ...example,
    removed_at: '2027-03-15T09:30:00.000Z',
    removed_by: 'user_0199a3f2c4d87e6b9a0112233445566f',
    removal_note: 'The mailbox works again.',
  },
  problems: ['transition_not_allowed'],
})

export const startSuppressionImport = contract({
  ...of,
  operationId: 'startSuppressionImport',
  method: 'post',
  path: '/v1/sites/{site_id}/suppression-imports',
  summary: 'Suppress many addresses',
  description:
    'Runs as an operation, which can be undone. An address that is already suppressed for a reason as strong stays as it is. Undoing takes back what this import said; what others said of an address, before or since, holds.',
  status: 202,
  audit: events.suppressionImportStarted,
  params: siteParams,
  body: z
    .strictObject({
      addresses: z
        .array(text(320, 1))
        .min(1)
        .max(suppressionLimits.suppression_import_addresses_max)
        .openapi({ description: 'Email addresses. An invalid one does not prevent the others from being imported.' }),
      reason: suppressionReason,
      note: note.optional(),
    })
    .openapi('NewSuppressionImport'),
  body_example: {
    addresses: ['lucia@example.com', 'marc@example.com'],
    reason: 'unsubscribed',
    note: 'From Mailchimp',
  },
  body_bytes_max: suppressionLimits.suppression_import_bytes_max,
  response: operation,
  example: {
    ...operationExample,
    type: 'suppression_import',
    subject_id: null,
    subject_name: null,
    details: { addresses: 2, reason: 'unsubscribed' },
  },
})

export const startSuppressionExport = contract({
  ...of,
  operationId: 'startSuppressionExport',
  method: 'post',
  path: '/v1/sites/{site_id}/suppression-exports',
  summary: 'Export suppressed addresses to a file',
  description: 'Runs as an operation, whose `file` can be downloaded once it has completed.',
  status: 202,
  audit: events.suppressionExportStarted,
  params: siteParams,
  body: z
    .strictObject({ format: tableFormat, ...narrowing, search: text(254).optional() })
    .openapi('NewSuppressionExport'),
  body_example: { format: 'csv' },
  response: operation,
  example: {
    ...operationExample,
    type: 'suppression_export',
    subject_id: null,
    subject_name: null,
    details: { format: 'csv' },
  },
})
