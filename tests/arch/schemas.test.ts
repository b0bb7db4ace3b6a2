/** A schema that the document names is declared in one place: of two, the document would hold either. */
import { expect, test } from 'vitest'
import { schemasDeclaredTwice } from './rules/schemas.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const kind = `export const kind = z.enum(['a']).openapi('Kind')`

test('each name of a schema is declared once', () => {
  expect(schemasDeclaredTwice(repositoryPaths().filter(isCode).map(readSource))).toEqual([])
  // Every file of the repository, on a machine that may be busy.
}, 180_000)
test('names a schema that is declared twice', () => {
  const sources = [
    parseSource('api/site/contacts/tags/contract.ts', kind),
    parseSource('api/site/capture/forms/contract.ts', `const body = { kind: z.enum(['a', 'b']).openapi('Kind', {}) }`),
    parseSource('api/site/capture/forms/rules.ts', `const at = z.string().openapi({ format: 'Kind' })`),
  ]
  expect(schemasDeclaredTwice(sources)).toEqual([
    { path: 'api/site/capture/forms/contract.ts', reason: 'declares Kind, as api/site/contacts/tags/contract.ts does' },
  ])
})
