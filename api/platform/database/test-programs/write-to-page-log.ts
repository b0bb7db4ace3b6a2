/** Writes rows whose commits are kept in a page log, and prints each id with the moment of its answer, until it is killed. */
import { existsSync, writeSync } from 'node:fs'
import { systemClock } from '../../runtime/clock.ts'
import { openDatabase } from '../database.ts'
import { readMigrations } from '../migrations.ts'
import { makeFile } from '../new-file.ts'
import { PageLogs } from '../page-log/page-logs.ts'
import { note } from './folder.ts'

const [path = '', migrationsFolder = '', dataDir = '', folder = '', round = ''] = process.argv.slice(2)
const limits = { checkpoint_pages: 60, record_frames: 16, file_bytes: 50_000 }
const pageLogs = new PageLogs(dataDir, () => systemClock.now(), { folder, limits, every_ms: 20 })
const file = { kind: 'site', path, migrations: await readMigrations(migrationsFolder) } as const
if (!existsSync(path)) await makeFile(file)
const database = await openDatabase({ ...file, pageLogs })

async function writer(name: string): Promise<never> {
  for (let number = 0; ; number += 1) {
    const id = `${round}-${name}-${number}@${systemClock.now()}`
    await database.write(async tx => {
      await tx.insert(note).values({ id, name: 'n'.repeat(200) })
      await tx.insert(note).values({ id: `${id}-child`, name: 'c', parent_id: id })
    })
    writeSync(1, `${id} ${systemClock.now()}\n`)
  }
}

await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(writer))
