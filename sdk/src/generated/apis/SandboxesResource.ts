/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSandbox,
  CreatedSort,
  NewSandbox,
  Sandbox,
  SandboxAllowance,
  SandboxChanges,
  SandboxDuplicate,
  SandboxEntry,
  SandboxMachineStatus,
  SandboxPage,
  SandboxReactivation,
  SandboxUses,
} from '../models/index.ts'

export interface ApplySandboxBlueprintRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** The ZIP file of the blueprint. */
  file: import('../../files.ts').FileInput
}

export interface CancelSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface CreateSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name` and `type`. Unknown fields are refused. */
  body: NewSandbox
}

export interface DeleteSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface DuplicateSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: SandboxDuplicate
}

export interface GetSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface GetSandboxAllowanceRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListSandboxUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface ListSandboxesRequest {
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
  /** State of the machine. */
  machine_status?: SandboxMachineStatus
  /** Lists the copies of this sandbox. */
  source_id?: string
}

export interface OpenSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface ReactivateSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** Requires `expires_at`. Unknown fields are refused. */
  body: SandboxReactivation
}

export interface ResetSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface ResumeSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface RetrySandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface SnapshotSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface SuspendSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
}

export interface UpdateSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SandboxChanges
}

/** Demos that leads enter: on this server, on a cPanel server, or elsewhere. */
export class SandboxesResource extends Resource {
  /**
   * Build a WordPress sandbox anew from a blueprint
   *
   * A ZIP with `blueprint.json` and folders `plugins/`, `themes/` and `uploads/`. The plan has `settings` (options by name), `plugins` (files to switch on, such as `shop/shop.php`), `theme` and `content` (`type`, `title`, `slug`, `text`). It is code that runs in the sandbox. What the sandbox held, and its snapshot, are replaced; copies made from then on begin with it.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/blueprint` (applySandboxBlueprint)
   * @example
   * ```ts
   * const result = await client.sandboxes.applyBlueprint({ site_id, sandbox_id, file })
   * ```
   */
  applyBlueprint(request: ApplySandboxBlueprintRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/blueprint', form: ['file'], toForm }, request, options)
  }

  /**
   * Cancel the subscription to a sandbox
   *
   * It stays open until its end. One without an end ends now.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/cancel` (cancelSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.cancel({ site_id, sandbox_id })
   * ```
   */
  cancel(request: CancelSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/cancel' }, request, options)
  }

  /**
   * Create a sandbox
   *
   * Answers at once with status `creating`; the work follows in the background. Settings that are left out are those of the site’s sandbox settings. For `cpanel` a control-panel password that is left out is generated and returned here, once.
   *
   * Permission: `create-sandbox`.
   *
   * `POST /v1/sites/{site_id}/sandboxes` (createSandbox)
   * @example
   * ```ts
   * const sandbox = await client.sandboxes.create({
   *   site_id,
   *   body: {
   *     name: 'Shop-demo',
   *     type: 'url',
   *     url: 'https://demo.example.com/',
   *     username: 'guest',
   *     password: 'guest-password',
   *     user_data_expiry_hours: 72,
   *   },
   * })
   * ```
   */
  create(request: CreateSandboxRequest, options?: RequestOptions): Answer<CreatedSandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes', body: true }, request, options)
  }

  /**
   * Delete a sandbox, its data and its copies
   *
   * Its links end at once; data follows in the background, and until then it is listed with status `deleting`. Refused while an active campaign or a journey uses it.
   *
   * Permission: `manage-sandboxes`.
   *
   * `DELETE /v1/sites/{site_id}/sandboxes/{sandbox_id}` (deleteSandbox)
   * @example
   * ```ts
   * await client.sandboxes.delete({ site_id, sandbox_id })
   * ```
   */
  delete(request: DeleteSandboxRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}' }, request, options)
  }

  /**
   * Duplicate a sandbox with its content
   *
   * The copy is made in the background: `machine_status` is `creating` meanwhile.
   *
   * Permission: `create-sandbox`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/duplicate` (duplicateSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.duplicate({ site_id, sandbox_id, body: { name: 'Shop-demo-2' } })
   * ```
   */
  duplicate(request: DuplicateSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/duplicate', body: true }, request, options)
  }

  /**
   * Get a sandbox
   *
   * Returns type, status of the machine, size and end of the sandbox.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandboxes/{sandbox_id}` (getSandbox)
   * @example
   * ```ts
   * const sandbox = await client.sandboxes.get({ site_id, sandbox_id })
   * ```
   */
  get(request: GetSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}' }, request, options)
  }

  /**
   * Get how many sandboxes the site has and may have
   *
   * Returns how many the plan allows and how many there are.
   *
   * Permission: `read-sandbox` or `purchase-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-allowance` (getSandboxAllowance)
   * @example
   * ```ts
   * const result = await client.sandboxes.getAllowance({ site_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sandboxes.listUses({ site_id, sandbox_id })
   * ```
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
   * @example
   * ```ts
   * for await (const item of client.sandboxes.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSandboxesRequest, options?: RequestOptions): ListAnswer<SandboxPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/sandboxes', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'machine_status', 'source_id'] }, request, options)
  }

  /**
   * Open a sandbox as its owner
   *
   * Returns a link that signs in once, within a few minutes. For `url` it is the plain URL.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/open` (openSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.open({ site_id, sandbox_id })
   * ```
   */
  open(request: OpenSandboxRequest, options?: RequestOptions): Answer<SandboxEntry> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/open' }, request, options)
  }

  /**
   * Take the cancellation of a sandbox back, or extend one that ended
   *
   * Its data must still be there.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/reactivate` (reactivateSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.reactivate({ site_id, sandbox_id, body: { expires_at: null } })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sandboxes.reset({ site_id, sandbox_id })
   * ```
   */
  reset(request: ResetSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/reset' }, request, options)
  }

  /**
   * Resume a suspended sandbox
   *
   * The machine is started in the background: `machine_status` is `creating` meanwhile.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/resume` (resumeSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.resume({ site_id, sandbox_id })
   * ```
   */
  resume(request: ResumeSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/resume' }, request, options)
  }

  /**
   * Retry a sandbox that failed
   *
   * What failed is done again in the background.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/retry` (retrySandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.retry({ site_id, sandbox_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sandboxes.snapshot({ site_id, sandbox_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.sandboxes.suspend({ site_id, sandbox_id })
   * ```
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
   * @example
   * ```ts
   * const sandbox = await client.sandboxes.update({
   *   site_id,
   *   sandbox_id,
   *   body: { user_data_expiry_hours: 48, cleanup_after: 7, cleanup_unit: 'days' },
   * })
   * ```
   */
  update(request: UpdateSandboxRequest, options?: RequestOptions): Answer<Sandbox> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}', body: true }, request, options)
  }
}
