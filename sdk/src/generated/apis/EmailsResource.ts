/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ClickMap,
  ClickMapCounting,
  EmailContent,
  EmailCounts,
  EmailDetail,
  EmailExplanation,
  EmailHourEvent,
  EmailPage,
  EmailResendPreview,
  EmailSettings,
  EmailSettingsChanges,
  EmailState,
  HourCounts,
  NewEmailResend,
  Operation,
  RecentEmailsByTemplate,
} from '../models/index.ts'

export interface CreateEmailResendRequest {
  site_id: string
  body: NewEmailResend
}

export interface ExplainEmailRequest {
  site_id: string
  email_id: string
}

export interface GetEmailRequest {
  site_id: string
  email_id: string
}

export interface GetEmailContentRequest {
  site_id: string
  email_id: string
}

export interface GetEmailCountsRequest {
  site_id: string
  template_id: string
}

export interface GetEmailHoursRequest {
  site_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
  event?: EmailHourEvent
}

export interface GetEmailSettingsRequest {
  site_id: string
}

export interface GetTemplateClickMapRequest {
  site_id: string
  template_id: string
  /** What is counted. `people` (default): emails in which a person clicked the link. `raw`: every click recorded. */
  clicks?: ClickMapCounting
}

export interface ListEmailCountsRequest {
  site_id: string
}

export interface ListEmailsRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  lead_id?: string
  journey_id?: string
  template_id?: string
  run_id?: string
  broadcast_id?: string
  /** Beginning of the lead’s email address. */
  search?: string
  /** `delivered`: accepted by the recipient’s mail server. `unknown`: handed off, but no answer was received. */
  state?: EmailState
}

export interface PreviewEmailResendRequest {
  site_id: string
  body: NewEmailResend
}

export interface RemoveDkimKeyRequest {
  site_id: string
}

export interface ResendEmailRequest {
  site_id: string
  email_id: string
}

export interface ResolveDeliveryRequest {
  site_id: string
  email_id: string
}

export interface UpdateEmailSettingsRequest {
  site_id: string
  body: EmailSettingsChanges
}

/** Each email to a lead: its state, why it was or was not sent, opens, clicks, replies. */
export class EmailsResource extends Resource {
  /**
   * Resend all failed emails that match
   *
   * Returns an operation of kind `email_resend`. Each email is retried for as long as a new one, and all checks are repeated: leads who have unsubscribed or been suppressed get nothing. Earlier attempts stay in its history.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/email-resends` (createEmailResend)
   */
  createResend(request: CreateEmailResendRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-resends', body: true }, request, options)
  }

  /**
   * Explain why a person got an email, from the submission to the server’s answer
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}/explanation` (explainEmail)
   */
  explain(request: ExplainEmailRequest, options?: RequestOptions): Answer<EmailExplanation> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/emails/{email_id}/explanation' }, request, options)
  }

  /**
   * Get an email with its attempts, opens and clicks
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails/{email_id}` (getEmail)
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
   */
  getHours(request: GetEmailHoursRequest, options?: RequestOptions): Answer<HourCounts> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-hours', query: ['from', 'to', 'event'] }, request, options)
  }

  /**
   * Get the email settings of a site
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/email-settings` (getEmailSettings)
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
   */
  listCounts(request: ListEmailCountsRequest, options?: RequestOptions): Answer<RecentEmailsByTemplate> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/email-counts' }, request, options)
  }

  /**
   * List email to leads, newest first
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/emails` (listEmails)
   */
  list(request: ListEmailsRequest, options?: RequestOptions): ListAnswer<EmailPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/emails', query: ['limit', 'cursor', 'lead_id', 'journey_id', 'template_id', 'run_id', 'broadcast_id', 'search', 'state'] }, request, options)
  }

  /**
   * Count the failed emails that would be resent
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/email-resends/preview` (previewEmailResend)
   */
  previewResend(request: PreviewEmailResendRequest, options?: RequestOptions): Answer<EmailResendPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-resends/preview', body: true }, request, options)
  }

  /**
   * Remove the key that signs email
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/email-settings/dkim` (removeDkimKey)
   */
  removeDkimKey(request: RemoveDkimKeyRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/email-settings/dkim' }, request, options)
  }

  /**
   * Resend an email that failed or is in doubt
   *
   * For an email in state `not_delivered`, which is retried for as long as a new one, or `unknown`, which is sent again as the same message. All checks are repeated; earlier attempts stay in its history.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/resend` (resendEmail)
   */
  resend(request: ResendEmailRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/emails/{email_id}/resend' }, request, options)
  }

  /**
   * Decide that an email in doubt is not sent again
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/emails/{email_id}/settle` (resolveDelivery)
   */
  resolveDelivery(request: ResolveDeliveryRequest, options?: RequestOptions): Answer<EmailDetail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/emails/{email_id}/settle' }, request, options)
  }

  /**
   * Change the email settings of a site
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/email-settings` (updateEmailSettings)
   */
  updateSettings(request: UpdateEmailSettingsRequest, options?: RequestOptions): Answer<EmailSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/email-settings', body: true }, request, options)
  }
}
