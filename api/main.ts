/** The process: configuration, installation, work, server; a clear sentence and exit 1 when it cannot start. */
import { advance } from '../workflows/advance.ts'
import { createRunner } from '../workflows/embedded/runner.ts'
import { simulateRun } from '../workflows/simulate/simulate-run.ts'
import type { CarriedOn, CarryOnRequest } from '../workflows/temporal/record.ts'
import type { TemporalRunner } from '../workflows/temporal/runner.ts'
import { checkTzData } from '../workflows/time/data-version.ts'
import { authLimits } from './account/auth/limits.ts'
import { isSetUp, newLink } from './account/auth/rules.ts'
import { wantCertificates } from './account/domains/rules.ts'
import { hasDefaultPlan } from './account/plans/rules.ts'
import { installationId, readySites } from './account/sites/rules.ts'
import { startBackground } from './background.ts'
import { copyBeforeUpgrade, markUpgraded } from './backup/before-upgrade.ts'
import { BackupError } from './backup/manifest.ts'
import { scheduleBackups } from './backup/scheduled.ts'
import { bringSites } from './bring-sites.ts'
import { finishControl } from './control-work.ts'
import { type DiskWatch, watchDisk } from './disk-watch.ts'
import { installSandboxes } from './install-sandboxes.ts'
import { type OpenInstallation, openInstallation } from './installation.ts'
import { openOperatorChannel } from './operator/channel.ts'
import { ConfigError, loadEnvFile, readConfig } from './platform/config/config.ts'
import { readFlags } from './platform/config/flags.ts'
import { allowConcurrentCommits, wantedFaultPoint } from './platform/config/switches.ts'
import { temporalServer, UnreadableCertificate } from './platform/config/temporal-config.ts'
import { DataFolderLockError, DataFolderNotWritable } from './platform/database/lock.ts'
import { removeDrafts } from './platform/database/restored-folder.ts'
import { DatabaseUnusable } from './platform/database/unusable.ts'
import type { SystemMail } from './platform/mail/outbox.ts'
import { Unavailable } from './platform/runtime/errors.ts'
import { armFaultPoints } from './platform/runtime/fault-point.ts'
import { limits } from './platform/runtime/limits.ts'
import { errorFields } from './platform/runtime/log.ts'
import { giveBackMemoryAtRest } from './platform/runtime/memory.ts'
import { firstStart } from './seed/first-start.ts'
import { CannotListen, requireFreePort, type Server, startServer } from './server.ts'
import { startWarnings } from './start-warnings.ts'

/** By then what a start left behind is no longer looked at. */
const settle_ms = 2_000
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Errors whose message is a sentence for the person who starts the process. */
const sentences = [
  ConfigError,
  UnreadableCertificate,
  BackupError,
  DataFolderLockError,
  DataFolderNotWritable,
  DatabaseUnusable,
  Unavailable,
  CannotListen,
]

async function main(): Promise<void> {
  const { empty, sandboxes } = readFlags()
  loadEnvFile()
  const config = readConfig()
  allowConcurrentCommits()
  armFaultPoints(wantedFaultPoint())
  await requireFreePort(config)
  if (config.tls && config.tls.port !== 0) await requireFreePort({ ...config, port: config.tls.port })
  // Its packages are loaded only where somebody collects traces.
  const tracing = config.traces ? (await import('./tracing/collect.ts')).collectTraces() : undefined
  const copy = await copyBeforeUpgrade(config)
  const installation = await openInstallation(config, { simulateRun })
  const { log } = installation
  await markUpgraded(config)
  if (copy) log.warn({ copy }, 'databases are changed by this release; a copy of everything was made before')
  const disk = watchDisk(config.data_dir, log)
  const readiness = { ready: false, warnings: () => warningsOf(disk, installation), node: installation.node?.homes }
  log.info({ tz_data: checkTzData(warning => log.warn(warning)).version }, 'time-zone data')
  const has_default_plan = await installation.databases.control.read(hasDefaultPlan)
  for (const warning of startWarnings(config, { has_default_plan })) log.warn(warning)
  try {
    // A node does so where the control database comes to it.
    if (!installation.node) await finishControl(installation)
    await removeDrafts(config.data_dir)
    await installation.databases.checkSites(await installation.databases.control.read(readySites))
    const server = await startServer(installation, readiness)
    const lines = installation.homes.isHere('control') ? await firstStart(installation, { empty, advance }) : []
    const temporal = await temporalRunner(installation)
    const runner = temporal ?? { createRunner, stop: async () => undefined }
    if (config.tls) await wantCertificates(installation)
    const background = await startBackground(installation, { createRunner: runner.createRunner, onFile: printMail })
    const backups = scheduleBackups(installation)
    const operator = await openOperatorChannel(installation)
    const stop = () => {
      if (installation.stopping.aborted) return
      readiness.ready = false
      installation.stop()
      void shutDown([
        () => background.leave(),
        () => server.close(limits.drain_requests_seconds_max * 1_000),
        () => operator.close(),
        () => backups.stop(),
        () => background.stop(),
        () => runner.stop(),
        () => installation.close(),
        async () => tracing?.stop(),
      ])
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    await greet(installation, server, lines)
    // Last, so that whoever waits for it finds a process that can be told to stop and has said where to go.
    readiness.ready = !installation.stopping.aborted
    // What is wrong with it is in the log from the first moment on.
    void installation.storage.fault()
    void bringSites(installation).catch(error => log.error(errorFields(error), 'sites'))
    giveBackMemoryAtRest(settle_ms)
    if (sandboxes) installSandboxes(installation, sandboxes)
  } catch (error) {
    await installation.close()
    throw error
  }
}

const warningsOf = (disk: DiskWatch, { databases, storage }: OpenInstallation): string[] => [
  ...(disk.isShort ? ['disk_nearly_full'] : []),
  ...(storage.isAway ? ['file_store_away'] : []),
  ...(databases.recording?.isAway ? ['database_server_away'] : []),
  ...(databases.recording?.isOld('control') ? ['restart_due'] : []),
]

/** Loaded only where a Temporal server is configured. It need not answer now, or at all: runs wait in the record. */
async function temporalRunner(installation: OpenInstallation): Promise<TemporalRunner | null> {
  const { config, log, sites, signals, databases, node } = installation
  if (!config.temporal) return null
  const { startTemporal } = await import('../workflows/temporal/runner.ts').catch(notInstalled)
  const installation_id = await databases.control.write(installationId)
  if (config.temporal.workflows === 'elsewhere') sayWhere(installation_id)
  const runner = startTemporal({
    server: temporalServer(config.temporal),
    installation_id,
    admin_url: config.public_url,
    log,
    ...(config.temporal.workflows === 'elsewhere' && { bundle: 'elsewhere' as const }),
    async openSite(site_id) {
      if ((await sites.find(site_id)) === null) return false
      signals.wake('runs', site_id)
      return true
    },
    ...(node && {
      async passOn(request) {
        if ((await node.homes.find(request.site_id)) === 'here') return undefined
        return (await node.acts.ask(request.site_id, 'carry_on', request)) as CarriedOn
      },
    }),
  })
  node?.acts.answer('carry_on', request => runner.carryOn(request as CarryOnRequest))
  return runner
}

/** `npm start` installs what Temporal needs where its address is set; who starts this file by itself is told. */
function notInstalled(error: Error & { code?: string }): never {
  if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('@temporalio/')) throw error
  const command = 'node scripts/setup.mjs start --temporal'
  throw new ConfigError([`TEMPORAL_ADDRESS is set, but Temporal’s packages are not installed. Run: ${command}`])
}

/** Without a process that runs them, the runs stand still. */
function sayWhere(installation_id: string): void {
  say(`\nRuns go on where their workflows run: TEMPORAL_INSTALLATION=${installation_id} npm run workflow-worker`)
}

async function greet(
  installation: OpenInstallation,
  { port, https_port }: Server,
  lines: readonly string[],
): Promise<void> {
  const { config, databases, clock, homes } = installation
  say(`\nLeadwright is ready at ${config.public_url}`)
  if (config.public_url !== `http://localhost:${port}`) say(`  (listening on port ${port})`)
  if (https_port !== undefined) say(`  (HTTPS on port ${https_port})`)
  for (const line of lines) say(line)
  if (!homes.isHere('control') || (await databases.control.read(isSetUp))) return
  const valid = authLimits.one_time_link_hours * 3_600_000
  const { token } = await databases.control.write(tx => newLink(tx, 'set_up', null, clock.now(), valid))
  say('\nNobody has signed up yet. Set up this installation with this link, which works once:')
  say(`  ${config.public_url}/set-up/${token}\n`)
}

function printMail(mail: SystemMail): void {
  say(`\nMail to ${mail.to}: ${mail.subject}\n  ${mail.link}\n`)
}

async function shutDown(steps: readonly (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step().catch(error => say(JSON.stringify(errorFields(error))))
  process.exit(0)
}

main().catch(error => {
  const known = sentences.some(type => error instanceof type)
  process.stderr.write(known ? `${(error as Error).message}\n` : `${JSON.stringify(errorFields(error))}\n`)
  process.exit(1)
})
