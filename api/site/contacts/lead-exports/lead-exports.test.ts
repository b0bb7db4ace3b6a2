/** Exports: what is in the file, that it is whole after a kill, and who gets it for how long. */

import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFilePart, filePart } from '../../../platform/features/operations/files.ts'
import { findOperation } from '../../../platform/features/operations/store.ts'
import { operationHandler } from '../../../platform/features/operations/worker.ts'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { tableFiles } from '../../../platform/files/table-files/table-files.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { forgettingOperations } from '../../history/operations/housekeeping.ts'
import { nothingKnown } from '../lead-records/fields.ts'
import { leadRows } from '../lead-records/rules.ts'
import { freshLead } from '../leads/rules.ts'
import { leadExport } from './export-operation.ts'
import { leadExportLimits } from './limits.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

let h: Harness
let site: string
let at: string
let key: string
const many = leadExportLimits.lead_export_batch_leads + 50
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  key = String((await h.post('/v1/api-keys', { name: 'Export', grants: ['read-lead'] })).body.key)
  await h.post(`${at}/custom-fields`, { type: 'date', name: 'birthday', label: 'Birthday' })
  await h.post(`${at}/custom-fields`, { type: 'password', name: 'secret', label: 'Secret' })
  const tag = (await h.post(`${at}/tags`, { name: 'Balcony, north' })).body.id
  const custom_fields = { birthday: '1990-02-28', secret: 'hunter2' }
  await h.post(`${at}/leads`, { email: 'ana@example.com', first_name: 'Ana', tag_ids: [tag], custom_fields })
  await h.post(`${at}/leads`, { email: '-eva@example.com', first_name: 'Eva' })
  await h.inSite(site, tx =>
    leadRows.insert(
      tx,
      Array.from({ length: many }, (_, i) =>
        freshLead({
          ...{ id: h.installation.newId('lead'), email: `many${i}@example.com` },
          ...{ own: { ...nothingKnown(), last_name: 'Muñoz' }, mailability: 'unsubscribed', unsubscribed_at: null },
          ...{ source: 'api', confirmation: 'none', quality: undefined, at: h.clock.now() },
        }),
      ),
    ),
  )
})
afterAll(() => h.close())

const scope = async () => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}
const work = async (id: string) => {
  const handler = operationHandler(await scope(), [leadExport])
  // On a busy machine a turn may be over before it.
  while (!(await handler.perform({ subject_id: id } as Job, new AbortController().signal)).done);
  return (await h.get(`${at}/operations/${id}`)).body as unknown as {
    id: string
    status: string
    progress: object
    reason?: object
    file?: { name: string; bytes: number; until: string }
  }
}
const begin = async (body: object): Promise<string> => (await h.post(`${at}/lead-exports`, body)).body.id
const exported = async (body: object) => work(await begin(body))
const download = (id: string, token = key) =>
  h.app.request(`${at}/operations/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
const bytesOf = async (id: string) => Buffer.from(await (await download(id)).arrayBuffer())

test('a view as CSV: its filter, order and columns; passwords are no column', async () => {
  const filter = { type: 'rule', field: 'first_name', op: 'is_not_empty' }
  const columns = ['first_name', 'email', 'tags', 'custom_fields.birthday', 'mailability']
  const done = await exported({ format: 'csv', selection: { filter }, sort: '-email', columns })
  expect(done).toMatchObject({ status: 'completed', progress: { total: 2, succeeded: 2 }, can_undo: false })
  const response = await download(done.id)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${done.file?.name}"`)
  const text = await response.text()
  expect(text).toBe(
    [
      'first_name,email,tags,birthday,mailability',
      'Ana,ana@example.com,"""Balcony, north""",1990-02-28,unsubscribed',
      "Eva,'-eva@example.com,,,unsubscribed",
      '',
    ].join('\r\n'),
  )
  expect(done.file).toMatchObject({ name: expect.stringMatching(/^leads-\d{4}-\d\d-\d\d\.csv$/), bytes: text.length })
  const whole = await exported({ format: 'csv', selection: { search: 'ana@' } })
  const [head = ''] = (await bytesOf(whole.id)).toString().split('\r\n')
  expect(head.split(',').slice(0, 3)).toEqual(['email', 'first_name', 'middle_name'])
  expect(head).toContain(',birthday')
  expect(head).not.toContain('secret')
})

test('a workbook of several batches, interrupted between them, has each lead once', async () => {
  const id = await begin({ format: 'xlsx', selection: { search: 'muñoz' }, columns: ['email', 'registered_at'] })
  // A turn is over before the next batch, as it is for a process that ends.
  const stopped = new AbortController()
  const { database } = await scope()
  const type = {
    ...leadExport,
    work: (of: SiteScope) => {
      const usual = leadExport.work(of)
      const find: typeof usual.find = (operation, place) => {
        if (place !== null) stopped.abort()
        return usual.find(operation, place)
      }
      return { ...usual, find }
    },
  }
  await operationHandler(await scope(), [type]).perform({ subject_id: id } as Job, stopped.signal)
  expect(await database.read(db => findOperation(db, id))).toMatchObject({ status: 'running', batches: 1 })
  expect((await download(id)).status).toBe(404)
  const done = await work(id)
  expect(done.progress).toMatchObject({ total: many, succeeded: many })
  const bytes = await bytesOf(id)
  expect(bytes).toHaveLength(done.file?.bytes ?? 0)
  const book = xlsx.read(bytes, { type: 'buffer' })
  const rows = xlsx.utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0] as never, { header: 1 })
  expect(rows).toHaveLength(many + 1)
  expect(new Set(rows.map(([email]) => email)).size).toBe(many + 1)
})

test('what was exported is imported again as the same', async () => {
  const done = await exported({ format: 'xlsx', selection: { search: 'eva' }, columns: ['email', 'first_name'] })
  const rows = xlsx.utils.sheet_to_json(
    Object.values(xlsx.read(await bytesOf(done.id), { type: 'buffer' }).Sheets)[0] as never,
    { header: 1 },
  )
  expect(rows).toEqual([
    ['email', 'first_name'],
    ['-eva@example.com', 'Eva'],
  ])
})

test('an export with more rows than a sheet holds says so', async () => {
  const file = tableFiles.xlsx as { rows_max: number }
  const before = file.rows_max
  file.rows_max = many
  try {
    expect(await exported({ format: 'xlsx', selection: { search: 'muñoz' } })).toMatchObject({ status: 'completed' })
    file.rows_max = many - 1
    const full = await exported({ format: 'xlsx', selection: { search: 'muñoz' } })
    expect(full).toMatchObject({ status: 'canceled', reason: { code: 'workbook_full' } })
    expect(full.file).toBeUndefined()
  } finally {
    file.rows_max = before
  }
  expect(before).toBe(limits.workbook_rows_max)
})

test('the file is for those who may read leads, as long as they may', async () => {
  const { id } = await exported({ format: 'csv', selection: {} })
  // More than lies in buffers on the way.
  const part = await filePart(randomBytes(100_000))
  await h.inSite(site, async tx => {
    for (let number = 10; number < 40; number++) await addFilePart(tx, id, number, part)
  })
  const made = (await h.post('/v1/api-keys', { name: 'Reader', site_ids: [site], grants: ['read-lead'] })).body
  const other = (await h.post('/v1/api-keys', { name: 'Other', site_ids: [site], grants: ['read-site'] })).body
  expect((await download(id, String(other.key))).status).toBe(403)
  const reader = (await download(id, String(made.key))).body?.getReader()
  await reader?.read()
  expect((await h.delete(`/v1/api-keys/${made.id}`)).status).toBe(204)
  const readOn = async () => {
    while (!(await reader?.read())?.done);
  }
  await expect(readOn()).rejects.toThrow()
  expect((await download(id, String(made.key))).status).toBe(401)
})

test('the file is kept so many days, and one of a canceled export not at all', async () => {
  const { database } = await scope()
  const parts = async (id: string) => {
    const query = 'select count(*) from operation_file_parts where operation_id = ?'
    return (await database.read(db => db.one(query, [id])))?.[0]
  }
  const look = async () => {
    const housekeeping = forgettingOperations(await scope())
    await housekeeping.start()
    await housekeeping.settled()
    await housekeeping.stop()
  }
  const done = await exported({ format: 'csv', selection: {} })
  const until = Date.parse(done.file?.until ?? '')
  expect(until - h.clock.now()).toBe(limits.operation_files_kept_days * 86_400_000)
  h.clock.forward(until - h.clock.now())
  await look()
  expect((await download(done.id)).status).toBe(200)
  h.clock.forward(1)
  expect((await download(done.id)).status).toBe(410)
  await look()
  expect(await parts(done.id)).toBe(0)
  expect((await work(done.id)).file).toBeUndefined()
})

test('unknown columns, and more than there may be, are refused', async () => {
  const refusal = async (columns: string[]) => {
    const { status, body } = await h.post(`${at}/lead-exports`, { format: 'csv', selection: {}, columns })
    const [error] = (body as unknown as { errors?: { pointer: string; code: string }[] }).errors ?? []
    return [status, error?.pointer, error?.code]
  }
  expect(await refusal(['email', 'none'])).toEqual([422, '/columns/1', 'unknown_reference'])
  expect(await refusal(['custom_fields.secret'])).toEqual([422, '/columns/0', 'unknown_reference'])
  const most = Array.from({ length: leadExportLimits.lead_export_columns_max }, () => 'email')
  expect((await refusal(most))[0]).toBe(202)
  expect(await refusal([...most, 'email'])).toEqual([422, '/columns', 'too_many'])
})
