/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSandbox,
  NewSandbox,
  Sandbox,
  SandboxAllowance,
  SandboxChanges,
  SandboxDuplicate,
  SandboxEntry,
  SandboxPage,
  SandboxReactivation,
  SandboxUses,
} from '../models/index.ts'

export interface CancelSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface CreateSandboxRequest {
  site_id: string
  body: NewSandbox
}

export interface DeleteSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface DuplicateSandboxRequest {
  site_id: string
  sandbox_id: string
  body: SandboxDuplicate
}

export interface GetSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface GetSandboxAllowanceRequest {
  site_id: string
}

export interface ListSandboxUsesRequest {
  site_id: string
  sandbox_id: string
}

export interface ListSandboxesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  state?: 'creating' | 'ready' | 'asleep' | 'failed' | 'deleting'
  /** Lists the copies of this sandbox. */
  source_id?: string
}

export interface OpenSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface ReactivateSandboxRequest {
  site_id: string
  sandbox_id: string
  body: SandboxReactivation
}

export interface ResetSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface ResumeSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface RetrySandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface SnapshotSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface SuspendSandboxRequest {
  site_id: string
  sandbox_id: string
}

export interface UpdateSandboxRequest {
  site_id: string
  sandbox_id: string
  body: SandboxChanges
}

/** Demos that leads enter: on this server, on a cPanel server, or elsewhere. */
export class SandboxesResource extends Resource {
  /**
   * Cancel the subscription to a sandbox
   *
   * It stays open until its end. One without an end ends now.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/cancel` (cancelSandbox)
   */
  cancel(request: CancelSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/cancel' }, request, options)
  }

  /**
   * Create a sandbox
   *
   * Answers at once in state `creating`; the work follows in the background. Settings that are left out are those of the site’s sandbox settings. For `cpanel` a control-panel password that is left out is generated and returned here, once.
   *
   * Permission: `create-sandbox`.
   *
   * `POST /v1/sites/{site_id}/sandboxes` (createSandbox)
   */
  create(request: CreateSandboxRequest, options?: RequestOptions): Answer<CreatedSandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes', body: true }, request, options)
  }

  /**
   * Delete a sandbox, its data and its copies
   *
   * Its links end at once; data follows in the background, and until then it is listed in state `deleting`. Refused while an active campaign or a journey uses it.
   *
   * Permission: `manage-sandboxes`.
   *
   * `DELETE /v1/sites/{site_id}/sandboxes/{sandbox_id}` (deleteSandbox)
   */
  delete(request: DeleteSandboxRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}' }, request, options)
  }

  /**
   * Duplicate a sandbox with its content
   *
   * Permission: `create-sandbox`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/duplicate` (duplicateSandbox)
   */
  duplicate(request: DuplicateSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/duplicate', body: true }, request, options)
  }

  /**
   * Get a sandbox
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandboxes/{sandbox_id}` (getSandbox)
   */
  get(request: GetSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}' }, request, options)
  }

  /**
   * Get how many sandboxes the site has and may have
   *
   * Permission: `read-sandbox` or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-allowance` (getSandboxAllowance)
   */
  getAllowance(request: GetSandboxAllowanceRequest, options?: RequestOptions): Answer<SandboxAllowance> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-allowance' }, request, options)
  }

  /**
   * List what uses a sandbox
   *
   * Lists everything that prevents its deletion.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandboxes/{sandbox_id}/uses` (listSandboxUses)
   */
  listUses(request: ListSandboxUsesRequest, options?: RequestOptions): Answer<SandboxUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/uses' }, request, options)
  }

  /**
   * List sandboxes, newest first
   *
   * Without `source_id`, copies are left out.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandboxes` (listSandboxes)
   */
  list(request: ListSandboxesRequest, options?: RequestOptions): ListAnswer<SandboxPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/sandboxes', query: ['limit', 'cursor', 'search', 'state', 'source_id'] }, request, options)
  }

  /**
   * Open a sandbox as its owner
   *
   * Returns a link that signs in once, within a few minutes. For `url` it is the plain URL.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/open` (openSandbox)
   */
  open(request: OpenSandboxRequest, options?: RequestOptions): Answer<SandboxEntry> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/open' }, request, options)
  }

  /**
   * Take the cancellation of a sandbox back, or extend one that ended
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/reactivate` (reactivateSandbox)
   */
  reactivate(request: ReactivateSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/reactivate', body: true }, request, options)
  }

  /**
   * Reset a sandbox to its snapshot
   *
   * A copy is reset to the snapshot of its source. What was changed since is lost.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/reset` (resetSandbox)
   */
  reset(request: ResetSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/reset' }, request, options)
  }

  /**
   * Resume a suspended sandbox
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/resume` (resumeSandbox)
   */
  resume(request: ResumeSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/resume' }, request, options)
  }

  /**
   * Retry a sandbox that failed
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/retry` (retrySandbox)
   */
  retry(request: RetrySandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/retry' }, request, options)
  }

  /**
   * Take a snapshot of a sandbox
   *
   * The snapshot replaces the one before. Copies, resets and the pool begin with it. The machine stops for it.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/snapshot` (snapshotSandbox)
   */
  snapshot(request: SnapshotSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/snapshot' }, request, options)
  }

  /**
   * Suspend a sandbox: its machine stops, its data stays
   *
   * It stays closed until it is resumed. A WordPress that nobody visits sleeps by itself and wakes with the next visit.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/suspend` (suspendSandbox)
   */
  suspend(request: SuspendSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/suspend' }, request, options)
  }

  /**
   * Change a sandbox
   *
   * A changed life holds for accesses that are given from then on.
   *
   * Permission: `manage-sandboxes`.
   *
   * `PATCH /v1/sites/{site_id}/sandboxes/{sandbox_id}` (updateSandbox)
   */
  update(request: UpdateSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}', body: true }, request, options)
  }
}
