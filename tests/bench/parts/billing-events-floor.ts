/** The floor of events of payments: Hono, the signature, one insert, committed in groups on the same library. A program. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sync from 'libsql'
import { groupedWrites } from './grouped-writes.ts'

const [, , file = '', secret = ''] = process.argv
const db = new Sync(file)
db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
db.exec('CREATE TABLE events (id TEXT PRIMARY KEY, body TEXT NOT NULL)')
const write = groupedWrites<[string, string]>(db, 'INSERT INTO events (id, body) VALUES (?, ?)')

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.post('/events', async c => {
  const body = await c.req.text()
  const [, time = '', signature = ''] = /t=(\d+),v1=([0-9a-f]+)/.exec(c.req.header('stripe-signature') ?? '') ?? []
  const right = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) return c.json({ received: false }, 400)
  await write([(JSON.parse(body) as { id: string }).id, body])
  return c.json({ received: true })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
