/**
 * Leads of another system in Leadwright: those of a CSV file, a thousand a call, with a result for each; then what changed there
 * since, deletions too. LEADWRIGHT_API_KEY needs `manage-leads`. Run it again: nothing changes twice.
 */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type LeadUpsert, Leadwright, upsertAll } from '@leadwright/sdk'

const [site_id = '', file = join(import.meta.dirname, 'people.csv')] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

/** Line by line, so that the file may be of any length. */
async function* people(): AsyncGenerator<LeadUpsert> {
  let names: string[] | undefined
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const cells = line.split(',')
    if (names) yield Object.fromEntries(names.map((name, at) => [name, cells[at] || null])) as unknown as LeadUpsert
    else names = cells
  }
}

// The place is taken first, so that nothing is missed that happens meanwhile.
const { next_cursor: cursor } = await client.leads.changes.list({ site_id })

for await (const { lead, status, errors = [] } of upsertAll(client.leads, { site_id }, people())) {
  console.log(`${lead.email}: ${[status, ...errors.map(({ text }) => text)].join(', ')}`)
}

for await (const { lead_id, deleted, lead } of client.leads.changes.list({ site_id, cursor })) {
  console.log(deleted ? `${lead_id} was deleted` : `${lead?.email} is now ${lead?.first_name} ${lead?.last_name}`)
}
