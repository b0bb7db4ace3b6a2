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
  CreatedSort,
  NewAssistant,
} from '../models/index.ts'

export interface ArchiveAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface CreateAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewAssistant
}

export interface DeleteAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface DuplicateAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface GetAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface GetAssistantAllowanceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListAssistantUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface ListAssistantVersionsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface ListAssistantsRequest {
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
  /** Only those whose name contains this text, without regard to case. */
  search?: string
  status?: AssistantStatus
}

export interface PublishAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface RestoreAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** Requires `settings_version`. Unknown fields are refused. */
  body: AssistantRestoration
}

export interface UnarchiveAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface UnpublishAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
}

export interface UpdateAssistantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the assistant. */
  assistant_id: string
  /** The fields to change. Those that are left out stay as they are. */
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
   * @example
   * ```ts
   * const result = await client.assistants.archive({ site_id, assistant_id })
   * ```
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
   * @example
   * ```ts
   * const assistant = await client.assistants.create({
   *   site_id,
   *   body: {
   *     name: 'Shop assistant',
   *     instructions: 'Answer briefly.',
   *     words_to_avoid: ['cheap'],
   *     strict: false,
   *     tools: [],
   *   },
   * })
   * ```
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
   * @example
   * ```ts
   * await client.assistants.delete({ site_id, assistant_id })
   * ```
   */
  delete(request: DeleteAssistantRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/assistants/{assistant_id}' }, request, options)
  }

  /**
   * Duplicate an assistant as a new draft
   *
   * Copies settings, texts and design. Conversations and golden questions are not copied.
   *
   * Permission: `create-assistant`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/duplicate` (duplicateAssistant)
   * @example
   * ```ts
   * const result = await client.assistants.duplicate({ site_id, assistant_id })
   * ```
   */
  duplicate(request: DuplicateAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/duplicate' }, request, options)
  }

  /**
   * Get an assistant
   *
   * Returns settings, texts and design of the assistant’s draft, and what it lacks to be published.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}` (getAssistant)
   * @example
   * ```ts
   * const assistant = await client.assistants.get({ site_id, assistant_id })
   * ```
   */
  get(request: GetAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}' }, request, options)
  }

  /**
   * Get how many assistants the site has and may have
   *
   * Returns how many the plan allows and how many there are.
   *
   * Permission: `purchase-assistant`.
   *
   * `GET /v1/sites/{site_id}/assistant-allowance` (getAssistantAllowance)
   * @example
   * ```ts
   * const result = await client.assistants.getAllowance({ site_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.assistants.listUses({ site_id, assistant_id })
   * ```
   */
  listUses(request: ListAssistantUsesRequest, options?: RequestOptions): Answer<AssistantUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/uses' }, request, options)
  }

  /**
   * List published versions of an assistant, newest first
   *
   * Returns what was published when. `restoreAssistant` makes one of them the draft.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants/{assistant_id}/versions` (listAssistantVersions)
   * @example
   * ```ts
   * for await (const item of client.assistants.listVersions({ site_id, assistant_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listVersions(request: ListAssistantVersionsRequest, options?: RequestOptions): ListAnswer<AssistantVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants/{assistant_id}/versions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List assistants, newest first
   *
   * Returns assistants with their settings, drafts and archived ones too.
   *
   * Permission: `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/assistants` (listAssistants)
   * @example
   * ```ts
   * for await (const item of client.assistants.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListAssistantsRequest, options?: RequestOptions): ListAnswer<AssistantPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/assistants', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'status'] }, request, options)
  }

  /**
   * Publish the draft of an assistant
   *
   * `errors` lists what is missing. Conversations in progress use the new version from their next message on.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/publish` (publishAssistant)
   * @example
   * ```ts
   * const assistant = await client.assistants.publish({ site_id, assistant_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.assistants.restore({ site_id, assistant_id, body: { settings_version: 1 } })
   * ```
   */
  restore(request: RestoreAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/assistants/{assistant_id}/restore', body: true }, request, options)
  }

  /**
   * Unarchive an assistant as a draft
   *
   * It appears in lists again. Visitors see it once it is published.
   *
   * Permission: `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/assistants/{assistant_id}/unarchive` (unarchiveAssistant)
   * @example
   * ```ts
   * const result = await client.assistants.unarchive({ site_id, assistant_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.assistants.unpublish({ site_id, assistant_id })
   * ```
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
   * @example
   * ```ts
   * const assistant = await client.assistants.update({
   *   site_id,
   *   assistant_id,
   *   body: { instructions: 'Answer in two sentences at most.' },
   * })
   * ```
   */
  update(request: UpdateAssistantRequest, options?: RequestOptions): Answer<Assistant> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/assistants/{assistant_id}', body: true }, request, options)
  }
}
