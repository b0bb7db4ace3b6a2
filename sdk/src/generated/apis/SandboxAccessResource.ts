/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewSandboxAccess,
  SandboxAccess,
  SandboxAccessExtension,
  SandboxAccessPage,
  SandboxLink,
} from '../models/index.ts'

export interface AssignSandboxRequest {
  site_id: string
  sandbox_id: string
  body: NewSandboxAccess
}

export interface ClaimSandboxRequest {
  token: string
}

export interface CreateSandboxLinkRequest {
  site_id: string
  access_id: string
}

export interface DeleteSandboxAccessRequest {
  site_id: string
  access_id: string
}

export interface EndSandboxAccessRequest {
  site_id: string
  access_id: string
}

export interface EnterSandboxRequest {
  token: string
}

export interface ExtendSandboxAccessRequest {
  site_id: string
  access_id: string
  body: SandboxAccessExtension
}

export interface GetSandboxAccessRequest {
  site_id: string
  access_id: string
}

export interface ListSandboxAccessesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  sandbox_id?: string
  lead_id?: string
}

export interface RequestSandboxLinkRequest {
  token: string
}

export interface SendSandboxAccessRequest {
  site_id: string
  access_id: string
}

export interface ShowSandboxClaimRequest {
  token: string
}

export interface ShowSandboxEntryRequest {
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
   */
  assignSandbox(request: AssignSandboxRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandboxes/{sandbox_id}/accesses', body: true }, request, options)
  }

  /**
   * Enter a sandbox after a form
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sandbox-claims/{token}` (claimSandbox)
   */
  claimSandbox(request: ClaimSandboxRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sandbox-claims/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * Create a link that lets a lead into their sandbox once
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/links` (createSandboxLink)
   */
  createSandboxLink(request: CreateSandboxLinkRequest, options?: RequestOptions): Answer<SandboxLink> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/links' }, request, options)
  }

  /**
   * End a lead’s access and delete its data now
   *
   * Permission: `manage-sandboxes`.
   *
   * `DELETE /v1/sites/{site_id}/sandbox-accesses/{access_id}` (deleteSandboxAccess)
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
   */
  extend(request: ExtendSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}/extend', body: true }, request, options)
  }

  /**
   * Get a lead’s access to a sandbox
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-accesses/{access_id}` (getSandboxAccess)
   */
  get(request: GetSandboxAccessRequest, options?: RequestOptions): Answer<SandboxAccess> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-accesses/{access_id}' }, request, options)
  }

  /**
   * List leads’ access to sandboxes, newest first
   *
   * Permission: `read-sandbox`.
   *
   * `GET /v1/sites/{site_id}/sandbox-accesses` (listSandboxAccesses)
   */
  listSandboxAccesses(request: ListSandboxAccessesRequest, options?: RequestOptions): ListAnswer<SandboxAccessPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/sandbox-accesses', query: ['limit', 'cursor', 'sandbox_id', 'lead_id'] }, request, options)
  }

  /**
   * Ask for a new link into a sandbox, by email to the lead
   *
   * Permission: `public`.
   *
   * `POST /v1/public/sandbox-entries/{token}/send` (requestSandboxLink)
   */
  requestSandboxLink(request: RequestSandboxLinkRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'POST', path: '/v1/public/sandbox-entries/{token}/send', accept: 'text/html' }, request, options)
  }

  /**
   * Email a lead a new link into their sandbox
   *
   * Permission: `manage-sandboxes`.
   *
   * `POST /v1/sites/{site_id}/sandbox-accesses/{access_id}/send` (sendSandboxAccess)
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
   */
  showSandboxClaim(request: ShowSandboxClaimRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sandbox-claims/{token}', accept: 'text/html' }, request, options)
  }

  /**
   * The page from which a lead enters their sandbox
   *
   * Permission: `public`.
   *
   * `GET /v1/public/sandbox-entries/{token}` (showSandboxEntry)
   */
  showSandboxEntry(request: ShowSandboxEntryRequest, options?: RequestOptions): Answer<string> {
    return this.calls.send({ method: 'GET', path: '/v1/public/sandbox-entries/{token}', accept: 'text/html' }, request, options)
  }
}
