/**
 * WHM API 1 over HTTPS. Every answer is HTTP 200: only `metadata.result` says whether it went well. Answers may hold passwords in clear,
 * so that nothing of them is kept, logged or passed on but the members that are asked for, and a short reason.
 */
import type { ClientRequest } from 'node:http'
import { request } from 'node:https'
import { connect, type TLSSocket } from 'node:tls'
import { isPublicHost, publicLookup } from '../../../../platform/network/safe-fetch/public-lookup.ts'
import { DriverFailure } from '../driver.ts'
import { playgroundLimits } from '../limits.ts'

export interface Panel {
  host: string
  port: number
  username: string
  token: string
  /** SHA-256 of the certificate that alone is accepted, in hexadecimal; empty: one that is valid for the host. */
  certificate: string
  isAllowed: (address: string) => boolean
}

const { panel_answer_bytes_max, panel_reason_characters_max } = playgroundLimits
export const call_ms = 30_000
/** Accounts are made with their folders, databases and DNS. */
export const create_ms = 120_000

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name

export class WhmClient {
  readonly #panel: Panel
  /** Of the certificate that was shown last. */
  shown_certificate: string | null = null

  constructor(panel: Panel) {
    this.#panel = panel
  }

  /** The `data` of a call that went well; throws what went wrong otherwise. */
  async call(
    name: string,
    values: Readonly<Record<string, string>>,
    milliseconds = call_ms,
  ): Promise<Record<string, unknown>> {
    const { status, body } = await this.#post(`/json-api/${name}`, { 'api.version': '1', ...values }, milliseconds)
    if (status === 401 || status === 403) throw new DriverFailure('panel_token_refused')
    const answer = parsed(body)
    const metadata = (answer?.metadata ?? {}) as { result?: unknown; reason?: unknown }
    if (status !== 200 || answer === undefined || metadata.result === undefined) {
      // A page of a proxy or of the panel itself, which is starting or overloaded.
      throw new DriverFailure('panel_unreachable', `HTTP ${status}`)
    }
    if (Number(metadata.result) === 1) return (answer.data ?? {}) as Record<string, unknown>
    const reason = typeof metadata.reason === 'string' ? metadata.reason : ''
    if (/token|permission|privilege|acl/i.test(reason) && /denied|not have|insufficient|lack/i.test(reason)) {
      throw new DriverFailure('panel_token_refused', withoutValues(reason, values))
    }
    throw new DriverFailure('panel_refused', withoutValues(reason, values))
  }

  #post(
    path: string,
    values: Readonly<Record<string, string>>,
    milliseconds: number,
  ): Promise<{ status: number; body: string }> {
    const { host, port, username, token, isAllowed } = this.#panel
    if (!isPublicHost(host, isAllowed)) throw new DriverFailure('panel_unreachable', 'its address is not public')
    const body = new URLSearchParams(values).toString()
    return new Promise((resolve, reject) => {
      const asked: ClientRequest = request(
        {
          method: 'POST',
          path,
          host,
          port,
          signal: AbortSignal.timeout(milliseconds),
          headers: {
            host: `${host}:${port}`,
            authorization: `whm ${username}:${token}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
            accept: 'application/json',
          },
          createConnection: (_options, done) => {
            this.#connect(milliseconds).then(
              socket => done(null, socket),
              (error: Error) => done(error, undefined as never),
            )
            return undefined as never
          },
        },
        answer => {
          const parts: Buffer[] = []
          let bytes = 0
          answer.on('data', (part: Buffer) => {
            bytes += part.length
            if (bytes > panel_answer_bytes_max)
              asked.destroy(new DriverFailure('panel_unreachable', 'its answer is too long'))
            else parts.push(part)
          })
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
          )
          answer.on('error', error => reject(failureFor(error)))
        },
      )
      asked.on('error', error => reject(failureFor(error)))
      asked.end(body)
    })
  }

  /** Nothing is sent before the certificate is known to be the right one. */
  #connect(milliseconds: number): Promise<TLSSocket> {
    const { host, port, certificate, isAllowed } = this.#panel
    return new Promise((resolve, reject) => {
      const socket = connect({
        host,
        port,
        servername: /^[\d.:]+$/.test(host) ? '' : host,
        lookup: publicLookup(isAllowed),
        rejectUnauthorized: false,
        timeout: milliseconds,
      })
      socket.once('error', error => reject(failureFor(error)))
      socket.once('timeout', () => socket.destroy(new DriverFailure('panel_slow')))
      socket.once('secureConnect', () => {
        const shown = socket.getPeerCertificate().fingerprint256?.replaceAll(':', '').toLowerCase() ?? ''
        this.shown_certificate = shown
        const fits = certificate === '' ? socket.authorized : shown === certificate
        if (fits) return resolve(socket)
        socket.destroy()
        reject(new DriverFailure('panel_certificate'))
      })
    })
  }
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** A panel may repeat what it was given. */
function withoutValues(reason: string, values: Readonly<Record<string, string>>): string {
  const secrets = [values.password ?? ''].filter(secret => secret !== '')
  return secrets.reduce((text, secret) => text.replaceAll(secret, '…'), reason).slice(0, panel_reason_characters_max)
}

function failureFor(error: Error): DriverFailure {
  if (error instanceof DriverFailure) return error
  const isLate = isNamed(error, 'AbortError') || isNamed(error, 'TimeoutError')
  return isLate
    ? new DriverFailure('panel_slow')
    : new DriverFailure('panel_unreachable', (error as NodeJS.ErrnoException).code ?? '')
}
