/** `leads import`: upload, map, check, confirm, import, and the verdict of each row. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportCounts, ImportRow, ImportTarget, LeadImport, Leadwright } from '@leadwright/sdk'
import { type Command, text, texts, type Values } from '../command.ts'
import { confirm } from '../confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { Failure, UsageError } from '../failure.ts'
import { followOperation } from '../operation.ts'
import { toArray } from '../rows.ts'

const SHOWN_ROWS_MAX = 20

export const leadsImport: Command = {
  name: 'leads import',
  summary: 'Import leads from a CSV, XLSX or XLS file',
  usage: 'FILE',
  args_max: 1,
  needs: ['manage-leads'],
  notes:
    'Columns are recognized; --map says what one is. Every row is checked first, and what the import would do is shown. Rows that are refused are listed with their reason. Nobody who unsubscribed is subscribed again.',
  options: {
    map: {
      type: 'string',
      multiple: true,
      value: 'COLUMN=FIELD',
      text: 'Field of a column, such as "Correo=email"; COLUMN= leaves it out.',
    },
    mode: {
      type: 'string',
      value: 'MODE',
      choices: ['update', 'skip', 'fill_empty'],
      text: 'For leads that exist: update (default), skip or fill_empty.',
    },
    tag: { type: 'string', multiple: true, value: 'NAME', text: 'Tag for all imported leads.' },
    consent: { type: 'string', value: 'TEXT', text: 'What these people agreed to; they become subscribed.' },
    check: { type: 'boolean', text: 'Check only, and import nothing.' },
    yes: { type: 'boolean', short: 'y', text: 'Do not ask.' },
  },
  examples: [
    'leadwright leads import people.csv --check',
    'leadwright leads import people.csv --map "E-Mail=email" --tag Fair --consent "Agreed at the fair" --yes',
  ],
  async run(run) {
    const {
      args: [file],
      values,
      output,
    } = run
    if (!file) throw new UsageError('Name a file: leadwright leads import people.csv.')
    const content = await readFile(file).catch(error => {
      throw new Failure(`${file} cannot be read (${error.code}).`, exitCodes.not_found, 'file_not_found')
    })
    const [client, site_id] = [run.client(), await run.site()]
    const uploaded = await client.imports.create({ site_id, file: new File([content], basename(file)) }, { timeout: 0 })
    const { id: import_id } = uploaded
    let isStarted = false
    try {
      await client.imports.update({ site_id, import_id, body: settingsOf(uploaded, values) })
      const check = await client.imports.check({ site_id, import_id })
      await followOperation(client, site_id, check.id, run)
      const checked = await client.imports.get({ site_id, import_id })
      const plan = `${file}: ${sentence(checked.check?.counts)}`
      if (values.check === true)
        return void (await report(run, client, site_id, import_id, checked.check?.counts, plan))
      output.note(plan)
      if (!(await confirm(run, 'Import?'))) return
      // Tags that the site lacks are made no sooner than this.
      const tag_ids = await tagIds(client, site_id, texts(values, 'tag'))
      if (tag_ids.length > 0) await client.imports.update({ site_id, import_id, body: { tag_ids } })
      const started = await client.imports.start({ site_id, import_id })
      isStarted = true
      await followOperation(client, site_id, started.id, run)
      const { result } = await client.imports.get({ site_id, import_id })
      await report(run, client, site_id, import_id, result?.counts, `Imported ${file}: ${sentence(result?.counts)}`)
    } finally {
      // A file of people is not left behind.
      if (!isStarted) await client.imports.delete({ site_id, import_id }).catch(() => undefined)
    }
  },
}

const sentence = (counts: ImportCounts | undefined): string =>
  counts
    ? `${counts.created} new, ${counts.changed} changed, ${counts.same} the same, ${counts.skipped} skipped, ${counts.refused} refused.`
    : 'no rows.'

function settingsOf(uploaded: LeadImport, values: Values) {
  const mapping = mappingOf(uploaded, texts(values, 'map'))
  const consent = text(values, 'consent')
  const mode = text(values, 'mode')
  if (mode && !['update', 'skip', 'fill_empty'].includes(mode))
    throw new UsageError('--mode is update, skip or fill_empty.')
  return {
    mapping,
    ...(mode && { mode: mode as LeadImport['mode'] }),
    ...(consent && { consent: { text: consent }, subscribe: true }),
  }
}

/** What was recognized, with what was said of single columns instead. */
function mappingOf({ columns, suggestions }: LeadImport, given: readonly string[]): ImportTarget[] {
  const targets = new Map<number, ImportTarget>(suggestions.map(({ from: _, ...target }) => [target.column, target]))
  for (const one of given) {
    const [name = '', field = ''] = [one.slice(0, one.lastIndexOf('=')), one.slice(one.lastIndexOf('=') + 1)]
    const column = columns.findIndex(known => known.name.trim().toLowerCase() === name.trim().toLowerCase())
    if (column < 0)
      throw new UsageError(`The file has no column “${name}”: it has ${columns.map(known => known.name).join(', ')}.`)
    for (const [at, target] of targets) if (target.field === field && field !== 'tags') targets.delete(at)
    if (field === '') targets.delete(column)
    else targets.set(column, { column, field })
  }
  if (![...targets.values()].some(({ field }) => field === 'email'))
    throw new UsageError(
      `No column was recognized as email: say --map "COLUMN=email", with one of ${columns.map(known => known.name).join(', ')}.`,
    )
  return [...targets.values()]
}

async function tagIds(client: Leadwright, site_id: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const known = await toArray(client.tags.list({ site_id }))
  const ids: string[] = []
  for (const name of names) {
    const found = known.find(tag => tag.name.toLowerCase() === name.toLowerCase())
    ids.push((found ?? (await client.tags.create({ site_id, body: { name } }))).id)
  }
  return ids
}

async function report(
  { output }: Parameters<Command['run']>[0],
  client: Leadwright,
  site_id: string,
  import_id: string,
  counts: ImportCounts | undefined,
  said: string,
): Promise<void> {
  const refused: ImportRow[] = []
  for await (const row of client.imports.listRows({ site_id, import_id, verdict: ['refused'] })) {
    refused.push(row)
    if (!output.json && refused.length > SHOWN_ROWS_MAX) break
  }
  output.result({ import_id, counts, refused }, () => [
    said,
    ...refused
      .slice(0, SHOWN_ROWS_MAX)
      .map(row => `  row ${row.number}: ${row.problems.map(one => one.text).join(' ')}`),
    ...(refused.length > SHOWN_ROWS_MAX ? ['  … and more: --json lists all.'] : []),
  ])
}
