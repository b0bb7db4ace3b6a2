/** Databases as the migrations make them, made once for a run of tests: each new database of an installation is a copy. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from '../platform/database/migrations.ts'
import { makeFile } from '../platform/database/new-file.ts'

const migrationsFolder = join(import.meta.dirname, '..', 'migrations')

/** A folder with `control.db` and `site.db`. Its name follows from the migrations, so that others are never copied. */
export async function databaseTemplates(): Promise<string> {
  const [control, site] = [
    await readMigrations(join(migrationsFolder, 'control')),
    await readMigrations(join(migrationsFolder, 'site')),
  ]
  const name = createHash('sha256')
    .update(JSON.stringify([control, site]))
    .digest('hex')
    .slice(0, 16)
  const folder = join(tmpdir(), `leadwright-templates-${name}`)
  await mkdir(folder, { recursive: true })
  for (const [kind, migrations] of [['control', control] as const, ['site', site] as const]) {
    const path = join(folder, `${kind}.db`)
    if (existsSync(path)) continue
    // Several processes of one run may come here at once.
    const own = join(folder, `${kind}-${process.pid}.db`)
    await makeFile({ kind, path: own, migrations })
    await rename(own, path)
  }
  return folder
}
