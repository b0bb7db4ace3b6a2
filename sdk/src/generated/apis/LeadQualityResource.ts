/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CheckedEmail,
  EmailToCheck,
  EmailsToVerify,
  Lead,
  LeadQualitySettings,
  LeadQualitySettingsChanges,
  Operation,
} from '../models/index.ts'

export interface CheckEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `email`. Unknown fields are refused. */
  body: EmailToCheck
}

export interface CheckLeadEmailRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface GetLeadQualitySettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface SendConfirmationRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface UpdateLeadQualitySettingsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: LeadQualitySettingsChanges
}

export interface VerifyEmailsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: EmailsToVerify
}

/** Whether addresses exist, and what to do with disposable, free and role-based ones. */
export class LeadQualityResource extends Resource {
  /**
   * Verify an address without storing it
   *
   * Looks at form, lists and DNS of the address. Nothing is sent to it.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-quality/check` (checkEmail)
   * @example
   * ```ts
   * const result = await client.leads.quality.checkEmail({ site_id, body: { email: 'maria@gmial.com' } })
   * ```
   */
  checkEmail(request: CheckEmailRequest, options?: RequestOptions): Answer<CheckedEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-quality/check', body: true }, request, options)
  }

  /**
   * Verify a lead’s address again
   *
   * Looks at lists and DNS again, and stores the result.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/check-email` (checkLeadEmail)
   * @example
   * ```ts
   * const result = await client.leads.quality.checkLeadEmail({ site_id, lead_id })
   * ```
   */
  checkLeadEmail(request: CheckLeadEmailRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/check-email' }, request, options)
  }

  /**
   * Get the email quality settings of a site
   *
   * Returns which addresses forms refuse, whether they must be confirmed, and the lists that addresses are looked up in.
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/lead-quality` (getLeadQualitySettings)
   * @example
   * ```ts
   * const result = await client.leads.quality.getSettings({ site_id })
   * ```
   */
  getSettings(request: GetLeadQualitySettingsRequest, options?: RequestOptions): Answer<LeadQualitySettings> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/lead-quality' }, request, options)
  }

  /**
   * Send the email that asks to confirm the address again
   *
   * Only while a confirmation is pending and the address has not bounced, and at most every ten minutes.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/confirmation-email` (sendConfirmation)
   * @example
   * ```ts
   * const result = await client.leads.quality.sendConfirmation({ site_id, lead_id })
   * ```
   */
  sendConfirmation(request: SendConfirmationRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/confirmation-email' }, request, options)
  }

  /**
   * Change the email quality settings of a site
   *
   * Lists replace the existing ones. Existing leads keep their verification results.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/lead-quality` (updateLeadQualitySettings)
   * @example
   * ```ts
   * const result = await client.leads.quality.updateSettings({
   *   site_id,
   *   body: {
   *     reject_disposable: true,
   *     overrides: [{ list: 'disposable', value: 'partner.example', listed: false }],
   *   },
   * })
   * ```
   */
  updateSettings(request: UpdateLeadQualitySettingsRequest, options?: RequestOptions): Answer<LeadQualitySettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/lead-quality', body: true }, request, options)
  }

  /**
   * Verify the addresses of all leads of a filter again
   *
   * Uses the current lists and exceptions, and queries DNS at a limited rate. Returns an operation of type `email_verification`: `counts.changed` is the number of leads with a different result. Leads whose domain DNS did not answer for keep their previous result and are listed as failures. Without a filter, all leads are verified. Starts no journeys.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/email-verifications` (verifyEmails)
   * @example
   * ```ts
   * const result = await client.leads.quality.verifyEmails({
   *   site_id,
   *   body: { filter: { type: 'rule', field: 'email_validity', op: 'is', value: 'unknown' } },
   * })
   * ```
   */
  verifyEmails(request: VerifyEmailsRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-verifications', body: true }, request, options)
  }
}
