/** What a connection knows of leads, what it would send, and what its list has for an import. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf, enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { list, pageQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant } from '../../../platform/schemas/schemas.ts'
import { leadSummary } from '../../contacts/lead-records/rules.ts'
import {
  connection,
  connectionExample,
  connectionParams,
  connectionPath,
  connectionProblems,
} from '../connections/contract.ts'
import { syncReasons } from '../connections/ports.ts'
import { connectionEntriesRetried, connectionImportRequested, connectionSyncRequested } from './events.ts'
import { syncLimits } from './limits.ts'
import { serviceConsents, syncStatuses } from './table.ts'

const of = {
  database: 'site',
  permission: 'manage-integrations',
  tag: 'connections',
  params: connectionParams,
} as const

export const syncStatus = z.enum(syncStatuses).openapi('SyncStatus', {
  description:
    '`waiting`: to be sent. `under_way`: at the service, which has not said yet what became of it. `synced`: both sides have the same. `refused`: the service did not take it. `left_out`: not sent, for the reason.',
})
export const syncReason = enumWith(syncReasons, wordsIn('sync_reason', syncReasons)).openapi('SyncEntryReason')
const consentThere = enumWith(serviceConsents, {
  subscribed: 'They get email from there.',
  unsubscribed: 'They unsubscribed there.',
  bounced: 'Email from there came back.',
  complained: 'They reported email from there as spam.',
  pending: 'They were asked to confirm, and have not.',
  absent: 'Not on it.',
  archived: 'Removed there.',
}).openapi('ServiceConsent', {
  description: 'State of the person on the list there.',
})

const entry = z
  .object({
    lead_id: id('lead'),
    lead: leadSummary,
    email: z.string().nullable().openapi({ description: 'Address under which the service knows the person.' }),
    status: syncStatus,
    consent: consentThere.optional(),
    reason: syncReason.optional(),
    reason_text: z.string().optional().openapi({ description: 'What happened, and what to do.' }),
    field: z.string().optional().openapi({ description: 'Field there that is at fault.' }),
    detail: z.string().optional().openapi({ description: 'Words of the service.' }),
    sent_at: instant.nullable(),
    received_at: instant.nullable(),
    next_attempt_at: instant.nullable(),
  })
  .openapi('SyncEntry')

export const listSyncEntries = contract({
  ...of,
  operationId: 'listSyncEntries',
  method: 'get',
  path: `${connectionPath}/ledger`,
  summary: 'List what is known of leads at the service',
  description: 'Returns for each lead whether both sides have the same, or why the service did not take it.',
  status: 200,
  query: z.strictObject({ ...pageQuery, status: list(syncStatus).optional() }),
  response: pageOf('SyncEntryPage', entry),
  example: {
    data: [
      {
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        lead: { email: 'ana@example.com', name: 'Ana García' },
        email: 'ana@example.com',
        status: 'synced',
        consent: 'subscribed',
        sent_at: '2027-03-14T09:30:00.000Z',
        received_at: null,
        next_attempt_at: null,
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const retrySyncEntries = contract({
  ...of,
  operationId: 'retrySyncEntries',
  method: 'post',
  path: `${connectionPath}/retry`,
  summary: 'Send again what the service did not take',
  description: 'Of one reason, or of all. Nobody who left is brought back by it.',
  status: 202,
  audit: connectionEntriesRetried,
  body: z.strictObject({ reason: syncReason.optional() }).openapi('SyncRetry'),
  body_example: {},
  response: z.object({ leads: z.int() }).openapi('SyncRetried'),
  example: { leads: 2 },
})

export const syncConnection = contract({
  ...of,
  operationId: 'syncConnection',
  method: 'post',
  path: `${connectionPath}/sync`,
  summary: 'Compare all leads with the service now',
  description: 'Otherwise once a day.',
  status: 202,
  audit: connectionSyncRequested,
  response: connection,
  example: connectionExample,
  versioned: true,
  problems: ['transition_not_allowed'],
})

const trialLead = z
  .object({
    lead_id: id('lead'),
    email: z.string(),
    action: enumOf({
      create: 'It would add the lead.',
      update: 'It would change values of the lead.',
      nothing: 'The lead is the same there already.',
      left_out: 'It would not send the lead; `reason` says why.',
    }).openapi('SyncTrialAction'),
    reason: syncReason.optional(),
    reason_text: z.string().optional(),
    fields: z.array(
      z.object({ service_field: z.string(), service_name: z.string(), value: z.string() }).openapi('SyncTrialField'),
    ),
    tags: z.array(z.string()),
    refusals: z
      .array(
        z.object({ field: z.string().optional(), reason: syncReason, text: z.string() }).openapi('SyncTrialRefusal'),
      )
      .openapi({ description: 'What the service would not take.' }),
  })
  .openapi('SyncTrialLead')

export const trialConnection = contract({
  ...of,
  operationId: 'trialConnection',
  method: 'post',
  path: `${connectionPath}/trial`,
  summary: 'Get what would be sent of ten leads',
  description:
    'Of the given leads, or of the ten newest: what would be sent with the present mapping, and what the service would refuse. Each is looked for there; nothing is sent.',
  status: 200,
  idempotency: 'ignored',
  body: z
    .strictObject({ lead_ids: z.array(id('lead')).max(syncLimits.sync_trial_leads_max).optional() })
    .openapi('SyncTrial'),
  body_example: {},
  response: z.object({ data: z.array(trialLead) }).openapi('SyncTrialResult'),
  example: {
    data: [
      {
        lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f',
        email: 'ana@example.com',
        action: 'create',
        fields: [{ service_field: 'FNAME', service_name: 'First Name', value: 'Ana' }],
        tags: ['VIP'],
        refusals: [],
      },
    ],
  },
  problems: connectionProblems,
})

export const importContacts = contract({
  ...of,
  operationId: 'importContacts',
  method: 'post',
  path: `${connectionPath}/imports`,
  summary: 'Make an import of the list’s contacts',
  description: `Runs as an operation: reads the list at the service, with its states and tags, into a file. Once it is completed, the import \`details.import_id\` can be mapped, checked, started and undone like that of an uploaded file. Nothing is imported before. At most ${syncLimits.sync_import_contacts_max.toLocaleString('en')} contacts.`,
  status: 202,
  audit: connectionImportRequested,
  response: operation,
  example: {
    ...operationExample,
    type: 'list_import',
    details: { import_id: 'imp_0199a3f2c4d87e6b9a0112233445566f' },
  },
  problems: ['transition_not_allowed'],
})
