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
  /** A day of the site’s time zone; without it the last 30. */
  from?: string
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
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface ListPagesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  search?: string
  /** homepage: at the address of the site itself, one of them. landing: as a rule without a menu. thank_you: not in search results. */
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

/** Endpoints of pages. */
export class PagesResource extends Resource {
  /**
   * Create a page as a draft
   *
   * Without a handle it gets one from its name. A new homepage takes the place of the one before, which becomes a custom page.
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
   * In the colors of the site. Without `popup_id` a published embedded form is made for it, whose fields and texts can be changed like those of any popup. The main keyword is left out where another page has it.
   *
   * Permission: `manage-pages`.
   *
   * `POST /v1/sites/{site_id}/pages/from-template` (createPageFromTemplate)
   */
  createFromTemplate(request: CreatePageFromTemplateRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/pages/from-template', body: true }, request, options)
  }

  /**
   * Delete a page to which no popup or campaign leads
   *
   * The homepage is never deleted. Handles that led to the page lead nowhere from then on.
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
   * Outside the menu, without the main keyword, which is one page’s alone; a copy of the homepage is a custom page.
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
   * HTML as visitors get it, its style sheets, images and fonts, `404.html`, `sitemap.xml`, `robots.txt`, and former addresses in `_redirects`. Pages and images are linked to relatively, so that they can be opened from a folder. Forms, and popups on the pages, go on being answered by this server.
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
   * Visitors see the published ones.
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
   * Under each address that it has or had, whatever follows `?`.
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
   * Opens the page as any stranger may. Headings, texts, lists, images, videos and buttons become blocks in their order; images become images of the site. What runs, posts or is loaded from elsewhere is left out, and named: forms, scripts, frames. Links lead where they led. A page that cannot be read is refused at `/url` with the reason.
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
   * Names are in the language of who asks.
   *
   * Permission: `manage-pages`.
   *
   * `GET /v1/sites/{site_id}/page-templates` (listPageTemplates)
   */
  listTemplates(request: ListPageTemplatesRequest, options?: RequestOptions): Answer<PageTemplates> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/page-templates' }, request, options)
  }

  /**
   * List what links to a page
   *
   * Everything for which it cannot be deleted.
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
   * Preview one by its `content_version`.
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
   * The draft, a former content, or content that is not saved yet. By the same function as for visitors; addresses in it begin at the host. Changes nothing. Show it in a frame with `sandbox`.
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
   * By the same function as for visitors; its pictures are in the text itself, and its form is sent nowhere. Changes nothing. Show it in a frame with `sandbox`.
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
   * Within a second. While the site itself is a draft, its pages say that it is under construction.
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
   * Visitors see it once it is published. Refused where it uses what is gone.
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
   * Either may be null: never. The draft becomes public as it is at that moment; where it cannot be shown then, it stays a draft, and `schedule_problem` says why. Publishing or hiding the page before takes the place of its moment.
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
   * Name, handle, kind and menu hold at once. Document, language, SEO and what is hidden belong to the draft until it is published. After a change of its handle a published page is still found under the one before (301). The homepage stays one until another page becomes it.
   *
   * Permission: `manage-pages`.
   *
   * `PATCH /v1/sites/{site_id}/pages/{page_id}` (updatePage)
   */
  update(request: UpdatePageRequest, options?: RequestOptions): Answer<WebPage> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/pages/{page_id}', body: true }, request, options)
  }
}
