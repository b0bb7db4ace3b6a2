/** `/metrics` of the real process: who may read it, what it counts, and that the dashboard and the alerts ask for what is there. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { onPath } from '../tools/debian.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

const monitoring = join(import.meta.dirname, '../../examples/monitoring')
const token = 'token-of-prometheus-1'
let folder: string
let path: string
let server: ServerProcess
beforeAll(async () => {
  const { folder: made, forms } = await prepareSites(1)
  const [form = { site_id: '', popup_id: '' }] = forms
  folder = made
  path = submissionPath(form)
  server = await startServer({ folder, port: await freePort(), environment: raisedLimits, args: ['--empty'] })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const read = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}/metrics`, { headers })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const page = async () => (await read()).text
/** The sum of what a metric says under these labels. */
const valueIn = (text: string, name: string, labels = ''): number =>
  text
    .split('\n')
    .filter(line => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .filter(line => line.includes(labels))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

test('it counts what happens, and names no site and no person', async () => {
  const before = await page()
  const headers = { 'content-type': 'application/json' }
  for (let i = 0; i < 3; i++) await fetch(server.url + path, { method: 'POST', headers, body: submission() })
  await fetch(`${server.url}/v1/sites`)
  const submitted = async () =>
    valueIn(await page(), 'leadwright_http_requests_total', 'area="public",status="201"') -
    valueIn(before, 'leadwright_http_requests_total', 'area="public",status="201"')
  await expect.poll(submitted).toBe(3)
  const text = await page()
  const grown = (name: string) => valueIn(text, name) - valueIn(before, name)
  expect(valueIn(text, 'leadwright_http_requests_total', 'area="api",status="401"')).toBe(1)
  expect(grown('leadwright_commit_actions_sum')).toBeGreaterThanOrEqual(3)
  expect(grown('leadwright_commit_duration_seconds_count')).toBeGreaterThan(0)
  expect(valueIn(text, 'leadwright_sites_open')).toBe(1)
  expect(valueIn(text, 'leadwright_http_requests_in_flight')).toBe(1)
  for (const name of ['process_resident_memory_bytes', 'leadwright_disk_free_bytes', 'leadwright_heap_bytes'])
    expect(valueIn(text, name), name).toBeGreaterThan(1_000_000)
  expect(text).toMatch(/^leadwright_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m)
  expect(text).not.toMatch(/site_[0-9a-f]{8}|example\.com/)
})

test('the dashboard and the alerts ask for metrics that are there', async () => {
  const there = [...(await page()).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map(suffix => name + suffix) : [name],
  )
  for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
    const text = readFileSync(join(monitoring, file), 'utf8')
    const named = new Set([...text.matchAll(/\b(?:leadwright|process)_[a-z_]+/g)].map(([name]) => name))
    expect(named.size, file).toBeGreaterThanOrEqual(10)
    expect(
      [...named].filter(name => !there.includes(name)),
      file,
    ).toEqual([])
  }
  checkedBy('rules', [join(monitoring, 'alerts.yml')])
  checkedBy('config', ['--syntax-only', join(monitoring, 'prometheus.yml')])
})

test('it is for programs on this machine, or for whoever has the token', async () => {
  expect(await read()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
  const strangers: Record<string, string>[] = [{ 'x-forwarded-for': '192.0.2.7' }, { origin: 'http://localhost:3000' }]
  for (const headers of strangers) expect((await read(headers)).status, JSON.stringify(headers)).toBe(404)
  expect(await statusUnder('leads.example.com')).toBe(404)
  const environment = { ...raisedLimits, METRICS_TOKEN: token }
  await server.stop()
  server = await startServer({ folder, port: await freePort(), environment, args: ['--empty'] })
  expect((await read()).status).toBe(404)
  expect((await read({ authorization: `Bearer ${token}x` })).status).toBe(404)
  const away = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.7' }
  const { status, text } = await read(away)
  expect(status).toBe(200)
  checkedBy('metrics', [], text)
})

/** By Prometheus' own tool, where the machine has it. */
function checkedBy(subject: string, args: string[], input = ''): void {
  const program = onPath('promtool')
  if (!program) return
  const { status, stdout, stderr } = spawnSync(program, ['check', subject, ...args], { input, encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

/** `fetch` sends no host of one's own. */
function statusUnder(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/metrics`, { headers: { host } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
  })
}
