/**
 * `SMTP_URL` read once: `smtp://user:pass@host:port`, `smtps://…`. Options in the query: `starttls=required|never`,
 * `certificate=any` for a server with a self-signed one.
 */
import { isIP, type LookupFunction } from 'node:net'

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first octet. */
  secure: boolean
  /** `offered`: used where the server offers it. */
  starttls: 'required' | 'offered' | 'never'
  any_certificate: boolean
  credentials?: { user: string; pass: string }
  lookup?: LookupFunction
}

const example = 'for example smtp://user:password@mail.example.com:587'

/** Parses the URL; throws a sentence that configuration can show as it is (it never contains the password). */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || (url.protocol !== 'smtp:' && url.protocol !== 'smtps:')) {
    throw new Error(`must be an smtp:// or smtps:// URL, ${example}`)
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (!host) throw new Error(`names no host, ${example}`)
  const unknown = [...url.searchParams.keys()].find(key => key !== 'starttls' && key !== 'certificate')
  if (unknown) throw new Error(`has an unknown option "${unknown}"; known are starttls and certificate, ${example}`)
  const starttls = url.searchParams.get('starttls')
  if (starttls !== null && starttls !== 'required' && starttls !== 'never') {
    throw new Error(`has starttls=${starttls}; allowed are required and never`)
  }
  const certificate = url.searchParams.get('certificate')
  if (certificate !== null && certificate !== 'any') throw new Error(`has certificate=${certificate}; allowed is any`)
  const secure = url.protocol === 'smtps:'
  const server: SmtpServer = {
    host,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    // A password is never sent over an unencrypted connection unless the URL allows it explicitly.
    starttls: starttls ?? (url.username && !isLoopback(host) ? 'required' : 'offered'),
    any_certificate: certificate === 'any',
  }
  if (url.username) {
    server.credentials = { user: decode(url.username), pass: decode(url.password) }
  }
  return server
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('has a user or password with a stray % (write %25)')
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}
