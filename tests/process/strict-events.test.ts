/** Servers that tests start refuse a mistaken event; with `npm start` an owner does not pay for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launch } from '../tools/server-process.ts'

const program = join(import.meta.dirname, 'programs/strict-events.ts')

async function isStrict(environment?: Record<string, string>): Promise<boolean> {
  const launched = launch({ folder: 'none', port: 0, program, ...(environment && { environment }) })
  await launched.ended
  return JSON.parse(launched.output()).strict
}

test('chaos, benchmarks and tests of the process run strict', async () => {
  expect(await isStrict()).toBe(true)
  expect(await isStrict({ NODE_ENV: 'production' })).toBe(false)
})

test('npm start serves owners, unless it is told otherwise', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  expect(scripts.start).toContain('NODE_ENV=${NODE_ENV:-production} ')
})
