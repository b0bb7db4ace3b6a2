/** A DNS server over UDP and TCP in this process, whose names a test writes while it runs. It follows aliases, and may stay silent. */
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { type Socket as Connection, createServer, type Server } from 'node:net'

export interface Names {
  A?: string[]
  AAAA?: string[]
  CNAME?: string
  TXT?: string[]
}

export interface DnsZone {
  /** As `DNS_SERVERS` names it. */
  address: string
  names: Map<string, Names>
  /** Names of which no answer comes. */
  silent: Set<string>
  close(): void
}

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const
type Type = keyof typeof types
const no_such_name = 3
const server_failure = 2
const aliases_max = 10

export async function dnsZone(): Promise<DnsZone> {
  const names = new Map<string, Names>()
  const silent = new Set<string>()
  const reply = (query: Buffer): Buffer | undefined => {
    const question = questionOf(query)
    if (silent.has(question.name)) return undefined
    const { code, records } = answerTo(names, question)
    const head = Buffer.from(query.subarray(0, question.end))
    head.writeUInt16BE(0x8180 | code, 2)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt32BE(0, 8)
    return Buffer.concat([head, ...records])
  }
  const { socket, server } = await bound(reply)
  const close = () => {
    socket.close()
    server.close()
  }
  return { address: `127.0.0.1:${socket.address().port}`, names, silent, close }
}

type Reply = (query: Buffer) => Buffer | undefined

/** Both at one port: where another process has it for one of them, at the next. */
async function bound(reply: Reply): Promise<{ socket: Socket; server: Server }> {
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const answer = reply(query)
    if (answer) socket.send(answer, from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const server = createServer(connection => answerOver(connection, reply))
  server.listen(socket.address().port, '127.0.0.1')
  const isListening = await once(server, 'listening').catch(() => undefined)
  if (isListening) return { socket, server }
  socket.close()
  return bound(reply)
}

/** Each message comes and goes with its length before it. */
function answerOver(connection: Connection, reply: Reply): void {
  let read = Buffer.alloc(0)
  connection.on('error', () => connection.destroy())
  connection.on('data', octets => {
    read = Buffer.concat([read, octets])
    while (read.length >= 2 && read.length >= 2 + read.readUInt16BE(0)) {
      const end = 2 + read.readUInt16BE(0)
      const answer = reply(read.subarray(2, end))
      read = read.subarray(end)
      if (!answer) continue
      const length = Buffer.alloc(2)
      length.writeUInt16BE(answer.length)
      connection.write(Buffer.concat([length, answer]))
    }
  })
}

interface Question {
  name: string
  type: number
  end: number
}

function questionOf(query: Buffer): Question {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** As a server that resolves for others: the aliases it followed, then what it found at their end. */
function answerTo(names: ReadonlyMap<string, Names>, { name, type }: Question): { code: number; records: Buffer[] } {
  const records: Buffer[] = []
  let at = name
  for (let followed = 0; followed < aliases_max; followed += 1) {
    const found = names.get(at)
    if (!found) return { code: no_such_name, records }
    if (found.CNAME === undefined) return { code: 0, records: [...records, ...recordsOf(at, found, type)] }
    records.push(record(at, 'CNAME', nameOctets(found.CNAME)))
    if (type === types.CNAME) return { code: 0, records }
    at = found.CNAME
  }
  return { code: server_failure, records: [] }
}

function recordsOf(name: string, { A = [], AAAA = [], TXT = [] }: Names, type: number): Buffer[] {
  if (type === types.A) return A.map(one => record(name, 'A', Buffer.from(one.split('.').map(Number))))
  if (type === types.AAAA) return AAAA.map(one => record(name, 'AAAA', ipv6Octets(one)))
  if (type === types.TXT) return TXT.map(one => record(name, 'TXT', Buffer.from([one.length, ...Buffer.from(one)])))
  return []
}

const nameOctets = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map(label => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])])

/** It may have one gap of zeros. */
function ipv6Octets(address: string): Buffer {
  const [left = [], right = []] = address.split('::').map(half => (half === '' ? [] : half.split(':')))
  const groups = [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
  return Buffer.from(groups.map(group => group.padStart(4, '0')).join(''), 'hex')
}

function record(name: string, type: Type, data: Buffer): Buffer {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(types[type], 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameOctets(name), fixed, data])
}
