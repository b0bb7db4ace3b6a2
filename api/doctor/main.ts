/**
 * `npm run doctor`: reads the configuration and the data folder and says what the start would warn of, and looks at the machine,
 * the running server, and what is around it (not with `--offline`); beside a running server or without one. Nothing is locked and no row is changed: the control database is looked at in a copy. Exits with 1 if
 * there is something to mend.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasDefaultPlan } from '../account/plans/rules.ts'
import { type Config, ConfigError, loadEnvFile, readConfig } from '../platform/config/config.ts'
import { copyDatabase } from '../platform/database/copy-file.ts'
import { openDatabases } from '../platform/database/databases.ts'
import { DataFolderNotWritable } from '../platform/database/lock.ts'
import { forgetServer } from '../platform/database/recorded/local-file.ts'
import { DatabaseUnusable } from '../platform/database/unusable.ts'
import { systemClock } from '../platform/runtime/clock.ts'
import { errorFields } from '../platform/runtime/log.ts'
import { startWarnings } from '../start-warnings.ts'
import { examineMachine } from './machine.ts'
import { examineRunning } from './running-server.ts'
import { examineSurroundings } from './surroundings.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Refuses a folder in which this user cannot write, or that they cannot make; tried, as rights alone do not tell. */
async function requireWritable(data_dir: string): Promise<void> {
  let folder = resolve(data_dir)
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  const made = await mkdtemp(join(folder, '.leadwright-doctor-')).catch(() => undefined)
  if (made === undefined) throw new DataFolderNotWritable(data_dir)
  await rmdir(made)
}

/** False before the first start. */
async function readDefaultPlan(data_dir: string): Promise<boolean> {
  const file = join(data_dir, 'control.db')
  if (!existsSync(file)) return false
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-doctor-'))
  try {
    await copyDatabase('control', file, join(folder, 'control.db'))
    await forgetServer(join(folder, 'control.db'))
    const databases = await openDatabases({ dataDir: folder, now: () => systemClock.now() })
    try {
      return await databases.control.read(hasDefaultPlan)
    } finally {
      await databases.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function examine(config: Config, isOffline: boolean): Promise<string[]> {
  await requireWritable(config.data_dir)
  const warnings = startWarnings(config, { has_default_plan: await readDefaultPlan(config.data_dir) })
  const of_machine = await examineMachine(config)
  const of_server = await examineRunning(config)
  const around = isOffline ? [] : await examineSurroundings(config, of_server !== null)
  return [...warnings, ...of_machine, ...(of_server ?? []), ...around]
}

async function main(): Promise<void> {
  loadEnvFile()
  const config = readConfig()
  const { values } = parseArgs({ options: { offline: { type: 'boolean' } } })
  const warnings = await examine(config, values.offline === true)
  for (const warning of warnings) say(`- ${warning}`)
  if (warnings.length === 0) say(`Nothing to mend: ${config.public_url}, data in ${config.data_dir}.`)
  process.exitCode = warnings.length > 0 ? 1 : 0
}

main().catch(error => {
  const known = [ConfigError, DataFolderNotWritable, DatabaseUnusable].some(type => error instanceof type)
  process.stderr.write(`${known ? (error as Error).message : JSON.stringify(errorFields(error))}\n`)
  process.exit(1)
})
