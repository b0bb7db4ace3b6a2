/** The certificates that are served, by host: which there are is known without waiting, their keys are read when somebody connects. */
import { createSecureContext, type SecureContext } from 'node:tls'
import type { Installation } from '../../../platform/features/context.ts'
import { unwrapSecret } from '../../../platform/identity/secrets.ts'
import { key_purpose } from './obtain.ts'
import { certifiedHosts, findCertificate } from './store.ts'

export interface SecureHosts {
  /** Whether it can be reached by HTTPS. */
  has(hostname: string): boolean
  contextOf(hostname: string): Promise<SecureContext | undefined>
  stop(): void
}

export async function secureHosts({ databases, signals, log }: Installation): Promise<SecureHosts> {
  const contexts = new Map<string, Promise<SecureContext | undefined>>()
  const read = async () => new Set(await databases.control.read(certifiedHosts))
  let hosts = await read()
  const stop = signals.on('hosts', () => {
    contexts.clear()
    read().then(
      found => {
        hosts = found
      },
      error => log.error({ message: String(error) }, 'certificates'),
    )
  })
  const open = async (hostname: string) => {
    const row = await databases.control.read(db => findCertificate(db, hostname))
    if (!row?.certificate || !row.private_key) return undefined
    const key = unwrapSecret(await databases.controlKey(), key_purpose, row.private_key)
    return createSecureContext({ cert: row.certificate, key })
  }
  return {
    stop,
    has: hostname => hosts.has(hostname),
    async contextOf(hostname) {
      if (!hosts.has(hostname)) return undefined
      const opening = contexts.get(hostname) ?? open(hostname)
      contexts.set(hostname, opening)
      opening.catch(() => contexts.delete(hostname))
      return opening
    },
  }
}
