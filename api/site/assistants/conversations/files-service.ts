/** The endpoint by which owners load what a visitor sent. It is saved, never shown, so that nothing in it runs. */
import { databaseOf, endpoint } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { attachment } from '../../../platform/routing/file-download.ts'
import { storedFile } from '../../../platform/routing/stored-file.ts'
import * as contract from './files-contract.ts'
import { findFile } from './files-store.ts'

export const downloadConversationFile = endpoint(contract.downloadConversationFile, async ({ params }, context) => {
  const database = await databaseOf(contract.downloadConversationFile, context)
  const row = await database.read(db => findFile(db, params.file_id))
  if (row?.conversation_id !== params.conversation_id || row.message_id === null) throw problem('not_found')
  const answer = await storedFile(
    context,
    { site_id: context.site.id, hash: row.content_hash },
    {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachment(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  )
  if (!answer) throw problem('not_found')
  return answer
})
