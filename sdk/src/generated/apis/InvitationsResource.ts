/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Invitation,
  InvitationAcceptance,
  InvitationAccepted,
  InvitationToken,
} from '../models/index.ts'

export interface AcceptInvitationRequest {
  /** Requires `token`. Unknown fields are refused. */
  body: InvitationAcceptance
}

export interface ReadInvitationRequest {
  /** Requires `token`. Unknown fields are refused. */
  body: InvitationToken
}

/** Invitations as the person invited sees them. */
export class InvitationsResource extends Resource {
  /**
   * Accept an invitation; the link works once
   *
   * A person without an account chooses a name and a password. The email address counts as confirmed.
   *
   * Permission: `public`.
   *
   * `POST /v1/invitations/accept` (acceptInvitation)
   * @example
   * ```ts
   * const result = await client.invitations.accept({
   *   body: {
   *     token: 'lw_once_…',
   *     first_name: 'Bea',
   *     last_name: 'López',
   *     password: 'correct horse battery',
   *   },
   * })
   * ```
   */
  accept(request: AcceptInvitationRequest, options?: RequestOptions): Answer<InvitationAccepted> {
    return this.calls.send({ method: 'POST', path: '/v1/invitations/accept', body: true }, request, options)
  }

  /**
   * Get an invitation by its link
   *
   * Returns who is invited to which account, for the page on which the invitation is accepted. The token stays valid.
   *
   * Permission: `public`.
   *
   * `POST /v1/invitations/read` (readInvitation)
   * @example
   * ```ts
   * const result = await client.invitations.read({ body: { token: 'lw_once_…' } })
   * ```
   */
  read(request: ReadInvitationRequest, options?: RequestOptions): Answer<Invitation> {
    return this.calls.send({ method: 'POST', path: '/v1/invitations/read', body: true }, request, options)
  }
}
