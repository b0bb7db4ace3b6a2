/** What the installation needs around it: DNS, a mail server, Temporal, database servers, the file store, and the way from PUBLIC_URL and hosts of sandboxes to here. */
import { connect } from 'node:net'
import product from '../../package.json' with { type: 'json' }
import type { Config } from '../platform/config/config.ts'
import { openSmtpSession } from '../platform/mail/smtp-session.ts'
import { parseSmtpUrl } from '../platform/mail/smtp-url.ts'
import { dnsRecords } from '../platform/network/dns-records.ts'
import { isLocalInstallation } from '../platform/network/loopback.ts'
import { systemClock } from '../platform/runtime/clock.ts'
import { limits } from '../platform/runtime/limits.ts'
import { trimTrailing } from '../platform/texts/trim-trailing.ts'
import { examineDatabaseServers } from './database-servers.ts'
import { examineFileStore } from './file-store.ts'
import { examineNodes } from './nodes.ts'
import { examineSandboxHosts } from './sandboxes.ts'
import { askTime } from './time-server.ts'

const patience_ms = limits.doctor_milliseconds_max
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message || reasonOf(cause) : message
}

/** `isRunning`: a server works in the data folder, so that PUBLIC_URL must lead to it. */
export async function examineSurroundings(config: Config, isRunning: boolean): Promise<string[]> {
  const checks = [
    time(config),
    dns(config),
    mailServer(config),
    temporal(config),
    examineDatabaseServers(config),
    examineFileStore(config),
    examineNodes(config),
    examineSandboxHosts(config, isRunning),
    ...(isRunning ? [publicAddress(config)] : []),
  ]
  return (await Promise.all(checks)).flat()
}

async function dns({ public_url, dns_servers }: Config): Promise<string[]> {
  if (isLocalInstallation({ public_url })) return []
  const { hostname } = new URL(public_url)
  const records = await dnsRecords(dns_servers)
  const answers = await Promise.allSettled([records.resolve4(hostname), records.resolve6(hostname)])
  if (answers.some(({ status }) => status === 'fulfilled')) return []
  const [first] = answers
  const code = first?.status === 'rejected' ? String((first.reason as NodeJS.ErrnoException).code) : ''
  return code === 'ENOTFOUND' || code === 'ENODATA'
    ? [`DNS knows no address of ${hostname}. Add an A or AAAA record for it, or correct PUBLIC_URL.`]
    : [
        `DNS does not answer (${code}). Look at ${dns_servers.length > 0 ? 'DNS_SERVERS' : '/etc/resolv.conf'}: without it, addresses and domains are not checked, and no email finds its server.`,
      ]
}

/** A server that does not answer says nothing of this machine. */
async function time({ ntp_server, public_url }: Config): Promise<string[]> {
  if (isLocalInstallation({ public_url })) return []
  const behind_ms = await askTime(ntp_server, patience_ms).catch(() => 0)
  const apart_s = Math.round(Math.abs(behind_ms) / 1_000)
  return apart_s > limits.clock_apart_seconds_max
    ? [
        `The clock of this machine is ${apart_s} seconds ${behind_ms > 0 ? 'behind' : 'ahead of'} that of ${ntp_server}. Set it, and keep it right (timedatectl set-ntp true): email leaves at the wrong time, and codes of authenticator apps are refused.`,
      ]
    : []
}

async function mailServer({ transport }: Config): Promise<string[]> {
  if (transport?.type !== 'smtp') return []
  const server = parseSmtpUrl(transport.url)
  try {
    const session = await openSmtpSession(server, {
      connect_ms: patience_ms,
      greeting_ms: patience_ms,
      transfer_ms: patience_ms,
      answer_ms: patience_ms,
    })
    session.quit()
    return []
  } catch (error) {
    return [
      `The mail server ${server.host}:${server.port} cannot be used: ${reasonOf(error)}. Correct SMTP_URL, or look at that server: until then email waits.`,
    ]
  }
}

async function temporal({ temporal }: Config): Promise<string[]> {
  if (!temporal) return []
  const [, host = '', port = ''] = /^\[?(.*?)\]?:(\d+)$/.exec(temporal.address) ?? []
  const reason = await new Promise<string | undefined>(resolve => {
    const socket = connect({ host, port: Number(port), timeout: patience_ms })
    const end = (reason: string | undefined) => {
      socket.destroy()
      resolve(reason)
    }
    socket.once('connect', () => end(undefined))
    socket.once('timeout', () => end('no answer'))
    socket.once('error', error => end(error.message || (error as NodeJS.ErrnoException).code || 'refused'))
  })
  return reason === undefined
    ? []
    : [
        `The Temporal server ${temporal.address} cannot be reached: ${reason}. Start it, or correct TEMPORAL_ADDRESS: until then journeys wait.`,
      ]
}

async function publicAddress({ public_url }: Config): Promise<string[]> {
  const address = `${trimTrailing(public_url, '/')}/version`
  try {
    const sent_at = systemClock.now()
    const answer = await fetch(address, { signal: AbortSignal.timeout(patience_ms) })
    const body: unknown = await answer.json().catch(() => undefined)
    const { name, version } = (body ?? {}) as { name?: unknown; version?: unknown }
    if (name !== product.name)
      return [`${public_url} does not lead to this server (status ${answer.status}). Correct the proxy, or PUBLIC_URL.`]
    if (version !== product.version)
      return [
        `${public_url} leads to release ${String(version)}, and this one is ${product.version}. Restart the server after an upgrade.`,
      ]
    const apart_s = Math.round((Date.parse(answer.headers.get('date') ?? '') - sent_at) / 1_000)
    return Math.abs(apart_s) > limits.clock_apart_seconds_max
      ? [
          `The clock of this machine and that of the proxy in front are ${Math.abs(apart_s)} seconds apart. Keep both right.`,
        ]
      : []
  } catch (error) {
    return [
      `${public_url} cannot be reached from here: ${reasonOf(error)}. Look at DNS, the proxy and its certificate, or correct PUBLIC_URL.`,
    ]
  }
}
