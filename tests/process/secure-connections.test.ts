/** Connections of TLS are watched like others: those that rest stay, those that begin a header and do not end it go. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { endSlowConnections, slowLimits } from '../../api/platform/routing/connections/slow-connections.ts'
import { steadyClock } from '../../api/platform/runtime/clock.ts'
import { createAuthority } from '../tools/certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'leadwright-tls-'))
const { cert, key } = createAuthority(folder, 'slow').issue('localhost')
const limits = { ...slowLimits, look_ms: 10, slow_ms: 60, per_address_max: 1 }

const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (_, answer) => answer.end('whole'))
endSlowConnections(server, { clock: steadyClock, trust_proxy: false, limits })
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('what rests is not slow, what begins a header is', async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 4 }, () => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    let said = ''
    socket.on('data', chunk => {
      said += chunk
    })
    socket.on('error', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return { socket, said: () => said }
  })
  for (const { said } of sockets) await expect.poll(said).toContain('whole')
  await new Promise(resolve => setTimeout(resolve, 4 * limits.slow_ms))
  const areEnded = () => sockets.map(({ socket }) => socket.destroyed)
  expect(areEnded()).toEqual(Array(4).fill(false))
  for (const { socket } of sockets.slice(0, 2)) socket.write('GET / HT')
  await expect.poll(() => areEnded().filter(isEnded => isEnded).length).toBe(1)
  for (const { socket } of sockets) socket.destroy()
})
