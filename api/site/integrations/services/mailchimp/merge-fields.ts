/** Merge fields of a list, as fields. */

import { toObject, toObjects, toText } from '../call.ts'
import { serviceLimits } from '../limits.ts'
import type { NewServiceField, ServiceField, ServiceFieldType } from '../service-client.ts'
import { callMailchimp, type MailchimpParts } from './requests.ts'

const FIELDS_PER_PAGE = 1_000

const READ_TYPES: Readonly<Record<string, ServiceFieldType>> = {
  text: 'text',
  zip: 'text',
  number: 'number',
  address: 'address',
  phone: 'phone',
  date: 'date',
  url: 'url',
  imageurl: 'url',
  radio: 'choice',
  dropdown: 'choice',
  birthday: 'birthday',
}
/** There is no field of several choices and none of yes and no: both travel as text. */
const WRITTEN_TYPES: Readonly<Record<ServiceFieldType, string>> = {
  text: 'text',
  number: 'number',
  date: 'date',
  datetime: 'text',
  boolean: 'text',
  choice: 'dropdown',
  choices: 'text',
  phone: 'phone',
  address: 'address',
  url: 'url',
  birthday: 'birthday',
}

const fieldsPath = (list_id: string): string => `/lists/${encodeURIComponent(list_id)}/merge-fields`

function toField(given: unknown): ServiceField {
  const field = toObject(given)
  const type = READ_TYPES[toText(field.type)] ?? 'text'
  const choices = toObject(field.options).choices
  return {
    id: toText(field.tag),
    name: toText(field.name),
    type,
    options: Array.isArray(choices) ? choices.map(toText) : [],
    length_max: type === 'text' ? serviceLimits.mailchimp_text_length_max : null,
    is_required: field.required === true,
  }
}

export async function readMergeFields(parts: MailchimpParts, list_id: string): Promise<ServiceField[]> {
  const query = { count: FIELDS_PER_PAGE }
  const { json } = await callMailchimp(parts, { method: 'GET', path: fieldsPath(list_id), query, scope: 'list' })
  return toObjects(toObject(json).merge_fields).map(toField)
}

/** Its merge tag, of at most ten characters, is given by Mailchimp, which knows those that are taken. */
export async function createMergeField(
  parts: MailchimpParts,
  list_id: string,
  { name, type, options = [] }: NewServiceField,
): Promise<ServiceField> {
  const body = { name, type: WRITTEN_TYPES[type], ...(type === 'choice' && { options: { choices: options } }) }
  const { json } = await callMailchimp(parts, { method: 'POST', path: fieldsPath(list_id), body, scope: 'list' })
  return toField(json)
}
