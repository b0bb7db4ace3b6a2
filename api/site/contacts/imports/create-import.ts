/** Makes an import of a file that was received: uploaded, fetched, or read at a service. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { foldSearch } from '../../../platform/texts/fold.ts'
import { importLimits } from './limits.ts'
import { type FileFacts, keepPieces, type ReceiveContext, readStored } from './receive.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>

/** By which the mapping of a file like it is found again. */
export const headersKey = ({ columns }: Pick<FileFacts, 'columns'>): string =>
  columns.map(({ name }) => foldSearch(name)).join('\n')

export interface NewFile {
  name: string
  bytes: number
  received: FileFacts
}

export async function createImportFrom(
  tx: Tx,
  { name, bytes, received: { people, ...received } }: NewFile,
  { id, at }: { id: string; at: number },
): Promise<store.ImportRow> {
  if ((await store.bytesOfImports(tx)) + bytes > importLimits.import_files_bytes_max) {
    throw problem('storage_full', { values: { megabytes: importLimits.import_files_bytes_max / 1_048_576 } })
  }
  const row: store.ImportRow = {
    id,
    name,
    bytes,
    ...received,
    headers_key: headersKey(received),
    mapping: [],
    mode: 'update',
    tag_ids: [],
    audience_ids: [],
    consent: null,
    start_journeys: false,
    ignore_consent_columns: false,
    check_operation_id: null,
    import_operation_id: null,
    checked: null,
    imported: null,
    version: 1,
    created_at: at,
    updated_at: at,
  }
  await store.insertImport(tx, row)
  await store.setPeople(tx, row.id, people)
  return row
}

/** A table that the product has made itself, received as an uploaded one is. */
export async function receiveTable(
  name: string,
  pieces: AsyncIterable<Uint8Array>,
  receiving: ReceiveContext,
): Promise<NewFile> {
  const { hash, bytes } = await keepPieces(pieces, receiving)
  return { name, bytes, received: await readStored(hash, receiving) }
}
