/** The ways out for mail: a mail server where one is configured, files otherwise, and files always for demo sites. */
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { Semaphore } from '../semaphore.ts'
import { fileTransport } from './file-transport.ts'
import { smtpTransport } from './smtp-transport.ts'
import type { MailTransport } from './transport.ts'

export interface Place {
  settle(): void
  /** For the transport's `settled`. */
  settled: Promise<void>
}

export interface Mailer {
  /** Where mail of a site goes; of the installation itself when no site is given. */
  transportFor(site?: { is_demo: boolean }): MailTransport
  /**
   * A slot for one message from its hand-off until its result is on disk, which is signaled by
   * `settle`. There are as many as connections, and none carries two, so that a kill leaves no more messages in doubt.
   */
  enter(site?: { is_demo: boolean }): Promise<Place>
  /** The folder that mail is written to where no mail server is used. */
  folder: string
  /** True if mail of the installation goes to a mail server. */
  uses_server: boolean
  close(): Promise<void>
}

export function createMailer(config: Config, clock: Clock, demoClock: Clock): Mailer {
  const folder = join(config.data_dir, 'mail')
  const places = new Semaphore(config.mail_connections)
  const files = fileTransport(folder, clock)
  const demo = fileTransport(folder, demoClock)
  const server = config.smtp_url
    ? smtpTransport(config.smtp_url, { connections_max: config.mail_connections })
    : undefined
  return {
    transportFor: site => (site?.is_demo ? demo : (server ?? files)),
    enter: async site => placeOf(server && !site?.is_demo ? await places.enter() : () => undefined),
    folder,
    uses_server: server !== undefined,
    close: async () => {
      await server?.close()
      await files.close()
      await demo.close()
    },
  }
}

export function placeOf(leave: () => void): Place {
  const { promise, resolve } = Promise.withResolvers<void>()
  const settle = () => {
    leave()
    resolve()
  }
  return { settle, settled: promise }
}
