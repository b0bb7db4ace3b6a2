/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewSender,
  Sender,
  SenderChanges,
  SenderPage,
} from '../models/index.ts'

export interface CreateSenderRequest {
  site_id: string
  body: NewSender
}

export interface DeleteSenderRequest {
  site_id: string
  sender_id: string
}

export interface GetSenderRequest {
  site_id: string
  sender_id: string
}

export interface ListSendersRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ResendSenderVerificationRequest {
  site_id: string
  sender_id: string
}

export interface UpdateSenderRequest {
  site_id: string
  sender_id: string
  body: SenderChanges
}

/** Names and addresses that emails come from. */
export class SendersResource extends Resource {
  /**
   * Create a sender and send the email that verifies it
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders` (createSender)
   */
  create(request: CreateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/senders', body: true }, request, options)
  }

  /**
   * Delete a sender that nothing uses
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/senders/{sender_id}` (deleteSender)
   */
  delete(request: DeleteSenderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/senders/{sender_id}' }, request, options)
  }

  /**
   * Get a sender
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders/{sender_id}` (getSender)
   */
  get(request: GetSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/senders/{sender_id}' }, request, options)
  }

  /**
   * List senders
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/senders` (listSenders)
   */
  list(request: ListSendersRequest, options?: RequestOptions): ListAnswer<SenderPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/senders', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Send the email that verifies a sender again
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/senders/{sender_id}/verification` (resendSenderVerification)
   */
  resendVerification(request: ResendSenderVerificationRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/senders/{sender_id}/verification' }, request, options)
  }

  /**
   * Change a sender; a new address must be verified again
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/senders/{sender_id}` (updateSender)
   */
  update(request: UpdateSenderRequest, options?: RequestOptions): Answer<Sender> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/senders/{sender_id}', body: true }, request, options)
  }
}
