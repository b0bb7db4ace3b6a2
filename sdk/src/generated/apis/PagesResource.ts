/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  ImportedWebPage,
  NewWebPage,
  PageMenu,
  PageMenuChanges,
  PageTemplatePreview,
  PageTemplatePreviewRequest,
  PageTemplates,
  WebPage,
  WebPageChanges,
  WebPageFromTemplate,
  WebPageImport,
  WebPagePreview,
  WebPagePreviewRequest,
  WebPageRestoration,
  WebPageResults,
  WebPageSchedule,
  WebPageStatus,
  WebPageSummaryPage,
  WebPageType,
  WebPageUses,
  WebPageVersionPage,
} from '../models/index.ts'

export interface CreatePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name` and `document`. Unknown fields are refused. */
  body: NewWebPage
}

export interface CreatePageFromTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `template`. Unknown fields are refused. */
  body: WebPageFromTemplate
}

export interface DeletePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface DuplicatePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface ExportPagesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface GetPageMenuRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetPageResultsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface ImportPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `url`. Unknown fields are refused. */
  body: WebPageImport
}

export interface ListPageTemplatesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListPageUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface ListPageVersionsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  /** Only those created after this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_after?: string
  /** Only those created before this time. A list with this filter is sorted by time, newest first unless `sort` says otherwise. */
  created_before?: string
  sort?: CreatedSort
}

export interface ListPagesRequest {
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
  /** What the page is for. */
  type?: WebPageType
  status?: WebPageStatus
}

export interface PreviewPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: WebPagePreviewRequest
}

export interface PreviewPageTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `template`. Unknown fields are refused. */
  body: PageTemplatePreviewRequest
}

export interface PublishPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface RestorePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** Requires `content_version`. Unknown fields are refused. */
  body: WebPageRestoration
}

export interface SchedulePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** The whole value, which replaces the present one. */
  body: WebPageSchedule
}

export interface SetPageMenuRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The whole value, which replaces the present one. */
  body: PageMenuChanges
}

export interface UnpublishPageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
}

export interface UpdatePageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the page. */
  page_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: WebPageChanges
}

/** Pages of a site: blocks, templates, search engine settings, publishing. */
export class PagesResource extends Resource {
  /**
   * Create a page as a draft
   *
   * Without a handle, one is made from the name. A page of type `homepage` replaces the existing homepage when it is published, not before.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages` (createPage)
   * @example
   * ```ts
   * const page = await client.pages.create({
   *   site_id,
   *   body: {
   *     name: 'Prices',
   *     document: {
   *       version: 1,
   *       blocks: [
   *         {
   *           id: 'hero',
   *           type: 'hero',
   *           heading: 'Plants for balconies',
   *           text: 'Delivered on Saturdays.',
   *           image_id: '',
   *           alt: '',
   *           layout: 'stacked',
   *   // …
   * })
   * ```
   */
  create(request: CreatePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages', body: true }, request, options)
  }

  /**
   * Create a draft page from a template, with the images and form it needs
   *
   * Uses the site’s colors. Without `popup_id`, an embedded form is created and published for it; its fields and texts can be changed like those of any popup. The main keyword is left out if another page has it.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/from-template` (createPageFromTemplate)
   * @example
   * ```ts
   * const result = await client.pages.createFromTemplate({ site_id, body: { template: 'waitlist' } })
   * ```
   */
  createFromTemplate(request: CreatePageFromTemplateRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/from-template', body: true }, request, options)
  }

  /**
   * Delete a page to which nothing leads
   *
   * Refused with all that `listPageUses` lists, but for knowledge sources. The public homepage cannot be deleted. Old handles of the page stop redirecting.
   *
   * Permission: `manage-pages`.
   *
   * `DELETE /v1/sites/{site_id}/pages/{page_id}` (deletePage)
   * @example
   * ```ts
   * await client.pages.delete({ site_id, page_id })
   * ```
   */
  delete(request: DeletePageRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/pages/{page_id}' }, request, options)
  }

  /**
   * Copy a page as a draft under a free handle
   *
   * The copy is not in the menu and has no main keyword, which must be unique. A copy of the homepage is a custom page.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/duplicate` (duplicatePage)
   * @example
   * ```ts
   * const result = await client.pages.duplicate({ site_id, page_id })
   * ```
   */
  duplicate(request: DuplicatePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/duplicate' }, request, options)
  }

  /**
   * Export published pages as static files in a ZIP archive
   *
   * The HTML as visitors get it, with style sheets, images, fonts, `404.html`, `sitemap.xml`, `robots.txt`, and former URLs in `_redirects`. Links between pages and images are relative, so that they work from a folder. Forms and popups on the pages still use this server.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/export` (exportPages)
   * @example
   * ```ts
   * const file = await client.pages.export({ site_id })
   * ```
   */
  export(request: ExportPagesRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/pages/export', accept: 'application/zip' }, request, options)
  }

  /**
   * Get a page with the document of its draft
   *
   * Returns the document, the settings and the status of the page.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/{page_id}` (getPage)
   * @example
   * ```ts
   * const page = await client.pages.get({ site_id, page_id })
   * ```
   */
  get(request: GetPageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/pages/{page_id}' }, request, options)
  }

  /**
   * List the pages in the menu, in its order
   *
   * Visitors see only published pages.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/page-menu` (getPageMenu)
   * @example
   * ```ts
   * const result = await client.pages.getMenu({ site_id })
   * ```
   */
  getMenu(request: GetPageMenuRequest, options?: RequestOptions): Answer<PageMenu> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/page-menu' }, request, options)
  }

  /**
   * Get the results of a page by day
   *
   * Counted under the page, whatever its URL was at the time. Counts stay when visits are deleted.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/{page_id}/results` (getPageResults)
   * @example
   * ```ts
   * const result = await client.pages.getResults({ site_id, page_id })
   * ```
   */
  getResults(request: GetPageResultsRequest, options?: RequestOptions): Answer<WebPageResults> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/pages/{page_id}/results', query: ['from', 'to'] }, request, options)
  }

  /**
   * Import a page from an address, as a draft
   *
   * Opens the page as an anonymous visitor. Headings, texts, lists, images, videos and buttons become blocks, in order; images are added to the site. Anything that runs, submits data or is loaded from elsewhere (forms, scripts, frames) is left out and listed. Link targets are kept. If the page cannot be read, the error is at `/url`.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/import` (importPage)
   * @example
   * ```ts
   * const result = await client.pages.import({ site_id, body: { url: 'https://casa-verde.example/prices' } })
   * ```
   */
  import(request: ImportPageRequest, options?: RequestOptions): Answer<ImportedWebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/import', body: true }, request, options)
  }

  /**
   * List page templates
   *
   * Names are in the caller’s language.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/page-templates` (listPageTemplates)
   * @example
   * ```ts
   * const result = await client.pages.listTemplates({ site_id })
   * ```
   */
  listTemplates(request: ListPageTemplatesRequest, options?: RequestOptions): Answer<PageTemplates> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/page-templates' }, request, options)
  }

  /**
   * List what uses a page
   *
   * Popups, campaigns, pages, templates and saved blocks that link to it, and popups and assistants that are shown on it alone, prevent its deletion. Knowledge sources that have read it do not: when it is unpublished or deleted, they lose what it says at once.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/{page_id}/uses` (listPageUses)
   * @example
   * ```ts
   * const result = await client.pages.listUses({ site_id, page_id })
   * ```
   */
  listUses(request: ListPageUsesRequest, options?: RequestOptions): Answer<WebPageUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/pages/{page_id}/uses' }, request, options)
  }

  /**
   * List published versions of a page, newest first
   *
   * Preview a version by its `content_version`.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/{page_id}/versions` (listPageVersions)
   * @example
   * ```ts
   * for await (const item of client.pages.listVersions({ site_id, page_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listVersions(request: ListPageVersionsRequest, options?: RequestOptions): ListAnswer<WebPageVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/pages/{page_id}/versions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List the pages of a site, without their documents
   *
   * Returns pages with their address and status.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages` (listPages)
   * @example
   * ```ts
   * for await (const item of client.pages.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListPagesRequest, options?: RequestOptions): ListAnswer<WebPageSummaryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/pages', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'type', 'status'] }, request, options)
  }

  /**
   * Render a page as visitors would get it
   *
   * Previews the draft, an earlier content version or unsaved content. Rendered by the same code as for visitors; URLs in it are relative to the host. Changes nothing. Show it in a sandboxed frame.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/preview` (previewPage)
   * @example
   * ```ts
   * const result = await client.pages.preview({ site_id, page_id, body: {} })
   * ```
   */
  preview(request: PreviewPageRequest, options?: RequestOptions): Answer<WebPagePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/preview', body: true }, request, options)
  }

  /**
   * Render a template in the look of the site
   *
   * Rendered by the same code as for visitors, with images inlined and without submitting the form anywhere. Changes nothing. Show it in a sandboxed frame.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/page-templates/preview` (previewPageTemplate)
   * @example
   * ```ts
   * const result = await client.pages.previewTemplate({ site_id, body: { template: 'waitlist' } })
   * ```
   */
  previewTemplate(request: PreviewPageTemplateRequest, options?: RequestOptions): Answer<PageTemplatePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/page-templates/preview', body: true }, request, options)
  }

  /**
   * Publish the draft of a page
   *
   * Takes effect within a second. While the site is a draft, its pages say that it is under construction. A new address is refused while a popup or an assistant is shown at the former one alone: let its URL rules fit both.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/publish` (publishPage)
   * @example
   * ```ts
   * const page = await client.pages.publish({ site_id, page_id })
   * ```
   */
  publish(request: PublishPageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/publish' }, request, options)
  }

  /**
   * Restore published content into the draft of a page
   *
   * Visitors see it once it is published. Refused if it uses something that no longer exists.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/restore` (restorePage)
   * @example
   * ```ts
   * const result = await client.pages.restore({ site_id, page_id, body: { content_version: 1 } })
   * ```
   */
  restore(request: RestorePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/restore', body: true }, request, options)
  }

  /**
   * Schedule when a page is published and hidden
   *
   * Either may be `null` for never. The draft is published as it is at that time; if it cannot be shown then, it stays a draft, and `schedule_problem` says why. Publishing or unpublishing the page earlier cancels the scheduled time.
   *
   * Permission: `manage-pages`.
   *
   * `PUT /v1/sites/{site_id}/pages/{page_id}/schedule` (schedulePage)
   * @example
   * ```ts
   * const result = await client.pages.schedule({ site_id, page_id, body: { publish_at: null, unpublish_at: null } })
   * ```
   */
  schedule(request: SchedulePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/pages/{page_id}/schedule', body: true }, request, options)
  }

  /**
   * Set which pages are in the menu, and in which order
   *
   * Replaces the menu: pages that are not named are no longer in it.
   *
   * Permission: `manage-pages`.
   *
   * `PUT /v1/sites/{site_id}/page-menu` (setPageMenu)
   * @example
   * ```ts
   * const result = await client.pages.setMenu({ site_id, body: { page_ids: [] } })
   * ```
   */
  setMenu(request: SetPageMenuRequest, options?: RequestOptions): Answer<PageMenu> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/page-menu', body: true }, request, options)
  }

  /**
   * Hide a page from visitors
   *
   * Its address answers 404. The draft stays.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/unpublish` (unpublishPage)
   * @example
   * ```ts
   * const result = await client.pages.unpublish({ site_id, page_id })
   * ```
   */
  unpublish(request: UnpublishPageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/unpublish' }, request, options)
  }

  /**
   * Change a page
   *
   * Changes belong to the draft until it is published, except `in_menu` and `translation_of`, which take effect immediately. When a page is published under another handle, the old one redirects (301). When a page of type `homepage` is published, the former homepage becomes a custom page at its own handle.
   *
   * Permission: `manage-pages`.
   *
   * `PATCH /v1/sites/{site_id}/pages/{page_id}` (updatePage)
   * @example
   * ```ts
   * const page = await client.pages.update({ site_id, page_id, body: { in_menu: true } })
   * ```
   */
  update(request: UpdatePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/pages/{page_id}', body: true }, request, options)
  }
}
