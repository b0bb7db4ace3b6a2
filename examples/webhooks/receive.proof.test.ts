import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Leadwright } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerFixture, type ServerFixture, setUpToken } from '../../tests/tools/server-fixture.ts'
import { freePort } from '../../tests/tools/server-process.ts'

let fixture: ServerFixture
beforeAll(async () => {
  fixture = await openServerFixture()
})
afterAll(() => fixture?.close())

/** Once before, as whoever tries it twice does. */
async function startAndStop(env: NodeJS.ProcessEnv): Promise<void> {
  const receiver = spawn(process.execPath, [join(import.meta.dirname, 'receive.ts')], { env })
  await once(receiver.stdout, 'data')
  const ended = once(receiver, 'close')
  receiver.kill()
  await ended
}

test('the example receives what happens, each event once, and refuses what is not signed', async () => {
  const anonymous = new Leadwright({ baseUrl: fixture.url })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anonymous.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = new Leadwright({ baseUrl: fixture.url, token })
  const { id: site_id } = await owner.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa', timezone: 'UTC' } })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const made = await owner.webhooks.createEndpoint({ site_id, body: { url, events: ['lead.created'] } })
  const env = { PATH: process.env.PATH, WEBHOOK_SECRET: made.secret, PORT: String(port) }
  await startAndStop(env)
  const receiver = spawn(process.execPath, [join(import.meta.dirname, 'receive.ts')], { env })
  const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]()
  const next = async () => (await lines.next()).value
  try {
    expect(await next()).toBe('listening')
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
    const lead = await owner.leads.create({ site_id, body: { email: 'ana@example.com' } })
    expect(await next()).toBe(`lead.created ${lead.id}`)
    const of = { site_id, webhook_endpoint_id: made.id }
    await owner.webhooks.replayEvents({ ...of, body: { from: new Date(0).toISOString() } })
    await owner.webhooks.sendTest(of)
    expect(await next()).toBe('webhook.test')
    // What is received is written down a moment later.
    const succeeded = async () => {
      const sent = await owner.webhooks.listDeliveries({ ...of, status: 'succeeded' })
      return sent.data.map(({ event_name }) => event_name)
    }
    await expect.poll(succeeded, { timeout: 10_000 }).toContain('lead.created')
  } finally {
    receiver.kill()
  }
}, 60_000)
