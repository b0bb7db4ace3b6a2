/** The endpoint by which owners load what a visitor sent. */
import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { storedDownload } from '../../../platform/routing/stored-file.ts'
import * as contract from './files-contract.ts'
import { findFile } from './files-store.ts'

export const downloadConversationFile = endpoint(contract.downloadConversationFile, async ({ params }, context) => {
  const database = await openDatabase(contract.downloadConversationFile, context)
  const row = await database.read(db => findFile(db, params.file_id))
  if (row?.conversation_id !== params.conversation_id || row.message_id === null) throw problem('not_found')
  const { name, content_hash: hash } = row
  const answer = await storedDownload(context, { site_id: context.site.id, hash, name })
  if (!answer) throw problem('not_found')
  return answer
})
