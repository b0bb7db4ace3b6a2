/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewSandboxAccess,
  SandboxAccess,
  SandboxAccessExtension,
  SandboxAccessPage,
  SandboxLink,
} from '../models/index.ts'

export interface AssignSandboxRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sandbox. */
  sandbox_id: string
  /** Requires `lead_id`. Unknown fields are refused. */
  body: NewSandboxAccess
}

export interface ClaimSandboxRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface CreateSandboxLinkRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
}

export interface DeleteSandboxAccessRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
}

export interface EndSandboxAccessRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
}

export interface EnterSandboxRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ExtendSandboxAccessRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
  /** Requires `hours`. Unknown fields are refused. */
  body: SandboxAccessExtension
}

export interface GetSandboxAccessRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
}

export interface ListSandboxAccessesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only accesses given after this time (`given_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only accesses given before this time (`given_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `given_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only those of this sandbox. */
  sandbox_id?: string
  /** Only those of this lead. */
  lead_id?: string
}

export interface RequestSandboxLinkRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface SendSandboxAccessRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead’s access to the sandbox. */
  access_id: string
}

export interface ShowSandboxClaimRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

export interface ShowSandboxEntryRequest {
  /** Token of the link, as it was emailed or returned. */
  token: string
}

/** Which lead may enter which sandbox, until when, and by which link. */
export class SandboxAccessResource extends Resource {
  /**
   * Give a lead access to a sandbox
   *
   * With `lead_access` `copy` the lead gets a copy, from the pool if one is ready. The link is emailed once there is something to enter.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandboxes/{sandbox_id}/accesses` (assignSandbox)
   * @example
   * ```ts
   * const result = await client.sandboxes.access.assignSandbox({
   *   site_id,
   *   sandbox_id,
   *   body: { lead_id: 'lead_0199a3f2c4d87e6b9a0112233445566f', hours: 72, send_email: false },
   * })
   * ```
   */
  assignSandbox(request: AssignSandboxRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/accesses', body: true }, request, options)
  }

  /**
   * Enter a sandbox after a form
   *
   * Gives the lead who sent the form access to the sandbox, and leads on to it.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sandbox-claims/{token}` (claimSandbox)
   * @example
   * ```ts
   * const file = await client.sandboxes.access.claimSandbox({ token })
   * ```
   */
  claimSandbox(request: ClaimSandboxRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sandbox-claims/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Create a link that lets a lead into their sandbox once
   *
   * The link is in this response alone. Whoever opens it first is let in.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/links` (createSandboxLink)
   * @example
   * ```ts
   * const result = await client.sandboxes.access.createSandboxLink({ site_id, access_id })
   * ```
   */
  createSandboxLink(request: CreateSandboxLinkRequest, options?: RequestOptions): Answer<SandboxLink> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/links' }, request, options)
  }

  /**
   * End a lead’s access and delete its data now
   *
   * The lead’s copy is deleted with everything that they did in it.
   *
   * Permission: `manage-sandboxes`.
   *
   * `DELETE /v1/sites/{site_id}/sandbox-accesses/{access_id}` (deleteSandboxAccess)
   * @example
   * ```ts
   * await client.sandboxes.access.delete({ site_id, access_id })
   * ```
   */
  delete(request: DeleteSandboxAccessRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}' }, request, options)
  }

  /**
   * End a lead’s access now
   *
   * Its link is dead at once; the data follows when the sandbox says so.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/end` (endSandboxAccess)
   * @example
   * ```ts
   * const result = await client.sandboxes.access.end({ site_id, access_id })
   * ```
   */
  end(request: EndSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/end' }, request, options)
  }

  /**
   * Enter a sandbox
   *
   * Leads into the sandbox, or, where it runs elsewhere, shows its URL and credentials. Once for each link.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sandbox-entries/{token}` (enterSandbox)
   * @example
   * ```ts
   * const file = await client.sandboxes.access.enterSandbox({ token })
   * ```
   */
  enterSandbox(request: EnterSandboxRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sandbox-entries/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Extend a lead’s access
   *
   * From its end, or from now where it has expired and its data is still there.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/extend` (extendSandboxAccess)
   * @example
   * ```ts
   * const result = await client.sandboxes.access.extend({ site_id, access_id, body: { hours: 24 } })
   * ```
   */
  extend(request: ExtendSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/extend', body: true }, request, options)
  }

  /**
   * Get a lead’s access to a sandbox
   *
   * Returns status and end of the access, and how often the lead came.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-accesses/{access_id}` (getSandboxAccess)
   * @example
   * ```ts
   * const sandboxAccess = await client.sandboxes.access.get({ site_id, access_id })
   * ```
   */
  get(request: GetSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}' }, request, options)
  }

  /**
   * List leads’ access to sandboxes, newest first
   *
   * Returns which leads can enter which sandbox, and until when.
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-accesses` (listSandboxAccesses)
   * @example
   * ```ts
   * for await (const item of client.sandboxes.access.listSandboxAccesses({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listSandboxAccesses(request: ListSandboxAccessesRequest, options?: RequestOptions): ListAnswer<SandboxAccessPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-accesses', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'sandbox_id', 'lead_id'] }, request, options)
  }

  /**
   * Ask for a new link into a sandbox, by email to the lead
   *
   * Sends an email to the lead’s address. The answer is the same whether or not one was sent.
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sandbox-entries/{token}/send` (requestSandboxLink)
   * @example
   * ```ts
   * const file = await client.sandboxes.access.requestSandboxLink({ token })
   * ```
   */
  requestSandboxLink(request: RequestSandboxLinkRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sandbox-entries/{token}/send', accept: 'text/html' }, request, options)
  }

  /**
   * Email a lead a new link into their sandbox
   *
   * Links that were sent before no longer work.
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/send` (sendSandboxAccess)
   * @example
   * ```ts
   * const result = await client.sandboxes.access.send({ site_id, access_id })
   * ```
   */
  send(request: SendSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/send' }, request, options)
  }

  /**
   * The page into a sandbox after a form
   *
   * Waits until there is something to enter. Who had access before is sent to their email, since whoever fills in a form is not known to own the address.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sandbox-claims/{token}` (showSandboxClaim)
   * @example
   * ```ts
   * const file = await client.sandboxes.access.showSandboxClaim({ token })
   * ```
   */
  showSandboxClaim(request: ShowSandboxClaimRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sandbox-claims/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page from which a lead enters their sandbox
   *
   * Shows whether the sandbox is ready and how long the access lasts.
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sandbox-entries/{token}` (showSandboxEntry)
   * @example
   * ```ts
   * const file = await client.sandboxes.access.showSandboxEntry({ token })
   * ```
   */
  showSandboxEntry(request: ShowSandboxEntryRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sandbox-entries/{token}', accept: 'text/html' }, request, options)
  }
}
