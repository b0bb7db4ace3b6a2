/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
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
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name` and `subject`. Unknown fields are refused. */
  body: NewTemplate
}

export interface DeleteTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface DisableTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface DuplicateTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface EnableTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface GetTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface ImportTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `html`. Unknown fields are refused. */
  body: TemplateImport
}

export interface ListTemplateUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
}

export interface ListTemplateVariableUsesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListTemplateVariablesRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ListTemplateVersionsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
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

export interface ListTemplatesRequest {
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
  /** Marketing emails require a subscribed lead, consent, a postal address and an unsubscribe link. */
  category?: TemplateCategory
  /** Only those in this folder. */
  folder_id?: string
  /** Only templates that can be used, or only disabled ones. */
  enabled?: boolean
}

export interface PreviewTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: TemplatePreviewRequest
}

export interface RestoreTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
  /** Requires `content_version`. Unknown fields are refused. */
  body: TemplateRestoration
}

export interface SendTemplateTestRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
  /** Requires `to`. Unknown fields are refused. */
  body: TemplateTest
}

export interface UpdateTemplateRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the template. */
  template_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: TemplateChanges
}

/** Emails as blocks, text or HTML, with variables and versions. */
export class TemplatesResource extends Resource {
  /**
   * Create an email template
   *
   * The document may be left out and written later by `updateTemplate`.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates` (createTemplate)
   * @example
   * ```ts
   * const template = await client.templates.create({
   *   site_id,
   *   body: {
   *     name: 'Welcome',
   *     category: 'marketing',
   *     subject: 'Welcome, {{ lead.first_name | default: "there" }}',
   *     preheader: 'What you can expect from us',
   *     body_text: 'Hello {{ lead.first_name }},\n\nThank you for coming.\n\n[Unsubscribe]({{ unsubscribe_url }})',
   *   },
   * })
   * ```
   */
  create(request: CreateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates', body: true }, request, options)
  }

  /**
   * Delete an email template that nothing uses
   *
   * `listTemplateUses` says what uses it.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/templates/{template_id}` (deleteTemplate)
   * @example
   * ```ts
   * await client.templates.delete({ site_id, template_id })
   * ```
   */
  delete(request: DeleteTemplateRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/templates/{template_id}' }, request, options)
  }

  /**
   * Disable an email template that nothing uses
   *
   * It can no longer be chosen. `listTemplateUses` says what uses it.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/disable` (disableTemplate)
   * @example
   * ```ts
   * const result = await client.templates.disable({ site_id, template_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.duplicate({ site_id, template_id })
   * ```
   */
  duplicate(request: DuplicateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/duplicate' }, request, options)
  }

  /**
   * Enable an email template
   *
   * It can be chosen again.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/enable` (enableTemplate)
   * @example
   * ```ts
   * const result = await client.templates.enable({ site_id, template_id })
   * ```
   */
  enable(request: EnableTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/templates/{template_id}/enable' }, request, options)
  }

  /**
   * Get an email template
   *
   * Returns subject, document and translations of the template.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates/{template_id}` (getTemplate)
   * @example
   * ```ts
   * const template = await client.templates.get({ site_id, template_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.import({
   *   site_id,
   *   body: { html: '<h1>Hello *|FNAME|*</h1>', name: 'Spring letter' },
   * })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.listUses({ site_id, template_id })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.listVariableUses({ site_id })
   * ```
   */
  listVariableUses(request: ListTemplateVariableUsesRequest, options?: RequestOptions): Answer<TemplateVariableUses> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/template-variables/uses' }, request, options)
  }

  /**
   * List the variables that templates may use
   *
   * Returns fields of leads, of the site and of the email that texts can print.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-variables` (listTemplateVariables)
   * @example
   * ```ts
   * const result = await client.templates.listVariables({ site_id })
   * ```
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
   * @example
   * ```ts
   * for await (const item of client.templates.listVersions({ site_id, template_id })) {
   *   console.log(item)
   * }
   * ```
   */
  listVersions(request: ListTemplateVersionsRequest, options?: RequestOptions): ListAnswer<TemplateVersionPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/templates/{template_id}/versions', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * List email templates
   *
   * Returns templates with their subjects, without their documents.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/templates` (listTemplates)
   * @example
   * ```ts
   * for await (const item of client.templates.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListTemplatesRequest, options?: RequestOptions): ListAnswer<TemplatePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/templates', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'category', 'folder_id', 'enabled'] }, request, options)
  }

  /**
   * Render an email template as a lead would get it
   *
   * For the given lead or a sample lead, in the given language or the lead’s. Unsaved content can be given. Changes nothing.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/templates/{template_id}/preview` (previewTemplate)
   * @example
   * ```ts
   * const result = await client.templates.preview({ site_id, template_id, body: {} })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.restore({ site_id, template_id, body: { content_version: 1 } })
   * ```
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
   * @example
   * ```ts
   * const result = await client.templates.sendTest({ site_id, template_id, body: { to: 'ana@example.com' } })
   * ```
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
   * @example
   * ```ts
   * const template = await client.templates.update({
   *   site_id,
   *   template_id,
   *   body: { subject: 'Welcome aboard, {{ lead.first_name }}' },
   * })
   * ```
   */
  update(request: UpdateTemplateRequest, options?: RequestOptions): Answer<Template> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/templates/{template_id}', body: true }, request, options)
  }
}
