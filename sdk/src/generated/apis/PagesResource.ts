/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
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
  WebPageKind,
  WebPagePreview,
  WebPagePreviewRequest,
  WebPageRestoration,
  WebPageResults,
  WebPageSchedule,
  WebPageStatus,
  WebPageSummaryPage,
  WebPageUses,
  WebPageVersionPage,
} from '../models/index.ts'

export interface CreatePageRequest {
  site_id: string
  body: NewWebPage
}

export interface CreatePageFromTemplateRequest {
  site_id: string
  body: WebPageFromTemplate
}

export interface DeletePageRequest {
  site_id: string
  page_id: string
}

export interface DuplicatePageRequest {
  site_id: string
  page_id: string
}

export interface ExportPagesRequest {
  site_id: string
}

export interface GetPageRequest {
  site_id: string
  page_id: string
}

export interface GetPageMenuRequest {
  site_id: string
}

export interface GetPageResultsRequest {
  site_id: string
  page_id: string
  /** First day, in the site’s time zone (`YYYY-MM-DD`). Defaults to the last 30 days. */
  from?: string
  /** Last day, in the site’s time zone (`YYYY-MM-DD`). Defaults to today. */
  to?: string
}

export interface ImportPageRequest {
  site_id: string
  body: WebPageImport
}

export interface ListPageTemplatesRequest {
  site_id: string
}

export interface ListPageUsesRequest {
  site_id: string
  page_id: string
}

export interface ListPageVersionsRequest {
  site_id: string
  page_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListPagesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  /** `homepage`: served at the site’s own URL; there is one. `landing`: usually without a menu. `thank_you`: excluded from search results. */
  kind?: WebPageKind
  status?: WebPageStatus
}

export interface PreviewPageRequest {
  site_id: string
  page_id: string
  body: WebPagePreviewRequest
}

export interface PreviewPageTemplateRequest {
  site_id: string
  body: PageTemplatePreviewRequest
}

export interface PublishPageRequest {
  site_id: string
  page_id: string
}

export interface RestorePageRequest {
  site_id: string
  page_id: string
  body: WebPageRestoration
}

export interface SchedulePageRequest {
  site_id: string
  page_id: string
  body: WebPageSchedule
}

export interface SetPageMenuRequest {
  site_id: string
  body: PageMenuChanges
}

export interface UnpublishPageRequest {
  site_id: string
  page_id: string
}

export interface UpdatePageRequest {
  site_id: string
  page_id: string
  body: WebPageChanges
}

/** Pages of a site: blocks, templates, search engine settings, publishing. */
export class PagesResource extends Resource {
  /**
   * Create a page as a draft
   *
   * Without a handle, one is made from the name. A page of kind `homepage` replaces the existing homepage when it is published, not before.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages` (createPage)
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
   */
  export(request: ExportPagesRequest, options?: RequestOptions): Answer<Blob> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/pages/export', accept: 'application/zip' }, request, options)
  }

  /**
   * Get a page with the document of its draft
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages/{page_id}` (getPage)
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
   */
  listVersions(request: ListPageVersionsRequest, options?: RequestOptions): ListAnswer<WebPageVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/pages/{page_id}/versions', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List the pages of a site, without their documents
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/pages` (listPages)
   */
  list(request: ListPagesRequest, options?: RequestOptions): ListAnswer<WebPageSummaryPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/pages', query: ['limit', 'cursor', 'search', 'kind', 'status'] }, request, options)
  }

  /**
   * Render a page as visitors would get it
   *
   * Previews the draft, an earlier content version or unsaved content. Rendered by the same code as for visitors; URLs in it are relative to the host. Changes nothing. Show it in a sandboxed frame.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/preview` (previewPage)
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
   */
  schedule(request: SchedulePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/pages/{page_id}/schedule', body: true }, request, options)
  }

  /**
   * Set which pages are in the menu, and in which order
   *
   * Permission: `manage-pages`.
   *
   * `PUT /v1/sites/{site_id}/page-menu` (setPageMenu)
   */
  setMenu(request: SetPageMenuRequest, options?: RequestOptions): Answer<PageMenu> {
    return this.calls.send({ method: 'PUT', path: '/v1/sites/{site_id}/page-menu', body: true }, request, options)
  }

  /**
   * Hide a page from visitors
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/{page_id}/unpublish` (unpublishPage)
   */
  unpublish(request: UnpublishPageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/{page_id}/unpublish' }, request, options)
  }

  /**
   * Change a page
   *
   * Changes belong to the draft until it is published, except `in_menu` and `translation_of`, which take effect immediately. When a page is published under another handle, the old one redirects (301). When a page of kind `homepage` is published, the former homepage becomes a custom page at its own handle.
   *
   * Permission: `manage-pages`.
   *
   * `PATCH /v1/sites/{site_id}/pages/{page_id}` (updatePage)
   */
  update(request: UpdatePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/pages/{page_id}', body: true }, request, options)
  }
}
