/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  CreatedSort,
  Image,
  ImageChanges,
  ImagePage,
} from '../models/index.ts'

export interface DeleteImageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the image. */
  image_id: string
}

export interface GetImageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the image. */
  image_id: string
}

export interface ListImagesRequest {
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
}

export interface UpdateImageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** ID of the image. */
  image_id: string
  /** The fields to change. Those that are left out stay as they are. */
  body: ImageChanges
}

export interface UploadImageRequest {
  /** ID of the site (`listSites`). */
  site_id: string
  /** The picture: PNG, JPEG, WebP, AVIF or GIF. */
  file: import('../../files.ts').FileInput
}

/** Pictures of a site. */
export class ImagesResource extends Resource {
  /**
   * Delete an image
   *
   * Refused while the brand or a popup uses it, including drafts and variants.
   *
   * Permission: `manage-popups`.
   *
   * `DELETE /v1/sites/{site_id}/images/{image_id}` (deleteImage)
   * @example
   * ```ts
   * await client.images.delete({ site_id, image_id })
   * ```
   */
  delete(request: DeleteImageRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/images/{image_id}' }, request, options)
  }

  /**
   * Get an image
   *
   * Returns name, size and URL of the image.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/images/{image_id}` (getImage)
   * @example
   * ```ts
   * const image = await client.images.get({ site_id, image_id })
   * ```
   */
  get(request: GetImageRequest, options?: RequestOptions): Answer<Image> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/images/{image_id}' }, request, options)
  }

  /**
   * List images
   *
   * Managers of chosen assistants see only the images that these assistants use.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/images` (listImages)
   * @example
   * ```ts
   * for await (const item of client.images.list({ site_id })) {
   *   console.log(item)
   * }
   * ```
   */
  list(request: ListImagesRequest, options?: RequestOptions): ListAnswer<ImagePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/images', query: ['limit', 'cursor', 'created_after', 'created_before', 'sort'] }, request, options)
  }

  /**
   * Change the name or the focal point of an image
   *
   * The focal point is the part that stays visible wherever a page crops the image. Published pages are updated immediately.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/images/{image_id}` (updateImage)
   * @example
   * ```ts
   * const image = await client.images.update({
   *   site_id,
   *   image_id,
   *   body: { focus_x_percent: 30, focus_y_percent: 20 },
   * })
   * ```
   */
  update(request: UpdateImageRequest, options?: RequestOptions): Answer<Image> {
    return this.calls.send({ method: 'PATCH', path: '/v1/sites/{site_id}/images/{image_id}', body: true }, request, options)
  }

  /**
   * Upload an image
   *
   * PNG, JPEG, WebP, GIF or AVIF of at most 5 MB, recognized by its content. Stored without metadata, in the sizes needed. Uploading the same image again returns the existing one.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/images` (uploadImage)
   * @example
   * ```ts
   * const result = await client.images.upload({ site_id, file })
   * ```
   */
  upload(request: UploadImageRequest, options?: RequestOptions): Answer<Image> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/images', form: ['file'], toForm }, request, options)
  }
}
