/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewPersonRequest,
  PersonRequest,
  PersonRequestCertificate,
  PersonRequestPage,
} from '../models/index.ts'

export interface CreatePersonRequestRequest {
  /** Requires `type` and `email`. Unknown fields are refused. */
  body: NewPersonRequest
}

export interface DownloadPersonRequestRequest {
  /** ID of the privacy request. */
  person_request_id: string
}

export interface GetPersonRequestRequest {
  /** ID of the privacy request. */
  person_request_id: string
}

export interface GetPersonRequestCertificateRequest {
  /** ID of the privacy request. */
  person_request_id: string
}

export interface ListPersonRequestsRequest {
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only requests made after this time (`requested_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only requests made before this time (`requested_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `requested_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Email address of the person. */
  email?: string
}

/** Requests of people for their data or its erasure, and their dates. */
export class PersonRequestsResource extends Resource {
  /**
   * Export or erase a person on every site of the account
   *
   * Runs in the background, one site after another. An erasure cannot be undone. Requires access to leads on all sites.
   *
   * With a session, requires a sign-in or `reauthenticate` within the last 15 minutes.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/person-requests` (createPersonRequest)
   * @example
   * ```ts
   * const personRequest = await client.personRequests.create({ body: { type: 'export', email: 'maria@example.com' } })
   * ```
   */
  create(request: CreatePersonRequestRequest, options?: RequestOptions): Answer<PersonRequest> {
    return this.calls.send({ method: 'POST', path: '/v1/person-requests', body: true }, request, options)
  }

  /**
   * Download the export of a person
   *
   * One document with the data of each site, in the format of `exportPerson`. It is read afresh each time and not stored.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/person-requests/{person_request_id}/download` (downloadPersonRequest)
   * @example
   * ```ts
   * const file = await client.personRequests.download({ person_request_id })
   * ```
   */
  download(request: DownloadPersonRequestRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/person-requests/{person_request_id}/download', accept: 'application/octet-stream' }, request, options)
  }

  /**
   * Get a privacy request and its progress
   *
   * Says which sites have been processed and what was found in each.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/person-requests/{person_request_id}` (getPersonRequest)
   * @example
   * ```ts
   * const personRequest = await client.personRequests.get({ person_request_id })
   * ```
   */
  get(request: GetPersonRequestRequest, options?: RequestOptions): Answer<PersonRequest> {
    return this.calls.send({ method: 'GET', path: '/v1/person-requests/{person_request_id}' }, request, options)
  }

  /**
   * Get the certificate of a privacy request
   *
   * For the person, and for anyone who asks later: what was found, where and when, and what was done with it. Does not contain the data itself.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/person-requests/{person_request_id}/certificate` (getPersonRequestCertificate)
   * @example
   * ```ts
   * const result = await client.personRequests.getCertificate({ person_request_id })
   * ```
   */
  getCertificate(request: GetPersonRequestCertificateRequest, options?: RequestOptions): Answer<PersonRequestCertificate> {
    return this.calls.send({ method: 'GET', path: '/v1/person-requests/{person_request_id}/certificate' }, request, options)
  }

  /**
   * List privacy requests
   *
   * Newest first. `email` also finds the requests for an address that has been erased.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/person-requests` (listPersonRequests)
   * @example
   * ```ts
   * for await (const item of client.personRequests.list()) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListPersonRequestsRequest = {}, options?: RequestOptions): ListAnswer<PersonRequestPage> {
    return this.calls.list({ method: 'GET', path: '/v1/person-requests', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'email'] }, request, options)
  }
}
