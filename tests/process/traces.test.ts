/** Traces reach a collector of OpenTelemetry, as bytes of its protocol; without one its packages are not loaded. */
import { once } from 'node:events'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSites, type Sites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, startServer } from '../tools/server-process.ts'
import { type ReadSpan, readSpans } from './otlp-traces.ts'

const root = join(import.meta.dirname, '../..')
let sites: Sites
let collector: Server
const spans: ReadSpan[] = []
const asked: string[] = []
beforeAll(async () => {
  sites = await prepareSites(1, (h, at) =>
    h.post(`${at}/webhook-endpoints`, { url: 'http://127.0.0.1:9/', events: [] }),
  )
  collector = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming)
    asked.push(`${incoming.method} ${incoming.url} ${incoming.headers['content-type']} ${incoming.headers['x-tenant']}`)
    spans.push(...readSpans(incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body))
    outgoing.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => {
  collector.close()
  rmSync(sites.folder, { recursive: true, force: true })
})

test('requests with site and status below the caller’s trace, and jobs with their outcome, all of them by the end', async () => {
  const { port } = collector.address() as AddressInfo
  const server = await startServer({
    ...{ folder: sites.folder, port: await freePort(), args: ['--empty'] },
    environment: {
      ...raisedLimits,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=casa',
      OTEL_SERVICE_NAME: 'our-leads',
    },
  })
  const [form] = sites.forms
  if (!form) throw new Error('There is a site')
  const [trace_id, parent_id] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = { 'content-type': 'application/json', traceparent: `00-${trace_id}-${parent_id}-01` }
  const answer = await fetch(server.url + submissionPath(form), { method: 'POST', headers, body: submission() })
  expect(answer.status).toBe(201)
  await (await fetch(`${server.url}/set-up/secret-token`)).text()
  expect(await server.stop()).toBe(0)

  expect(new Set(asked)).toEqual(new Set(['POST /v1/traces application/x-protobuf casa']))
  const sent = spans.find(({ name }) => name.startsWith('POST'))
  expect(sent).toMatchObject({
    ...{ trace_id, parent_id, kind: 2, is_error: false },
    attributes: { 'http.response.status_code': 201, 'leadwright.site_id': form.site_id },
    resource: { 'service.name': 'our-leads', 'service.version': expect.stringMatching(/^\d+\.\d+\.\d+/) },
  })
  expect(sent?.attributes['http.route']).toContain('/{')
  expect(sent?.milliseconds).toBeGreaterThan(0)
  const other = spans.find(({ name }) => name === 'GET /set-up/…')
  expect(other?.parent_id).toBe('')
  expect(other?.trace_id).not.toBe(trace_id)
  expect(spans.filter(({ name }) => name.startsWith('job ')).map(({ kind }) => kind)).toContain(1)
  expect(JSON.stringify(spans)).not.toContain('secret-token')
})

test('one file alone names its packages, and is loaded where traces are collected', () => {
  const files = globSync(['api/**/*.ts', 'workflows/**/*.ts'], {
    cwd: root,
    exclude: ['**/dist/**', '**/node_modules/**'],
  })
  const naming = files.filter(file => readFileSync(join(root, file), 'utf8').includes("'@opentelemetry/"))
  expect(naming).toEqual(['api/tracing/collect.ts'])
  const importing = files.filter(file =>
    /from '[./]*tracing\/collect\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(importing).toEqual([])
})
