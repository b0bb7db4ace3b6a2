/** The floor of captures: Hono, the same validation, one insert, committed in groups on the same library. A program. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import Sync from 'libsql'
import { type AskedForm, readAnswers } from '../../../api/public/submissions/answers.ts'
import { submitForm } from '../../../api/public/submissions/contract.ts'
import { groupedWrites } from './grouped-writes.ts'

const [, , file = ''] = process.argv
const popup = JSON.parse(process.env.FLOOR_FIELDS ?? '[]') as AskedForm['fields']
const form: AskedForm = {
  fields: popup,
  byName: new Map(popup.map(field => [field.name, field])),
  former: new Map(),
}

const db = new Sync(file)
db.exec('PRAGMA journal_mode=wal; PRAGMA synchronous=FULL')
db.exec('CREATE TABLE submissions (id INTEGER PRIMARY KEY, email TEXT NOT NULL, "values" TEXT NOT NULL)')
const write = groupedWrites<[string, string]>(db, 'INSERT INTO submissions (email, "values") VALUES (?, ?)')

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.post('/submissions', async c => {
  const parsed = submitForm.body.safeParse(await c.req.json())
  if (!parsed.success) return c.json({ code: 'validation_failed' }, 422)
  const answers = readAnswers(form, parsed.data.values)
  if (answers.errors.length > 0) return c.json({ code: 'validation_failed' }, 422)
  await write([answers.email, JSON.stringify(answers.values)])
  return c.json({ accepted: true }, 201)
})
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
