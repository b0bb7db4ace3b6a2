/** An SMTP server that keeps the first message and counts the others by recipient. A program, so that it has a core of its own. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SinkReport {
  /** Recipients that got a message. */
  recipients: number
  messages: number
  /** The first message to a lead, as it came. */
  first: string
}

const counts = { recipients: new Set<string>(), messages: 0, first: '' }
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, callback) {
    const to = session.envelope.rcptTo[0]?.address ?? ''
    const isLead = to.startsWith('lead')
    const chunks: Buffer[] = []
    stream.on('data', chunk => isLead && counts.first === '' && chunks.push(chunk))
    stream.on('end', () => {
      if (isLead) {
        counts.messages += 1
        counts.recipients.add(to)
        counts.first ||= Buffer.concat(chunks).toString('latin1')
      }
      callback()
    })
  },
})
server.on('error', () => undefined)
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
process.send?.((server.server.address() as AddressInfo).port)
process.on('message', () => {
  process.send?.({ ...counts, recipients: counts.recipients.size } satisfies SinkReport)
  Object.assign(counts, { recipients: new Set(), messages: 0 })
})
process.once('disconnect', () => process.exit(0))
