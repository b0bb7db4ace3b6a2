/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  CustomField,
  CustomFieldDefinitionChanges,
  CustomFieldMove,
  CustomFieldPage,
  NewCustomField,
} from '../models/index.ts'

export interface CreateCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** Requires `type`, `name`, and `label`. Unknown fields are refused. */
  body: NewCustomField
}

export interface DeleteCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the custom field. */
  field_id: string
}

export interface GetCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the custom field. */
  field_id: string
}

export interface ListCustomFieldsRequest {
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
  /** Whether to list deleted fields that can be restored instead. */
  deleted?: boolean
}

export interface MoveCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the custom field. */
  field_id: string
  /** Every field may be left out. Unknown fields are refused. */
  body: CustomFieldMove
}

export interface RestoreCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the custom field. */
  field_id: string
}

export interface UpdateCustomFieldRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the custom field. */
  field_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: CustomFieldDefinitionChanges
}

/** Fields of your own on leads, each with a type that is checked. */
export class CustomFieldsResource extends Resource {
  /**
   * Create a custom field
   *
   * The type cannot be changed later.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/custom-fields` (createCustomField)
   * @example
   * ```ts
   * const customField = await client.customFields.create({
   *   site_id,
   *   body: {
   *     type: 'dropdown',
   *     name: 'company_size',
   *     label: 'Company size',
   *     options: ['1–10', '11–50', 'more'],
   *   },
   * })
   * ```
   */
  create(request: CreateCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/custom-fields', body: true }, request, options)
  }

  /**
   * Delete a custom field with the values that leads have in it
   *
   * It can be restored for 30 days, with all values; its name can be reused immediately. Refused while a journey, a published popup, an active campaign, a template or an import in progress uses it.
   *
   * Permission: `manage-leads`.
   *
   * `DELETE /v1/sites/{site_id}/custom-fields/{field_id}` (deleteCustomField)
   * @example
   * ```ts
   * await client.customFields.delete({ site_id, field_id })
   * ```
   */
  delete(request: DeleteCustomFieldRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/custom-fields/{field_id}' }, request, options)
  }

  /**
   * Get a custom field
   *
   * Returns type, label and options of the field.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/custom-fields/{field_id}` (getCustomField)
   * @example
   * ```ts
   * const customField = await client.customFields.get({ site_id, field_id })
   * ```
   */
  get(request: GetCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/custom-fields/{field_id}' }, request, options)
  }

  /**
   * List custom fields
   *
   * In the order in which fields are listed everywhere.
   *
   * Permission: `read-lead`.
   *
   * `GET /v1/sites/{site_id}/custom-fields` (listCustomFields)
   * @example
   * ```ts
   * for await (const item of client.customFields.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListCustomFieldsRequest, options?: RequestOptions): ListAnswer<CustomFieldPage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/custom-fields', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort', 'updated_after', 'search', 'deleted'] }, request, options)
  }

  /**
   * Move a custom field to another place in the list
   *
   * Forms and the admin show fields in the order of the list.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/custom-fields/{field_id}/move` (moveCustomField)
   * @example
   * ```ts
   * const result = await client.customFields.move({ site_id, field_id, body: {} })
   * ```
   */
  move(request: MoveCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/custom-fields/{field_id}/move', body: true }, request, options)
  }

  /**
   * Restore a deleted custom field with its values
   *
   * Refused if another field has taken its name; that field is among the `blockers`.
   *
   * Permission: `manage-leads`.
   *
   * `POST /v1/sites/{site_id}/custom-fields/{field_id}/restore` (restoreCustomField)
   * @example
   * ```ts
   * const result = await client.customFields.restore({ site_id, field_id })
   * ```
   */
  restore(request: RestoreCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/custom-fields/{field_id}/restore' }, request, options)
  }

  /**
   * Change a custom field
   *
   * Existing values are kept, including those of a removed option. An option cannot be removed while a journey, a dynamic audience, a broadcast, a template, a saved block or the pictures of a published popup use it.
   *
   * Permission: `manage-leads`.
   *
   * `PATCH /v1/sites/{site_id}/custom-fields/{field_id}` (updateCustomField)
   * @example
   * ```ts
   * const customField = await client.customFields.update({ site_id, field_id, body: { label: 'Size of the company' } })
   * ```
   */
  update(request: UpdateCustomFieldRequest, options?: RequestOptions): Answer<CustomField> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/custom-fields/{field_id}', body: true }, request, options)
  }
}
