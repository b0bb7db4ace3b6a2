/** The endpoints on files. */

import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, endpoint, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { fileKind, fittingName } from '../../../platform/files/storage/content.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { storedDownload } from '../../../platform/routing/stored-file.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { inWords } from '../../../platform/runtime/size.ts'
import { storageAllowance } from './allowances.ts'
import * as contract from './contract.ts'
import { fileLimits } from './limits.ts'
import { existingFile, fontPath, isFont } from './rules.ts'
import * as store from './store.ts'

const toFile = (row: store.FileRow, site_id: string) => ({
  id: row.id,
  name: row.name,
  media_type: row.media_type,
  bytes: row.bytes,
  download_count: row.download_count,
  ...(isFont(row) && { font_url: fontPath(site_id, row.id) }),
  created_at: toInstant(row.created_at),
})

export const listFiles = query(contract.listFiles, async (db, { query: q }, { site }) => {
  const rows = await store.pageOfFiles(db, listPage(q))
  return page(q, rows, listKey(q), row => toFile(row, site.id))
})

export const getFile = query(contract.getFile, async (db, { params }, { site }) =>
  toFile(await existingFile(db, params.file_id), site.id),
)

export const getFileContent = endpoint(contract.getFileContent, async ({ params }, context) => {
  const database = await openDatabase(contract.getFileContent, context)
  const { name, content_hash: hash } = await database.read(db => existingFile(db, params.file_id))
  const answer = await storedDownload(context, { site_id: context.site.id, hash, name })
  if (!answer) throw problem('not_found')
  return answer
})

async function take({ body }: Input<typeof contract.uploadFile>, { installation, site }: Context) {
  const { name, bytes } = body.file
  if (bytes.length > fileLimits.file_bytes_max)
    throw problem('body_too_large', { values: { size: inWords(fileLimits.file_bytes_max) } })
  const type = fileKind(bytes, name)
  if (!type) throw invalid('/file', 'file_type_not_supported')
  const content_hash = await installation.storage.store(site.id, bytes)
  return { name: fittingName(name, type), media_type: type.media_type, content_hash, bytes: bytes.length }
}

export const uploadFile = action(
  contract.uploadFile,
  take,
  async (tx, _input, { newId, now, site, requireRoom }, ready) => {
    const known = await store.findFileByContent(tx, ready.content_hash)
    if (known) return toFile(known, site.id)
    await requireRoom(tx, storageAllowance, ready.bytes)
    const row = { id: newId('file'), ...ready, download_count: 0, created_at: now() }
    await store.insertFile(tx, row)
    return toFile(row, site.id)
  },
)

export const deleteFile = action(contract.deleteFile, async (tx, { params }, { site, requireUnused }) => {
  const row = await existingFile(tx, params.file_id)
  const fonts = site.fonts.filter(({ url }) => url === fontPath(site.id, row.id))
  await requireUnused(
    tx,
    'file',
    row.id,
    fonts.map(({ name }) => ({ type: 'font', id: row.id, name })),
  )
  await store.removeFile(tx, row.id)
})
