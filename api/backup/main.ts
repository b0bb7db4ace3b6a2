/** `npm run backup -- FOLDER` beside a running server, and `npm run restore -- FOLDER` while none runs. */
import { resolve } from 'node:path'
import { ConfigError, loadEnvFile, readConfig } from '../platform/config.ts'
import { DataFolderLocked, DataFolderNotWritable } from '../platform/database/lock.ts'
import { DatabaseUnusable } from '../platform/database/unusable.ts'
import { errorFields } from '../platform/log.ts'
import { inWords } from '../platform/size.ts'
import { backUp } from './backup.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const sentences = [BackupError, ConfigError, DataFolderLocked, DataFolderNotWritable, DatabaseUnusable]

async function main(): Promise<void> {
  loadEnvFile()
  const { data_dir } = readConfig()
  const [command, given] = process.argv.slice(2)
  if (given === undefined || (command !== 'backup' && command !== 'restore'))
    throw new BackupError('Name the folder of the backup. Example: npm run backup -- /backups/monday')
  const folder = resolve(given)
  if (command === 'backup') {
    const { sites, files, bytes, damaged } = await backUp(data_dir, folder)
    say(`Backed up ${sites} sites, ${files} files, ${inWords(bytes)}, to ${folder}`)
    for (const site_id of damaged) say(`${site_id} is damaged, and not in the backup`)
    if (damaged.length > 0) process.exitCode = 2
    return
  }
  const { sites, made_at, aside } = await restore(folder, data_dir)
  say(`Restored ${sites} sites as of ${made_at} to ${data_dir}`)
  if (aside) say(`What was there lies in ${aside}`)
}

main().catch(error => {
  const known = sentences.some(kind => error instanceof kind)
  process.stderr.write(known ? `${(error as Error).message}\n` : `${JSON.stringify(errorFields(error))}\n`)
  process.exit(1)
})
