/** Many sites on disk, each a copy of the first: folders and rows are copied below the API, which would take an hour. */
import { execFileSync } from 'node:child_process'
import { constants, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sync from 'libsql'
import { collectGarbage } from '../../../api/platform/runtime/memory.ts'
import type { Sites } from './sites.ts'

type Form = Sites['forms'][number]

const idOf = (n: number): string => `site_0199a3f2c4d87e6b9a01${n.toString(16).padStart(12, '0')}`
const AT_ONCE = 8

export async function copySites({ folder, forms }: Sites, count: number): Promise<Form[]> {
  const [first] = forms
  if (!first) throw new Error('There is no site to copy.')
  const ids = Array.from({ length: count }, (_, n) => idOf(n))
  const from = join(folder, 'sites', first.site_id)
  // The driver gives a closed file back when what it prepared is collected, which a process that waits has no reason to do.
  while (existsSync(join(from, 'site.db-wal')) || existsSync(join(from, 'site.db-shm'))) {
    collectGarbage({ type: 'major' })
    await sleep(100)
  }
  const left = [...ids]
  const lane = async () => {
    for (let id = left.pop(); id; id = left.pop())
      await cp(from, join(folder, 'sites', id), { recursive: true, mode: constants.COPYFILE_FICLONE })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  // The machine would write them for minutes, and each commit would wait for that.
  execFileSync('sync')
  addRows(join(folder, 'control.db'), first.site_id, ids)
  return ids.map(site_id => ({ ...first, site_id }))
}

function addRows(file: string, of: string, ids: readonly string[]): void {
  const control = new Sync(file)
  const own = ['id', 'subdomain', 'subdomain_key', 'wake_at']
  const columns = (control.prepare('PRAGMA table_info(sites)').all() as { name: string }[]).map(({ name }) => name)
  const same = columns.filter(name => !own.includes(name))
  const insert = control.prepare(
    `INSERT INTO sites (${[...own, ...same].join(', ')}) SELECT ?, ?, ?, NULL, ${same.join(', ')} FROM sites WHERE id = ?`,
  )
  control.exec('BEGIN')
  for (const [n, id] of ids.entries()) insert.run(id, `copy-${n}`, `copy-${n}`, of)
  control.exec('COMMIT')
  control.close()
}
