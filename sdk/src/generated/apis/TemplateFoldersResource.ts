/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  NewTemplateFolder,
  TemplateFolder,
  TemplateFolderChanges,
  TemplateFolderPage,
} from '../models/index.ts'

export interface CreateTemplateFolderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `name`. Unknown fields are refused. */
  body: NewTemplateFolder
}

export interface DeleteTemplateFolderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the folder. */
  template_folder_id: string
}

export interface GetTemplateFolderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the folder. */
  template_folder_id: string
}

export interface ListTemplateFoldersRequest {
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
}

export interface UpdateTemplateFolderRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the folder. */
  template_folder_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: TemplateFolderChanges
}

/** Folders for templates. */
export class TemplateFoldersResource extends Resource {
  /**
   * Create a template folder
   *
   * Names are unique in the site without regard to case.
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/template-folders` (createTemplateFolder)
   * @example
   * ```ts
   * const templateFolder = await client.templates.folders.create({ site_id, body: { name: 'Newsletters' } })
   * ```
   */
  create(request: CreateTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/template-folders', body: true }, request, options)
  }

  /**
   * Delete an empty template folder
   *
   * A folder with templates is refused.
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/template-folders/{template_folder_id}` (deleteTemplateFolder)
   * @example
   * ```ts
   * await client.templates.folders.delete({ site_id, template_folder_id })
   * ```
   */
  delete(request: DeleteTemplateFolderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}' }, request, options)
  }

  /**
   * Get a template folder
   *
   * Returns the name of the folder and the number of templates in it.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-folders/{template_folder_id}` (getTemplateFolder)
   * @example
   * ```ts
   * const templateFolder = await client.templates.folders.get({ site_id, template_folder_id })
   * ```
   */
  get(request: GetTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}' }, request, options)
  }

  /**
   * List template folders by name
   *
   * Returns folders with the number of templates in each.
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-folders` (listTemplateFolders)
   * @example
   * ```ts
   * for await (const item of client.templates.folders.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListTemplateFoldersRequest, options?: RequestOptions): ListAnswer<TemplateFolderPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/template-folders', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after'] }, request, options)
  }

  /**
   * Rename a template folder
   *
   * Its templates stay in it.
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/template-folders/{template_folder_id}` (updateTemplateFolder)
   * @example
   * ```ts
   * const templateFolder = await client.templates.folders.update({ site_id, template_folder_id, body: { name: 'Monthly newsletters' } })
   * ```
   */
  update(request: UpdateTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}', body: true }, request, options)
  }
}
