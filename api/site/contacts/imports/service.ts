/** The endpoints on imports. Those on their rows are in rows-service.ts. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, openDatabase, query } from '../../../platform/features/endpoint.ts'
import { beginOperation } from '../../../platform/features/operations/rules.ts'
import { answering } from '../../../platform/features/operations/wire.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { requireStaticAudiences } from '../audiences/rules.ts'
import { fieldsOfSite } from '../custom-fields/rules.ts'
import { requireTags } from '../tags/rules.ts'
import * as contract from './contract.ts'
import { createImportFrom, headersKey, type NewFile } from './create-import.ts'
import * as kinds from './import-operation.ts'
import { fetchBytes, keepBytes, keepUpload, readStored } from './receive.ts'
import {
  existingImport,
  makeNewFields,
  requireConsentColumns,
  requireDraft,
  requireMapping,
  requireTargets,
} from './rules.ts'
import * as store from './store.ts'
import { toImport } from './wire.ts'

type Db = Handle<'site'>

export const listImports = query(contract.listImports, async (db, { query: q }, { locale }) => {
  const rows = await store.pageOfImports(db, listPage(q))
  const shown = page(q, rows, listKey(q), row => row)
  const fields = await fieldsOfSite(db)
  const data = []
  for (const row of shown.data) data.push(await toImport(db, row, locale, fields))
  return { ...shown, data }
})

export const getImport = query(contract.getImport, async (db, { params }, { locale }) =>
  toImport(db, await existingImport(db, params.import_id), locale),
)

async function createFromFile(tx: Db, _input: unknown, { newId, now, locale }: InAction, file: NewFile) {
  return toImport(tx, await createImportFrom(tx, file, { id: newId('import'), at: now() }), locale)
}

export const createImport = action(
  contract.createImport,
  async ({ body: { file } }, context) => {
    const { name, size: bytes } = file
    return { name, bytes, received: await readStored(await keepUpload(file, context), context) }
  },
  createFromFile,
)

export const createImportFromUrl = action(
  contract.createImportFromUrl,
  async ({ body: { url } }, context) => {
    const { name, bytes } = await fetchBytes(url, context)
    const hash = await keepBytes(bytes, context)
    return { name, bytes: bytes.length, received: await readStored(hash, context, { pointer: '/url' }) }
  },
  createFromFile,
)

/** Before a change of the format: parses the file again. */
async function readAgain({ params, body }: Input<typeof contract.updateImport>, context: Context) {
  const { sheet, encoding, delimiter, header_row } = body
  if ([sheet, encoding, delimiter, header_row].every(choice => choice === undefined)) return undefined
  const database = await openDatabase(contract.updateImport, context)
  const row = await database.read(db => existingImport(db, params.import_id))
  if (row.content_hash === null) throw problem('gone')
  const chosen = {
    sheet: sheet ?? row.sheet,
    encoding: encoding ?? row.encoding,
    delimiter: delimiter ?? row.delimiter,
    // A choice holds for the rows that it was made for.
    header_row:
      header_row ?? (sheet === undefined && delimiter === undefined ? (row.layout?.header_row ?? null) : null),
  }
  return readStored(row.content_hash, context, { chosen, pointer: '' })
}

export const updateImport = action(
  contract.updateImport,
  readAgain,
  async (tx, { params, body }, context, received) => {
    const { ifMatch, now, locale } = context
    const row = await existingImport(tx, params.import_id)
    ifMatch(row.version)
    await requireDraft(tx, row)
    await requireTags(tx, body.tag_ids ?? [])
    await requireStaticAudiences(tx, body.audience_ids ?? [])
    const { sheet: _s, encoding: _e, delimiter: _d, header_row: _h, subscribe, consent, mapping, ...given } = body
    const { people, ...columns } = received ?? {}
    const read = received && { ...columns, headers_key: headersKey(received), mapping: [] }
    const stated = consent && { text: consent.text, text_version: consent.text_version ?? 1 }
    const next: store.ImportRow = {
      ...row,
      ...read,
      ...present(given),
      ...(mapping && { mapping: mapping.map(({ new_field: _, ...target }) => target) }),
      consent: subscribe === false ? null : (stated ?? row.consent),
      check_operation_id: null,
      checked: null,
      version: row.version + 1,
      updated_at: now(),
    }
    if (mapping) {
      await makeNewFields(tx, mapping, context)
      await requireTargets(tx, mapping, next)
    }
    await store.saveImport(tx, row.id, next)
    if (people) await store.setPeople(tx, row.id, people)
    return toImport(tx, next, locale)
  },
)

/** The members that are there. */
const present = <T extends object>(given: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never

export const deleteImport = action(contract.deleteImport, async (tx, { params }) => {
  const row = await existingImport(tx, params.import_id)
  await requireDraft(tx, row)
  await store.removeImport(tx, row.id)
})

/** The import, ready to be worked on: its columns are mapped, its rows and all that it names are there. */
async function ready(tx: Db, id: string): Promise<store.ImportRow> {
  const row = await existingImport(tx, id)
  await requireDraft(tx, row)
  requireMapping(row)
  await requireTags(tx, row.tag_ids)
  await requireStaticAudiences(tx, row.audience_ids)
  await requireTargets(tx, row.mapping, row)
  if (row.rows_hash === null) throw problem('gone')
  return row
}

const asking = ({ id, mode, rows }: store.ImportRow) => ({
  parameters: { import_id: id, mode, rows },
  subject_id: id,
})

export const checkImport = action(contract.checkImport, answering, async (tx, { params }, context, answer) => {
  const row = await ready(tx, params.import_id)
  const begun = await beginOperation(tx, kinds.leadImportCheck, asking(row), context)
  await store.saveImport(tx, row.id, { check_operation_id: begun.id, checked: null })
  return answer(tx, begun)
})

export const startImport = action(contract.startImport, answering, async (tx, { params }, context, answer) => {
  const row = await ready(tx, params.import_id)
  requireConsentColumns(row)
  const begun = await beginOperation(tx, kinds.leadImport, asking(row), context)
  await store.saveImport(tx, row.id, { import_operation_id: begun.id, updated_at: context.now() })
  return answer(tx, begun)
})
