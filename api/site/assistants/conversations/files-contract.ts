/** What visitors sent along, as owners load it. */
import { contract } from '../../../platform/features/contract.ts'
import { id } from '../../../platform/schemas/schemas.ts'
import { of, params } from './contract.ts'

export const downloadConversationFile = contract({
  ...of,
  operationId: 'downloadConversationFile',
  method: 'get',
  path: '/v1/sites/{site_id}/conversations/{conversation_id}/files/{file_id}',
  summary: 'Load a file that a visitor sent',
  description: 'Always sent as a download, because the content comes from a visitor and is not trusted.',
  status: 200,
  params: params.extend({ file_id: id('conversation_file') }),
  produces: 'application/octet-stream',
  concurrency: 'downloads',
  shows_people: 'opened',
})
