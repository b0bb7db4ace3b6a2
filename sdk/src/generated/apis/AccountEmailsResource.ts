/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AccountEmail,
  AccountEmailList,
  AccountEmailPreview,
  AccountEmailTest,
  AccountEmailTexts,
  AccountEmailType,
  Locale,
} from '../models/index.ts'

export interface PreviewAccountEmailRequest {
  /** Which of the emails. */
  type: AccountEmailType
  /** Language of the text. */
  language: Locale
  /** Requires `subject`, `preheader`, and `text`. Unknown fields are refused. */
  body: AccountEmailTexts
}

export interface ResetAccountEmailRequest {
  /** Which of the emails. */
  type: AccountEmailType
  /** Language of the text. */
  language: Locale
}

export interface SendAccountEmailTestRequest {
  /** Which of the emails. */
  type: AccountEmailType
  /** Language of the text. */
  language: Locale
}

export interface UpdateAccountEmailRequest {
  /** Which of the emails. */
  type: AccountEmailType
  /** Language of the text. */
  language: Locale
  /** The whole value, which replaces the present one. */
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
   * @example
   * ```ts
   * const result = await client.accountEmails.list()
   * ```
   */
  list(options?: RequestOptions): Answer<AccountEmailList> {
    return this.calls.send({ method: 'GET', path: '/v1/account-emails' }, {}, options)
  }

  /**
   * Preview an account email
   *
   * Renders the texts of the request with sample values. Nothing is stored or sent.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{type}/{language}/preview` (previewAccountEmail)
   * @example
   * ```ts
   * const result = await client.accountEmails.preview({
   *   type,
   *   language,
   *   body: {
   *     subject: 'A new password for you',
   *     preheader: '',
   *     text: 'Hello {first_name},\n\nChoose a new password:\n\n{link}',
   *   },
   * })
   * ```
   */
  preview(request: PreviewAccountEmailRequest, options?: RequestOptions): Answer<AccountEmailPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{type}/{language}/preview', body: true }, request, options)
  }

  /**
   * Restore the built-in text of an account email
   *
   * Deletes the installation’s own text in this language. The built-in one is sent again from now on.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{type}/{language}/reset` (resetAccountEmail)
   * @example
   * ```ts
   * const result = await client.accountEmails.reset({ type, language })
   * ```
   */
  reset(request: ResetAccountEmailRequest, options?: RequestOptions): Answer<AccountEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{type}/{language}/reset' }, request, options)
  }

  /**
   * Send yourself a saved account email as a test
   *
   * Sends the stored text with sample values to the address of the caller.
   *
   * Permission: `super-administrator`.
   *
   * `POST /v1/account-emails/{type}/{language}/test` (sendAccountEmailTest)
   * @example
   * ```ts
   * const result = await client.accountEmails.sendTest({ type, language })
   * ```
   */
  sendTest(request: SendAccountEmailTestRequest, options?: RequestOptions): Answer<AccountEmailTest> {
    return this.calls.send({ method: 'POST', path: '/v1/account-emails/{type}/{language}/test' }, request, options)
  }

  /**
   * Write an account email in a language
   *
   * Refused if a required placeholder is missing. Applies to emails sent from now on.
   *
   * Permission: `super-administrator`.
   *
   * `PUT /v1/account-emails/{type}/{language}` (updateAccountEmail)
   * @example
   * ```ts
   * const accountEmail = await client.accountEmails.update({
   *   type,
   *   language,
   *   body: {
   *     subject: 'A new password for you',
   *     preheader: '',
   *     text: 'Hello {first_name},\n\nChoose a new password:\n\n{link}',
   *   },
   * })
   * ```
   */
  update(request: UpdateAccountEmailRequest, options?: RequestOptions): Answer<AccountEmail> {
    return this.calls.send({ method: 'PUT', path: '/v1/account-emails/{type}/{language}', body: true }, request, options)
  }
}
