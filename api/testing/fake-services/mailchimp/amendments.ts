/** What the contract 3.0.55 lacks and Mailchimp has, as its documents of 3.0.91 and its answers show. */
import type { ContractDocument } from '../published-contract.ts'

type Properties = Record<string, object>

export function amend({ paths }: ContractDocument): void {
  // A field that is at fault is named in `errors`.
  for (const operations of Object.values(paths))
    for (const { responses } of Object.values(operations)) {
      const refusal = getProperties(responses, 'default')
      if (refusal) refusal.errors = { type: 'array', items: { type: 'object' } }
    }
  // Webhooks are signed since 2025.
  const webhook = getProperties(paths['/lists/{list_id}/webhooks']?.post?.responses, '200')
  if (webhook) webhook.signing_secret = { type: 'string' }
  // Members of batches may be archived ones.
  const batch = getProperties(paths['/lists/{list_id}']?.post?.responses, '200') as
    | Record<string, { items: { properties: { status: { enum: string[] } } } }>
    | undefined
  for (const key of ['new_members', 'updated_members']) batch?.[key]?.items.properties.status.enum.push('archived')
}

function getProperties(responses: unknown, status: string): Properties | undefined {
  const found = responses as
    | Record<string, { content?: Record<string, { schema: { properties?: Properties } }> }>
    | undefined
  return Object.values(found?.[status]?.content ?? {})[0]?.schema.properties
}
