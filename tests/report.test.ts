import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from '../scripts/child.ts'
import { failedFiles, readReport } from './report.ts'

const project = join(import.meta.dirname, '..')
let folder: string

beforeAll(() => {
  // Under the project, where vitest is found.
  folder = mkdtempSync(join(project, '.cache', 'report-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs vitest over the folder, or some of its files, and answers where it wrote. */
async function reportOn(name: string, ...files: string[]): Promise<string> {
  const written = join(folder, name)
  const runner = join(project, 'node_modules/vitest/vitest.mjs')
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile.json=${written}`]
  await runNode([runner, ...args, ...files], { cwd: folder, timeoutMs: 60_000 })
  return written
}

const write = (name: string, text: string) =>
  writeFileSync(
    join(folder, name),
    `import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'\n${text}`,
  )

test('names what failed, what passed only when its file was repeated, and what could not be loaded', async () => {
  write('well.test.ts', `test('is well', () => {})`)
  write(
    'some.test.ts',
    `
const before = existsSync(import.meta.filename + '.tried')
writeFileSync(import.meta.filename + '.tried', '')
test('is first', () => {})
test('is slow', () => { expect(before).toBe(true) })
test('is broken', () => { throw new Error('no such lead\\nand more') })`,
  )
  write('lost.test.ts', `throw new Error('no such file')`)
  const first = await reportOn('report.json')
  expect(readReport(first, folder)).toMatchObject({ passed: 2, failed: 2, repeated: [] })
  const failed = failedFiles(first, folder)
  expect(failed.toSorted()).toEqual(['lost.test.ts', 'some.test.ts'])
  const report = readReport(first, folder, await reportOn('again.json', ...failed))
  expect(report).toEqual({
    passed: 3,
    failed: 1,
    failures: expect.arrayContaining([
      'some.test.ts › is broken: Error: no such lead',
      expect.stringContaining('lost.test.ts: '),
    ]),
    repeated: ['some.test.ts › is slow: AssertionError: expected false to be true // Object.is equality'],
  })
  expect(report?.failures).toHaveLength(2)
})

test('there is none of a suite that vitest does not run', () => {
  expect(readReport(join(folder, 'missing.json'), folder)).toBeUndefined()
})
