/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewSender,
  Sender,
  SenderChanges,
  SenderPage,
} from '../models/index.ts'

export interface CreateSenderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `first_name`, `last_name`, `email`, `reply_to`, and `signature`. Unknown fields are refused. */
  body: NewSender
}

export interface DeleteSenderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sender. */
  sender_id: string
}

export interface GetSenderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sender. */
  sender_id: string
}

export interface ListSendersRequest {
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

export interface ResendSenderVerificationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sender. */
  sender_id: string
}

export interface UpdateSenderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the sender. */
  sender_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: SenderChanges
}

/** Names and addresses that emails come from. */
export class SendersResource extends Resource {
  /**
   * Create a sender and send the email that verifies it
   *
   * Nothing is sent from it before the link in that email was followed.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders` (createSender)
   * @example
   * ```ts
   * const sender = await client.senders.create({
   *   site_id,
   *   body: {
   *     first_name: 'Ana',
   *     last_name: 'García',
   *     email: 'ana@example.com',
   *     reply_to: 'ana@example.com',
   *     signature: 'Ana García\nCasa Verde',
   *   },
   * })
   * ```
   */
  create(request: CreateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/senders', body: true }, request, options)
  }

  /**
   * Delete a sender that nothing uses
   *
   * It is refused with what uses it.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/senders/{sender_id}` (deleteSender)
   * @example
   * ```ts
   * await client.senders.delete({ site_id, sender_id })
   * ```
   */
  delete(request: DeleteSenderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/senders/{sender_id}' }, request, options)
  }

  /**
   * Get a sender
   *
   * Returns name, address and signature of the sender.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders/{sender_id}` (getSender)
   * @example
   * ```ts
   * const sender = await client.senders.get({ site_id, sender_id })
   * ```
   */
  get(request: GetSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/senders/{sender_id}' }, request, options)
  }

  /**
   * List senders
   *
   * Returns names and addresses that email is sent from, and whether each is verified.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders` (listSenders)
   * @example
   * ```ts
   * for await (const item of client.senders.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListSendersRequest, options?: RequestOptions): ListAnswer<SenderPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/senders', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Send the email that verifies a sender again
   *
   * The link that was sent before no longer works.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders/{sender_id}/verification` (resendSenderVerification)
   * @example
   * ```ts
   * const result = await client.senders.resendVerification({ site_id, sender_id })
   * ```
   */
  resendVerification(request: ResendSenderVerificationRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/senders/{sender_id}/verification' }, request, options)
  }

  /**
   * Change a sender; a new address must be verified again
   *
   * Changes the fields that are sent. A verified address cannot change while a broadcast, a published journey or an enabled automated email sends by it (`in_use`): create another sender, and choose that one there.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/senders/{sender_id}` (updateSender)
   * @example
   * ```ts
   * const sender = await client.senders.update({ site_id, sender_id, body: { signature: 'Ana' } })
   * ```
   */
  update(request: UpdateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/senders/{sender_id}', body: true }, request, options)
  }
}
