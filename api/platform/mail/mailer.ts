/**
 * The ways out for mail: the site's own, that of the installation where one is configured, files otherwise, and files
 * always for demo sites.
 */
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { TransportType } from '../config/transport-settings.ts'
import { isReachable } from '../network/safe-fetch/public-address.ts'
import { publicLookup } from '../network/safe-fetch/public-lookup.ts'
import type { Clock } from '../runtime/clock.ts'
import { Semaphore } from '../runtime/semaphore.ts'
import { fileTransport } from './file-transport.ts'
import { messagesAtOnce, openTransport } from './open-transport.ts'
import { type OwnTransport, OwnTransports } from './own-transports.ts'
import type { MailTransport } from './transport.ts'

export interface Place {
  settle(): void
  /** For the transport's `settled`. */
  settled: Promise<void>
}

export interface Mailer {
  /** Transport of a site; that of the installation itself when no site is given. */
  transportFor(site?: { is_demo: boolean }, own?: OwnTransport): MailTransport
  /**
   * A slot for one message from its hand-off until its result is on disk, which is signaled by
   * `settle`. There are as many as connections carry at a time: one message by SMTP, so that a kill leaves no more in doubt.
   * What enters `behind` leaves after everything else that waits.
   */
  enter(site?: { is_demo: boolean }, line?: { behind: boolean; own?: OwnTransport | undefined }): Promise<Place>
  /** The folder that mail is written to where no mail server is used. */
  folder: string
  /** True if mail of the installation goes to a mail server or a provider. */
  uses_server: boolean
  /** The installation's. */
  type: TransportType | 'files'
  close(): Promise<void>
}

export function createMailer(config: Config, clock: Clock, demoClock: Clock): Mailer {
  const folder = join(config.data_dir, 'mail')
  const places = new Semaphore(config.mail_connections * (config.transport ? messagesAtOnce(config.transport) : 1))
  const files = fileTransport(folder, clock)
  const demo = fileTransport(folder, demoClock)
  const parts = { connections_max: config.mail_connections, now: () => clock.now() }
  const server = config.transport && openTransport(config.transport, parts)
  const own = new OwnTransports({ ...parts, lookup: publicLookup(isReachable(config)) })
  return {
    transportFor: (site, of) => (site?.is_demo ? demo : ((of && own.of(of).transport) ?? server ?? files)),
    async enter(site, line) {
      if (site?.is_demo) return holdPlace(() => undefined)
      const line_up = line?.own ? own.of(line.own).places : server && places
      return holdPlace(line_up ? await line_up.enter(line) : () => undefined)
    },
    folder,
    uses_server: server !== undefined,
    type: config.transport?.type ?? 'files',
    close: async () => {
      await server?.close()
      await own.close()
      await files.close()
      await demo.close()
    },
  }
}

export function holdPlace(leave: () => void): Place {
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = () => {
    leave()
    resolve()
  }
  return { settle, settled: promise }
}
