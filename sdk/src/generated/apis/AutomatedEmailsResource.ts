/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  AutomatedEmail,
  AutomatedEmailChanges,
  AutomatedEmailList,
  AutomatedEmailType,
} from '../models/index.ts'

export interface GetAutomatedEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
  type: AutomatedEmailType
}

export interface ListAutomatedEmailsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ResetAutomatedEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
  type: AutomatedEmailType
}

export interface UpdateAutomatedEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
  type: AutomatedEmailType
  /** The fields to change. Those that are left out stay as they are. */
  body: AutomatedEmailChanges
}

export interface WriteAutomatedEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** `welcome`: sent once, to a lead who subscribes with a form or confirms their address. `confirmation`: asks the lead to confirm their address. `thank_you`: sent after a form is submitted, at most once a day, never to leads who are asked to confirm. */
  type: AutomatedEmailType
}

/** Emails that the site sends by itself, such as confirmations. */
export class AutomatedEmailsResource extends Resource {
  /**
   * Get an automated email
   *
   * Returns template, sender and status of one of the emails that the site sends by itself.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/automated-emails/{type}` (getAutomatedEmail)
   * @example
   * ```ts
   * const automatedEmail = await client.automatedEmails.get({ site_id, type })
   * ```
   */
  get(request: GetAutomatedEmailRequest, options?: RequestOptions): Answer<AutomatedEmail> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/automated-emails/{type}' }, request, options)
  }

  /**
   * List automated emails
   *
   * Returns the emails that the site sends by itself, with template and sender of each.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/automated-emails` (listAutomatedEmails)
   * @example
   * ```ts
   * const result = await client.automatedEmails.list({ site_id })
   * ```
   */
  list(request: ListAutomatedEmailsRequest, options?: RequestOptions): Answer<AutomatedEmailList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/automated-emails' }, request, options)
  }

  /**
   * Restore the built-in text of an automated email’s template
   *
   * Adds a new version to the template, so that the previous one can be restored. Without a template, nothing changes.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/automated-emails/{type}/reset` (resetAutomatedEmail)
   * @example
   * ```ts
   * const result = await client.automatedEmails.reset({ site_id, type })
   * ```
   */
  reset(request: ResetAutomatedEmailRequest, options?: RequestOptions): Answer<AutomatedEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/automated-emails/{type}/reset' }, request, options)
  }

  /**
   * Turn an automated email on or off, and choose its template and sender
   *
   * Its content is that of its template, which also has its languages, preview, test and versions. The template of a confirmation must contain `{{ confirmation_url }}` in every language.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/automated-emails/{type}` (updateAutomatedEmail)
   * @example
   * ```ts
   * const automatedEmail = await client.automatedEmails.update({ site_id, type, body: { sender_id: null } })
   * ```
   */
  update(request: UpdateAutomatedEmailRequest, options?: RequestOptions): Answer<AutomatedEmail> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/automated-emails/{type}', body: true }, request, options)
  }

  /**
   * Create a template from the built-in text of an automated email
   *
   * Creates the template in both languages. A template used before is kept.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/automated-emails/{type}/template` (writeAutomatedEmail)
   * @example
   * ```ts
   * const result = await client.automatedEmails.write({ site_id, type })
   * ```
   */
  write(request: WriteAutomatedEmailRequest, options?: RequestOptions): Answer<AutomatedEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/automated-emails/{type}/template' }, request, options)
  }
}
