/**
 * The floor of visits: Hono, the same validation, one insert of what came, committed in groups on the same library. A
 * program.
 */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sync from 'libsql'
import { recordVisits } from '../../../api/public/events/contract.ts'
import { groupedWrites } from './grouped-writes.ts'

const [, , file = ''] = process.argv
const db = new Sync(file)
db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
db.exec('CREATE TABLE visits (id INTEGER PRIMARY KEY, visitor_id TEXT NOT NULL, events TEXT NOT NULL)')
const write = groupedWrites<[string, string]>(db, 'INSERT INTO visits (visitor_id, events) VALUES (?, ?)')

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.post('/events', async c => {
  const parsed = recordVisits.body.safeParse(JSON.parse(await c.req.text()))
  if (!parsed.success) return c.json({ code: 'validation_failed' }, 422)
  await write([parsed.data.visitor_id ?? '', JSON.stringify(parsed.data.events)])
  return c.json({ accepted: true }, 202)
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
