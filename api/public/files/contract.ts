/** A file as a lead loads it, by a link that was signed for it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'

export const downloadFile = contract({
  operationId: 'downloadFile',
  method: 'get',
  path: '/v1/public/files/{token}',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Download a file by its signed link',
  description: 'A link that was altered, is too old, or whose file is deleted answers 404.',
  status: 200,
  params: z.strictObject({ token: z.string().max(1_000) }),
  produces: 'application/octet-stream',
  problems: ['not_found'],
})
