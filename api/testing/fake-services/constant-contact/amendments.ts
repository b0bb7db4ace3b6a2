/** What the contract of 2022 lacks or says otherwise, as that of version 3.0.178 and the service's guides have it. */
import type { ContractDocument } from '../published-contract.ts'

type Node = Record<string, unknown>

export function amend({ paths, components }: ContractDocument): void {
  // Limits and a lost sign-in answer every call.
  for (const operations of Object.values(paths))
    for (const { responses } of Object.values(operations)) Object.assign(responses, { 401: {}, 429: {}, ...responses })
  // Who left since a moment.
  paths['/contacts']?.get?.parameters?.push({ in: 'query', name: 'optout_after', schema: { type: 'string' } })
  // Every page but the first goes by its cursor.
  for (const path of ['/contacts', '/contact_lists', '/contact_tags', '/contact_custom_fields'])
    paths[path]?.get?.parameters?.push({ in: 'query', name: 'cursor', schema: { type: 'string' } })
  const limit = paths['/contact_tags']?.get?.parameters?.find(({ name }) => name === 'limit')
  if (limit) limit.schema = { type: 'integer', maximum: 500 }
  // Fields have more types than text and date.
  const types = [
    'string',
    'text_area',
    'number',
    'currency',
    'date',
    'datetime',
    'boolean',
    'single_select',
    'multi_select',
  ]
  for (const schema of Object.values(components.schemas ?? {})) widen(schema as Node, types)
  // `cf:` stands before the name of any custom field.
  const row = components.schemas?.JsonImportContact
  if (row) row.additionalProperties = { type: 'string', maxLength: 255 }
}

function widen(schema: Node, types: string[]): void {
  const properties = (schema.properties ?? {}) as Record<string, Node>
  const choices = properties.type?.enum as string[] | undefined
  if (properties.label && choices?.includes('date')) properties.type = { type: 'string', enum: types }
}
