/** Makes an import of a file that was received: uploaded, fetched, or read at a service. */
import type { Context, InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { foldSearch } from '../../../platform/filter/fold.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { importLimits } from './limits.ts'
import { keepBytes, type Received, readStored } from './receive.ts'
import * as store from './store.ts'
import { toImport } from './wire.ts'

type Tx = Handle<'site'>

/** By which the mapping of a file like it is found again. */
export const headersKey = ({ columns }: Pick<Received, 'columns'>): string =>
  columns.map(({ name }) => foldSearch(name)).join('\n')

export interface NewFile {
  name: string
  bytes: number
  received: Received
}

export async function createImportFrom(
  tx: Tx,
  { name, bytes, received: { people, ...received } }: NewFile,
  { newId, now, locale }: InAction,
) {
  if ((await store.bytesOfImports(tx)) + bytes > importLimits.import_files_bytes_max) {
    throw problem('storage_full', { values: { megabytes: importLimits.import_files_bytes_max / 1_048_576 } })
  }
  const at = now()
  const row: store.ImportRow = {
    id: newId('import'),
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
  return toImport(tx, row, locale)
}

/** A table that the product has made itself, received as an uploaded one is. */
export async function receiveTable(name: string, bytes: Buffer, context: Context): Promise<NewFile> {
  return { name, bytes: bytes.length, received: await readStored(await keepBytes(bytes, context), context) }
}
