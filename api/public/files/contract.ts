/** A file as a lead loads it, by a link that was signed for it; a web font as pages load it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { id, siteParams } from '../../platform/schemas/schemas.ts'

export const downloadFile = contract({
  operationId: 'downloadFile',
  method: 'get',
  path: '/v1/public/files/{token}',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Download a file by its signed link',
  description: '404 if the link was changed or has expired, or if the file was deleted.',
  status: 200,
  params: z.strictObject({ token: z.string().max(1_000) }),
  produces: 'application/octet-stream',
  concurrency: 'downloads',
  problems: ['not_found'],
})

export const showFont = contract({
  operationId: 'showFont',
  method: 'get',
  path: '/v1/public/sites/{site_id}/fonts/{file_id}',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Get a web font of a site',
  description: 'Fonts never change and can be cached for a year.',
  status: 200,
  params: siteParams.extend({ file_id: id('file') }),
  produces: 'font/woff2',
  concurrency: 'downloads',
})
