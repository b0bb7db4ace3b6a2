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
  limit?: number
  /** `next_cursor` of the page before. */
  cursor?: string
}

export interface UpdateImageRequest {
  site_id: string
  image_id: string
  body: ImageChanges
}

export interface UploadImageRequest {
  site_id: string
  file: Blob
}

/** Endpoints of images. */
export class ImagesResource extends Resource {
  /**
   * Delete an image
   *
   * Refused while the brand or a popup shows it; drafts and variants count.
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
   * To who manages chosen assistants alone: those that these show.
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
   * The focal point is what stays in sight wherever a page cuts the image to a shape of its own. Published pages follow at once.
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
   * PNG, JPEG, WebP, GIF or AVIF of at most 5 MB, recognized by its content. It is kept without its metadata, in the sizes that are shown. The same image again is the image that there is.
   *
   * Permission: `manage-popups`, `manage-pages`, `manage-emails`, `manage-sites`, or `manage-assistants`.
   *
   * `POST /v1/sites/{site_id}/images` (uploadImage)
   */
  upload(request: UploadImageRequest, options?: RequestOptions): Answer<Image> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/images', form: ['file'] }, request, options)
  }
}
