/** A DNS server over UDP in this process: every domain has an MX record, with a configurable delay. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface DnsServer {
  /** As `DNS_SERVERS` names it. */
  address: string
  questions(): number
  close(): void
}

/** `delayOf` says after how many milliseconds a name is answered; undefined: never. */
export async function dnsServer(delayOf: (name: string) => number | undefined): Promise<DnsServer> {
  const socket = createSocket('udp4')
  let questions = 0
  socket.on('message', (query, from) => {
    const { name, end } = questionOf(query)
    questions += 1
    const delay = delayOf(name)
    if (delay === undefined) return
    const reply = answer(query.subarray(0, end))
    setTimeout(() => socket.send(reply, from.port, from.address), delay)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions: () => questions,
    close: () => socket.close(),
  }
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.'), end: at + 5 }
}

/** One MX record: `mail` of the name that was asked for. */
function answer(question: Buffer): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(1, 6)
  head.writeUInt16BE(0, 8)
  head.writeUInt16BE(0, 10)
  const exchange = Buffer.from([4, ...Buffer.from('mail'), 0xc0, 0x0c])
  const record = Buffer.alloc(14)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(15, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(300, 6)
  record.writeUInt16BE(2 + exchange.length, 10)
  record.writeUInt16BE(10, 12)
  return Buffer.concat([head, record, exchange])
}
