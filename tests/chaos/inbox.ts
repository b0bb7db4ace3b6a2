/** A real SMTP server that stores accepted messages with the time at which they were complete. */
import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { Random } from './random.ts'

/** Moments are milliseconds of performance.now(). */
export interface Received {
  to: string
  message_id: string
  /** It is opened before or after a kill, which says which process sent the message. */
  connection: { opened_at: number }
  /** When the final dot was read. */
  read_at: number
  /** When it was answered; absent until then. */
  answered_at?: number
  mail: Email
}

export interface Inbox {
  url: string
  received: Received[]
  /** Resolves with the next message that is accepted. */
  next(): Promise<Received>
  close(): Promise<void>
}

/** Answers each message after 0 to 30 ms, as a server would that writes it down first. */
export async function openInbox(random: Random): Promise<Inbox> {
  const received: Received[] = []
  const waiting: ((mail: Received) => void)[] = []
  const connections = new WeakMap<SMTPServerSession, Received['connection']>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(session, callback) {
      connections.set(session, { opened_at: performance.now() })
      callback()
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      const connection = connections.get(session)
      if (!connection) return callback(new Error('There was no greeting'))
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const read_at = performance.now()
        const to = session.envelope.rcptTo[0]?.address ?? ''
        void PostalMime.parse(Buffer.concat(chunks)).then(mail => {
          const one: Received = { to, message_id: mail.messageId ?? '', connection, read_at, mail }
          received.push(one)
          setTimeout(
            () => {
              one.answered_at = performance.now()
              callback()
              for (const wake of waiting.splice(0)) wake(one)
            },
            random.between(0, 30),
          )
        })
      })
    },
  })
  // A client that is killed in mid-sentence is what this is about.
  server.on('error', () => undefined)
  server.server.on('connection', socket => {
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: () => new Promise(resolve => waiting.push(resolve)),
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
