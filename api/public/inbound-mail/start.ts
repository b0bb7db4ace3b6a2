/** Whatever takes in email that comes back, as it is configured. */
import type { Installation } from '../../platform/features/context.ts'

export interface InboundMail {
  /** Of the SMTP listener; undefined where there is none. */
  port: number | undefined
  stop(): Promise<void>
}

export async function takeInMail(installation: Installation): Promise<InboundMail> {
  const { inbound, host } = installation.config
  const { return_path, smtp_port, imap_url } = inbound
  const listener =
    return_path !== undefined && smtp_port !== undefined
      ? await (await import('./smtp-listener.ts')).listenForMail(installation, { port: smtp_port, host, return_path })
      : undefined
  const poller =
    imap_url === undefined ? undefined : (await import('./imap-poller.ts')).pollForMail(installation, imap_url)
  return {
    port: listener?.port,
    async stop() {
      await poller?.stop()
      await listener?.close()
    },
  }
}
