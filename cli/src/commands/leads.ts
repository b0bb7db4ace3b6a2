/** `leads` and `leads export`. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Lead } from '@leadwright/sdk'
import { type Command, flag, text } from '../command.ts'
import { Failure, UsageError } from '../failure.ts'
import { followOperation } from '../operation.ts'
import { integer } from '../options.ts'
import { table } from '../output.ts'

const DEFAULT_ROWS = 25
const ROWS_MAX = 1_000_000
const PAGE_ROWS_MAX = 100

export const leadsList: Command = {
  name: 'leads list',
  summary: 'List leads, the newest first',
  needs: ['read-lead'],
  options: {
    search: { type: 'string', value: 'TEXT', text: 'Name, address or phone number.' },
    limit: { type: 'string', value: 'NUMBER', text: `Most leads that are listed. Default: ${DEFAULT_ROWS}.` },
    all: { type: 'boolean', text: 'List all leads.' },
  },
  examples: ['leadwright leads list --search garcía', 'leadwright leads list --all --json > leads.json'],
  async run({ values, client, site, output }) {
    const most = flag(values, 'all') ? ROWS_MAX : (integer(values, 'limit', { min: 1, max: ROWS_MAX }) ?? DEFAULT_ROWS)
    const search = text(values, 'search')
    const leads: Lead[] = []
    const limit = Math.min(most, PAGE_ROWS_MAX)
    for await (const lead of client().leads.list({ site_id: await site(), limit, ...(search && { search }) })) {
      leads.push(lead)
      if (leads.length >= most) break
    }
    output.result(leads, () =>
      table(
        ['EMAIL', 'NAME', 'MAILABILITY', 'REGISTERED', 'ID'],
        leads.map(lead => [
          lead.email,
          [lead.first_name, lead.last_name].filter(Boolean).join(' ') || null,
          lead.mailability,
          lead.registered_at,
          lead.id,
        ]),
      ),
    )
  },
}

export const leadsExport: Command = {
  name: 'leads export',
  summary: 'Export leads to a file',
  usage: '[FILE]',
  args_max: 1,
  needs: ['read-lead'],
  notes: 'CSV, or XLSX where FILE ends with .xlsx. Without FILE, CSV goes to the output.',
  options: {
    search: { type: 'string', value: 'TEXT', text: 'Name, address or phone number.' },
    column: { type: 'string', multiple: true, value: 'NAME', text: 'Column, in order; all without it.' },
  },
  examples: ['leadwright leads export leads.csv', 'leadwright leads export --column email --column tags | wc -l'],
  async run(run) {
    const {
      args: [file],
      values,
      output,
    } = run
    const [client, site_id] = [run.client(), await run.site()]
    if (!file && output.json) throw new UsageError('Name a file: with --json the output says what was exported.')
    const columns = Array.isArray(values.column) ? values.column.map(String) : undefined
    const format = file?.endsWith('.xlsx') ? 'xlsx' : 'csv'
    const search = text(values, 'search')
    const started = await client.leads.exports.start({
      site_id,
      body: { format, selection: { ...(search && { search }) }, ...(columns && { columns }) },
    })
    const { id, progress } = await followOperation(client, site_id, started.id, run)
    const content = await client.operations.downloadFile({ site_id, operation_id: id }, { timeout: 0 })
    if (!file) return void output.raw(new Uint8Array(await content.arrayBuffer()))
    await save(content, file)
    output.result(
      { file, leads: progress.succeeded, operation_id: id },
      () => `Exported ${progress.succeeded} leads to ${file}.`,
    )
  },
}

/** Refuses a folder that is not there, or a disk that is full, in a sentence. */
export async function save(content: Blob, file: string): Promise<void> {
  try {
    await pipeline(
      Readable.fromWeb(content.stream() as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(file),
    )
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Failure(`${file} cannot be written (${code}): check the folder and the free space.`)
  }
}
