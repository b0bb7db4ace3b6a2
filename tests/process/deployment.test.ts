/**
 * What `deploy/` says is what there is: variables, ports, paths, flags and the time that a stop takes. Its files are started by
 * deployment.proof.test.ts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, variables } from '../../api/platform/config/config.ts'
import { limits } from '../../api/platform/runtime/limits.ts'
import { importLimits } from '../../api/site/contacts/imports/limits.ts'
import {
  compose,
  composeEnvironment,
  deployed,
  dockerfile,
  type Environment,
  envFile,
  manifests,
  serversIn,
  unit,
} from './deployment-files.ts'

const root = join(import.meta.dirname, '../..')
/** Read by Node and the C library. */
const of_node = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE']

const composed = {
  'compose.yml': compose('compose.yml'),
  'compose.servers.yml': compose('compose.servers.yml', envFile('servers.env')),
  'compose.nodes.yml': compose('compose.nodes.yml', envFile('servers.env')),
}
const [config, secret] = ['ConfigMap', 'Secret'].map(kind => manifests().find(one => one.kind === kind))
const told: Record<string, Environment> = {
  Dockerfile: dockerfile().environment,
  'leadwright.service': unit().environment,
  'kubernetes.yaml': { ...dockerfile().environment, ...config?.data, ...secret?.stringData },
  ...Object.fromEntries(
    Object.entries(composed).flatMap(([name, services]) =>
      serversIn(services).map(([server, service]) => [`${name} ${server}`, composeEnvironment(service)]),
    ),
  ),
}

test.each(Object.entries(told))('%s names variables that there are, with values that are taken', (_, environment) => {
  const own = Object.keys(environment).filter(name => !of_node.includes(name))
  expect(own.filter(name => !(name in variables))).toEqual([])
  const { data_dir, drain_seconds, port } = readConfig(environment)
  expect(data_dir).toMatch(/^\//)
  expect(drain_seconds).toBeGreaterThan(0)
  expect(port).toBe(8787)
})

test('the server is started as `npm start` does it, from files that are there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const [, flags] = / node (.*)$/.exec(scripts.start) ?? []
  expect(dockerfile().command.join(' ')).toBe(`/bin/node ${flags} --empty`)
  expect(unit().settings.ExecStart).toBe(`/opt/leadwright/bin/node ${flags} --empty`)
  expect(unit().settings.WorkingDirectory).toBe('/opt/leadwright/leadwright')
  const [, name = ''] = dockerfile().health
  expect(existsSync(join(root, name))).toBe(true)
  const named = [...deployed('run.mjs').matchAll(/^\s+'([\w-]+)',?$|'([\w-]+)',(?= ')/gm)].map(([, a, b]) => a ?? b)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(one => !(`${one}` in scripts))).toEqual([])
})

test('a stop has the time that it takes', () => {
  const needed = (environment: Environment = {}) =>
    readConfig(environment).drain_seconds + limits.drain_requests_seconds_max + 5
  for (const [name, services] of Object.entries(composed))
    for (const [server, { stop_grace_period = '' }] of serversIn(services))
      expect(Number.parseInt(stop_grace_period, 10), name).toBeGreaterThanOrEqual(needed(told[`${name} ${server}`]))
  expect(Number(unit().settings.TimeoutStopSec)).toBeGreaterThanOrEqual(needed(told['leadwright.service']))
  const pods = manifests().find(({ kind }) => kind === 'StatefulSet')?.spec?.template?.spec
  expect(pods?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed(told['kubernetes.yaml']))
})

test('ports and paths lead to the server, and what it writes lies on volumes', () => {
  const [container] = manifests().find(({ kind }) => kind === 'StatefulSet')?.spec?.template?.spec.containers ?? []
  expect(container?.ports).toEqual([{ name: 'http', containerPort: 8787 }])
  expect(manifests().find(({ kind }) => kind === 'Service')?.spec?.ports?.[0]?.targetPort).toBe('http')
  const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]
  expect(probes.map(probe => probe?.httpGet.path)).toEqual(['/readyz', '/readyz', '/healthz'])
  expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  expect(dockerfile()).toMatchObject({ port: '8787', user: '10001:10001' })
  const server = readFileSync(join(root, 'api/app.ts'), 'utf8') + readFileSync(join(root, 'api/server.ts'), 'utf8')
  for (const path of ['/readyz', '/healthz']) expect(`${server}${sources()}`).toContain(`'${path}'`)
  expect(sources()).toContain('/v1/internal/allowed-domain')
  for (const [name, services] of Object.entries(composed)) {
    const servers = serversIn(services)
    for (const [server, { read_only, volumes = [], environment = {} }] of servers) {
      expect(read_only, name).toBe(true)
      expect(volumes.filter(volume => volume.endsWith(':/data'))).toHaveLength(1)
      if (server !== 'leadwright') expect(environment.NODE_ADDRESS).toBe(`http://${server}:8787`)
    }
    // Each has a folder of its own.
    expect(new Set(servers.flatMap(([, { volumes = [] }]) => volumes.filter(one => one.endsWith(':/data')))).size).toBe(
      servers.length,
    )
    expect(services.caddy?.environment?.LEADWRIGHT).toBe(servers.map(([server]) => `${server}:8787`).join(' '))
    for (const one of Object.values(services))
      for (const needed of one.depends_on ?? []) expect(Object.keys(services), name).toContain(needed)
  }
  expect(deployed('nginx.conf')).toContain('proxy_pass http://127.0.0.1:8787;')
  for (const used of deployed('Caddyfile').matchAll(/\{\$LEADWRIGHT(?:_ASKED)?:([^}]+)\}/g))
    expect(used[1]).toBe('127.0.0.1:8787')
})

test('proxies take the largest upload', () => {
  const most = importLimits.import_bytes_max + limits.multipart_overhead_bytes_max
  const megabytes = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1])
  expect(megabytes(/client_max_body_size (\d+)m;/, deployed('nginx.conf')) * 1_048_576).toBeGreaterThanOrEqual(most)
  // Caddy counts by thousands.
  expect(megabytes(/max_size (\d+)MB/, deployed('Caddyfile')) * 1_000_000).toBeGreaterThanOrEqual(most)
})

test('the guide names files and commands that there are', () => {
  const guide = readFileSync(join(root, 'docs/deployment.md'), 'utf8')
  const files = new Set([...guide.matchAll(/\bdeploy\/[\w.-]*\w/g)].map(([path]) => path))
  expect([...files].filter(path => !existsSync(join(root, path)))).toEqual([])
  for (const name of readdirSync(join(root, 'deploy'))) expect(`${guide}${deployed('Dockerfile')}`).toContain(name)
  for (const [, command] of guide.matchAll(/run\.mjs ([\w-]+)/g)) expect(deployed('run.mjs')).toContain(`'${command}'`)
  expect(guide).toContain(`user ${dockerfile().user?.split(':')[0]}`)
})

/** The contracts of what is asked above. */
function sources(): string {
  const folder = join(root, 'api')
  const files = ['public', 'account'].flatMap(area =>
    readdirSync(join(folder, area), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => join(folder, area, name)),
  )
  return files.map(path => readFileSync(path, 'utf8')).join('\n')
}
