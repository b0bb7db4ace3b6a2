/** What the contract lets anybody read, and the permissions that it takes: one of them is enough. */
import document from '../../../openapi/openapi.json' with { type: 'json' }

export interface Reading {
  path: string
  permissions: readonly string[]
}

interface Described {
  description?: string
  responses: Record<string, { content?: Record<string, unknown> }>
}

const paths: Record<string, { get?: Described }> = document.paths as never

/** Reads of a site, or of the account, that need nothing but its id; `{site_id}` stands in the path. */
export const readings: readonly Reading[] = Object.entries(paths).flatMap(([path, { get }]) => {
  const [, sentence = ''] = /Permission: (.+)/.exec(get?.description ?? '') ?? []
  const permissions = [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
  const content = get?.responses['200']?.content ?? {}
  const is_stream = 'text/event-stream' in content
  // The permission for a file is that for what it holds.
  const is_file = permissions.includes('signed-in') && !('application/json' in content)
  const of_site = path.startsWith('/v1/sites/{site_id}') && path.split('{').length === 2
  const of_account = path === '/v1/api-keys' || path === '/v1/managers'
  return permissions.some(name => name.includes('-')) && !is_stream && !is_file && (of_site || of_account)
    ? [{ path, permissions }]
    : []
})
