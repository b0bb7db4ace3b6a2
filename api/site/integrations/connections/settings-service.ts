/** The endpoint that changes the settings of a connection: its list, its fields, which leads. */
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action } from '../../../platform/features/endpoint.ts'
import { type FieldError, invalid, problem } from '../../../platform/problem/problem.ts'
import { requireAudiences } from '../../contacts/audiences/rules.ts'
import { requireTags } from '../../contacts/tags/rules.ts'
import type { ServiceField, ServiceList } from '../services/rules.ts'
import * as contract from './contract.ts'
import { fits, loadLeadFields } from './lead-fields.ts'
import {
  askService,
  changeConnection,
  existingConnection,
  loadClientParts,
  loadParts,
  requireFreeList,
  requireState,
  toAnswer,
} from './rules.ts'
import type { ConnectionRow } from './store.ts'
import type { MappedField } from './table.ts'

type ConnectionInput = Input<typeof contract.updateConnection>

/** The list and its fields as the service has them now, where the change names either. */
async function askAbout({ params, body }: ConnectionInput, context: Context) {
  const parts = await loadParts(undefined, context)
  const { database } = await loadClientParts(context)
  const row = await database.read(db => existingConnection(db, params.connection_id))
  const { list_id, fields } = body
  const of_list = list_id ?? row.list_id
  if ((list_id === undefined && fields === undefined) || of_list === null) return { ...parts, there: undefined }
  const there = await askService(context, row, async client => {
    const list = (await client.readLists()).find(({ id }) => id === of_list)
    return { list, fields: list && fields ? await client.readFields(of_list) : [] }
  })
  return { ...parts, there }
}

interface There {
  list: ServiceList | undefined
  fields: readonly ServiceField[]
}

export const updateConnection = action(
  contract.updateConnection,
  askAbout,
  async (tx, { params, body }, context, { there, ...parts }) => {
    const row = await existingConnection(tx, params.connection_id)
    context.ifMatch(row.version)
    requireState(row, 'connected', 'paused', 'stopped')
    const { list_id, fields, tag_ids, audience_ids, ...rest } = body
    if (list_id !== undefined && !there?.list) throw invalid('/list_id', 'unknown_reference')
    if (list_id !== undefined) await requireFreeList(tx, row, list_id)
    if (fields !== undefined && !there?.list) throw invalid('/list_id', 'required')
    if (tag_ids) await requireTags(tx, tag_ids)
    if (audience_ids) await requireAudiences(tx, audience_ids)
    const at = context.now()
    const next = await changeConnection(
      tx,
      row,
      {
        ...rest,
        ...(tag_ids && { tag_ids }),
        ...(audience_ids && { audience_ids }),
        ...toList(row, there, list_id),
        ...(fields && there && { fields: toMapping(fields, there.fields, await loadLeadFields(tx)) }),
        ...(row.status === 'stopped' && { status: 'connected' as const, status_since: at, reason: null, detail: null }),
      },
      at,
    )
    const isAnotherList = next.list_id !== row.list_id
    if (isAnotherList && row.list_id !== null) await parts.sync.forget(tx, row.id)
    if (isComparable(row, body)) await parts.sync.compareAll(tx, row.id, at)
    return toAnswer(tx, next, parts)
  },
)

/** What of a change concerns leads that have been sent already. */
const isComparable = (
  row: ConnectionRow,
  { list_id, fields, leads, tag_ids, audience_ids }: ConnectionInput['body'],
): boolean =>
  (list_id !== undefined && list_id !== row.list_id) ||
  [fields, leads, tag_ids, audience_ids].some(given => given !== undefined) ||
  row.status === 'stopped'

/** Another list begins from nothing. */
function toList(row: ConnectionRow, there: There | undefined, list_id: string | undefined): Partial<ConnectionRow> {
  if (list_id === undefined || !there?.list) return {}
  const named = { list_id, list_name: there.list.name }
  if (list_id === row.list_id) return named
  return {
    ...named,
    ...{ webhook_id: null, webhook_hash: null, webhook_secret: null },
    ...{ polled_to: null, poll_since: null, poll_begun_at: null, poll_cursor: null, compared_at: null },
  }
}

/** Refuses, each at its place, what is not there, is mapped twice, or takes no values of the kind. */
function toMapping(
  given: NonNullable<ConnectionInput['body']['fields']>,
  there: readonly ServiceField[],
  ours: Awaited<ReturnType<typeof loadLeadFields>>,
): MappedField[] {
  const errors: FieldError[] = []
  const mapped = given.flatMap(({ field, service_field, conflict = 'newest' }, at): MappedField[] => {
    const pointer = `/fields/${at}`
    const own = ours.find(({ id }) => id === field)
    const target = there.find(({ id }) => id === service_field)
    if (!own) errors.push({ pointer: `${pointer}/field`, code: 'unknown_reference' })
    if (!target) errors.push({ pointer: `${pointer}/service_field`, code: 'unknown_reference' })
    if (!own || !target) return []
    if (given.findIndex(one => one.field === field) < at)
      errors.push({ pointer: `${pointer}/field`, code: 'mapped_twice' })
    if (given.findIndex(one => one.service_field === service_field) < at)
      errors.push({ pointer: `${pointer}/service_field`, code: 'mapped_twice' })
    if (!fits(own, target)) errors.push({ pointer, code: 'field_type_mismatch', values: { type: target.type } })
    const { name: service_name, type: service_type, length_max, options } = target
    return [{ field, service_field, service_name, service_type, length_max, options: [...options], conflict }]
  })
  if (errors.length > 0) throw problem('validation_failed', { errors })
  return mapped
}
