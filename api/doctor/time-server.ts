/** What time a server out there has: by NTP, or by the Date of an answer where UDP is closed. */
import { createSocket } from 'node:dgram'
import { systemClock } from '../platform/runtime/clock.ts'

const ntp_port = 123
/** Seconds from 1900, where NTP begins, to 1970. */
const ntp_epoch_s = 2_208_988_800
const packet_bytes = 48
/** Of version 4, from a client. */
const first_byte = 0x23
const at = { received: 32, sent: 40 } as const

/** By how many milliseconds this machine is behind it (ahead: below zero); rejects where it does not answer in time. */
export const askTime = (server: string, patience_ms: number): Promise<number> =>
  /^https?:/.test(server) ? askByHttp(server, patience_ms) : askByNtp(server, patience_ms)

async function askByHttp(address: string, patience_ms: number): Promise<number> {
  const asked_at = systemClock.now()
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience_ms) })
  const date = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(date)) throw new Error('its answer has no Date')
  return date - (asked_at + systemClock.now()) / 2
}

const momentAt = (packet: Buffer, offset: number): number =>
  (packet.readUInt32BE(offset) - ntp_epoch_s + packet.readUInt32BE(offset + 4) / 2 ** 32) * 1_000

async function askByNtp(server: string, patience_ms: number): Promise<number> {
  const [, host = '', port = String(ntp_port)] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(server) ?? []
  const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4')
  try {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    const timer = setTimeout(() => reject(new Error('no answer')), patience_ms)
    socket.once('message', resolve)
    socket.once('error', reject)
    const request = Buffer.alloc(packet_bytes)
    request[0] = first_byte
    const asked_at = systemClock.now()
    socket.send(request, Number(port), host, error => error && reject(error))
    const packet = await promise.finally(() => clearTimeout(timer))
    const heard_at = systemClock.now()
    if (packet.length < packet_bytes || packet.readUInt32BE(at.sent) === 0) throw new Error('no time in its answer')
    return (momentAt(packet, at.received) - asked_at + (momentAt(packet, at.sent) - heard_at)) / 2
  } finally {
    socket.close()
  }
}
