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
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListLeadTopicsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the lead. */
  lead_id: string
}

export interface PreviewUnsubscribePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `language` and `status`. Unknown fields are refused. */
  body: UnsubscribePagePreviewInput
}

export interface UpdateUnsubscribePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: UnsubscribePageChanges
}

/** Topics that leads choose from, and the page where they do. */
export class UnsubscribePageResource extends Resource {
  /**
   * Get the unsubscribe page
   *
   * Returns texts and topics of the page on which leads unsubscribe.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/unsubscribe-page` (getUnsubscribePage)
   * @example
   * ```ts
   * const unsubscribePage = await client.unsubscribePage.get({ site_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.unsubscribePage.listLeadTopics({ site_id, lead_id })
   * ```
   */
  listLeadTopics(request: ListLeadTopicsRequest, options?: RequestOptions): Answer<LeadTopicList> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/leads/{lead_id}/topics' }, request, options)
  }

  /**
   * Preview the unsubscribe page with changes
   *
   * Nothing is stored.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/unsubscribe-page/preview` (previewUnsubscribePage)
   * @example
   * ```ts
   * const result = await client.unsubscribePage.preview({
   *   site_id,
   *   body: { language: 'en', status: 'opened', changes: { texts: { en: { button_text: 'Leave' } } } },
   * })
   * ```
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
   * @example
   * ```ts
   * const unsubscribePage = await client.unsubscribePage.update({ site_id, body: { texts: { en: { button_text: 'Leave' } } } })
   * ```
   */
  update(request: UpdateUnsubscribePageRequest, options?: RequestOptions): Answer<UnsubscribePage> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/unsubscribe-page', body: true }, request, options)
  }
}
