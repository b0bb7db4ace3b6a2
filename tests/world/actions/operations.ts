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

/** Reads of a site, or of the account, as JSON, that need nothing but its id; `{site_id}` stands in the path. */
export const readings: readonly Reading[] = Object.entries(paths).flatMap(([path, { get }]) => {
  const [, sentence = ''] = /Permission: (.+)/.exec(get?.description ?? '') ?? []
  const permissions = [...sentence.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
  const is_json = 'application/json' in (get?.responses['200']?.content ?? {})
  const of_site = path.startsWith('/v1/sites/{site_id}') && path.split('{').length === 2
  const of_account = path === '/v1/api-keys' || path === '/v1/managers'
  return permissions.some(name => name.includes('-')) && is_json && (of_site || of_account)
    ? [{ path, permissions }]
    : []
})
