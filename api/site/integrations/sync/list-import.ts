/** Reads a list at the service, page after page, into a table as owners export it, with the status of each; the table becomes an import. */
import { z } from '@hono/zod-openapi'
import type { Database } from '../../../platform/database/database.ts'
import { filePart, filePartAfter, unpacked } from '../../../platform/features/operations/files.ts'
import {
  type FilePart,
  type Operation,
  type OperationWork,
  operationType,
} from '../../../platform/features/operations/operation-type.ts'
import { readTimezone, type SiteScope } from '../../../platform/features/site-scope.ts'
import { acting } from '../../../platform/features/write-context.ts'
import { csvRow } from '../../../platform/files/csv.ts'
import { Problem } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { type Locale, locales, messageOf } from '../../../platform/texts/messages/messages.ts'
import { importCreated } from '../../contacts/imports/events.ts'
import { type TableImports, tableImports } from '../../contacts/imports/ports.ts'
import { findConnection, toReason, withClient } from '../connections/rules.ts'
import { type ContactPage, type ServiceConsent, type ServiceContact, ServiceRefusal } from '../services/rules.ts'
import { syncLimits } from './limits.ts'
import { loadMapping, type Mapping } from './statuses.ts'
import { toShown } from './trial.ts'
import { isFinal, waitMilliseconds } from './waits.ts'

/** Whoever is neither was removed there. */
const LISTED: readonly ServiceConsent[] = ['subscribed', 'unsubscribed', 'complained', 'bounced', 'pending']

const reasons = [
  ...['connection_gone', 'list_empty', 'list_too_long', 'imports_full', 'table_unreadable', 'service_away'],
  ...['credential_refused', 'permission_missing', 'application_missing', 'list_gone', 'schema_changed'],
] as const
type Reason = (typeof reasons)[number]

const parameters = z.strictObject({
  ...{ connection_id: z.string(), import_id: z.string() },
  /** In which columns and states are named, in words that imports read. */
  locale: z.enum(locales).default('en'),
})
type Parameters = z.infer<typeof parameters>

interface Place {
  /** Of the next page. */
  page: string | null
  contacts: number
  bytes: number
  /** Refusals in a row that pass by themselves. */
  waits: number
  is_read: boolean
}
const beginning: Place = { page: null, contacts: 0, bytes: 0, waits: 0, is_read: false }

type Rows =
  | { kind: 'page'; contacts: number; part: FilePart }
  | { kind: 'wait' }
  | { kind: 'over'; reason: Reason }
  | { kind: 'table'; file: Awaited<ReturnType<TableImports['receive']>> }

type ImportPage = { rows: Rows; cursor: Place; is_last: boolean; pause_milliseconds?: number }

const over = (reason: Reason, cursor: Place): ImportPage => ({ rows: { kind: 'over', reason }, cursor, is_last: true })

function reading(scope: SiteScope): OperationWork<Parameters, Place, Rows, Reason> {
  const { installation, clock } = scope
  const imports = installation.connections.through(tableImports)
  return {
    count: async () => null,
    async find(operation, place) {
      const from = place ?? beginning
      try {
        return from.is_read ? await makeTable(scope, imports, operation, from) : await readPage(scope, operation, from)
      } catch (error) {
        if (error instanceof Problem) return over(toTableReason(error), from)
        if (!(error instanceof ServiceRefusal)) throw error
        const reason = toReason(error.problem) ?? 'unexpected'
        if (isFinal(reason)) return over(reason, from)
        const waits = from.waits + 1
        if (waits > syncLimits.sync_import_waits_max) return over('service_away', from)
        const pause_milliseconds = waitMilliseconds(error.problem, waits, clock.now())
        return { rows: { kind: 'wait' }, cursor: { ...from, waits }, is_last: false, pause_milliseconds }
      }
    },
    async apply(tx, { parameters: { import_id } }, rows) {
      if (rows.kind === 'wait') return {}
      if (rows.kind === 'over') return { canceled: rows.reason }
      if (rows.kind === 'page') return { succeeded: rows.contacts, part: rows.part }
      try {
        await imports.create(tx, rows.file, { id: import_id, at: clock.now() })
      } catch (error) {
        if (error instanceof Problem) return { canceled: toTableReason(error) }
        throw error
      }
      await acting(installation, clock).emit(tx, importCreated, { subject_id: import_id, data: {} })
      return {}
    },
  }
}

const toTableReason = ({ code }: Problem): Reason => {
  if (code === 'storage_full') return 'imports_full'
  return code === 'application_missing' ? code : 'table_unreadable'
}

async function readPage(scope: SiteScope, { parameters }: Operation<Parameters>, from: Place): Promise<ImportPage> {
  const { installation, database, site_id } = scope
  const connection = await database.read(db => findConnection(db, parameters.connection_id))
  if (!connection || connection.list_id === null) return over('connection_gone', from)
  const { list_id } = connection
  const { locale } = parameters
  const key = await installation.databases.siteKey(site_id)
  const present = { now: scope.clock.now(), timezone: await readTimezone(scope) }
  const mapping = await database.read(db => loadMapping(db, connection, { key, present }, locale))
  const page: ContactPage = await withClient({ installation, database, key }, connection, client =>
    client.readContacts({ list_id, ...(from.page !== null && { cursor: from.page }) }),
  )
  const listed = page.contacts.filter(({ consent }) => LISTED.includes(consent))
  const head = from.page === null ? toHead(mapping, locale) : ''
  const bytes = Buffer.from(head + listed.map(contact => toRow(contact, mapping, locale)).join(''))
  const cursor: Place = {
    page: page.cursor ?? null,
    contacts: from.contacts + listed.length,
    bytes: from.bytes + bytes.length,
    waits: 0,
    is_read: page.cursor === undefined,
  }
  if (cursor.contacts > syncLimits.sync_import_contacts_max || cursor.bytes > syncLimits.sync_import_bytes_max)
    return over('list_too_long', cursor)
  if (cursor.is_read && cursor.contacts === 0) return over('list_empty', cursor)
  const rows = { kind: 'page', contacts: listed.length, part: await filePart(bytes) } as const
  // The table is made of parts that are on disk.
  return { rows, cursor, is_last: false, ...(cursor.is_read && { pause_milliseconds: 0 }) }
}

async function makeTable(
  scope: SiteScope,
  imports: TableImports,
  { id, parameters }: Operation<Parameters>,
  place: Place,
): Promise<ImportPage> {
  const { installation, database } = scope
  const [connection, site] = [
    await database.read(db => findConnection(db, parameters.connection_id)),
    await scope.facts(),
  ]
  if (!connection || !site) return over('connection_gone', place)
  const name = toFileName(connection)
  const file = await imports.receive(name, readParts(database, id), { installation, site })
  return { rows: { kind: 'table', file }, cursor: place, is_last: true }
}

async function* readParts(database: Database<'site'>, operation_id: string): AsyncGenerator<Buffer> {
  let number = -1
  for (;;) {
    const part = await database.read(db => filePartAfter(db, operation_id, number))
    if (!part) return
    yield await unpacked(part)
    number = part.number
  }
}

export const toFileName = ({ name, list_name }: { name: string; list_name: string | null }): string =>
  `${name} ${list_name ?? ''}`.trim().concat('.csv')

const toHead = ({ fields }: Mapping, locale: Locale): string => {
  const own = ['tags', 'status', 'changed'].map(name => messageOf(locale, `list_import.column.${name}`))
  return csvRow([messageOf(locale, 'lead_field.email'), ...fields.map(({ own: { label } }) => label), ...own])
}

const toRow = (
  { email, fields: values, tags, consent, changed_at }: ServiceContact,
  { fields }: Mapping,
  locale: Locale,
): string =>
  csvRow([
    email,
    ...fields.map(({ mapped }) => toShown(values[mapped.service_field] ?? null)),
    tags.join(', '),
    messageOf(locale, `list_import.status.${consent}`),
    toInstantOrNull(changed_at),
  ])

export const listImport = operationType({
  name: 'list_import',
  permission: 'manage-integrations',
  parameters,
  details: ({ import_id }) => ({ import_id }),
  fileName: (_, at) => `contacts-${new Date(at).toISOString().slice(0, 10)}.csv`,
  failures: [],
  reasons,
  work: reading,
})
