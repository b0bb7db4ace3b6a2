/** An installation of one site whose commits are kept, for the tests of page logs. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Connection } from '../connection.ts'
import { findFault } from '../copy-file.ts'
import { type Database, openDatabase } from '../database.ts'
import { databaseLimits } from '../limits.ts'
import { readMigrations } from '../migrations.ts'
import { makeFile } from '../new-file.ts'
import type { PageLogLimits } from '../page-log/limits.ts'
import { PageLogs } from '../page-log/page-logs.ts'
import { replay } from '../page-log/replay.ts'
import { FIRST, note, tempFolder, writeMigrations } from './folder.ts'

/** Of one file of tests, whose folder it removes. */
export function logPlaces() {
  const root = tempFolder()
  const migrationsFolder = writeMigrations(join(root, 'migrations'), [FIRST])
  let places = 0
  return {
    root,
    migrationsFolder,
    place: () => logPlace(root, ++places, migrationsFolder),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** An installation of one site, and the moments at which it writes. */
function logPlace(root: string, places: number, migrationsFolder: string) {
  const dataDir = join(root, String(places))
  const name = `site_${String(places).padStart(32, '0')}`
  mkdirSync(join(dataDir, 'sites', name), { recursive: true })
  const [folder, path] = [join(dataDir, 'log'), join(dataDir, 'sites', name, 'site.db')]
  let now = 1_000_000
  const gaps: unknown[] = []
  const small: Partial<PageLogLimits> = { checkpoint_pages: 40, record_frames: 16, file_bytes: 20_000, retry_ms: 10 }
  /** `migrations`: those of another release. */
  const open = async (limits: Partial<PageLogLimits> = {}, migrations = migrationsFolder) => {
    const pageLogs = new PageLogs(dataDir, () => now, {
      ...{ folder, limits: { ...small, ...limits }, every_ms: 1e9 },
      onGap: (_, error) => gaps.push(error),
    })
    const file = { kind: 'site', path, migrations: await readMigrations(migrations) } as const
    if (!existsSync(path)) await makeFile(file)
    const database = await openDatabase({ ...file, pageLogs })
    const close = async () => {
      await database.close()
      pageLogs.close()
    }
    return { database, pageLogs, close }
  }
  const replayTo = async (moment: number, base?: { path: string; begun_at: number }) => {
    const target = join(dataDir, 'replayed.db')
    for (const end of ['', '-wal', '-shm']) rmSync(target + end, { force: true })
    const replayed = await replay({ folder: join(folder, name), base, moment, target })
    return { ...replayed, ids: replayed.isThere ? await idsOf(target) : undefined }
  }
  return {
    dataDir,
    folder,
    log: join(folder, name),
    name,
    path,
    gaps,
    open,
    replayTo,
    at: (moment: number) => (now = moment),
  }
}

async function idsOf(path: string): Promise<string[]> {
  const fault = await findFault('site', path)
  if (fault) throw new Error(`It is ${fault}.`)
  const connection = new Connection(path, 'write', databaseLimits)
  const rows = connection.query('select id from note order by rowid', [], 'all').rows as string[][]
  connection.close()
  return rows.map(([id = '']) => id)
}

export const add = (database: Database<'site'>, id: string, bytes = 300) =>
  database.write(async tx => void (await tx.insert(note).values({ id, name: 'n'.repeat(bytes) })))
export const numbers = (count: number) => Array.from({ length: count }, (_, n) => `n${n}`)
