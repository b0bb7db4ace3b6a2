/**
 * Messages that need no change on their way: every line ends with CRLF and none begins with a dot, as `composeMessage` makes
 * them. nodemailer would look at each octet of each message once more, which takes longer than sending it.
 */
import type { Transform } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** What `sent` needs of nodemailer's stream of a message. */
type DataStream = Transform & { inByteCount: number; outByteCount: number; lastByte: number | false }
type SendStreams = { _createSendStream?(callback: unknown): DataStream }

/** A CR or LF that stands alone, or a dot that a line begins with. */
const amiss = /\r(?!\n)|(?<!\r)\n|(?<=\n|^)\./

export const isWireReady = (octets: string): boolean => !amiss.test(octets)

/** nodemailer's own connection, for messages that are ready: it only ends them. */
export class WireReadyConnection extends SMTPConnection {
  /** nodemailer's, for each message; one that has no such function looks at the octets. */
  _createSendStream(callback: unknown): DataStream {
    const stream = (SMTPConnection.prototype as SendStreams)._createSendStream?.call(this, callback) as DataStream
    stream._transform = (chunk: Buffer, _encoding, done) => {
      stream.inByteCount += chunk.length
      stream.outByteCount += chunk.length
      stream.lastByte = chunk.at(-1) ?? false
      done(null, chunk)
    }
    return stream
  }
}
