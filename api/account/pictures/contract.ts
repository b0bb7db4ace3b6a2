/** The picture of the signed-in person. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { uploadedFile } from '../../platform/routing/multipart.ts'
import { limits } from '../../platform/runtime/limits.ts'
import { id } from '../../platform/schemas/schemas.ts'
import { exampleUser, user } from '../auth/rules.ts'
import { userPictureDeleted, userPictureUpdated } from './events.ts'
import { pictureLimits } from './limits.ts'

const of = { database: 'control', permission: 'signed-in', tag: 'pictures' } as const

export const uploadPicture = contract({
  ...of,
  operationId: 'uploadPicture',
  in_person: true,
  method: 'put',
  path: '/v1/auth/profile/picture',
  summary: 'Upload your picture',
  description: 'PNG or JPEG up to 1 MB, recognized by its content. It is stored in a small size, without metadata.',
  status: 200,
  audit: userPictureUpdated,
  multipart: true,
  body_bytes_max: pictureLimits.picture_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: uploadedFile }),
  response: user,
  example: exampleUser,
  problems: ['user_not_found'],
})

export const deletePicture = contract({
  ...of,
  operationId: 'deletePicture',
  in_person: true,
  method: 'delete',
  path: '/v1/auth/profile/picture',
  summary: 'Delete your picture',
  description: 'Initials are shown in its place.',
  status: 204,
  audit: userPictureDeleted,
  problems: ['user_not_found'],
})

export const showPicture = contract({
  operationId: 'showPicture',
  method: 'get',
  path: '/v1/public/pictures/{picture_id}',
  database: 'control',
  permission: 'public',
  tag: 'public',
  summary: 'Get the bytes of a person’s picture',
  description:
    'The URL is known only to people who may see the person. Pictures never change and can be cached for a year.',
  status: 200,
  params: z.strictObject({ picture_id: id('picture') }),
  produces: 'image/webp',
})
