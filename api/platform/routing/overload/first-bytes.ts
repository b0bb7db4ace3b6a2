/**
 * Refuses by the first bytes of a request, before Node has made anything of it: that costs a third. Only on connections that have not asked
 * anything yet or of which a request was refused in the usual way before, and only what is whole and usual; everything else goes on to Node.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../../runtime/clock.ts'
import { limits } from '../../runtime/limits.ts'
import { connectionEvent } from '../connections/connection-event.ts'

/** A request whose bytes are all there. */
interface Whole {
  method: string
  url: string
  head: string
}

/** The answer's bytes, or undefined for what is let in. */
export type RefuseBytes = (whole: Whole) => string | undefined

interface Line {
  /** Node's own listener. */
  parse: (chunk: Buffer) => void
  /** How many requests the last bytes have begun, and the last of them while they are read. */
  asked: number
  incoming: IncomingMessage | undefined
  /** Whether the last request that Node has read has its answer. */
  isAnswered: boolean
  /** Whether Node has read to the end of a request, and nothing of a further one. */
  isBetween: boolean
  /** When the next request is Node's at the latest, which ends connections of which it has read nothing for long. */
  unread_until: number
  /** Bytes read when something was refused last. */
  answered_bytes: number
}

const first_line = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1\r\n/
/** With these more has to be said or heard than a refusal. */
const unusual = /\r\n(?:transfer-encoding|expect|upgrade|connection: *close)/i
/** Node reads a length that is written in another way, a line that goes on, and what else may hide one. */
const lengths = /\r\ncontent-length: (\d{1,10})(?=\r\n)/gi
const mentioned = /content-length/gi
const odd_lines = /\r\n[ \t]|\r(?!\n)|(?<!\r)\n/

function wholeOf(chunk: Buffer): Whole | undefined {
  const end = chunk.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = chunk.toString('latin1', 0, end + 2)
  const [, method, url] = first_line.exec(head) ?? []
  if (method === undefined || url === undefined || unusual.test(head) || odd_lines.test(head)) return undefined
  const [length] = head.matchAll(lengths)
  const mentions = head.match(mentioned)?.length ?? 0
  const isWhole = mentions === (length ? 1 : 0) && end + 4 + Number(length?.[1] ?? 0) === chunk.byteLength
  return isWhole ? { method, url, head } : undefined
}

/** Well before Node ends a connection that has not sent a header. */
const unread_ms_max = limits.request_seconds_max * 500

export class FirstBytes {
  readonly #refuse: RefuseBytes
  readonly #clock: Clock
  readonly #lines = new WeakMap<Socket, Line>()
  /** Connections that have not asked anything yet. */
  readonly #fresh = new Set<Socket>()

  constructor(refuse: RefuseBytes, clock: Clock) {
    this.#refuse = refuse
    this.#clock = clock
  }

  /** Told of each request that Node has read the head of. */
  asked(incoming: IncomingMessage, outgoing: ServerResponse): void {
    this.#fresh.delete(incoming.socket)
    const line = this.#lines.get(incoming.socket)
    if (!line) return
    line.asked += 1
    line.incoming = incoming
    line.isAnswered = false
    outgoing.once('finish', () => {
      line.isAnswered = true
    })
  }

  /** Remembers the connections of a server that have not asked anything. */
  meet(server: Server): void {
    server.on(connectionEvent(server), (socket: Socket) => {
      this.#fresh.add(socket)
      socket.once('close', () => this.#fresh.delete(socket))
    })
  }

  /** From its next request on; with it all that have not asked anything, of which Node has read nothing. */
  watch(refused: Socket): void {
    this.#watch(refused, false)
    for (const socket of this.#fresh) this.#watch(socket, socket.bytesRead === 0)
    this.#fresh.clear()
  }

  #watch(socket: Socket, isBetween: boolean): void {
    if (this.#lines.has(socket)) return
    const [parse, ...others] = socket.listeners('data') as Line['parse'][]
    if (!parse || others.length > 0) return
    const line: Line = {
      parse,
      asked: 0,
      incoming: undefined,
      isAnswered: true,
      isBetween,
      unread_until: isBetween ? this.#clock.now() + unread_ms_max : Number.POSITIVE_INFINITY,
      answered_bytes: 0,
    }
    this.#lines.set(socket, line)
    socket.removeListener('data', parse)
    socket.on('data', (chunk: Buffer) => this.#hear(socket, line, chunk))
  }

  /** How much of a connection's bytes has been answered here. */
  answeredBytes(socket: Socket): number {
    return this.#lines.get(socket)?.answered_bytes ?? 0
  }

  #hear(socket: Socket, line: Line, chunk: Buffer): void {
    const whole = wholeOf(chunk)
    const isOurs = line.isBetween && line.isAnswered && this.#clock.now() < line.unread_until
    if (whole && isOurs && socket.writableLength === 0) {
      const answer = this.#refuse(whole)
      if (answer !== undefined) {
        line.answered_bytes = socket.bytesRead
        socket.write(answer, 'latin1')
        return
      }
    }
    line.unread_until = Number.POSITIVE_INFINITY
    line.asked = 0
    line.parse(chunk)
    const { asked, incoming } = line
    line.incoming = undefined
    line.isBetween = whole !== undefined && asked === 1 && incoming?.complete === true && incoming.url === whole.url
  }
}
