/**
 * Takes in email that comes back, by SMTP. Who it is for is looked at before a body is read, and it is accepted once what
 * follows from it is on disk: until then the other server keeps it and comes again. One that cannot be read is accepted, since
 * it would be no better when it comes again; one that is too long is refused while it comes.
 */
import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { Installation } from '../../platform/features/context.ts'
import { tokenIn } from '../../platform/identity/return-path.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { inboundLimits as limits } from './limits.ts'
import { findTarget, receiveMessage } from './receive.ts'

const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

export interface SmtpListener {
  port: number
  close(): Promise<void>
}

/** The first octets; the rest is read and forgotten, up to the limit for all. */
async function readBeginning(stream: SMTPServerDataStream): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    if (size < limits.inbound_bytes_read) parts.push(part)
    size += part.length
    if (size > limits.inbound_bytes_max) throw refusal(552, '5.3.4 Message too big')
  }
  return Buffer.concat(parts).subarray(0, limits.inbound_bytes_read)
}

export async function listenForMail(
  installation: Installation,
  { port, host, return_path }: { port: number; host: string; return_path: string },
): Promise<SmtpListener> {
  const { log } = installation
  /** Reports of complaints come to the address itself. */
  const isOurs = async (address: string): Promise<boolean> =>
    address.toLowerCase() === return_path.toLowerCase() || (await findTarget(installation, tokenIn(address))) !== null

  const options: SMTPServerOptions = {
    name: return_path.slice(return_path.lastIndexOf('@') + 1),
    banner: 'Leadwright',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: limits.inbound_bytes_max,
    maxClients: limits.inbound_connections_max,
    socketTimeout: limits.inbound_idle_seconds * 1_000,
    closeTimeout: 1_000,
    onRcptTo({ address }, session, callback) {
      if (session.envelope.rcptTo.length >= limits.inbound_recipients_max) {
        callback(refusal(452, 'Too many recipients'))
        return
      }
      isOurs(address).then(
        ours => callback(ours ? null : refusal(550, '5.1.1 No such mailbox')),
        () => callback(refusal(451, '4.3.0 Try again later')),
      )
    },
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readBeginning(stream)
        .then(raw => receiveMessage(installation, raw, recipients))
        .then(
          () => callback(null, '2.0.0 Taken'),
          error => {
            if (error.responseCode === 552) {
              callback(error)
              disconnect(session)
              return
            }
            log.warn(errorFields(error), 'a message that came in was not taken')
            callback(refusal(451, '4.3.0 Try again later'))
          },
        )
    },
  }
  const server = new SMTPServer(options)
  /** The rest of a message that is too long is not waited for: its sender has a few seconds to read the answer. */
  const disconnect = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections) if (connection.id === id) connection.close()
  }
  server.on('error', error => log.warn(errorFields(error), 'inbound SMTP'))
  server.listen(port, host)
  await Promise.race([once(server.server, 'listening'), once(server, 'error').then(([error]) => Promise.reject(error))])
  const address = server.server.address()
  return {
    port: address && typeof address === 'object' ? address.port : port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
