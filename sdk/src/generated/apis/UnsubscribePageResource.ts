/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  LeadTopicList,
  UnsubscribePage,
  UnsubscribePageChanges,
  UnsubscribePagePreview,
  UnsubscribePagePreviewInput,
} from '../models/index.ts'

export interface GetUnsubscribePageRequest {
  site_id: string
}

export interface ListLeadTopicsRequest {
  site_id: string
  lead_id: string
}

export interface PreviewUnsubscribePageRequest {
  site_id: string
  body: UnsubscribePagePreviewInput
}

export interface UpdateUnsubscribePageRequest {
  site_id: string
  body: UnsubscribePageChanges
}

/** Topics that leads choose from, and the page where they do. */
export class UnsubscribePageResource extends Resource {
  /**
   * Get the unsubscribe page
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/unsubscribe-page` (getUnsubscribePage)
   */
  get(request: GetUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/unsubscribe-page' }, request, options)
  }

  /**
   * List email topics and which of them a lead has left
   *
   * A lead gets no marketing email about a topic that they opted out of. Only the lead can opt in again, on the unsubscribe page.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/leads/{lead_id}/topics` (listLeadTopics)
   */
  listLeadTopics(request: ListLeadTopicsRequest, options?: RequestOptions): Answer<LeadTopicList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/topics' }, request, options)
  }

  /**
   * Preview the unsubscribe page with changes
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/unsubscribe-page/preview` (previewUnsubscribePage)
   */
  preview(request: PreviewUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePagePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/unsubscribe-page/preview', body: true }, request, options)
  }

  /**
   * Change the unsubscribe page
   *
   * Readers see it in their language if it is known, otherwise in the site’s.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/unsubscribe-page` (updateUnsubscribePage)
   */
  update(request: UpdateUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePage> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/unsubscribe-page', body: true }, request, options)
  }
}
