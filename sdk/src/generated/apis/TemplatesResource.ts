/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  ImportedTemplate,
  NewTemplate,
  Template,
  TemplateCategory,
  TemplateChanges,
  TemplateImport,
  TemplatePage,
  TemplatePreview,
  TemplatePreviewRequest,
  TemplateRestoration,
  TemplateTest,
  TemplateTestQueued,
  TemplateUses,
  TemplateVariableUses,
  TemplateVariables,
  TemplateVersionPage,
} from '../models/index.ts'

export interface CreateTemplateRequest {
  site_id: string
  body: NewTemplate
}

export interface DeleteTemplateRequest {
  site_id: string
  template_id: string
}

export interface DisableTemplateRequest {
  site_id: string
  template_id: string
}

export interface DuplicateTemplateRequest {
  site_id: string
  template_id: string
}

export interface EnableTemplateRequest {
  site_id: string
  template_id: string
}

export interface GetTemplateRequest {
  site_id: string
  template_id: string
}

export interface ImportTemplateRequest {
  site_id: string
  body: TemplateImport
}

export interface ListTemplateUsesRequest {
  site_id: string
  template_id: string
}

export interface ListTemplateVariableUsesRequest {
  site_id: string
}

export interface ListTemplateVariablesRequest {
  site_id: string
}

export interface ListTemplateVersionsRequest {
  site_id: string
  template_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface ListTemplatesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
  search?: string
  /** Marketing emails require a subscribed lead, consent, a postal address and an unsubscribe link. */
  category?: TemplateCategory
  folder_id?: string
  enabled?: boolean
}

export interface PreviewTemplateRequest {
  site_id: string
  template_id: string
  body: TemplatePreviewRequest
}

export interface RestoreTemplateRequest {
  site_id: string
  template_id: string
  body: TemplateRestoration
}

export interface SendTemplateTestRequest {
  site_id: string
  template_id: string
  body: TemplateTest
}

export interface UpdateTemplateRequest {
  site_id: string
  template_id: string
  body: TemplateChanges
}

/** Emails as blocks, text or HTML, with variables and versions. */
export class TemplatesResource extends Resource {
  /**
   * Create an email template
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates` (createTemplate)
   */
  create(request: CreateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates', body: true }, request, options)
  }

  /**
   * Delete an email template that nothing uses
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/templates/{template_id}` (deleteTemplate)
   */
  delete(request: DeleteTemplateRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/templates/{template_id}' }, request, options)
  }

  /**
   * Disable an email template that nothing uses
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/disable` (disableTemplate)
   */
  disable(request: DisableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/disable' }, request, options)
  }

  /**
   * Duplicate an email template under a free name
   *
   * The copy belongs to the same topics of the unsubscribe page. Refused with `too_many` if one of them is full.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/duplicate` (duplicateTemplate)
   */
  duplicate(request: DuplicateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/duplicate' }, request, options)
  }

  /**
   * Enable an email template
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/enable` (enableTemplate)
   */
  enable(request: EnableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/enable' }, request, options)
  }

  /**
   * Get an email template
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates/{template_id}` (getTemplate)
   */
  get(request: GetTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/templates/{template_id}' }, request, options)
  }

  /**
   * Import HTML as an email template
   *
   * Anything that emails cannot contain is removed, and the rest is split into HTML blocks. Style sheets are inlined, except for rules that depend on the screen or pointer. Tags of other products (Mailchimp, Klaviyo, HubSpot, Brevo, ActiveCampaign, Constant Contact, MailerLite, Campaign Monitor, Salesforce Marketing Cloud, SendGrid and others) are converted with their fallbacks and conditions if there is an equivalent, and otherwise left out and listed. Custom fields are matched by name and label. A name that is taken gets a number appended.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/import` (importTemplate)
   */
  import(request: ImportTemplateRequest, options?: RequestOptions): Answer<ImportedTemplate> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/import', body: true }, request, options)
  }

  /**
   * List what uses an email template
   *
   * Lists everything that prevents its deletion and its being disabled.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates/{template_id}/uses` (listTemplateUses)
   */
  listUses(request: ListTemplateUsesRequest, options?: RequestOptions): Answer<TemplateUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/templates/{template_id}/uses' }, request, options)
  }

  /**
   * List which templates use which variables
   *
   * Lists uses in subject, preheader and body. Variables without uses are omitted.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-variables/uses` (listTemplateVariableUses)
   */
  listVariableUses(request: ListTemplateVariableUsesRequest, options?: RequestOptions): Answer<TemplateVariableUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/template-variables/uses' }, request, options)
  }

  /**
   * List the variables that templates may use
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-variables` (listTemplateVariables)
   */
  listVariables(request: ListTemplateVariablesRequest, options?: RequestOptions): Answer<TemplateVariables> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/template-variables' }, request, options)
  }

  /**
   * List versions of an email template, newest first
   *
   * Each change of the content creates one. Preview a version by its `content_version`.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates/{template_id}/versions` (listTemplateVersions)
   */
  listVersions(request: ListTemplateVersionsRequest, options?: RequestOptions): ListAnswer<TemplateVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/templates/{template_id}/versions', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * List email templates
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates` (listTemplates)
   */
  list(request: ListTemplatesRequest, options?: RequestOptions): ListAnswer<TemplatePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/templates', query: ['limit', 'cursor', 'search', 'category', 'folder_id', 'enabled'] }, request, options)
  }

  /**
   * Render an email template as a lead would get it
   *
   * For the given lead or a sample lead, in the given language or the lead’s. Unsaved content can be given. Changes nothing.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/preview` (previewTemplate)
   */
  preview(request: PreviewTemplateRequest, options?: RequestOptions): Answer<TemplatePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/preview', body: true }, request, options)
  }

  /**
   * Restore an earlier version of an email template
   *
   * Creates a new version, so that it can be undone by restoring the previous one. Refused if it uses something that no longer exists, or has another category while something that is under way uses the template: 409 `in_use`.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/restore` (restoreTemplate)
   */
  restore(request: RestoreTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/restore', body: true }, request, options)
  }

  /**
   * Send an email template to an address, marked as a test
   *
   * Does not affect statistics. Without a sender, it is sent in the name of the installation.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/test` (sendTemplateTest)
   */
  sendTest(request: SendTemplateTestRequest, options?: RequestOptions): Answer<TemplateTestQueued> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/test', body: true }, request, options)
  }

  /**
   * Change an email template
   *
   * Emails handed off from now on have the new content; emails already sent are not affected. The category cannot change while a scheduled, sending or paused broadcast, a published journey, a run or an enabled automated email uses the template: 409 `in_use`.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/templates/{template_id}` (updateTemplate)
   */
  update(request: UpdateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/templates/{template_id}', body: true }, request, options)
  }
}
