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
  Disconnection,
  IntegrationList,
  LeadImport,
  NewConnection,
  NewServiceField,
  ServiceField,
  ServiceFieldList,
  ServiceKey,
  ServiceListList,
  ServiceTagList,
  SyncEntryPage,
  SyncRetried,
  SyncRetry,
  SyncState,
  SyncTrial,
  SyncTrialResult,
} from '../models/index.ts'

export interface AuthorizeConnectionRequest {
  site_id: string
  connection_id: string
}

export interface CreateConnectionRequest {
  site_id: string
  body: NewConnection
}

export interface CreateServiceFieldRequest {
  site_id: string
  connection_id: string
  body: NewServiceField
}

export interface DeleteConnectionRequest {
  site_id: string
  connection_id: string
}

export interface DisconnectConnectionRequest {
  site_id: string
  connection_id: string
}

export interface FinishConnectionAuthorizationRequest {
  site_id: string
  body: ConnectionAuthorizationResult
}

export interface GetConnectionRequest {
  site_id: string
  connection_id: string
}

export interface ImportContactsRequest {
  site_id: string
  connection_id: string
}

export interface ListConnectionsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListIntegrationsRequest {
  site_id: string
}

export interface ListServiceFieldsRequest {
  site_id: string
  connection_id: string
}

export interface ListServiceListsRequest {
  site_id: string
  connection_id: string
}

export interface ListServiceTagsRequest {
  site_id: string
  connection_id: string
}

export interface ListSyncEntriesRequest {
  site_id: string
  connection_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  state?: Array<SyncState>
}

export interface PauseConnectionRequest {
  site_id: string
  connection_id: string
}

export interface PreviewDisconnectionRequest {
  site_id: string
  connection_id: string
}

export interface ReplaceConnectionKeyRequest {
  site_id: string
  connection_id: string
  body: ServiceKey
}

export interface ResumeConnectionRequest {
  site_id: string
  connection_id: string
}

export interface RetrySyncEntriesRequest {
  site_id: string
  connection_id: string
  body: SyncRetry
}

export interface SyncConnectionRequest {
  site_id: string
  connection_id: string
}

export interface TrialConnectionRequest {
  site_id: string
  connection_id: string
  body: SyncTrial
}

export interface UpdateConnectionRequest {
  site_id: string
  connection_id: string
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
   */
  createServiceField(request: CreateServiceFieldRequest, options?: RequestOptions): Answer<ServiceField> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/fields', body: true }, request, options)
  }

  /**
   * Delete a connection that is disconnected
   *
   * Permission: `manage-integrations`.
   *
   * `DELETE /v1/sites/{site_id}/connections/{connection_id}` (deleteConnection)
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
   */
  finishAuthorization(request: FinishConnectionAuthorizationRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connection-authorizations', body: true }, request, options)
  }

  /**
   * Get a connection
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}` (getConnection)
   */
  get(request: GetConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}' }, request, options)
  }

  /**
   * Make an import of the list’s contacts
   *
   * Reads the list at the service, with its states and tags, as a file that was uploaded: map, check and start it as any other import, and undo it likewise. Nothing is imported yet. At most 50,000 contacts.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/imports` (importContacts)
   */
  importContacts(request: ImportContactsRequest, options?: RequestOptions): Answer<LeadImport> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/imports' }, request, options)
  }

  /**
   * List connections
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections` (listConnections)
   */
  list(request: ListConnectionsRequest, options?: RequestOptions): ListAnswer<ConnectionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/connections', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List the services that can be connected
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/integrations` (listIntegrations)
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
   */
  listServiceFields(request: ListServiceFieldsRequest, options?: RequestOptions): Answer<ServiceFieldList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/fields' }, request, options)
  }

  /**
   * List the lists of the account at the service
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/lists` (listServiceLists)
   */
  listServiceLists(request: ListServiceListsRequest, options?: RequestOptions): Answer<ServiceListList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/lists' }, request, options)
  }

  /**
   * List the tags of the account at the service
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/tags` (listServiceTags)
   */
  listServiceTags(request: ListServiceTagsRequest, options?: RequestOptions): Answer<ServiceTagList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/tags' }, request, options)
  }

  /**
   * List what is known of leads at the service
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/ledger` (listSyncEntries)
   */
  listSyncEntries(request: ListSyncEntriesRequest, options?: RequestOptions): ListAnswer<SyncEntryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/connections/{connection_id}/ledger', query: ['limit', 'cursor', 'state'] }, request, options)
  }

  /**
   * Pause a connection
   *
   * Nothing is sent or asked until it is resumed; what changes meanwhile is kept and sent then.
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/pause` (pauseConnection)
   */
  pause(request: PauseConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/pause' }, request, options)
  }

  /**
   * Get what disconnecting deletes and keeps
   *
   * Permission: `manage-integrations`.
   *
   * `GET /v1/sites/{site_id}/connections/{connection_id}/disconnection` (previewDisconnection)
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
   */
  replaceKey(request: ReplaceConnectionKeyRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/connections/{connection_id}/key', body: true }, request, options)
  }

  /**
   * Resume a connection that is paused or stopped
   *
   * Permission: `manage-integrations`.
   *
   * `POST /v1/sites/{site_id}/connections/{connection_id}/resume` (resumeConnection)
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
   */
  update(request: UpdateConnectionRequest, options?: RequestOptions): Answer<Connection> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/connections/{connection_id}', body: true }, request, options)
  }
}
