/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NewTemplateFolder,
  TemplateFolder,
  TemplateFolderChanges,
  TemplateFolderPage,
} from '../models/index.ts'

export interface CreateTemplateFolderRequest {
  site_id: string
  body: NewTemplateFolder
}

export interface DeleteTemplateFolderRequest {
  site_id: string
  template_folder_id: string
}

export interface GetTemplateFolderRequest {
  site_id: string
  template_folder_id: string
}

export interface ListTemplateFoldersRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UpdateTemplateFolderRequest {
  site_id: string
  template_folder_id: string
  body: TemplateFolderChanges
}

/** Folders for templates. */
export class TemplateFoldersResource extends Resource {
  /**
   * Create a template folder
   *
   * Permission: `manage-emails`.
   *
   * `POST /v1/sites/{site_id}/template-folders` (createTemplateFolder)
   */
  create(request: CreateTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/template-folders', body: true }, request, options)
  }

  /**
   * Delete an empty template folder
   *
   * Permission: `manage-emails`.
   *
   * `DELETE /v1/sites/{site_id}/template-folders/{template_folder_id}` (deleteTemplateFolder)
   */
  delete(request: DeleteTemplateFolderRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}' }, request, options)
  }

  /**
   * Get a template folder
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-folders/{template_folder_id}` (getTemplateFolder)
   */
  get(request: GetTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}' }, request, options)
  }

  /**
   * List template folders by name
   *
   * Permission: `manage-emails`.
   *
   * `GET /v1/sites/{site_id}/template-folders` (listTemplateFolders)
   */
  list(request: ListTemplateFoldersRequest, options?: RequestOptions): ListAnswer<TemplateFolderPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/template-folders', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Rename a template folder
   *
   * Permission: `manage-emails`.
   *
   * `PATCH /v1/sites/{site_id}/template-folders/{template_folder_id}` (updateTemplateFolder)
   */
  update(request: UpdateTemplateFolderRequest, options?: RequestOptions): Answer<TemplateFolder> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/template-folders/{template_folder_id}', body: true }, request, options)
  }
}
