/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Assistant,
  AssistantAllowance,
  AssistantChanges,
  AssistantPage,
  AssistantRestoration,
  AssistantStatus,
  AssistantUses,
  AssistantVersionPage,
  NewAssistant,
} from '../models/index.ts'

export interface ArchiveAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface CreateAssistantRequest {
  site_id: string
  body: NewAssistant
}

export interface DeleteAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface DuplicateAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface GetAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface GetAssistantAllowanceRequest {
  site_id: string
}

export interface ListAssistantUsesRequest {
  site_id: string
  assistant_id: string
}

export interface ListAssistantVersionsRequest {
  site_id: string
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListAssistantsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  status?: AssistantStatus
}

export interface PublishAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface RestoreAssistantRequest {
  site_id: string
  assistant_id: string
  body: AssistantRestoration
}

export interface UnarchiveAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface UnpublishAssistantRequest {
  site_id: string
  assistant_id: string
}

export interface UpdateAssistantRequest {
  site_id: string
  assistant_id: string
  body: AssistantChanges
}

/** AI assistants that answer visitors from your knowledge. */
export class AssistantsResource extends Resource {
  /**
   * Archive an assistant; visitors no longer reach it
   *
   * Refused while an active campaign captures leads with it.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/archive` (archiveAssistant)
   */
  archive(request: ArchiveAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/archive' }, request, options)
  }

  /**
   * Create an assistant, as a draft
   *
   * Settings that are left out get default values; the design is based on the site’s brand.
   *
   * Permission: `create-assistant`.
   *
   * `POST /v1/sites/{site_id}/assistants` (createAssistant)
   */
  create(request: CreateAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants', body: true }, request, options)
  }

  /**
   * Delete an assistant and its conversations; its leads stay
   *
   * Refused while an active campaign captures leads with it.
   *
   * Permission: `manage-assistants`.
   *
   * `DELETE /v1/sites/{site_id}/assistants/{assistant_id}` (deleteAssistant)
   */
  delete(request: DeleteAssistantRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}' }, request, options)
  }

  /**
   * Duplicate an assistant as a new draft
   *
   * Permission: `create-assistant`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/duplicate` (duplicateAssistant)
   */
  duplicate(request: DuplicateAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/duplicate' }, request, options)
  }

  /**
   * Get an assistant
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}` (getAssistant)
   */
  get(request: GetAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}' }, request, options)
  }

  /**
   * Get how many assistants the site has and may have
   *
   * Permission: `purchase-assistant`.
   *
   * `GET /v1/sites/{site_id}/assistant-allowance` (getAssistantAllowance)
   */
  getAllowance(request: GetAssistantAllowanceRequest, options?: RequestOptions): Answer<AssistantAllowance> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistant-allowance' }, request, options)
  }

  /**
   * List what uses an assistant
   *
   * Lists everything that prevents its deletion.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/uses` (listAssistantUses)
   */
  listUses(request: ListAssistantUsesRequest, options?: RequestOptions): Answer<AssistantUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/uses' }, request, options)
  }

  /**
   * List published versions of an assistant, newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/versions` (listAssistantVersions)
   */
  listVersions(request: ListAssistantVersionsRequest, options?: RequestOptions): ListAnswer<AssistantVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/versions', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List assistants, newest first
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants` (listAssistants)
   */
  list(request: ListAssistantsRequest, options?: RequestOptions): ListAnswer<AssistantPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants', query: ['limit', 'cursor', 'search', 'status'] }, request, options)
  }

  /**
   * Publish the draft of an assistant
   *
   * `errors` lists what is missing. Conversations in progress use the new version from their next message on.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/publish` (publishAssistant)
   */
  publish(request: PublishAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/publish' }, request, options)
  }

  /**
   * Restore published settings into the draft of an assistant
   *
   * Visitors see the restored settings once they are published. References to objects that no longer exist are left out.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/restore` (restoreAssistant)
   */
  restore(request: RestoreAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/restore', body: true }, request, options)
  }

  /**
   * Unarchive an assistant as a draft
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/unarchive` (unarchiveAssistant)
   */
  unarchive(request: UnarchiveAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/unarchive' }, request, options)
  }

  /**
   * Unpublish an assistant
   *
   * Refused while an active campaign captures leads with it.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/unpublish` (unpublishAssistant)
   */
  unpublish(request: UnpublishAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/unpublish' }, request, options)
  }

  /**
   * Change the draft of an assistant
   *
   * Lists are replaced; in `caps`, `design`, `texts` and `quick_form`, only the given keys change. Visitors see the change once it is published.
   *
   * Permission: `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/assistants/{assistant_id}` (updateAssistant)
   */
  update(request: UpdateAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/assistants/{assistant_id}', body: true }, request, options)
  }
}
