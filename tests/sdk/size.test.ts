/** What is generated of the SDK stays small: people read it when something does not typecheck. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const generated = join(import.meta.dirname, '../../sdk/src/generated')
/** Half of what one class for each model took. */
const lines_max = 16_800

test('the generated part has at most half the lines that it had', () => {
  const files = readdirSync(generated, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.ts'))
  const lines = files.map(path => readFileSync(join(generated, path), 'utf8').split('\n').length)
  const sum = lines.reduce((all, of) => all + of, 0)
  expect(sum).toBeGreaterThan(1_000)
  expect(sum).toBeLessThanOrEqual(lines_max)
})
