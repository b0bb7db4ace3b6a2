import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '../scripts/child.ts'
import { readReport } from './report.ts'

const project = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  // Under the project, where vitest is found.
  folder = mkdtempSync(join(project, '.cache', 'report-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs vitest over files of these texts and answers what it wrote. */
async function reportOn(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), `import { expect, test } from 'vitest'\n${text}`)
  const written = join(folder, 'report.json')
  const runner = join(project, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--root', folder, '--retry=2', '--reporter=json', `--outputFile.json=${written}`]
  await runNode([runner, ...args], { cwd: folder, timeoutMs: 60_000 })
  return readReport(written, folder)
}

test('names what failed, what passed only when repeated, and what could not be loaded', async () => {
  const report = await reportOn({
    'some.test.ts': `
let tries = 0
test('is well', () => {})
test('is slow', () => { tries += 1; expect(tries).toBe(2) })
test('is broken', () => { throw new Error('no such lead\\nand more') })`,
    'lost.test.ts': `throw new Error('no such file')`,
  })
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    failures: expect.arrayContaining([
      'some.test.ts › is broken: Error: no such lead',
      expect.stringContaining('lost.test.ts: '),
    ]),
    repeated: [expect.stringContaining('some.test.ts › is slow: AssertionError: expected 1 to be 2')],
  })
  expect(report?.failures).toHaveLength(2)
})

test('there is none of a suite that vitest does not run', () => {
  expect(readReport(join(folder, 'missing.json'), folder)).toBeUndefined()
})
