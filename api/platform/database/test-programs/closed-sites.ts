/** Opens many databases, closes them and does nothing more. Says how many of their files are open then, and a while later. */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openFiles } from '../../../testing/open-files.ts'
import { collectGarbage } from '../../runtime/memory.ts'
import type { Database } from '../database.ts'
import { note, openNotes } from './folder.ts'

const [folder = '', migrations = '', count = '0', patience_ms = '0'] = process.argv.slice(2)

const openFilesOfSites = () => openFiles(path => path.startsWith(folder))

const opened: Database<'site'>[] = []
for (let i = 0; i < Number(count); i++) {
  const database = await openNotes(join(folder, `${i}.db`), migrations)
  await database.write(async tx => tx.insert(note).values({ id: 'a', name: 'a' }))
  opened.push(database)
}
// As old as what a server has had open for minutes.
for (let i = 0; i < 3; i++) collectGarbage({ type: 'minor' })
for (const database of opened.splice(0)) await database.close()
const closed = openFilesOfSites()
const ends = performance.now() + Number(patience_ms)
while (openFilesOfSites() > 0 && performance.now() < ends) await sleep(500)
console.log(JSON.stringify({ closed, later: openFilesOfSites() }))
