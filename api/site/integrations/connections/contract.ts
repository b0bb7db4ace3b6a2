/** Connections to accounts at Mailchimp, Constant Contact and ActiveCampaign: made, changed, paused, disconnected. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import {
  conflictRule,
  connection,
  connectionExample,
  leadsChoice,
  newContacts,
  serviceName,
  signIn,
} from './connection.ts'
import {
  connectionCreated,
  connectionDeleted,
  connectionDisconnected,
  connectionPaused,
  connectionResumed,
  connectionUpdated,
} from './events.ts'
import { connectionLimits } from './limits.ts'

/** For the contracts of features around connections. */
export { connection, connectionExample } from './connection.ts'

const of = { database: 'site', permission: 'manage-integrations', tag: 'connections' } as const
export const connectionsPath = '/v1/sites/{site_id}/connections'
export const connectionPath = `${connectionsPath}/{connection_id}` as const
export const connectionParams = siteParams.extend({ connection_id: id('connection') })

/** How a service refuses a credential or a call. */
export const serviceProblems = ['account_not_authorized', 'service_unreachable', 'service_refused'] as const
/** Of work at the service of a connection, whose calls are counted, with the application that it signed in by. */
export const connectionProblems = [
  ...serviceProblems,
  'application_missing',
  'transition_not_allowed',
  'too_many_requests',
] as const

const secret = (maximum: number) => text(maximum, 1).openapi({ type: 'string', minLength: 1, maxLength: maximum })

export const serviceKey = z
  .strictObject({
    api_key: secret(connectionLimits.connection_key_characters_max),
    account_url: webAddress.optional().openapi({
      description: 'Of ActiveCampaign: the URL of the account, as it stands under Settings, Developer.',
    }),
  })
  .openapi('ServiceKey', { description: 'Stored encrypted and never returned.' })

export const serviceApplication = z
  .strictObject({
    client_id: secret(connectionLimits.connection_key_characters_max),
    client_secret: secret(connectionLimits.connection_client_secret_characters_max),
  })
  .openapi('ServiceApplication', {
    description:
      'The owner’s own application at the service. Constant Contact counts the calls of a day by application, over all who use it. The secret is stored encrypted and never returned.',
  })

const name = filledText(connectionLimits.connection_name_characters_max).openapi({
  type: 'string',
  minLength: 1,
  maxLength: connectionLimits.connection_name_characters_max,
})

const integration = z
  .object({
    service: serviceName,
    sign_in: z.array(signIn),
    installation_application: z.boolean().openapi({
      description: 'Whether the installation has an application key, so that owners need none of their own.',
    }),
    redirect_url: z.string().openapi({ description: 'Redirect URI to register for an own application.' }),
    webhooks: z.boolean().openapi({ description: 'Whether the service tells of changes at once.' }),
    calls_per_day: z.int().nullable(),
    connections: z.int().openapi({ description: 'Number of connections that are not disconnected.' }),
  })
  .openapi('Integration')

export const listIntegrations = contract({
  ...of,
  operationId: 'listIntegrations',
  method: 'get',
  path: '/v1/sites/{site_id}/integrations',
  summary: 'List the services that can be connected',
  description: 'Returns each service with its ways to sign in.',
  status: 200,
  params: siteParams,
  response: z.object({ data: z.array(integration) }).openapi('IntegrationList'),
  example: {
    data: [
      {
        service: 'mailchimp',
        sign_in: ['oauth', 'key'],
        installation_application: true,
        redirect_url: 'https://leads.example.com/sites/redirect-constantcontact-url',
        webhooks: true,
        calls_per_day: null,
        connections: 1,
      },
    ],
  },
})

export const listConnections = contract({
  ...of,
  operationId: 'listConnections',
  method: 'get',
  path: connectionsPath,
  summary: 'List connections',
  description: 'Returns connections to services with their status and how many leads wait to be sent.',
  status: 200,
  params: siteParams,
  query: z.strictObject(updatedQuery),
  response: pageOf('ConnectionPage', connection),
  example: { data: [connectionExample], has_more: false, next_cursor: null },
})

export const createConnection = contract({
  ...of,
  operationId: 'createConnection',
  in_person: true,
  method: 'post',
  path: connectionsPath,
  summary: 'Connect a service',
  description:
    'With `key` (Mailchimp, ActiveCampaign) the key is tried at once, and the connection is `connected`. Without it, it is `authorization_pending`: go on with `authorize`. `application` is the owner’s own application for signing in at the service; without it, that of the installation is used. Nothing is synced before a list is chosen.',
  status: 201,
  audit: connectionCreated,
  params: siteParams,
  body: z
    .strictObject({
      service: serviceName,
      name: name.optional(),
      key: serviceKey.optional(),
      application: serviceApplication.optional(),
    })
    .openapi('NewConnection'),
  body_example: { service: 'mailchimp', key: { api_key: '0123456789abcdef0123456789abcdef-us6' } },
  response: connection,
  example: connectionExample,
  versioned: true,
  problems: [...serviceProblems, 'application_missing'],
})

export const getConnection = contract({
  ...of,
  operationId: 'getConnection',
  method: 'get',
  path: connectionPath,
  summary: 'Get a connection',
  description: 'Returns status, account, list and fields of the connection, and what the service refused.',
  status: 200,
  params: connectionParams,
  response: connection,
  example: connectionExample,
  versioned: true,
})

const references = (kind: 'tag' | 'audience') =>
  z
    .array(id(kind))
    .max(connectionLimits.connection_references_max)
    .refine(ids => new Set(ids).size === ids.length, { params: { code: 'repeated' } })

const fieldChoice = z
  .strictObject({
    field: text(limits.name_characters_max, 1),
    service_field: text(limits.name_characters_max, 1),
    conflict: conflictRule.optional().openapi({ description: '`newest` by default.' }),
  })
  .openapi('ConnectionFieldChoice')

export const updateConnection = contract({
  ...of,
  operationId: 'updateConnection',
  method: 'patch',
  path: connectionPath,
  summary: 'Change the settings of a connection',
  description:
    'The list and the fields are checked at the service: a field whose type cannot take the values is refused (`field_type_mismatch`). After a change of the list or the fields, all leads are compared and what differs is sent. It also ends `stopped`.',
  status: 200,
  audit: connectionUpdated,
  params: connectionParams,
  body: z
    .strictObject({
      name,
      list_id: text(limits.name_characters_max, 1),
      leads: leadsChoice,
      new_contacts: newContacts,
      fields: z.array(fieldChoice).max(connectionLimits.connection_fields_max),
      tag_ids: references('tag'),
      audience_ids: references('audience'),
    })
    .partial()
    .openapi('ConnectionChanges'),
  body_example: {
    list_id: '1',
    leads: 'all',
    fields: [{ field: 'first_name', service_field: 'FNAME', conflict: 'newest' }],
  },
  response: connection,
  example: { ...connectionExample, version: 4 },
  versioned: true,
  problems: [...connectionProblems, 'list_already_connected'],
})

const change = {
  ...of,
  method: 'post',
  status: 200,
  params: connectionParams,
  response: connection,
  versioned: true,
  problems: ['transition_not_allowed'],
} as const

export const pauseConnection = contract({
  ...change,
  operationId: 'pauseConnection',
  path: `${connectionPath}/pause`,
  summary: 'Pause a connection',
  description: 'Nothing is sent or asked until it is resumed; what changes meanwhile is kept and sent then.',
  audit: connectionPaused,
  example: { ...connectionExample, status: 'paused', version: 4 },
})

export const resumeConnection = contract({
  ...change,
  operationId: 'resumeConnection',
  path: `${connectionPath}/resume`,
  summary: 'Resume a connection that is paused or stopped',
  description: 'Changes that waited are sent and received from now on.',
  audit: connectionResumed,
  example: { ...connectionExample, version: 5 },
})

export const disconnectConnection = contract({
  ...change,
  operationId: 'disconnectConnection',
  path: `${connectionPath}/disconnect`,
  summary: 'Disconnect a service',
  description:
    'Deletes the credential, the webhook at the service, and what is known of the leads there. Leads here and contacts there stay as they are.',
  audit: connectionDisconnected,
  example: { ...connectionExample, status: 'disconnected', version: 4 },
})

export const deleteConnection = contract({
  ...of,
  operationId: 'deleteConnection',
  method: 'delete',
  path: connectionPath,
  summary: 'Delete a connection that is disconnected',
  description: 'Deletes its settings here. Leads and contacts at the service stay.',
  status: 204,
  audit: connectionDeleted,
  params: connectionParams,
  problems: ['transition_not_allowed', 'in_use'],
})
