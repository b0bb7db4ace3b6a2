/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewTemplate,
  Template,
  TemplateCategory,
  TemplateChanges,
  TemplatePage,
  TemplatePreview,
  TemplatePreviewRequest,
  TemplateTest,
  TemplateTestQueued,
  TemplateVariables,
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

export interface ListTemplateVariablesRequest {
  site_id: string
}

export interface ListTemplatesRequest {
  site_id: string
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
  search?: string
  /** Marketing email needs a subscribed lead, consent, a postal address and an unsubscribe link. */
  category?: TemplateCategory
  enabled?: boolean
}

export interface PreviewTemplateRequest {
  site_id: string
  template_id: string
  body: TemplatePreviewRequest
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

/** Endpoints of templates. */
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
   * Keep an email template that nothing uses from being used
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/disable` (disableTemplate)
   */
  disable(request: DisableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/disable' }, request, options)
  }

  /**
   * Copy an email template under a free name
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/duplicate` (duplicateTemplate)
   */
  duplicate(request: DuplicateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/duplicate' }, request, options)
  }

  /**
   * Let journeys use an email template
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
   * List email templates
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates` (listTemplates)
   */
  list(request: ListTemplatesRequest, options?: RequestOptions): ListAnswer<TemplatePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/templates', query: ['limit', 'cursor', 'search', 'category', 'enabled'] }, request, options)
  }

  /**
   * Render an email template as a lead would get it
   *
   * For the given lead or an invented one. Content that is not saved yet can be given. Changes nothing.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/preview` (previewTemplate)
   */
  preview(request: PreviewTemplateRequest, options?: RequestOptions): Answer<TemplatePreview> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/preview', body: true }, request, options)
  }

  /**
   * Send an email template to an address, marked as a test
   *
   * Counts in no statistic. Without a sender it leaves in the name of the installation.
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
   * Email that is handed off from now on has the new content; sent email keeps the one it had.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/templates/{template_id}` (updateTemplate)
   */
  update(request: UpdateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/templates/{template_id}', body: true }, request, options)
  }
}
