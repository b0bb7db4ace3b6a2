import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { drainable } from './drain.ts'

async function open() {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const app = new Hono()
  app.get('/quick', c => c.text('quick'))
  app.get('/slow', async c => {
    await released
    return c.text('finished')
  })
  const server = await new Promise<ReturnType<typeof serve>>(resolve => {
    const made = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(made))
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, port, release, drain: drainable(server) }
}

test('while a request is under way others are answered; after it nothing keeps the server', async () => {
  const { url, port, release, drain } = await open()
  // Idle connections that their callers keep do not count.
  await (await fetch(`${url}/quick`)).text()
  const idle = connect(port, '127.0.0.1')
  const slow = fetch(`${url}/slow`)
  await sleep(50)
  const closing = drain.close(20_000)
  await sleep(100)
  const told = await fetch(`${url}/quick`)
  expect(told.status).toBe(200)
  expect(told.headers.get('connection')).toBe('close')
  const before = performance.now()
  release()
  expect(await (await slow).text()).toBe('finished')
  await closing
  expect(performance.now() - before).toBeLessThan(1_500)
  await expect(fetch(`${url}/quick`)).rejects.toThrow()
  idle.destroy()
})

test('what does not end in time is cut off', async () => {
  const { url, drain } = await open()
  const slow = fetch(`${url}/slow`).catch(() => 'cut off')
  await sleep(50)
  await drain.close(200)
  expect(await slow).toBe('cut off')
})

/** A connection that has asked once, and what it is answered from then on. */
async function inUse(port: number) {
  const socket = connect(port, '127.0.0.1')
  const ask = () => socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n')
  ask()
  await once(socket, 'data')
  let said = ''
  socket.on('data', chunk => {
    said += chunk
  })
  socket.on('error', () => undefined)
  const ended = new Promise<string>(resolve => socket.once('close', () => resolve(said)))
  return { ask, ended }
}

test('a request that is on its way along a connection in use has its answer, and it is the last', async () => {
  const { port, drain } = await open()
  const { ask, ended } = await inUse(port)
  const closing = drain.close(20_000)
  ask()
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i)
  await closing
})

test('whoever has not heard yet that it ends is answered for as long as it was told to', async () => {
  const { url, drain } = await open()
  const closing = drain.close(20_000, 1_000)
  await sleep(200)
  const told = await fetch(`${url}/quick`)
  expect(told.status).toBe(200)
  expect(told.headers.get('connection')).toBe('close')
  await closing
  await expect(fetch(`${url}/quick`)).rejects.toThrow()
})
