/** The endpoint that makes an import of a list's contacts: a table as owners export it, with the state of each. */

import { toInstantOrNull } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { csvRow } from '../../../platform/csv.ts'
import { action } from '../../../platform/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { tableImports } from '../../contacts/imports/ports.ts'
import { askService, existingConnection, loadClientParts } from '../connections/rules.ts'
import type { ContactPage, ServiceClient, ServiceConsent, ServiceContact } from '../services/rules.ts'
import * as contract from './contract.ts'
import { syncLimits } from './limits.ts'
import { loadMapping, type Mapping } from './states.ts'
import { toShown } from './trial.ts'

/** In the words that imports read. */
const STATES: Partial<Record<ServiceConsent, string>> = {
  subscribed: 'subscribed',
  unsubscribed: 'unsubscribed',
  complained: 'complained',
  bounced: 'bounced',
  pending: 'pending',
}

async function readList({ params }: { params: { connection_id: string } }, context: Context) {
  const { database } = await loadClientParts(context)
  const mapping = await database.read(async db => loadMapping(db, await existingConnection(db, params.connection_id)))
  const { connection } = mapping
  const { list_id } = connection
  if (list_id === null) throw problem('transition_not_allowed', { values: { state: 'no list' } })
  const contacts = await askService(context, connection, client => readAll(client, list_id))
  const name = `${connection.name} ${connection.list_name ?? ''}.csv`
  const imports = context.installation.connections.through(tableImports)
  return { imports, file: await imports.receive(name, Buffer.from(toTable(contacts, mapping)), context) }
}

/** Removed ones are left out. */
async function readAll(client: ServiceClient, list_id: string): Promise<ServiceContact[]> {
  const contacts: ServiceContact[] = []
  let page: ContactPage | undefined
  do {
    page = await client.readContacts({ list_id, ...(page?.cursor !== undefined && { cursor: page.cursor }) })
    contacts.push(...page.contacts.filter(({ consent }) => STATES[consent] !== undefined))
    const maximum = syncLimits.sync_import_contacts_max
    if (contacts.length > maximum)
      throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
  } while (page.cursor !== undefined)
  return contacts
}

function toTable(contacts: readonly ServiceContact[], { fields }: Mapping): string {
  const heads = fields.map(({ own }) => own.custom?.label ?? own.id.replaceAll('_', ' '))
  const head = csvRow(['Email', ...heads, 'Tags', 'Email status', 'Status changed'])
  const rows = contacts.map(({ email, fields: values, tags, consent, changed_at }) =>
    csvRow([
      email,
      ...fields.map(({ mapped }) => toShown(values[mapped.service_field] ?? null)),
      tags.join(', '),
      STATES[consent] ?? '',
      toInstantOrNull(changed_at),
    ]),
  )
  return head + rows.join('')
}

export const importContacts = action(
  contract.importContacts,
  readList,
  async (tx, _input, context, { imports, file }) => imports.create(tx, file, context),
)
