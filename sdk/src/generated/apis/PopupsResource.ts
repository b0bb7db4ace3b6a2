/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewPopup,
  NewPopupPreview,
  PageBehind,
  PageCheck,
  PageToCheck,
  PageToRead,
  Popup,
  PopupChanges,
  PopupPage,
  PopupPreview,
  PopupQuestion,
  PopupSnippets,
  PopupStatus,
  PopupType,
  PopupWhyList,
  ResultExpansion,
  Results,
} from '../models/index.ts'

export interface ApplyPopupVariantRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** ID of the variant. */
  variant_id: string
}

export interface CheckPopupPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `page_url`. Unknown fields are refused. */
  body: PageToCheck
}

export interface CreatePopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewPopup
}

export interface CreatePopupPreviewRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** Requires `page_url`. Unknown fields are refused. */
  body: NewPopupPreview
}

export interface DeletePopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface DuplicatePopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface ExplainPopupsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `page_url`. Unknown fields are refused. */
  body: PopupQuestion
}

export interface GetPopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface GetPopupResultsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface GetPopupSnippetsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface ListPopupsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
  /** Only those changed after this time. */
  updated_after?: string
  /** Only those whose name contains this text, without regard to case. */
  search?: string
  status?: PopupStatus
  /** Only those of one of these types. Separate several by commas. */
  type?: Array<PopupType>
  /** What to include in each item besides. Separate several by commas. */
  expand?: Array<ResultExpansion>
}

export interface PublishPopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface ReadPopupPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `page_url`. Unknown fields are refused. */
  body: PageToRead
}

export interface UnpublishPopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
}

export interface UpdatePopupRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the popup. */
  popup_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: PopupChanges
}

/** Popups, bars and embedded forms, with their rules, tests and results. */
export class PopupsResource extends Resource {
  /**
   * Apply a variant to the popup and end the test
   *
   * The variant becomes the design, and keeps its ID and name in results. `original` keeps the design unchanged. All other variants are removed; their results are kept.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/variants/{variant_id}/apply` (applyPopupVariant)
   * @example
   * ```ts
   * const result = await client.popups.applyVariant({ site_id, popup_id, variant_id })
   * ```
   */
  applyVariant(request: ApplyPopupVariantRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/{popup_id}/variants/{variant_id}/apply' }, request, options)
  }

  /**
   * Open a page and say whether its widget works: snippet, site, version, and what its policy blocks
   *
   * Reads what the page’s server sends, and the Google Tag Manager containers that the page loads. A snippet in another tag manager is not detected. If the page cannot be opened, the error is at `/page_url`.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/check-page` (checkPopupPage)
   * @example
   * ```ts
   * const result = await client.popups.checkPage({ site_id, body: { page_url: 'https://casa-verde.example/balconies' } })
   * ```
   */
  checkPage(request: CheckPopupPageRequest, options?: RequestOptions): Answer<PageCheck> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/check-page', body: true }, request, options)
  }

  /**
   * Create a popup, as a draft
   *
   * What is left out is set as in a new popup. Visitors see it once it is published.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups` (createPopup)
   * @example
   * ```ts
   * const popup = await client.popups.create({
   *   site_id,
   *   body: {
   *     name: 'Newsletter',
   *     content: {
   *       heading: 'A letter from the workshop',
   *       text: 'One careful email a month.',
   *       button_text: 'Subscribe',
   *       button_url: '',
   *       next_text: '',
   *       back_text: '',
   *       thank_you_heading: 'You are on the list',
   *       thank_you_text: '',
   *       coupon_code: '',
   *       countdown_text: '',
   *   // …
   * })
   * ```
   */
  create(request: CreatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups', body: true }, request, options)
  }

  /**
   * Create a link that shows a popup on your own page
   *
   * Works for drafts and on draft sites. The page must have the snippet. A preview submits nothing.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/previews` (createPopupPreview)
   * @example
   * ```ts
   * const result = await client.popups.createPreview({
   *   site_id,
   *   popup_id,
   *   body: { page_url: 'https://casa-verde.example/balconies' },
   * })
   * ```
   */
  createPreview(request: CreatePopupPreviewRequest, options?: RequestOptions): Answer<PopupPreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/{popup_id}/previews', body: true }, request, options)
  }

  /**
   * Delete a popup; its submissions and leads stay
   *
   * Refused while a campaign captures leads with it or a journey uses it.
   *
   * Permission: `manage-popups`.
   *
   * `DELETE /v1/sites/{site_id}/popups/{popup_id}` (deletePopup)
   * @example
   * ```ts
   * await client.popups.delete({ site_id, popup_id })
   * ```
   */
  delete(request: DeletePopupRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/popups/{popup_id}' }, request, options)
  }

  /**
   * Duplicate a popup as a new draft
   *
   * Copies all settings. Results are not copied.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/duplicate` (duplicatePopup)
   * @example
   * ```ts
   * const result = await client.popups.duplicate({ site_id, popup_id })
   * ```
   */
  duplicate(request: DuplicatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/{popup_id}/duplicate' }, request, options)
  }

  /**
   * Say why each popup shows or does not show to a visitor
   *
   * Decided by the same code that runs in the visitor’s browser. Includes drafts, and assumes that triggers have fired. What is left out counts as unknown.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/why` (explainPopups)
   * @example
   * ```ts
   * const result = await client.popups.explain({
   *   site_id,
   *   body: {
   *     page_url: 'https://casa-verde.example/balconies',
   *     device: 'mobile',
   *     country: 'ES',
   *     language: 'es',
   *   },
   * })
   * ```
   */
  explain(request: ExplainPopupsRequest, options?: RequestOptions): Answer<PopupWhyList> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/why', body: true }, request, options)
  }

  /**
   * Get a popup
   *
   * Returns content, form, design, rules and triggers of the popup.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}` (getPopup)
   * @example
   * ```ts
   * const popup = await client.popups.get({ site_id, popup_id })
   * ```
   */
  get(request: GetPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/popups/{popup_id}' }, request, options)
  }

  /**
   * Get the results of a popup
   *
   * Counts how often the popup was shown, closed and submitted, by day, variant and fact of the visitor.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}/results` (getPopupResults)
   * @example
   * ```ts
   * const result = await client.popups.getResults({ site_id, popup_id })
   * ```
   */
  getResults(request: GetPopupResultsRequest, options?: RequestOptions): Answer<Results> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/popups/{popup_id}/results', query: ['from', 'to'] }, request, options)
  }

  /**
   * Get what to put into a page: script, button, call, and a form that works without JavaScript
   *
   * The HTML works on any page of an allowed host.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups/{popup_id}/snippets` (getPopupSnippets)
   * @example
   * ```ts
   * const result = await client.popups.getSnippets({ site_id, popup_id })
   * ```
   */
  getSnippets(request: GetPopupSnippetsRequest, options?: RequestOptions): Answer<PopupSnippets> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/popups/{popup_id}/snippets' }, request, options)
  }

  /**
   * List popups
   *
   * Returns popups with their settings, drafts too.
   *
   * Permission: `manage-popups`.
   *
   * `GET /v1/sites/{site_id}/popups` (listPopups)
   * @example
   * ```ts
   * for await (const item of client.popups.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListPopupsRequest, options?: RequestOptions): ListAnswer<PopupPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/popups', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'status', 'type', 'expand'] }, request, options)
  }

  /**
   * Publish a popup: it shows within 5 seconds
   *
   * An incomplete design is refused; `errors` lists what is missing.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/publish` (publishPopup)
   * @example
   * ```ts
   * const popup = await client.popups.publish({ site_id, popup_id })
   * ```
   */
  publish(request: PublishPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/{popup_id}/publish' }, request, options)
  }

  /**
   * Open a page to show it behind a popup
   *
   * Returns the HTML that the page’s server sends to an anonymous visitor, for a sandboxed frame without scripts. Nothing is stored. If the page cannot be read, the error is at `/page_url`.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/read-page` (readPopupPage)
   * @example
   * ```ts
   * const result = await client.popups.readPage({ site_id, body: { page_url: 'https://casa-verde.example/balconies' } })
   * ```
   */
  readPage(request: ReadPopupPageRequest, options?: RequestOptions): Answer<PageBehind> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/read-page', body: true }, request, options)
  }

  /**
   * Unpublish a popup; it is gone within 5 seconds
   *
   * Refused while a public page shows its form.
   *
   * Permission: `manage-popups`.
   *
   * `POST /v1/sites/{site_id}/popups/{popup_id}/unpublish` (unpublishPopup)
   * @example
   * ```ts
   * const result = await client.popups.unpublish({ site_id, popup_id })
   * ```
   */
  unpublish(request: UnpublishPopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/popups/{popup_id}/unpublish' }, request, options)
  }

  /**
   * Change a popup
   *
   * Lists are replaced; in `content`, `form` and `style`, only the given keys change. Changes to a published popup take effect on all pages within 5 seconds, and it must stay complete.
   *
   * Permission: `manage-popups`.
   *
   * `PATCH /v1/sites/{site_id}/popups/{popup_id}` (updatePopup)
   * @example
   * ```ts
   * const popup = await client.popups.update({
   *   site_id,
   *   popup_id,
   *   body: { content: { heading: 'A letter each month' } },
   * })
   * ```
   */
  update(request: UpdatePopupRequest, options?: RequestOptions): Answer<Popup> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/popups/{popup_id}', body: true }, request, options)
  }
}
