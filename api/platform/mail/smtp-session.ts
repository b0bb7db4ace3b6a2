/**
 * One SMTP connection, driven stage by stage, so that "before the final dot" and "after it" are never confused. Built
 * on nodemailer's connection; its transports are not used, because they lose that distinction. Pooling lives in
 * smtp-transport.ts.
 */
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpCommand } from './judge-refusal.ts'
import type { OutgoingMail } from './message.ts'
import type { SmtpServer } from './smtp-url.ts'
import { reasonOf, type SendHooks, type SendResult } from './transport.ts'
import { WireReadyConnection } from './wire-ready.ts'

export type SmtpLimits = {
  connect_ms: number
  greeting_ms: number
  /** From MAIL FROM until the final dot. */
  transfer_ms: number
  /** From the final dot until its answer; RFC 5321 4.5.3.2.6 asks for ten minutes. */
  answer_ms: number
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string; code?: string }

/** 5xx codes that speak of our credentials or of the conversation, not of the message: worth another try later. */
const notAboutTheMessage = new Set([500, 502, 503, 504, 530, 534, 535, 538])

/** Domains are sent in punycode; local parts have no such form. */
const nonAscii = /[^\0-\x7F]/
const lacks_utf8 = 'The mail server cannot take addresses with letters beyond ASCII (it does not offer SMTPUTF8)'

export type SmtpSession = {
  /** Sends one message; afterwards `usable()` says whether the connection may carry another. */
  send(mail: OutgoingMail, hooks?: SendHooks): Promise<SendResult>
  usable(): boolean
  /** Whether any octet of the last send was answered; a silent failure on a kept connection is worth a new one. */
  answered(): boolean
  quit(): void
}

/** Connects, negotiates TLS and signs in; rejects when any of it fails. */
export async function openSmtpSession(server: SmtpServer, limits: SmtpLimits): Promise<SmtpSession> {
  const socket = await openSocket(server, limits.connect_ms)
  const connection = new WireReadyConnection({
    connection: socket,
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.starttls === 'required' && !server.secure,
    ignoreTLS: server.starttls === 'never',
    connectionTimeout: limits.connect_ms,
    greetingTimeout: limits.greeting_ms,
    socketTimeout: limits.transfer_ms + limits.answer_ms,
    socketCloseTimeout: 1_000,
    tls: { rejectUnauthorized: !server.any_certificate },
  })
  let ended = false
  let takesUtf8 = false
  connection.on('end', () => {
    ended = true
  })
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('The server closed the connection')))
    const ready = (error?: Error | null) => (error ? reject(error) : resolve())
    connection.connect(error => {
      takesUtf8 = /^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))
      if (error || !server.credentials) return ready(error)
      connection.login(server.credentials, ready)
    })
  }).catch(error => {
    connection.close()
    throw error
  })

  let answered = false
  let transactionOpen = false
  return {
    usable: () => !ended,
    answered: () => answered,
    quit: () => (ended ? connection.close() : connection.quit()),
    async send(mail, hooks) {
      const { from, to } = mail.envelope
      const needing = takesUtf8 ? undefined : [to, from].find(address => nonAscii.test(address))
      if (needing !== undefined) {
        answered = true
        return { outcome: 'refused', permanent: true, response: `${needing}: ${lacks_utf8}` }
      }
      // A refused envelope leaves its transaction open; without RSET the next message would be answered 503.
      if (transactionOpen && !(await reset(connection, limits.greeting_ms))) {
        answered = false
        ended = true
        connection.close()
        return { outcome: 'deferred', reason: 'The server did not end the transaction before' }
      }
      const delivery = await deliver(connection, mail, hooks, limits)
      answered = delivery.answered
      transactionOpen = delivery.result.outcome !== 'delivered'
      if (!delivery.reusable) {
        ended = true
        connection.close()
      }
      return delivery.result
    },
  }
}

/**
 * Opened here for `noDelay`: body and final dot are written apart, and with Nagle's algorithm the dot would wait for
 * a delayed acknowledgment, 40 ms for every message.
 */
function openSocket(server: SmtpServer, limit_ms: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const { host, port, lookup } = server
    const socket = connect({ host, port, noDelay: true, keepAlive: true, ...(lookup && { lookup }) })
    const timer = setTimeout(() => socket.destroy(new Error('The server did not answer in time')), limit_ms)
    socket.once('error', fail)
    function fail(error: NodeJS.ErrnoException) {
      clearTimeout(timer)
      // Several addresses failing together have no message of their own.
      reject(error.message ? error : new Error(`${error.code ?? 'Connecting failed'} ${host}:${port}`))
    }
    socket.once('connect', () => {
      clearTimeout(timer)
      socket.off('error', fail)
      resolve(socket)
    })
  })
}

function reset(connection: SMTPConnection, limit_ms: number): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), limit_ms)
    const ended = () => done(false)
    function done(success: boolean) {
      clearTimeout(timer)
      connection.off('end', ended)
      resolve(success)
    }
    connection.once('end', ended)
    connection.reset(error => done(!error))
  })
}

type Delivery = { result: SendResult; reusable: boolean; answered: boolean }

function deliver(
  connection: SMTPConnection,
  mail: OutgoingMail,
  hooks: SendHooks | undefined,
  limits: SmtpLimits,
): Promise<Delivery> {
  return new Promise(resolve => {
    let started = false
    let handed = false
    let timer = setTimeout(expire, limits.transfer_ms)
    function finish(delivery: Delivery) {
      clearTimeout(timer)
      resolve(delivery)
    }
    function expire() {
      const reason = handed ? 'No answer after the final dot' : 'The server was too slow to take the message'
      finish({ result: { outcome: handed ? 'unknown' : 'deferred', reason }, reusable: false, answered: true })
    }
    // The connection writes the final dot when this stream ends, and not before.
    const body = new Readable({
      read() {
        if (started) return
        started = true
        body.push(mail.raw)
        Promise.resolve()
          .then(() => hooks?.onHandOff?.())
          .then(() => {
            if (body.destroyed) return
            handed = true
            clearTimeout(timer)
            timer = setTimeout(expire, limits.answer_ms)
            body.push(null)
          })
          .catch(error => {
            finish({ result: { outcome: 'deferred', reason: reasonOf(error) }, reusable: false, answered: true })
          })
      },
    })
    body.on('error', () => undefined)
    connection.send(
      { from: mail.envelope.from, to: [mail.envelope.to], size: mail.raw.length },
      body,
      (error, info) => {
        if (!error) {
          return finish({
            result: { outcome: 'delivered', response: info?.response ?? '' },
            reusable: true,
            answered: true,
          })
        }
        const failure: SmtpError = error
        finish({
          result: classify(failure, handed),
          // A refused envelope leaves the session in order; anything else may leave half a message in the pipe.
          reusable: failure.responseCode !== undefined && failure.responseCode !== 421 && (handed || !started),
          answered: failure.responseCode !== undefined,
        })
      },
    )
  })
}

const commands: readonly (readonly [string, SmtpCommand])[] = [
  ['MAIL', 'mail'],
  ['RCPT', 'rcpt'],
  ['DATA', 'data'],
]

function classify(error: SmtpError, handed: boolean): SendResult {
  const code = error.responseCode
  const response = (error.response ?? '').slice(0, 500)
  if (code !== undefined && code >= 500 && !notAboutTheMessage.has(code)) {
    const command = commands.find(([name]) => error.command?.startsWith(name))?.[1]
    return { outcome: 'refused', permanent: true, response, ...(command && { command }) }
  }
  if (code !== undefined) {
    const isTransports = code === 421 || notAboutTheMessage.has(code)
    return { outcome: 'deferred', reason: reasonOf(error), response, ...(isTransports && { cause: 'transport' }) }
  }
  if (handed) return { outcome: 'unknown', reason: reasonOf(error) }
  // Refused by the connection itself before a word was said: an unusable envelope, or larger than the server allows.
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') {
    return { outcome: 'refused', permanent: true, response: reasonOf(error) }
  }
  return { outcome: 'deferred', cause: 'transport', reason: reasonOf(error) }
}
