/** nginx and Caddy as `deploy/` configures them, in front of a server: Debian's own, unpacked. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { createAuthority } from '../tools/certificates.ts'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { unpackedPackages } from '../tools/unpacked-packages.ts'
import { deployed } from './deployment-files.ts'
import { killAll, ready, run } from './deployment-programs.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'leadwright-proxies-'))
afterAll(() => {
  killAll()
  rmSync(work, { recursive: true, force: true })
})

/** What a proxy sends on. */
async function recorder() {
  const seen: Record<string, string | string[] | undefined>[] = []
  const server = createServer((request, response) => {
    seen.push(request.headers)
    response.end('{"status":"ready"}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return { seen, address: `127.0.0.1:${port}`, close: () => server.close() }
}

async function serverBehind(): Promise<{ server: ServerProcess; token: string; site_id: string }> {
  const server = await startServer({
    ...{
      folder: join(mkdtempSync(join(tmpdir(), 'leadwright-proxied-')), 'data'),
      port: await freePort(),
      args: ['--empty'],
    },
    environment: { TRUST_PROXY: 'true' },
  })
  const api = new Caller(server.url)
  const person = {
    first_name: 'Ana',
    last_name: 'García',
    email: 'owner@example.com',
    password: 'correct horse battery',
  }
  api.token = String((await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })).token)
  const { id } = await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
  return { server, token: api.token, site_id: String(id) }
}

/** Streams pass as they come, the visitor cannot choose their address, and bodies have their limit. */
async function tryProxy(start: (upstream: string) => Promise<{ url: string; stop(): void }>): Promise<void> {
  const echo = await recorder()
  const told = await start(echo.address)
  await ready(told.url)
  echo.seen.length = 0
  await fetch(`${told.url}/v1/x`, { headers: { 'x-forwarded-for': '203.0.113.66' } })
  expect(echo.seen.at(-1)?.['x-forwarded-for']).toBe('127.0.0.1')
  expect(echo.seen.at(-1)?.host).toMatch(/^127\.0\.0\.1/)
  told.stop()
  echo.close()

  const { server, token, site_id } = await serverBehind()
  const proxy = await start(new URL(server.url).host)
  await ready(proxy.url)
  const api = new Caller(proxy.url)
  api.token = token
  const headers = { authorization: `Bearer ${token}` }
  const stream = await fetch(`${proxy.url}/v1/sites/${site_id}/stream`, { headers })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const { id } = await api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'streamed@example.com' })
  let seen = ''
  const begun = performance.now()
  while (!seen.includes(id)) seen += (await reader.read()).value ?? ''
  expect(performance.now() - begun).toBeLessThan(5_000)
  await reader.cancel()
  const upload = async (bytes: number) => {
    const form = new FormData()
    form.set('file', new Blob([Buffer.alloc(bytes, 'email\na@example.com\n')]), 'leads.csv')
    return fetch(`${proxy.url}/v1/sites/${site_id}/imports`, { method: 'POST', headers, body: form }).then(
      ({ status }) => status,
      () => 413,
    )
  }
  // Beyond the server's own limit and within the proxy's, the server refuses it; beyond the proxy's, the proxy.
  expect(await upload(3_000_000)).toBe(201)
  expect(await upload(120_000_000)).toBe(413)
  proxy.stop()
  await server.stop()
}

test('nginx in front', async () => {
  const { path } = unpackedPackages('nginx', ['nginx', 'nginx-common'])
  const pair = createAuthority(work, 'nginx').issue('leads.example.com')
  await tryProxy(async upstream => {
    const port = await freePort()
    const site = deployed('nginx.conf')
      .replaceAll('127.0.0.1:8787', upstream)
      .replaceAll(/\/etc\/letsencrypt\/\S+fullchain.pem/g, pair.cert)
      .replaceAll(/\/etc\/letsencrypt\/\S+privkey.pem/g, pair.key)
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${await freePort()} ssl http2; listen 127.0.0.1:${port};`)
    const config = join(work, `nginx-${port}.conf`)
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${work}/nginx-${name};`,
    )
    writeFileSync(
      config,
      `daemon off; pid ${work}/nginx-${port}.pid; error_log stderr; events {}\nhttp { access_log off; ${paths.join(' ')}\n${site} }`,
    )
    const args = ['-c', config, '-p', work]
    const checked = spawnSync(path('usr/sbin/nginx'), ['-t', ...args], { encoding: 'utf8' })
    expect(checked.status, checked.stderr).toBe(0)
    const nginx = run(path('usr/sbin/nginx'), args, { PATH: process.env.PATH })
    return { url: `http://127.0.0.1:${port}`, stop: () => void nginx.child.kill('SIGTERM') }
  })
})

test('Caddy in front', async () => {
  const { path } = unpackedPackages('caddy', ['caddy'])
  const home = { PATH: process.env.PATH, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  const caddyfile = join(root, 'deploy/Caddyfile')
  const validate = ['validate', '--adapter', 'caddyfile', '--config', caddyfile]
  const checked = spawnSync(path('usr/bin/caddy'), validate, { encoding: 'utf8', env: home })
  expect(checked.status, checked.stderr).toBe(0)
  await tryProxy(async upstream => {
    const port = await freePort()
    const config = join(work, `Caddyfile-${port}`)
    const text = readFileSync(caddyfile, 'utf8')
      .replace(/^\{$/m, '{\n\tadmin off')
      .replace('https:// {', `http://:${port} {`)
      .replace(/\ttls \{[^}]*\}\n/, '')
    writeFileSync(config, text)
    const told = { ...home, LEADWRIGHT: upstream, LEADWRIGHT_ASKED: upstream }
    const caddy = run(path('usr/bin/caddy'), ['run', '--adapter', 'caddyfile', '--config', config], told)
    return { url: `http://127.0.0.1:${port}`, stop: () => void caddy.child.kill('SIGTERM') }
  })
})
