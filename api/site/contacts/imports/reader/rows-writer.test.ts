/** With `PROOF` as many rows as an import may have. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLimits } from '../limits.ts'
import { FileRefusalError } from './refusal.ts'
import { RowsWriter } from './rows-writer.ts'

const rows_max = process.env.PROOF ? importLimits.import_rows_max : 2_000

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Rows that are kept of so many. */
function countRows(count: number): number {
  const writer = new RowsWriter(join(folder, `${count}`), undefined, null, rows_max)
  try {
    writer.add(1, ['email'])
    for (let i = 0; i < count; i++) writer.add(i + 2, ['a@b.example'])
    writer.finish()
    return writer.rows
  } finally {
    writer.drop()
  }
}

test('as many rows as an import may have are read, one more is not', { timeout: 600_000 }, () => {
  expect(countRows(rows_max)).toBe(rows_max)
  expect(() => countRows(rows_max + 1)).toThrow(new FileRefusalError('too_many_rows'))
})
