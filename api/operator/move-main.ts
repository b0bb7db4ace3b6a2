/** `npm run move-database`: where the database of each site is; `-- site_… PLACE` and `-- --all PLACE` bring them elsewhere, by the running server or without one. */
import { parseArgs } from 'node:util'
import { BackupError } from '../backup/manifest.ts'
import { type Config, ConfigError, loadEnvFile, readConfig } from '../platform/config/config.ts'
import { serverUrl } from '../platform/config/databases-config.ts'
import { wantedFaultPoint } from '../platform/config/switches.ts'
import { DataFolderLockError, DataFolderNotWritable } from '../platform/database/lock.ts'
import { DatabaseError } from '../platform/runtime/errors.ts'
import { armFaultPoints } from '../platform/runtime/fault-point.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { byServerOrHere } from './by-server-or-here.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const sentences = [BackupError, ConfigError, DataFolderLockError, DataFolderNotWritable, DatabaseError]
const usage =
  'Name a site (or --all, or control) and where it goes: folder, or a server of SITE_DATABASE_URL. Example: npm run move-database -- --all http://10.0.0.6:8080'

async function list(config: Config): Promise<void> {
  const { control, sites } = await byServerOrHere(config, 'find_databases', {})
  const at = (home: string | null) => (config.node_address === undefined ? '' : `  ${home ?? 'at no node'}`)
  say(`control  ${config.database_servers?.control.url ?? 'folder'}${at(control)}`)
  for (const { site_id, name, place, remains, home } of sites) {
    const here = config.database_servers ? 'not opened yet' : 'folder'
    const left = remains === null ? '' : `  (something of it is left at ${remains})`
    say(`${site_id}  ${place ?? here}${at(home)}  ${name}${left}`)
  }
}

async function move(config: Config, site_id: string | undefined, to: string): Promise<void> {
  if (!config.database_servers)
    throw new BackupError('Every database is in the folder. Set DATABASE_URL: docs/operations.md says how.')
  const { moved, left } = await byServerOrHere(config, 'move_databases', { to, ...(site_id && { site_id }) })
  if (moved.length > 0 || left.length === 0)
    say(`${moved.length} ${moved.length === 1 ? 'site is' : 'sites are'} at ${to}`)
  for (const one of left) say(`${one.site_id} was not moved: ${one.reason}`)
  if (left.length > 0) process.exitCode = 2
}

/** Any server is one that new installations may begin with: its address is DATABASE_URL. */
async function moveControl(config: Config, to: string): Promise<void> {
  if (to !== 'folder')
    throw new BackupError(
      'The control database goes to the server that DATABASE_URL names when it starts. From one server to another it goes by way of the folder: npm run move-database -- control folder',
    )
  const { leaveServer } = await import('./leave-server.ts')
  await leaveServer(config)
  say('The control database is in the folder. Start without DATABASE_URL, or with another one.')
}

async function main(): Promise<void> {
  loadEnvFile()
  armFaultPoints(wantedFaultPoint())
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } })
  const config = readConfig()
  const [first, second, ...more] = values.all ? [undefined, ...positionals] : positionals
  if (first === undefined && second === undefined && !values.all) return list(config)
  if (second === undefined || more.length > 0) throw new BackupError(usage)
  const to = URL.canParse(second) ? serverUrl(second) : second
  if (first === 'control') return moveControl(config, to)
  await move(config, first, to)
}

main().catch(error => {
  const known = sentences.some(type => error instanceof type)
  process.stderr.write(`${known ? (error as Error).message : JSON.stringify(errorFields(error))}\n`)
  process.exit(1)
})
