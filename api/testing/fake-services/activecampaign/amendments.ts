/** What the contract of 2022 lacks or says otherwise, as the guides of the API have it. */
import type { ContractDocument } from '../published-contract.ts'

export function amend({ paths, components }: ContractDocument): void {
  // Refusals and limits are not part of it.
  for (const operations of Object.values(paths))
    for (const { responses } of Object.values(operations)) {
      const known = Object.keys(responses)[0] ?? ''
      // Whether it is 200 or 201 depends on what was there.
      const success = responses[known] ?? {}
      Object.assign(responses, { 200: success, 201: success, 403: {}, 404: {}, 422: {}, 429: {}, 500: {}, 503: {} })
    }
  for (const path of ['/api/3/contacts', '/api/3/lists'])
    for (const name of ['limit', 'offset', 'include', 'orders[id]'])
      paths[path]?.get?.parameters?.push({ in: 'query', name, schema: { type: 'string' } })
  for (const schema of Object.values(components.schemas ?? {})) correct(schema)
}

interface Schema {
  properties?: Record<string, Schema & { type?: string }>
  items?: Schema
  required?: string[]
}

function correct(schema: Schema): void {
  const { properties } = schema
  if (!properties) return
  // Telephone numbers begin with a plus.
  if (properties.firstName && properties.phone?.type === 'integer') properties.phone.type = 'string'
  // A value of a contact names the contact; one of an import its field as `id`.
  if (properties.field && properties.value && Object.keys(properties).length === 2) {
    Object.assign(properties, { contact: { type: 'string' }, id: { type: 'string' } })
    schema.required = ['value']
  }
  // Rows that were asked for with `include`.
  if (properties.contacts && properties.meta)
    for (const key of ['contactLists', 'contactTags', 'fieldValues'])
      properties[key] ??= { type: 'array', items: {} } as Schema
}
