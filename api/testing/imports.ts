/** Importing on a site of its own: files as texts, operations carried to their end, and the people as the database has them. */
import type { z } from '@hono/zod-openapi'
import type { operation } from '../platform/features/operations/wire.ts'
import { operationHandler } from '../platform/features/operations/worker.ts'
import type { SiteScope } from '../platform/features/site-scope.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { leadImport as wire } from '../site/contacts/imports/contract.ts'
import type { listImportRows } from '../site/contacts/imports/contract-rows.ts'
import { leadImport, leadImportCheck } from '../site/contacts/imports/import-operation.ts'
import { leadExport } from '../site/contacts/lead-exports/export-operation.ts'
import type { LeadOnWire } from '../site/contacts/leads/wire.ts'
import type { Harness } from './harness.ts'
import { upload } from './upload.ts'

export type Import = z.output<typeof wire> & { code: string }
type Operation = z.output<typeof operation>
type Row = z.output<(typeof listImportRows)['response']>['data'][number]

const turns_max = 50
const columnsOfLeads =
  'id, email, email_key, first_name, middle_name, last_name, phone, timezone, language, first_name_key, last_name_key, last_name_sort, search_key, mailability, unsubscribed_at, source, registered_at, last_activity_at, confirmation'

export function importing(harness: () => Harness) {
  let [site, sites] = ['', 0]
  const at = () => `/v1/sites/${site}`
  const imports = () => `${at()}/imports`

  async function scope(): Promise<SiteScope> {
    const { installation, clock } = harness()
    const database = await installation.databases.site(site)
    return { installation, site_id: site, database, clock, facts: () => installation.sites.find(site) }
  }
  const perform = async (id: string, signal: AbortSignal = new AbortController().signal) => {
    const handler = operationHandler(await scope(), [leadImportCheck, leadImport, leadExport])
    return handler.perform({ subject_id: id } as Job, signal)
  }
  const body = async <T>(path: string) => (await harness().get(path)).body as unknown as T
  /** Until it has ended: an operation has its turns. */
  async function work(id: string): Promise<Operation> {
    for (let turn = 0; turn < turns_max; turn++) if ((await perform(id)).done) break
    return body(`${at()}/operations/${id}`)
  }
  const begin = async (path: string) => String((await harness().post(path)).body.id)
  const create = async (file: string | Buffer, name = 'contacts.csv') =>
    (await upload(harness(), imports(), Buffer.from(file), name)).body as unknown as Import
  const set = (id: string, changes: object) => harness().patch(`${imports()}/${id}`, changes)

  return {
    at,
    scope,
    perform,
    work,
    create,
    set,
    async freshSite() {
      sites += 1
      site = await harness().newSite(`Casa ${sites}`)
    },
    inSite: (sql: string, values: unknown[]) =>
      harness().inSite(site, async tx => {
        await tx.run(sql, values)
      }),
    get: (id: string) => body<Import>(`${imports()}/${id}`),
    rows: async (id: string, query = '') => (await body<{ data: Row[] }>(`${imports()}/${id}/rows${query}`)).data,
    check: async (id: string) => work(await begin(`${imports()}/${id}/check`)),
    start: async (id: string) => work(await begin(`${imports()}/${id}/start`)),
    undo: async (id: string) => work(await begin(`${at()}/operations/${id}/undo`)),
    /** A file whose columns are these fields; an empty name is passed over. */
    async mapped(text: string, fields: readonly string[], changes: object = {}): Promise<string> {
      const { id } = await create(text)
      const mapping = fields.flatMap((field, column) => (field === '' ? [] : [{ column, field }]))
      const answer = await set(id, { mapping, ...changes })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return id
    },
    field: (name: string, type: string, options?: string[]) =>
      harness().post(`${at()}/custom-fields`, { name, type, label: name, ...(options && { options }) }),
    /** By address. */
    async leads(): Promise<Record<string, LeadOnWire>> {
      const { data } = await body<{ data: LeadOnWire[] }>(`${at()}/leads?limit=100`)
      return Object.fromEntries(data.map(lead => [lead.email, lead]))
    },
    /** All that is known of people, but for when it was written. */
    async people() {
      const { database } = await scope()
      const all = (sql: string) => database.read(db => db.all(sql, []))
      return {
        leads: await all(`select ${columnsOfLeads} from leads order by id`),
        values: await all('select * from lead_values order by lead_id, field_id'),
        tags: await all('select * from lead_tags order by lead_id, tag_id'),
        audiences: await all('select * from lead_audiences order by lead_id, audience_id'),
      }
    },
  }
}
