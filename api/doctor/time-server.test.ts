import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { askTime } from './time-server.ts'

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server of NTP whose clock is ahead by so much, or that says nothing. */
async function timeServer(answer: (request: Buffer) => Buffer | undefined): Promise<string> {
  const socket = createSocket('udp4')
  ends.push(() => socket.close())
  socket.on('message', (request, { port, address }) => {
    const packet = answer(request)
    if (packet) socket.send(packet, port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return `127.0.0.1:${socket.address().port}`
}

function packetOf(moment: number): Buffer {
  const packet = Buffer.alloc(48)
  packet[0] = 0x24
  for (const offset of [32, 40]) {
    packet.writeUInt32BE(Math.floor(moment / 1_000) + 2_208_988_800, offset)
    packet.writeUInt32BE(Math.floor(((moment % 1_000) / 1_000) * 2 ** 32), offset + 4)
  }
  return packet
}

test('it is told how far the clocks are apart, in either direction', async () => {
  const ahead = await timeServer(request => {
    expect([request.length, request[0]]).toEqual([48, 0x23])
    return packetOf(Date.now() + 90_000)
  })
  expect(await askTime(ahead, 2_000)).toBeGreaterThan(89_000)
  expect(await askTime(ahead, 2_000)).toBeLessThan(91_000)
  expect(await askTime(await timeServer(() => packetOf(Date.now() - 5_500)), 2_000)).toBeLessThan(-5_000)
})

test('silence and what is no time are no answer', async () => {
  await expect(askTime(await timeServer(() => undefined), 50)).rejects.toThrow('no answer')
  await expect(askTime(await timeServer(() => Buffer.alloc(48)), 2_000)).rejects.toThrow('no time')
  await expect(askTime(await timeServer(() => Buffer.from('x')), 2_000)).rejects.toThrow('no time')
})

test('where UDP is closed, by the Date of an answer', async () => {
  const server = createServer((_, outgoing) => {
    outgoing.setHeader('date', new Date(Date.now() + 60_000).toUTCString())
    outgoing.end()
  }).listen(0, '127.0.0.1')
  ends.push(() => server.close())
  await once(server, 'listening')
  const behind_ms = await askTime(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 2_000)
  expect(behind_ms).toBeGreaterThan(57_000)
  expect(behind_ms).toBeLessThan(62_000)
})
