/**
 * `npm run backup -- FOLDER` and `check-backup` beside a running server; `restore --site` and `rotate-keys` by it or without it; `restore`, `export-site` and `import-site` while none runs in the
 * data folder.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bucketOf, readingStorage } from '../open-storage.ts'
import { byServerOrHere } from '../operator/by-server-or-here.ts'
import { askServer } from '../operator/client.ts'
import { type Config, ConfigError, loadEnvFile, readConfig } from '../platform/config/config.ts'
import { DataFolderLockError, DataFolderNotWritable } from '../platform/database/lock.ts'
import { DatabaseUnusable } from '../platform/database/unusable.ts'
import { Problem } from '../platform/problem/problem.ts'
import { systemClock, toInstant } from '../platform/runtime/clock.ts'
import { Unavailable } from '../platform/runtime/errors.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { inWords } from '../platform/runtime/size.ts'
import { backUp } from './backup.ts'
import { checkBackup } from './check.ts'
import { BackupError } from './manifest.ts'
import { restore } from './restore.ts'
import { restoreMoment, restoreSiteMoment } from './restore-moment.ts'
import { restoreSite } from './restore-site.ts'
import { nodesSource } from './sources.ts'
import { findUpgradeCopies, undoUpgrade } from './undo-upgrade.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const sentences = [BackupError, ConfigError, DataFolderLockError, DataFolderNotWritable, DatabaseUnusable, Unavailable]

const examples = {
  backup: 'npm run backup -- /backups/monday',
  'check-backup': 'npm run check-backup -- /backups/monday',
  restore: 'npm run restore -- /backups/monday, or -- --to 2026-11-30T09:00:00Z',
  'undo-upgrade': 'npm run undo-upgrade -- 2026-11-28T09:30Z',
  'rotate-keys': 'npm run rotate-keys',
  'export-site': 'SITE_PASSPHRASE=… npm run export-site -- site_… casa.site --move',
  'import-site': 'SITE_PASSPHRASE=… npm run import-site -- casa.site ana@example.com',
} as const
type Command = keyof typeof examples
/** Those that need nothing to be named. */
const aloneCommands = new Set<Command>(['undo-upgrade', 'rotate-keys'])

interface Options {
  move: boolean
  /** The one to restore; the whole backup where none is named. */
  site: string | undefined
  /** The moment to restore. */
  to: string | undefined
  /** Page for page. */
  pages: boolean
  /** With what a bucket has. */
  files: boolean
}

/** To a moment, from the backups that the server has made by itself. */
async function restoreTo(config: Config, folder: string, { site, to = '' }: Options): Promise<void> {
  if (config.node_address !== undefined)
    throw new BackupError(
      'Several nodes keep no log of what each wrote: restore one of the backups (docs/operations.md).',
    )
  const moment = /^\d{4}-\d\d-\d\dT/.test(to) && /Z$|[+-]\d\d:\d\d$/.test(to) ? Date.parse(to) : Number.NaN
  if (Number.isNaN(moment))
    throw new BackupError('Name the moment with its time zone. Example: npm run restore -- --to 2026-11-30T09:00:00Z')
  const backups = folder || config.backups?.folder
  if (!backups) throw new BackupError('Set BACKUP_DIR, or name the folder of the backups before --to.')
  const at = toInstant(moment)
  if (site) {
    const { aside, remarks } = await restoreSiteMoment(config, resolve(backups), site, moment)
    for (const remark of remarks) say(remark)
    say(`Restored ${site} as it was at ${at}. It rests until it is resumed under Site → Information.`)
    say(`What was there lies in ${aside}`)
    sayWhereFilesAre(config, bucketOf(config))
    return
  }
  const { sites, aside, remarks } = await restoreMoment(config, resolve(backups), moment)
  for (const remark of remarks) say(remark)
  say(`Restored ${sites} sites as they were at ${at} to ${config.data_dir}`)
  if (aside) say(`What was there lies in ${aside}`)
  sayWhereFilesAre(config, bucketOf(config))
}

/** Of several nodes none: what comes from the backup takes the place of what they have. */
async function requireStopped({ database_servers }: Config): Promise<void> {
  if (!database_servers) return
  const [{ requireNoNodes }, { Recorders }] = await Promise.all([
    import('../nodes/join.ts'),
    import('../platform/database/recorded/recorders.ts'),
  ])
  await requireNoNodes(new Recorders({ ...database_servers, now: () => systemClock.now() }))
}

/** Of a backup that does not hold them, or of one that was made where no bucket was. */
function sayWhereFilesAre(config: Config, files_in: string | undefined): void {
  const here = bucketOf(config)
  if (files_in !== undefined && files_in !== here)
    say(
      `Files of the sites are not in the backup: they are in ${files_in}. Set S3_BUCKET and what belongs to it, as they were; until then they are missing.`,
    )
  else if (files_in !== undefined)
    say(`Files of the sites are not in the backup: they are read from ${files_in} as they are there now.`)
  else if (here !== undefined)
    say(`Files of the sites came with the backup; the server carries them to ${here} once it has started.`)
}

const commands: Record<Command, (config: Config, given: string[], options: Options) => Promise<void>> = {
  async backup(config, [folder = ''], { pages, files: with_files }) {
    const files_in = bucketOf(config)
    const elsewhere =
      files_in === undefined ? {} : with_files ? { storage: await readingStorage(config) } : { files_in }
    const ask = async (name: string, to: string) =>
      (await askServer(config.data_dir, 'copy_database', { name, to })).copied
    const from = config.node_address === undefined ? { pages } : { source: nodesSource(ask) }
    const { sites, files, bytes, damaged } = await backUp(config.data_dir, resolve(folder), { ...from, ...elsewhere })
    say(`Backed up ${sites} sites, ${files} files, ${inWords(bytes)}, to ${resolve(folder)}`)
    if (files_in !== undefined && !with_files)
      say(
        `Files of the sites are in ${files_in}, and not in this backup: let that bucket keep former versions as long as you keep backups, or add --files.`,
      )
    for (const site_id of damaged) say(`${site_id} is not in the backup: it is damaged, or its server does not answer`)
    if (damaged.length > 0) process.exitCode = 2
  },
  async 'check-backup'(_, [folder = '']) {
    const { made_at, sites, files, bytes, faults } = await checkBackup(resolve(folder))
    if (faults.length > 0) throw new BackupError(faults.join('\n'))
    say(`The backup of ${made_at} is whole: ${sites} sites, ${files} files, ${inWords(bytes)}`)
  },
  async restore(config, [folder = ''], options) {
    const { data_dir } = config
    const { site, to } = options
    if (to !== undefined) return restoreTo(config, folder, options)
    if (site) {
      const restored = await restoreSite(config, resolve(folder), site)
      say(`Restored ${site} as of ${restored.made_at}. It rests until it is resumed under Site → Information.`)
      sayWhereFilesAre(config, restored.files_in)
      say(`What was there lies in ${restored.aside}`)
      return
    }
    if (config.node_address !== undefined) await requireStopped(config)
    const { sites, made_at, files_in, aside } = await restore(resolve(folder), data_dir)
    say(`Restored ${sites} sites as of ${made_at} to ${data_dir}`)
    sayWhereFilesAre(config, files_in)
    if (aside) say(`What was there lies in ${aside}`)
    if (config.node_address !== undefined)
      say(
        'Start once here without NODE_ADDRESS, until npm run move-database names a server for each site; then all nodes.',
      )
  },
  async 'undo-upgrade'({ data_dir, node_address }, [since = '']) {
    if (node_address !== undefined)
      throw new BackupError(
        'The copies of before an upgrade lie with whichever node opened a database first. Stop all nodes, restore the backup that was made before the upgrade, and start the former release (docs/operations.md).',
      )
    const moment = Date.parse(since)
    if (Number.isNaN(moment)) {
      for (const { copy, made_at } of await findUpgradeCopies(data_dir)) say(`${toInstant(made_at)}  ${copy}`)
      throw new BackupError(`Name the moment right before the upgrade. Example: ${examples['undo-upgrade']}`)
    }
    const { restored, newer } = await undoUpgrade(data_dir, moment)
    for (const { path, made_at } of restored) say(`${path} is as of ${toInstant(made_at)}; what it was lies beside it`)
    for (const path of newer) say(`${path} was made since, and the former release cannot open it`)
    say('Start the former release now. Every site is paused until it is resumed.')
  },
  async 'rotate-keys'(config) {
    const { sites, secrets, unreadable, left } = await byServerOrHere(config, 'rotate_keys', {})
    say(`Renewed the keys of the installation and of ${sites} sites, and encrypted ${secrets} secrets anew`)
    if (unreadable > 0) say(`${unreadable} secrets could not be read, as before, and were left as they are`)
    for (const site_id of left) say(`${site_id} cannot be used now, and keeps its key: restore it, and repeat this`)
    if (left.length > 0) process.exitCode = 2
  },
  async 'export-site'(config, [site_id = '', path = 'site.leadwright'], { move }) {
    const { exportToFile } = await import('./site-file.ts')
    await exportToFile(config, site_id, path, move)
  },
  async 'import-site'(config, [path = '', owner = '']) {
    const { importFromFile } = await import('./site-file.ts')
    await importFromFile(config, path, owner)
  },
}

async function main(): Promise<void> {
  loadEnvFile()
  const [command = '', ...args] = process.argv.slice(2)
  if (!(command in commands)) throw new BackupError(`Say one of ${Object.keys(commands).join(', ')}.`)
  const known = command as Command
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true },
    options: {
      ...{ move: { type: 'boolean' }, pages: { type: 'boolean' }, files: { type: 'boolean' } },
      ...{ site: { type: 'string' }, to: { type: 'string' } },
    },
  })
  if (positionals.length === 0 && !aloneCommands.has(known) && values.to === undefined)
    throw new BackupError(`Something is missing. Example: ${examples[known]}`)
  await commands[known](readConfig(), positionals, {
    ...{ move: values.move === true, pages: values.pages === true, files: values.files === true },
    ...{ site: values.site, to: values.to },
  })
}

main().catch(error => {
  const known = sentences.some(type => error instanceof type)
  const refusal = error instanceof Problem ? `This is refused: ${error.code}` : undefined
  process.stderr.write(`${known ? (error as Error).message : (refusal ?? JSON.stringify(errorFields(error)))}\n`)
  process.exit(1)
})
