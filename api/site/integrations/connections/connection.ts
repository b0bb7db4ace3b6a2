/** The schema of a connection, as contracts answer it. */
import { z } from '@hono/zod-openapi'
import { enumOf, enumWith, wordsIn } from '../../../platform/schemas/enum-of.ts'
import { id, instant, version } from '../../../platform/schemas/schemas.ts'
import { conflictRules, connectionReasons, connectionStatuses, serviceFieldTypes, serviceNames } from './table.ts'

export const serviceName = enumWith(serviceNames, {
  mailchimp: 'Mailchimp.',
  constant_contact: 'Constant Contact.',
  activecampaign: 'ActiveCampaign.',
}).openapi('MarketingService')
export const signIn = z.enum(['oauth', 'key']).openapi('ServiceSignIn', {
  description: '`oauth`: the owner signs in at the service. `key`: by an API key of the account.',
})
export const connectionStatus = enumWith(connectionStatuses, {
  authorization_pending: 'Nobody has signed in at the service yet.',
  connected: 'Changes are sent.',
  paused: 'Stopped by a person; changes wait until it is resumed.',
  reauthorization_required: 'The service refuses the credential (“Account not authorized”); authorize it again.',
  stopped: 'The list or a mapped field there is gone, or the account may no longer do what is asked; see `reason`.',
  disconnected: 'The credential and everything known of the leads there is deleted.',
}).openapi('ConnectionStatus', {
  description: 'State of the connection.',
})
export const connectionReason = enumWith(connectionReasons, wordsIn('connection_reason', connectionReasons)).openapi(
  'ConnectionReason',
  {
    description:
      'Why it is stopped or waits. `day_quota`, `rate_limited` and `service_down` pass by themselves: `retry_at` is when it goes on.',
  },
)
export const conflictRule = enumWith(conflictRules, {
  ours: 'The one here.',
  theirs: 'The one at the service.',
  newest: 'That of the later change.',
}).openapi('SyncConflictRule', {
  description:
    'Which value stays when both sides changed it. A value that only one side changed always goes to the other.',
})
export const serviceFieldType = enumWith(serviceFieldTypes, {
  text: 'Any text.',
  number: 'A number.',
  date: 'A day.',
  datetime: 'A day with a time.',
  boolean: 'Yes or no.',
  choice: 'One of several.',
  choices: 'Any of several.',
  phone: 'A phone number.',
  address: 'A postal address.',
  url: 'The URL of a page.',
  birthday: 'A day and month without a year.',
}).openapi('ServiceFieldType')
export const leadsChoice = z.enum(['all', 'chosen']).openapi('ConnectionLeads', {
  description:
    'Which leads are sent: `all` subscribed ones, or those with a tag or an audience that is synced, or of a campaign with this connection (`chosen`).',
})
export const newContacts = enumOf({ create: 'A lead is created.', ignore: 'Nothing is created.' }).openapi(
  'ConnectionNewContacts',
  {
    description: 'Whether a person who is new on the list there becomes a lead.',
  },
)

export const mappedField = z
  .object({
    field: z.string().openapi({ description: 'Name of a lead’s own field, or the ID of a custom field.' }),
    service_field: z.string().openapi({ description: 'ID of the field there.' }),
    service_name: z.string(),
    service_type: serviceFieldType,
    conflict: conflictRule,
  })
  .openapi('ConnectionField')

const errors = z
  .object({
    reason: z.string().openapi('SyncReason', { description: 'Why leads were not taken.' }),
    leads: z.int(),
    text: z.string().openapi({ description: 'What happened, and what to do.' }),
  })
  .openapi('ConnectionError')

export const connection = z
  .object({
    id: id('connection'),
    service: serviceName,
    name: z.string(),
    sign_in: signIn,
    status: connectionStatus,
    status_since: instant,
    reason: connectionReason.optional(),
    reason_text: z.string().optional().openapi({ description: 'What happened, and what to do.' }),
    detail: z.string().optional().openapi({ description: 'Words of the service.' }),
    application: enumOf({
      own: 'The owner’s.',
      installation: 'The one of the installation, which all its sites share.',
    })
      .openapi('ConnectionApplication', {
        description: 'Whose application key is used.',
      })
      .optional(),
    client_id: z.string().optional().openapi({ description: 'ID of the owner’s own application.' }),
    account: z
      .object({ id: z.string(), name: z.string(), email: z.string().nullable(), url: z.string().optional() })
      .openapi('ConnectedAccount')
      .optional(),
    list: z.object({ id: z.string(), name: z.string() }).openapi('ConnectedList').optional().openapi({
      description: 'Nothing is synced before a list is chosen.',
    }),
    leads: leadsChoice,
    new_contacts: newContacts,
    fields: z.array(mappedField),
    tag_ids: z.array(z.string()).openapi({ description: 'Tags that are tags there, too.' }),
    audience_ids: z.array(z.string()).openapi({ description: 'Audiences that are tags there, by their name.' }),
    last_received_at: instant.nullable(),
    last_sent_at: instant.nullable(),
    compared_at: instant.nullable().openapi({ description: 'When all contacts of the list were compared last.' }),
    waiting: z.int().openapi({ description: 'Number of leads whose changes wait to be sent.' }),
    synced: z.int().openapi({ description: 'Number of leads of which both sides have the same.' }),
    left_out: z
      .int()
      .openapi({ description: 'Number of leads that are not sent, since they are not subscribed or not chosen.' }),
    errors: z.array(errors).openapi({ description: 'Leads that the service did not take, by reason.' }),
    calls_today: z.int().openapi({ description: 'Calls used since 00:00 UTC.' }),
    calls_per_day: z.int().nullable().openapi({
      description: 'Calls that the application key has in a day; `null` where the service has no such limit.',
    }),
    has_webhook: z
      .boolean()
      .openapi({ description: 'Whether the service tells of changes at once. Otherwise it is asked.' }),
    retry_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('Connection')

export const connectionExample = {
  id: 'conn_0199a3f2c4d87e6b9a0112233445566f',
  service: 'mailchimp',
  name: 'The bakery’s Mailchimp',
  sign_in: 'key',
  status: 'connected',
  status_since: '2027-03-14T09:30:00.000Z',
  account: { id: '8d3a3db4d97663a9074efcc16', name: 'Bakery', email: 'ana@bakery.example' },
  list: { id: 'a6b5da1054', name: 'Newsletter' },
  leads: 'all',
  new_contacts: 'create',
  fields: [
    {
      field: 'first_name',
      service_field: 'FNAME',
      service_name: 'First Name',
      service_type: 'text',
      conflict: 'newest',
    },
  ],
  tag_ids: [],
  audience_ids: [],
  last_received_at: '2027-03-14T09:30:00.000Z',
  last_sent_at: '2027-03-14T09:30:00.000Z',
  compared_at: '2027-03-14T02:10:00.000Z',
  waiting: 0,
  synced: 1_204,
  left_out: 13,
  errors: [
    {
      reason: 'address_too_long',
      leads: 2,
      text: 'The service takes no address that long. Shorten it, or leave these people out.',
    },
  ],
  calls_today: 96,
  calls_per_day: null,
  has_webhook: true,
  retry_at: null,
  version: 3,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const
