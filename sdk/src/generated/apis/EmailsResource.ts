/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ClickMap,
  ClickMapCounting,
  CreatedSort,
  EmailContent,
  EmailCounts,
  EmailDetail,
  EmailExplanation,
  EmailHourEvent,
  EmailPage,
  EmailResendPreview,
  EmailSettings,
  EmailSettingsChanges,
  EmailStatus,
  HourCounts,
  NewEmailResend,
  Operation,
  RecentEmailsByTemplate,
} from '../models/index.ts'

export interface CreateEmailResendRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `filter`. Unknown fields are refused. */
  body: NewEmailResend
}

export interface ExplainEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the email. */
  email_id: string
}

export interface GetEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the email. */
  email_id: string
}

export interface GetEmailContentRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the email. */
  email_id: string
}

export interface GetEmailCountsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface GetEmailHoursRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
  /** Whether opens or clicks are counted. */
  event?: EmailHourEvent
}

export interface GetEmailSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetTemplateClickMapRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
  /** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
  clicks?: ClickMapCounting
}

export interface ListEmailCountsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListEmailsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only emails queued after this time (`queued_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only emails queued before this time (`queued_at`). A list with this filter is sorted by that time, newest first unless `sort` says otherwise. */
  created_before?: string
  /** Order by `queued_at`: `created_at` has the oldest first, `-created_at` the newest. Absent: the list’s own order. */
  sort?: CreatedSort
  /** Only those of this lead. */
  lead_id?: string
  /** Only those of this journey. */
  journey_id?: string
  /** Only those of this template. */
  template_id?: string
  /** Only those of this run. */
  run_id?: string
  /** Only those of this broadcast. */
  broadcast_id?: string
  /** Beginning of the lead’s email address. */
  search?: string
  /** State of the email. */
  status?: EmailStatus
}

export interface PreviewEmailResendRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `filter`. Unknown fields are refused. */
  body: NewEmailResend
}

export interface RemoveDkimKeyRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ResendEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the email. */
  email_id: string
}

export interface ResolveDeliveryRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the email. */
  email_id: string
}

export interface UpdateEmailSettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: EmailSettingsChanges
}

/** Each email to a lead: its state, why it was or was not sent, opens, clicks, replies. */
export class EmailsResource extends Resource {
  /**
   * Resend all failed emails that match
   *
   * Returns an operation of type `email_resend`. Each email is retried for as long as a new one, and all checks are repeated: leads who have unsubscribed or been suppressed get nothing. Earlier attempts stay in its history.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/email-resends` (createEmailResend)
   * @example
   * ```ts
   * const result = await client.emails.createResend({
   *   site_id,
   *   body: { filter: { queued_from: '2027-03-14T09:30:00.000Z' } },
   * })
   * ```
   */
  createResend(request: CreateEmailResendRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-resends', body: true }, request, options)
  }

  /**
   * Explain why a person got an email, from the submission to the server’s answer
   *
   * Returns the form, the consent, the decisions of the run and the checks before the hand-off.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}/explanation` (explainEmail)
   * @example
   * ```ts
   * const result = await client.emails.explain({ site_id, email_id })
   * ```
   */
  explain(request: ExplainEmailRequest, options?: RequestOptions): Answer<EmailExplanation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/emails/{email_id}/explanation' }, request, options)
  }

  /**
   * Get an email with its attempts, opens and clicks
   *
   * Returns the status of the email, each attempt to send it, and each open and click.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}` (getEmail)
   * @example
   * ```ts
   * const email = await client.emails.get({ site_id, email_id })
   * ```
   */
  get(request: GetEmailRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/emails/{email_id}' }, request, options)
  }

  /**
   * Render an email from the content it had
   *
   * With the lead’s current values and without tracking, so that viewing it is not counted.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}/content` (getEmailContent)
   * @example
   * ```ts
   * const result = await client.emails.getContent({ site_id, email_id })
   * ```
   */
  getContent(request: GetEmailContentRequest, options?: RequestOptions): Answer<EmailContent> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/emails/{email_id}/content' }, request, options)
  }

  /**
   * Count emails, opens and clicks of a template
   *
   * For all time and all journeys.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-counts/{template_id}` (getEmailCounts)
   * @example
   * ```ts
   * const result = await client.emails.getCounts({ site_id, template_id })
   * ```
   */
  getCounts(request: GetEmailCountsRequest, options?: RequestOptions): Answer<EmailCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-counts/{template_id}' }, request, options)
  }

  /**
   * Count opens or clicks by weekday and hour
   *
   * In the site’s time zone. Each email is counted once, at its first open or click by a person.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-hours` (getEmailHours)
   * @example
   * ```ts
   * const result = await client.emails.getHours({ site_id })
   * ```
   */
  getHours(request: GetEmailHoursRequest, options?: RequestOptions): Answer<HourCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-hours', query: ['from', 'to', 'event'] }, request, options)
  }

  /**
   * Get the email settings of a site
   *
   * Returns settings that hold for all email of the site, such as the domain that signs it.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-settings` (getEmailSettings)
   * @example
   * ```ts
   * const result = await client.emails.getSettings({ site_id })
   * ```
   */
  getSettings(request: GetEmailSettingsRequest, options?: RequestOptions): Answer<EmailSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-settings' }, request, options)
  }

  /**
   * Get the clicks on each link of a template’s emails
   *
   * For all time and all journeys.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-click-maps/{template_id}` (getTemplateClickMap)
   * @example
   * ```ts
   * const result = await client.emails.getTemplateClickMap({ site_id, template_id })
   * ```
   */
  getTemplateClickMap(request: GetTemplateClickMapRequest, options?: RequestOptions): Answer<ClickMap> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-click-maps/{template_id}', query: ['clicks'] }, request, options)
  }

  /**
   * Count recent emails, opens and clicks of each template
   *
   * For the last 14 days in the site’s time zone. Templates without activity are omitted.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-counts` (listEmailCounts)
   * @example
   * ```ts
   * const result = await client.emails.listCounts({ site_id })
   * ```
   */
  listCounts(request: ListEmailCountsRequest, options?: RequestOptions): Answer<RecentEmailsByTemplate> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-counts' }, request, options)
  }

  /**
   * List email to leads, newest first
   *
   * Returns queued, sent and skipped emails with their outcome.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails` (listEmails)
   * @example
   * ```ts
   * for await (const item of client.emails.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListEmailsRequest, options?: RequestOptions): ListAnswer<EmailPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/emails', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'lead_id', 'journey_id', 'template_id', 'run_id', 'broadcast_id', 'search', 'status'] }, request, options)
  }

  /**
   * Count the failed emails that would be resent
   *
   * Changes nothing.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/email-resends/preview` (previewEmailResend)
   * @example
   * ```ts
   * const result = await client.emails.previewResend({
   *   site_id,
   *   body: { filter: { queued_from: '2027-03-14T09:30:00.000Z' } },
   * })
   * ```
   */
  previewResend(request: PreviewEmailResendRequest, options?: RequestOptions): Answer<EmailResendPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-resends/preview', body: true }, request, options)
  }

  /**
   * Remove the key that signs email
   *
   * Email of the site is no longer signed by this key.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/email-settings/dkim` (removeDkimKey)
   * @example
   * ```ts
   * await client.emails.removeDkimKey({ site_id })
   * ```
   */
  removeDkimKey(request: RemoveDkimKeyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/email-settings/dkim' }, request, options)
  }

  /**
   * Resend an email that failed or is in doubt
   *
   * For an email in status `not_delivered`, which is retried for as long as a new one, or `unknown`, which is sent again as the same message. All checks are repeated; earlier attempts stay in its history.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/resend` (resendEmail)
   * @example
   * ```ts
   * const result = await client.emails.resend({ site_id, email_id })
   * ```
   */
  resend(request: ResendEmailRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/emails/{email_id}/resend' }, request, options)
  }

  /**
   * Decide that an email in doubt is not sent again
   *
   * For emails that were handed off without an answer. It is not sent again.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/settle` (resolveDelivery)
   * @example
   * ```ts
   * const result = await client.emails.resolveDelivery({ site_id, email_id })
   * ```
   */
  resolveDelivery(request: ResolveDeliveryRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/emails/{email_id}/settle' }, request, options)
  }

  /**
   * Change the email settings of a site
   *
   * Changes the fields that are sent.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/email-settings` (updateEmailSettings)
   * @example
   * ```ts
   * const result = await client.emails.updateSettings({ site_id, body: { unknown_policy: 'do_not_resend' } })
   * ```
   */
  updateSettings(request: UpdateEmailSettingsRequest, options?: RequestOptions): Answer<EmailSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/email-settings', body: true }, request, options)
  }
}
