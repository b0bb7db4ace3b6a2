/** The control database as a file: when it is created, and the checks before it is used. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, type OnCommit, type OpenDatabase, openDatabase } from './database.ts'
import type { DatabaseLimits } from './limits.ts'
import type { Migration } from './migrations.ts'
import { makeFile } from './new-file.ts'
import type { PageLogs } from './page-log/page-logs.ts'
import type { Recorders } from './recorded/recorders.ts'
import { hasSites } from './site-file.ts'
import { unusable } from './unusable.ts'

interface ControlFile {
  dataDir: string
  templates?: string
  limits?: Partial<DatabaseLimits>
  onCommit?: OnCommit
  openDatabase?: OpenDatabase
  pageLogs?: PageLogs | undefined
  recording?: Recorders | undefined
}

/** Created only in an empty data folder: a control database that is missing beside its sites was lost. */
export async function openControl(
  options: ControlFile,
  migrations: readonly Migration[],
): Promise<Database<'control'>> {
  const path = join(options.dataDir, 'control.db')
  const { limits, onCommit, pageLogs, recording } = options
  const isAbsent = !existsSync(path) && !existsSync(`${path}-wal`) && !(await hasSites(options.dataDir))
  const isNew = isAbsent && !(await recording?.has(path))
  const template = options.templates && join(options.templates, 'control.db')
  if (isNew) await makeFile({ kind: 'control', path, migrations, template })
  const open = options.openDatabase ?? openDatabase
  const control = await open({ kind: 'control', path, migrations, limits, backup: true, onCommit, pageLogs, recording })
  try {
    await requireSound(control)
    return control
  } catch (error) {
    await control.close()
    throw error
  }
}

/** Checks every page of the control database at the start: everything depends on it, and it is small. */
async function requireSound(control: Database<'control'>): Promise<void> {
  const found = await control
    .readSlow(db => db.all('select quick_check from pragma_quick_check(1)'))
    .catch(error => {
      if (control.damaged) return []
      throw error
    })
  if (found[0]?.[0] !== 'ok') throw unusable('control', control.path, 'damaged')
}
