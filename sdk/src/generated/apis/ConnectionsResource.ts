/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Connection,
  ConnectionAuthorization,
  ConnectionAuthorizationResult,
  ConnectionChanges,
  ConnectionPage,
  CreatedSort,
  Disconnection,
  IntegrationList,
  NewConnection,
  NewServiceField,
  Operation,
  ServiceField,
  ServiceFieldList,
  ServiceKey,
  ServiceListList,
  ServiceTagList,
  SyncEntryPage,
  SyncRetried,
  SyncRetry,
  SyncStatus,
  SyncTrial,
  SyncTrialResult,
} from '../models/index.ts'

export interface AuthorizeConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface CreateConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `service`. Unknown fields are refused. */
  body: NewConnection
}

export interface CreateServiceFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** Requires `field`. Unknown fields are refused. */
  body: NewServiceField
}

export interface DeleteConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface DisconnectConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface FinishConnectionAuthorizationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `state`. Unknown fields are refused. */
  body: ConnectionAuthorizationResult
}

export interface GetConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ImportContactsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ListConnectionsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
}

export interface ListIntegrationsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListServiceFieldsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ListServiceListsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ListServiceTagsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ListSyncEntriesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only leads with one of these statuses. Separate several by commas. */
  status?: Array<SyncStatus>
}

export interface PauseConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface PreviewDisconnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface ReplaceConnectionKeyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** Requires `api_key`. Unknown fields are refused. */
  body: ServiceKey
}

export interface ResumeConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface RetrySyncEntriesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: SyncRetry
}

export interface SyncConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
}

export interface TrialConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: SyncTrial
}

export interface UpdateConnectionRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the connection. */
  connection_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: ConnectionChanges
}

/** Accounts at Mailchimp, Constant Contact and ActiveCampaign that leads are synced with. */
export class ConnectionsResource extends Resource {
  /**
   * Start signing in at the service
   *
   * Send the owner to `url`. They come back to the screen `sites/redirect-constantcontact-url` with `state` and `code` (or `error`); the part of `state` before the first dot is the ID of the site. Finish with `finishConnectionAuthorization`. Only for `sign_in: oauth`.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/authorize` (authorizeConnection)
   * @example
   * ```ts
   * const result = await client.connections.authorize({ site_id, connection_id })
   * ```
   */
  authorize(request: AuthorizeConnectionRequest, options?: RequestOptions): Answer<ConnectionAuthorization> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/authorize' }, request, options)
  }

  /**
   * Connect a service
   *
   * With `key` (Mailchimp, ActiveCampaign) the key is tried at once, and the connection is `connected`. Without it, it is `authorization_pending`: go on with `authorize`. `application` is the owner’s own application for signing in at the service; without it, that of the installation is used. Nothing is synced before a list is chosen.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections` (createConnection)
   * @example
   * ```ts
   * const connection = await client.connections.create({
   *   site_id,
   *   body: { service: 'mailchimp', key: { api_key: '0123456789abcdef0123456789abcdef-us6' } },
   * })
   * ```
   */
  create(request: CreateConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections', body: true }, request, options)
  }

  /**
   * Make a field at the service for a field of leads
   *
   * With its label, a type that takes its values, and its options.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/fields` (createServiceField)
   * @example
   * ```ts
   * const result = await client.connections.createServiceField({ site_id, connection_id, body: { field: 'last_name' } })
   * ```
   */
  createServiceField(request: CreateServiceFieldRequest, options?: RequestOptions): Answer<ServiceField> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/fields', body: true }, request, options)
  }

  /**
   * Delete a connection that is disconnected
   *
   * Deletes its settings here. Leads and contacts at the service stay.
   *
   * Permission: `manage-integrations`.
   *
   * `DELETE /v1/sites/{site_id}/connections/{connection_id}` (deleteConnection)
   * @example
   * ```ts
   * await client.connections.delete({ site_id, connection_id })
   * ```
   */
  delete(request: DeleteConnectionRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/connections/{connection_id}' }, request, options)
  }

  /**
   * Disconnect a service
   *
   * Deletes the credential, the webhook at the service, and what is known of the leads there. Leads here and contacts there stay as they are.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/disconnect` (disconnectConnection)
   * @example
   * ```ts
   * const result = await client.connections.disconnect({ site_id, connection_id })
   * ```
   */
  disconnect(request: DisconnectConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/disconnect' }, request, options)
  }

  /**
   * Finish signing in at the service
   *
   * With what came back to the redirect URI. `state` works once, within a few minutes, and for this site. Another account than the one that was connected before is refused.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connection-authorizations` (finishConnectionAuthorization)
   * @example
   * ```ts
   * const result = await client.connections.finishAuthorization({
   *   site_id,
   *   body: { state: 'site_0199a3f2c4d87e6b9a0112233445566f.lw_attempt_x', code: 'abc' },
   * })
   * ```
   */
  finishAuthorization(request: FinishConnectionAuthorizationRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connection-authorizations', body: true }, request, options)
  }

  /**
   * Get a connection
   *
   * Returns status, account, list and fields of the connection, and what the service refused.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}` (getConnection)
   * @example
   * ```ts
   * const connection = await client.connections.get({ site_id, connection_id })
   * ```
   */
  get(request: GetConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}' }, request, options)
  }

  /**
   * Make an import of the list’s contacts
   *
   * Runs as an operation: reads the list at the service, with its states and tags, into a file. Once it is completed, the import `details.import_id` can be mapped, checked, started and undone like that of an uploaded file. Nothing is imported before. At most 1,000,000 contacts.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/imports` (importContacts)
   * @example
   * ```ts
   * const result = await client.connections.importContacts({ site_id, connection_id })
   * ```
   */
  importContacts(request: ImportContactsRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/imports' }, request, options)
  }

  /**
   * List connections
   *
   * Returns connections to services with their status and how many leads wait to be sent.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections` (listConnections)
   * @example
   * ```ts
   * for await (const item of client.connections.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListConnectionsRequest, options?: RequestOptions): ListAnswer<ConnectionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/connections', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * List the services that can be connected
   *
   * Returns each service with its ways to sign in.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/integrations` (listIntegrations)
   * @example
   * ```ts
   * const result = await client.connections.listIntegrations({ site_id })
   * ```
   */
  listIntegrations(request: ListIntegrationsRequest, options?: RequestOptions): Answer<IntegrationList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/integrations' }, request, options)
  }

  /**
   * List the fields of the list at the service
   *
   * With the field of leads that is suggested for each, and those whose values it takes.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/fields` (listServiceFields)
   * @example
   * ```ts
   * const result = await client.connections.listServiceFields({ site_id, connection_id })
   * ```
   */
  listServiceFields(request: ListServiceFieldsRequest, options?: RequestOptions): Answer<ServiceFieldList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/fields' }, request, options)
  }

  /**
   * List the lists of the account at the service
   *
   * Asks the service. One of the lists is chosen by `updateConnection`.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/lists` (listServiceLists)
   * @example
   * ```ts
   * const result = await client.connections.listServiceLists({ site_id, connection_id })
   * ```
   */
  listServiceLists(request: ListServiceListsRequest, options?: RequestOptions): Answer<ServiceListList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/lists' }, request, options)
  }

  /**
   * List the tags of the account at the service
   *
   * Asks the service.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/tags` (listServiceTags)
   * @example
   * ```ts
   * const result = await client.connections.listServiceTags({ site_id, connection_id })
   * ```
   */
  listServiceTags(request: ListServiceTagsRequest, options?: RequestOptions): Answer<ServiceTagList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/tags' }, request, options)
  }

  /**
   * List what is known of leads at the service
   *
   * Returns for each lead whether both sides have the same, or why the service did not take it.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/ledger` (listSyncEntries)
   * @example
   * ```ts
   * for await (const item of client.connections.listSyncEntries({ site_id, connection_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listSyncEntries(request: ListSyncEntriesRequest, options?: RequestOptions): ListAnswer<SyncEntryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/ledger', query: ['limit', 'cursor', 'status'] }, request, options)
  }

  /**
   * Pause a connection
   *
   * Nothing is sent or asked until it is resumed; what changes meanwhile is kept and sent then.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/pause` (pauseConnection)
   * @example
   * ```ts
   * const result = await client.connections.pause({ site_id, connection_id })
   * ```
   */
  pause(request: PauseConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/pause' }, request, options)
  }

  /**
   * Get what disconnecting deletes and keeps
   *
   * Changes nothing.
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/disconnection` (previewDisconnection)
   * @example
   * ```ts
   * const result = await client.connections.previewDisconnection({ site_id, connection_id })
   * ```
   */
  previewDisconnection(request: PreviewDisconnectionRequest, options?: RequestOptions): Answer<Disconnection> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/disconnection' }, request, options)
  }

  /**
   * Replace the API key of a connection
   *
   * The key is tried at once, and must be of the same account. Ends `reauthorization_required`.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/key` (replaceConnectionKey)
   * @example
   * ```ts
   * const result = await client.connections.replaceKey({
   *   site_id,
   *   connection_id,
   *   body: { api_key: 'fedcba9876543210fedcba9876543210-us6' },
   * })
   * ```
   */
  replaceKey(request: ReplaceConnectionKeyRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/key', body: true }, request, options)
  }

  /**
   * Resume a connection that is paused or stopped
   *
   * Changes that waited are sent and received from now on.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/resume` (resumeConnection)
   * @example
   * ```ts
   * const result = await client.connections.resume({ site_id, connection_id })
   * ```
   */
  resume(request: ResumeConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/resume' }, request, options)
  }

  /**
   * Send again what the service did not take
   *
   * Of one reason, or of all. Nobody who left is brought back by it.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/retry` (retrySyncEntries)
   * @example
   * ```ts
   * const result = await client.connections.retrySyncEntries({ site_id, connection_id, body: {} })
   * ```
   */
  retrySyncEntries(request: RetrySyncEntriesRequest, options?: RequestOptions): Answer<SyncRetried> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/retry', body: true }, request, options)
  }

  /**
   * Compare all leads with the service now
   *
   * Otherwise once a day.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/sync` (syncConnection)
   * @example
   * ```ts
   * const result = await client.connections.sync({ site_id, connection_id })
   * ```
   */
  sync(request: SyncConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/sync' }, request, options)
  }

  /**
   * Get what would be sent of ten leads
   *
   * Of the given leads, or of the ten newest: what would be sent with the present mapping, and what the service would refuse. Each is looked for there; nothing is sent.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/trial` (trialConnection)
   * @example
   * ```ts
   * const result = await client.connections.trial({ site_id, connection_id, body: {} })
   * ```
   */
  trial(request: TrialConnectionRequest, options?: RequestOptions): Answer<SyncTrialResult> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/trial', body: true }, request, options)
  }

  /**
   * Change the settings of a connection
   *
   * The list and the fields are checked at the service: a field whose type cannot take the values is refused (`field_type_mismatch`). After a change of the list or the fields, all leads are compared and what differs is sent. It also ends `stopped`.
   *
   * Permission: `manage-integrations`.
   *
   * `PATCH /v1/sites/{site_id}/connections/{connection_id}` (updateConnection)
   * @example
   * ```ts
   * const connection = await client.connections.update({
   *   site_id,
   *   connection_id,
   *   body: {
   *     list_id: '1',
   *     leads: 'all',
   *     fields: [{ field: 'first_name', service_field: 'FNAME', conflict: 'newest' }],
   *   },
   * })
   * ```
   */
  update(request: UpdateConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/connections/{connection_id}', body: true }, request, options)
  }
}
