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
  site_id: string
  body: EmailToCheck
}

export interface CheckLeadEmailRequest {
  site_id: string
  lead_id: string
}

export interface GetLeadQualitySettingsRequest {
  site_id: string
}

export interface SendConfirmationRequest {
  site_id: string
  lead_id: string
}

export interface UpdateLeadQualitySettingsRequest {
  site_id: string
  body: LeadQualitySettingsChanges
}

export interface VerifyEmailsRequest {
  site_id: string
  body: EmailsToVerify
}

/** Whether addresses exist, and what to do with disposable, free and role-based ones. */
export class LeadQualityResource extends Resource {
  /**
   * Verify an address without storing it
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/lead-quality/check` (checkEmail)
   */
  checkEmail(request: CheckEmailRequest, options?: RequestOptions): Answer<CheckedEmail> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/lead-quality/check', body: true }, request, options)
  }

  /**
   * Verify a lead’s address again
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/leads/{lead_id}/check-email` (checkLeadEmail)
   */
  checkLeadEmail(request: CheckLeadEmailRequest, options?: RequestOptions): Answer<Lead> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/leads/{lead_id}/check-email' }, request, options)
  }

  /**
   * Get the email quality settings of a site
   *
   * Permission: `manage-leads`.
   *
   * `GET /v1/sites/{site_id}/lead-quality` (getLeadQualitySettings)
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
   */
  updateSettings(request: UpdateLeadQualitySettingsRequest, options?: RequestOptions): Answer<LeadQualitySettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/lead-quality', body: true }, request, options)
  }

  /**
   * Verify the addresses of all leads of a filter again
   *
   * Uses the current lists and exceptions, and queries DNS at a limited rate. Returns an operation of kind `email_verification`: `counts.changed` is the number of leads with a different result. Leads whose domain DNS did not answer for keep their previous result and are listed as failures. Without a filter, all leads are verified. Starts no journeys.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/email-verifications` (verifyEmails)
   */
  verifyEmails(request: VerifyEmailsRequest, options?: RequestOptions): Answer<Operation> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/email-verifications', body: true }, request, options)
  }
}
