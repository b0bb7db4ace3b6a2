/** Files that leads may download, such as a guide that a campaign gives for an address. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { uploadedFile } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { storageAllowance } from './allowances.ts'
import { fileDeleted, fileUploaded } from './events.ts'
import { fileLimits } from './limits.ts'

export const storedFile = z
  .object({
    id: id('file'),
    name: z.string(),
    media_type: z.string(),
    bytes: z.int().openapi({ description: 'Size in bytes.' }),
    download_count: z.int().openapi({ description: 'Number of downloads by visitors.' }),
    font_url: z.string().optional().openapi({
      description: 'URL from which pages load a web font, to use in the site’s fonts. Absent for other files.',
    }),
    created_at: instant,
  })
  .openapi('StoredFile')

const example = {
  id: 'file_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Balcony guide.pdf',
  media_type: 'application/pdf',
  bytes: 1_204_882,
  download_count: 17,
  created_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'site', permission: 'manage-marketing', tag: 'files' } as const
const params = siteParams.extend({ file_id: id('file') })

export const listFiles = contract({
  ...of,
  operationId: 'listFiles',
  method: 'get',
  path: '/v1/sites/{site_id}/files',
  summary: 'List files',
  description: 'Returns files that leads can download, and the site’s web fonts.',
  status: 200,
  params: siteParams,
  query: z.strictObject(createdQuery),
  response: pageOf('StoredFilePage', storedFile),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const uploadFile = contract({
  ...of,
  operationId: 'uploadFile',
  method: 'post',
  path: '/v1/sites/{site_id}/files',
  summary: 'Upload a file',
  description:
    'PDF, ZIP, Word, Excel, PowerPoint, EPUB, image, MP3, M4A, MP4, text, CSV or web font (WOFF2, WOFF) of at most 20 MB, recognized by its content. Uploading the same file again returns the existing one.',
  status: 201,
  audit: fileUploaded,
  params: siteParams,
  multipart: true,
  body_bytes_max: fileLimits.file_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: uploadedFile }),
  response: storedFile,
  example,
  consumes: [storageAllowance],
})

export const getFile = contract({
  ...of,
  operationId: 'getFile',
  method: 'get',
  path: '/v1/sites/{site_id}/files/{file_id}',
  summary: 'Get a file’s details',
  description: 'Returns name, type and size. Leads load the file by a signed link, you by `getFileContent`.',
  status: 200,
  params,
  response: storedFile,
  example,
})

export const getFileContent = contract({
  ...of,
  operationId: 'getFileContent',
  method: 'get',
  path: '/v1/sites/{site_id}/files/{file_id}/content',
  summary: 'Load a file',
  description: 'Returns the bytes that were uploaded, always as a download. It is not counted in `download_count`.',
  status: 200,
  params,
  produces: 'application/octet-stream',
  concurrency: 'downloads',
})

export const deleteFile = contract({
  ...of,
  operationId: 'deleteFile',
  method: 'delete',
  path: '/v1/sites/{site_id}/files/{file_id}',
  summary: 'Delete a file; links to it stop working',
  description: 'Refused while a campaign offers it or a font of the site uses it.',
  status: 204,
  audit: fileDeleted,
  params,
  problems: ['in_use'],
})
