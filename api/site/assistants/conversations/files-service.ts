/** The endpoint by which owners load what a visitor sent. It is saved, never shown, so that nothing in it runs. */
import { databaseOf, endpoint } from '../../../platform/endpoint.ts'
import { attachment } from '../../../platform/file-download.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { storedBytes } from '../../../platform/storage/storage.ts'
import * as contract from './files-contract.ts'
import { findFile } from './files-store.ts'

export const downloadConversationFile = endpoint(contract.downloadConversationFile, async ({ params }, context) => {
  const database = await databaseOf(contract.downloadConversationFile, context)
  const row = await database.read(db => findFile(db, params.file_id))
  if (row?.conversation_id !== params.conversation_id || row.message_id === null) throw problem('not_found')
  const bytes = await storedBytes(context.installation.config.data_dir, context.site.id, row.content_hash)
  if (!bytes) throw problem('not_found')
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      'Content-Disposition': attachment(row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})
