/** Fields of ActiveCampaign: three that every contact has, and custom ones, each with options of its own. */
import { toObject, toObjects, toText } from '../call.ts'
import type { NewServiceField, ServiceField, ServiceFieldType } from '../service-client.ts'
import { type ActiveCampaignParts, callActiveCampaign, readAllPages } from './requests.ts'

const standard = (id: string, name: string, type: ServiceFieldType): ServiceField => ({
  id,
  name,
  type,
  options: [],
  length_max: null,
  is_required: false,
})

const STANDARD_FIELDS: readonly ServiceField[] = [
  standard('first_name', 'First name', 'text'),
  standard('last_name', 'Last name', 'text'),
  standard('phone', 'Phone', 'phone'),
]

const READ_TYPES: Readonly<Record<string, ServiceFieldType>> = {
  text: 'text',
  textarea: 'text',
  hidden: 'text',
  date: 'date',
  datetime: 'datetime',
  dropdown: 'choice',
  radio: 'choice',
  listbox: 'choices',
  checkbox: 'choices',
}
const WRITTEN_TYPES: Partial<Record<ServiceFieldType, string>> = {
  date: 'date',
  datetime: 'datetime',
  choice: 'dropdown',
  choices: 'listbox',
}

const toField = (given: unknown, options: readonly string[]): ServiceField => {
  const field = toObject(given)
  const type = READ_TYPES[toText(field.type)] ?? 'text'
  const is_required = toText(field.isrequired) === '1'
  return { id: toText(field.id), name: toText(field.title), type, options, length_max: null, is_required }
}

export async function readFields(parts: ActiveCampaignParts): Promise<ServiceField[]> {
  const options = new Map<string, string[]>()
  const rows = await readAllPages(parts, '/fields', 'fields', {}, answer => {
    for (const { field, value } of toObjects(answer.fieldOptions)) {
      const id = toText(field)
      options.set(id, [...(options.get(id) ?? []), toText(value)])
    }
  })
  return [...STANDARD_FIELDS, ...rows.map(row => toField(row, options.get(toText(row.id)) ?? []))]
}

/** Three calls: without its relation nobody sees the field, and its options are things of their own. */
export async function createField(
  parts: ActiveCampaignParts,
  { name, type, options = [] }: NewServiceField,
): Promise<ServiceField> {
  const post = (path: string, body: unknown) =>
    callActiveCampaign(parts, { method: 'POST', path, body, scope: 'account' })
  const made = toObject(
    (await post('/fields', { field: { title: name, type: WRITTEN_TYPES[type] ?? 'text', visible: 1 } })).field,
  )
  const field = toText(made.id)
  const hasOptions = (type === 'choice' || type === 'choices') && options.length > 0
  if (hasOptions) {
    const fieldOptions = options.map((value, index) => ({
      field,
      value,
      label: value,
      orderid: index + 1,
      isdefault: false,
    }))
    await post('/fieldOption/bulk', { fieldOptions })
  }
  await post('/fieldRels', { fieldRel: { field, relid: 0 } })
  return toField(made, hasOptions ? options : [])
}
