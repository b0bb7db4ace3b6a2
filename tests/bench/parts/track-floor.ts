/** The floor of opens and clicks: Hono, a redirect, one insert committed in groups on the same library. A program. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sync from 'libsql'
import { groupedWrites } from './grouped-writes.ts'

const [, , file = ''] = process.argv
const db = new Sync(file)
db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
db.exec(
  'CREATE TABLE hits (id INTEGER PRIMARY KEY, token TEXT NOT NULL, user_agent TEXT NOT NULL, at INTEGER NOT NULL)',
)
const write = groupedWrites<[string, string, number]>(db, 'INSERT INTO hits (token, user_agent, at) VALUES (?, ?, ?)')

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.get('/:token', async c => {
  await write([c.req.param('token'), c.req.header('user-agent') ?? '', Date.now()])
  return c.redirect('https://example.com/prices?a=1')
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
