import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { giveBackNativeMemory } from './native-memory.ts'

const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
const count = 60
const rows = 1_000

test('what closed databases held goes back to the machine', async context => {
  if (!header.glibcVersionRuntime) context.skip('Only glibc keeps what was freed.')
  const opened = Array.from({ length: count }, () => {
    const database = new DatabaseSync(':memory:')
    database.exec(`create table notes (text text) strict; with recursive n (i) as (values (1) union all select i + 1 from n
      where i < ${rows}) insert into notes select printf('%.*c', 2000, 'x') from n`)
    return database
  })
  const held = process.memoryUsage.rss()
  // One stays, and lies behind all others.
  for (const database of opened.slice(0, -1)) database.close()
  await giveBackNativeMemory()
  expect(held - process.memoryUsage.rss()).toBeGreaterThan((count * rows * 2_000) / 2)
  opened.at(-1)?.close()
})
