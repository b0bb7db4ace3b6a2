/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountEmail,
  AccountEmailKind,
  AccountEmailList,
  AccountEmailPreview,
  AccountEmailTest,
  AccountEmailTexts,
  Locale,
} from '../models/index.ts'

export interface PreviewAccountEmailRequest {
  kind: AccountEmailKind
  locale: Locale
  body: AccountEmailTexts
}

export interface ResetAccountEmailRequest {
  kind: AccountEmailKind
  locale: Locale
}

export interface SendAccountEmailTestRequest {
  kind: AccountEmailKind
  locale: Locale
}

export interface UpdateAccountEmailRequest {
  kind: AccountEmailKind
  locale: Locale
  body: AccountEmailTexts
}

/** Emails to the account’s people. */
export class AccountEmailsResource extends Resource {
  /**
   * List account and password emails in each language
   *
   * None of them can be turned off: each responds to something a person did.
   *
   * Permission: `super-administrator`.
   *
   * `GET /v1/account-emails` (listAccountEmails)
   */
  list(options?: RequestOptions): Answer<AccountEmailList> {
    return this.calls.send({ method: 'GET', path: '/v1/account-emails' }, {}, options)
  }

  /**
   * Preview an account email
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{kind}/{locale}/preview` (previewAccountEmail)
   */
  preview(request: PreviewAccountEmailRequest, options?: RequestOptions): Answer<AccountEmailPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{kind}/{locale}/preview', body: true }, request, options)
  }

  /**
   * Restore the built-in text of an account email
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{kind}/{locale}/reset` (resetAccountEmail)
   */
  reset(request: ResetAccountEmailRequest, options?: RequestOptions): Answer<AccountEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{kind}/{locale}/reset' }, request, options)
  }

  /**
   * Send yourself a saved account email as a test
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{kind}/{locale}/test` (sendAccountEmailTest)
   */
  sendTest(request: SendAccountEmailTestRequest, options?: RequestOptions): Answer<AccountEmailTest> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{kind}/{locale}/test' }, request, options)
  }

  /**
   * Write an account email in a language
   *
   * Refused if a required placeholder is missing. Applies to emails sent from now on.
   *
   * Permission: `super-administrator`.
   *
   * `PUT /v1/account-emails/{kind}/{locale}` (updateAccountEmail)
   */
  update(request: UpdateAccountEmailRequest, options?: RequestOptions): Answer<AccountEmail> {
    return this.calls.send({ method: 'PUT', path: '/v1/account-emails/{kind}/{locale}', body: true }, request, options)
  }
}
