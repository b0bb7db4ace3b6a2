/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  User,
} from '../models/index.ts'

export interface UploadPictureRequest {
  file: Blob | Uint8Array | ArrayBuffer
}

/** Pictures of people. */
export class PicturesResource extends Resource {
  /**
   * Delete your picture
   *
   * Permission: `signed-in`.
   *
   * `DELETE /v1/auth/profile/picture` (deletePicture)
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
   */
  upload(request: UploadPictureRequest, options?: RequestOptions): Answer<User> {
    return this.calls.send({ method: 'PUT', path: '/v1/auth/profile/picture', form: ['file'] }, request, options)
  }
}
