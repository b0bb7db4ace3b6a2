/** What operations leave to be downloaded: the rows that could not be done, and files. */

import type { Context } from '../../../platform/features/context.ts'
import { endpoint, openDatabase } from '../../../platform/features/endpoint.ts'
import { filePartAfter, unpacked } from '../../../platform/features/operations/files.ts'
import * as store from '../../../platform/features/operations/store.ts'
import { fileKeptUntil } from '../../../platform/features/operations/wire.ts'
import { csvRow } from '../../../platform/files/csv.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { csvDownload, fileDownload } from '../../../platform/routing/file-download.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'
import { mayReach, permitted } from './service.ts'

/** Whether these rights still let see an operation. */
const stillFor =
  (row: store.OperationRow, { installation, actor, site }: Context) =>
  async (rights: Rights): Promise<boolean> =>
    (await installation.databases.site(site.id)).read(db => mayReach(db, row, { installation, actor, rights }))

const page_failures = 500

export const exportOperationFailures = endpoint(contract.exportOperationFailures, async ({ params }, context) => {
  const { installation, locale } = context
  const { connections } = installation
  const open = () => openDatabase(contract.exportOperationFailures, context)
  const row = await (await open()).read(db => permitted(db, params.operation_id, context))
  const { id } = row
  async function* pieces() {
    yield csvRow(['row', 'id', 'name', 'code', 'reason'])
    for (let after = 0; ; ) {
      const { rows, names } = await (await open()).read(async db => {
        const rows = await store.failuresAfter(db, id, { after, limit: page_failures })
        const named = await connections.namesOf(db, [...new Set(rows.map(row => row.subject_id))])
        return { rows, names: new Map(named.map(({ id: of, name }) => [of, name])) }
      })
      const last = rows.at(-1)
      if (!last) return
      const lines = rows.map(({ number, subject_id, code }) =>
        csvRow([number, subject_id, names.get(subject_id) ?? '', code, messageOf(locale, `operation.failure.${code}`)]),
      )
      yield lines.join('')
      after = last.number
    }
  }
  return csvDownload(context, 'failures.csv', pieces(), stillFor(row, context))
})

export const downloadOperationFile = endpoint(contract.downloadOperationFile, async ({ params }, context) => {
  const { now } = context
  const open = () => openDatabase(contract.downloadOperationFile, context)
  const row = await (await open()).read(db => permitted(db, params.operation_id, context))
  const { id, status, file_name: name, file_bytes } = row
  if (name === null || status !== 'completed') throw problem('not_found')
  if (file_bytes === null || now() > fileKeptUntil(row)) throw problem('gone')
  async function* pieces() {
    for (let after = -1; ; ) {
      const database = await open()
      const part = await database.read(db => filePartAfter(db, id, after))
      if (!part) return
      yield await unpacked(part)
      after = part.number
    }
  }
  return fileDownload(context, { name, type: 'application/octet-stream' }, pieces(), stillFor(row, context))
})
