/** The endpoints on what the account at the service has: lists, tags, fields. */
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import type { ServiceClient, ServiceField } from '../services/rules.ts'
import * as contract from './contract-there.ts'
import { fits, type LeadField, loadLeadFields, suggestField, toNewServiceField } from './lead-fields.ts'
import { askService, existingConnection, loadClientParts } from './rules.ts'
import type { ConnectionRow } from './store.ts'

interface ConnectionInput {
  params: { connection_id: string }
}

/** Work at the service on the chosen list. */
function askList<T>(
  context: Context,
  row: ConnectionRow,
  work: (client: ServiceClient, list_id: string) => Promise<T>,
): Promise<T> {
  const { list_id } = row
  if (list_id === null) throw problem('transition_not_allowed', { values: { status: 'no list' } })
  return askService(context, row, client => work(client, list_id))
}

export const listServiceLists = query(
  contract.listServiceLists,
  (db, { params }: ConnectionInput) => existingConnection(db, params.connection_id),
  async (row, _input, context) => {
    const lists = await askService(context, row, client => client.readLists())
    return { data: lists.map(({ id, name, contact_count }) => ({ id, name, contacts: contact_count })) }
  },
)

export const listServiceTags = query(
  contract.listServiceTags,
  (db, { params }: ConnectionInput) => existingConnection(db, params.connection_id),
  async (row, _input, context) => {
    const tags = await askList(context, row, (client, list_id) => client.readTags(list_id))
    return { data: tags.map(({ id, name }) => ({ id, name })) }
  },
)

function toServiceField(there: ServiceField, fields: readonly LeadField[]) {
  const { id, name, type, options, length_max, is_required } = there
  const suggested = suggestField(fields, there)
  return {
    ...{ id, name, type, options: [...options], length_max, required: is_required },
    ...(suggested && { suggested: suggested.id }),
    fits: fields.filter(field => fits(field, there)).map(field => field.id),
  }
}

export const listServiceFields = query(
  contract.listServiceFields,
  async (db, { params }: ConnectionInput, { locale }) => ({
    row: await existingConnection(db, params.connection_id),
    fields: await loadLeadFields(db, locale),
  }),
  async ({ row, fields }, _input, context) => {
    const there = await askList(context, row, (client, list_id) => client.readFields(list_id))
    return { data: there.map(one => toServiceField(one, fields)) }
  },
)

/** The field is made before anything is written: where it is there already, it is not made twice. */
async function makeField({ params, body }: ConnectionInput & { body: { field: string } }, context: Context) {
  const { database } = await loadClientParts(context)
  const { row, fields } = await database.read(async db => ({
    row: await existingConnection(db, params.connection_id),
    fields: await loadLeadFields(db, context.locale),
  }))
  const field = fields.find(({ id }) => id === body.field)
  if (!field) throw invalid('/field', 'unknown_reference')
  return askList(context, row, async (client, list_id) => {
    const isSame = ({ name }: ServiceField) => name.toLowerCase() === field.label.toLowerCase()
    const known = (await client.readFields(list_id)).find(one => isSame(one) && fits(field, one))
    return toServiceField(known ?? (await client.createField(list_id, toNewServiceField(field))), fields)
  })
}

export const createServiceField = action(
  contract.createServiceField,
  makeField,
  async (_tx, { params }, context, made) => {
    context.auditAs(params.connection_id)
    return made
  },
)
