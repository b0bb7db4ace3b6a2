/** The mark in a backup's control database, by which an installation that starts with it knows that it is a copy. */
import { markRestored, readFact, removeFact } from '../account/sites/rules.ts'
import { owner_fact } from '../open-storage.ts'
import { changeFile } from '../platform/database/copy-file.ts'
import type { Installation } from '../platform/features/context.ts'

const fact = 'backup_made_at'

/** The file is one that nobody has open. `made_at`: an instant. */
export const markBackup = (controlFile: string, made_at: string): Promise<void> =>
  changeFile(controlFile, `replace into installation (name, value) values ('${fact}', '${made_at}')`)

/** Before anything works in it: the installation that made the backup may have gone on. */
export async function recognizeBackup({
  databases,
  clock,
  log,
}: Pick<Installation, 'databases' | 'clock' | 'log'>): Promise<void> {
  const made_at = await databases.control.write(async tx => {
    const made_at = await readFact(tx, fact)
    if (made_at === undefined) return undefined
    await markRestored(tx, Date.parse(made_at), clock.now())
    await removeFact(tx, fact)
    await removeFact(tx, owner_fact)
    return made_at
  })
  if (made_at === undefined) return
  log.warn(
    { made_at },
    'restored from a backup: every site is paused until somebody resumes it. What happened since is not known here: people who unsubscribed or were erased, API keys that were deleted and managers who were removed since then are back',
  )
}
