/** What is done once for the whole installation, where the control database is: its email and other jobs, mail that comes in, and what a stop left unfinished. */
import { cancelTransfers } from './account/site-transfer/rules.ts'
import { removeSite, unfinishedSites } from './account/sites/rules.ts'
import { features } from './features.ts'
import type { OpenInstallation } from './installation.ts'
import { finishRotation } from './keys/rotate.ts'
import { forgettingKeys } from './platform/features/idempotency/housekeeping.ts'
import { JobWorker } from './platform/jobs/worker.ts'
import type { SystemMail } from './platform/mail/outbox.ts'
import { systemMailHandler } from './platform/mail/system-mail.ts'
import { Unavailable } from './platform/runtime/errors.ts'
import { errorFields } from './platform/runtime/log.ts'
import { takeInMail } from './public/inbound-mail/start.ts'
import { dkimOfSite } from './site/email/emails/in-site-name.ts'

export interface ControlWorkOptions {
  /** Told of each mail of the installation that went to a file. */
  onFile?: (mail: SystemMail) => void
}

export interface ControlWork {
  /** A clock was moved. */
  wake(): void
  stop(): Promise<void>
}

/** Removes what a stop has cut off: sites half made or half removed, and moves. */
export async function finishControl(installation: OpenInstallation): Promise<void> {
  for (const site of await installation.databases.control.read(unfinishedSites)) {
    // Where its files cannot be reached, the next start tries again.
    await removeSite(installation, site.id).catch(error => {
      if (!(error instanceof Unavailable)) throw error
      installation.log.error({ site_id: site.id, ...errorFields(error) }, 'a site stays half removed')
    })
  }
  await cancelTransfers(installation)
}

export async function startControlWork(
  installation: OpenInstallation,
  options: ControlWorkOptions,
): Promise<ControlWork> {
  const { databases, clock, log, signals } = installation
  const inbound = await takeInMail(installation)
  const ofInstallation = features.flatMap(({ installationHandlers }) => installationHandlers?.(installation) ?? [])
  const jobs = new JobWorker({
    database: databases.control,
    handlers: [systemMailHandler({ ...installation, ...options, dkimOf: dkimOfSite(databases) }), ...ofInstallation],
    clock,
    log,
  })
  const keys = forgettingKeys(databases.control, clock)
  await jobs.start()
  await keys.start()
  const silence = signals.on('mail', () => jobs.wake())
  void finishRotation(installation).catch(error => log.error(errorFields(error), 'keys'))
  return {
    wake: () => jobs.wake(),
    async stop() {
      silence()
      await inbound.stop()
      await keys.stop()
      await jobs.stop()
    },
  }
}

/** The same on one of several nodes: while the control database is here, and from the moment in which it comes. */
export async function startControlWorkAtHome(
  installation: OpenInstallation,
  options: ControlWorkOptions,
): Promise<ControlWork> {
  const { log, databases } = installation
  const node = installation.node?.homes
  if (!node) return startControlWork(installation, options)
  let running: Promise<ControlWork | undefined> = Promise.resolve(undefined)
  let isStopped = false
  const begin = async (): Promise<ControlWork | undefined> => {
    // Other nodes sign what they say with it.
    await databases.controlKey()
    await finishControl(installation)
    return startControlWork(installation, options)
  }
  const settle = () => {
    running = running.then(async there => {
      const isHere = node.isHere('control') && !isStopped
      if (isHere === (there !== undefined)) return there
      log.warn(
        { control: isHere },
        isHere ? 'the control database is here now' : 'the control database is elsewhere now',
      )
      if (there) await there.stop().catch(error => log.warn(errorFields(error), 'control work'))
      if (!isHere) return undefined
      return begin().catch(error => {
        log.error(errorFields(error), 'control work could not start')
        return undefined
      })
    })
  }
  node.listen({ gained: settle, lost: settle })
  settle()
  await running
  return {
    wake: () => void running.then(there => there?.wake()),
    async stop() {
      isStopped = true
      await (await running)?.stop()
    },
  }
}
