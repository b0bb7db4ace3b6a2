/** A real SMTP server that keeps what it gets; tests replace its steps. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { captureMail } from './captured-mail.ts'

export interface Received {
  /** The envelope's. */
  from: string
  to: string
  raw: string
  message_id: string
}

export interface MailSink {
  url: string
  received: Received[]
  close(): Promise<void>
}

export interface SinkRules {
  /** Refuses a recipient with this SMTP code, by address. */
  refuse?: (to: string) => number | undefined
  /** The enhanced status of such a refusal. */
  status?: string
  /** Its words. */
  says?: string
  /** Reads the final dot and drops the connection instead of answering. */
  drop?: (mail: Received) => boolean
}

const failing = (code: number, status = '', says = `${code} by the test`): Error =>
  Object.assign(new Error(`${status} ${says}`.trim()), { responseCode: code })

export async function openSink(rules: SinkRules = {}, port = 0): Promise<MailSink> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onRcptTo(address, _session, callback) {
      const code = rules.refuse?.(address.address)
      callback(code === undefined ? null : failing(code, rules.status, rules.says))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        captureMail(raw)
        const message_id = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
        const { mailFrom } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        const mail = { from, to: session.envelope.rcptTo[0]?.address ?? '', raw, message_id }
        received.push(mail)
        if (rules.drop?.(mail)) for (const socket of sockets) socket.destroy()
        else callback()
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const at = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${at}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
