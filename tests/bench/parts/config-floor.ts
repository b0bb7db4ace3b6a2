/** The floor of configurations: Hono that answers the same bytes with the same headers. A program. */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [, , file = ''] = process.argv
const body = readFileSync(file, 'utf8')
const headers = {
  'Content-Type': 'application/json',
  ETag: '"floor"',
  'Cache-Control': 'public, max-age=5',
  'Access-Control-Allow-Origin': '*',
}

const app = new Hono()
app.get('/readyz', c => c.text('ready'))
app.get('/config', () => new Response(body, { headers }))
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
