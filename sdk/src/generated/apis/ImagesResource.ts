/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Image,
  ImageChanges,
  ImagePage,
} from '../models/index.ts'

export interface DeleteImageRequest {
  site_id: string
  image_id: string
}

export interface GetImageRequest {
  site_id: string
  image_id: string
}

export interface ListImagesRequest {
  site_id: string
  /** Maximum number of items per page. */
  limit?: number
  /** Cursor of the page: `next_cursor` of the previous one. */
  cursor?: string
}

export interface UpdateImageRequest {
  site_id: string
  image_id: string
  body: ImageChanges
}

export interface UploadImageRequest {
  site_id: string
  file: Blob | Uint8Array | ArrayBuffer
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
   */
  delete(request: DeleteImageRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/sites/{site_id}/images/{image_id}' }, request, options)
  }

  /**
   * Get an image
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `GET /v1/sites/{site_id}/images/{image_id}` (getImage)
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
   */
  list(request: ListImagesRequest, options?: RequestOptions): ListAnswer<ImagePage> {
    return this.calls.list({ method: 'GET', path: '/v1/sites/{site_id}/images', query: ['limit', 'cursor'] }, request, options)
  }

  /**
   * Change the name or the focal point of an image
   *
   * The focal point is the part that stays visible wherever a page crops the image. Published pages are updated immediately.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `PATCH /v1/sites/{site_id}/images/{image_id}` (updateImage)
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
   */
  upload(request: UploadImageRequest, options?: RequestOptions): Answer<Image> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/images', form: ['file'] }, request, options)
  }
}
