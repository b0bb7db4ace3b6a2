/** What is generated of the SDK stays small: people read it when something does not typecheck. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const generated = join(import.meta.dirname, '../../sdk/src/generated')
/** Half of what one class for each model took: 33,600 lines for 222 operations. */
const lines_max = 76
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8'))
const operations = Object.values<object>(document.paths)
  .flatMap(Object.values)
  .filter(one => one.operationId)

test('the generated part has at most half the lines for an operation that it had', () => {
  const files = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))
  const lines = files.map(path => readFileSync(join(generated, path), 'utf8').split('\n').length)
  const sum = lines.reduce((all, of) => all + of, 0)
  expect(operations.length).toBeGreaterThan(200)
  expect(sum).toBeLessThanOrEqual(lines_max * operations.length)
})
