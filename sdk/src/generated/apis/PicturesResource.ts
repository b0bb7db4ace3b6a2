/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import { toForm } from '../../files.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  User,
} from '../models/index.ts'

export interface UploadPictureRequest {
  /** The picture. */
  file: import('../../files.ts').FileInput
}

/** Pictures of people. */
export class PicturesResource extends Resource {
  /**
   * Delete your picture
   *
   * Initials are shown in its place.
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/auth/profile/picture` (deletePicture)
   * @example
   * ```ts
   * await client.auth.pictures.delete()
   * ```
   */
  delete(options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'DELETE', path: '/v1/auth/profile/picture' }, {}, options)
  }

  /**
   * Upload your picture
   *
   * PNG or JPEG up to 1 MB, recognized by its content. It is stored in a small size, without metadata.
   *
   * Permission: `signed-in`.
   *
   * `PUT /v1/auth/profile/picture` (uploadPicture)
   * @example
   * ```ts
   * const result = await client.auth.pictures.upload({ file })
   * ```
   */
  upload(request: UploadPictureRequest, options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'PUT', path: '/v1/auth/profile/picture', form: ['file'], toForm }, request, options)
  }
}
