/**
 * `npm run check:oldest-node`: SDK, command line and MCP server on the oldest Node that their packages name, as npm packs them, in an empty
 * folder, against a real server. That Node is the machine's own, or OLDEST_NODE names it; another version is refused. Ends with a line of JSON.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Leadwright } from '@leadwright/sdk'
import { openServerFixture, setUpToken } from '../tools/server-fixture.ts'
import { oldestNode } from './oldest-node.ts'
import { talk } from './talk.ts'

const root = join(import.meta.dirname, '../..')
const engines = ['sdk', 'cli'].map(
  name => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).engines.node,
)
const { node, version } = oldestNode(engines)
const folder = mkdtempSync(join(tmpdir(), 'leadwright-oldest-node-'))
spawnSync(process.execPath, [join(root, 'cli/build.ts')], { cwd: root, stdio: 'inherit' })
const fixture = await openServerFixture()
const failures: string[] = []
let checks = 0

function check(name: string, program: string, args: string[], shows: string, env: NodeJS.ProcessEnv): void {
  checks += 1
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8', timeout: 120_000 })
  if (status !== 0 || !stdout.includes(shows))
    failures.push(`${name}: exit ${status}, no “${shows}” in\n${stdout}${stderr}`)
}

try {
  const env = await environment()
  for (const name of ['sdk', 'cli']) {
    spawnSync('npm', ['pack', '--ignore-scripts', join(root, name)], { cwd: folder, env })
  }
  const packed = readdirSync(folder).filter(name => name.endsWith('.tgz'))
  check('install', 'npm', ['install', '--offline', '--no-audit', '--no-fund', ...packed], 'added 2 packages', env)
  const call = 'new Leadwright().sites.list().toArray({ limit: 1 }).then(all => console.log(all[0].name))'
  writeFileSync(join(folder, 'sdk.mjs'), `import { Leadwright } from '@leadwright/sdk'\n${call}\n`)
  writeFileSync(join(folder, 'sdk.cjs'), `const { Leadwright } = require('@leadwright/sdk')\n${call}\n`)
  for (const file of ['sdk.mjs', 'sdk.cjs']) check(file, node, [file], 'Casa', env)
  const cli = join(folder, 'node_modules/@leadwright/cli/dist/leadwright.js')
  check('leadwright doctor', node, [cli, 'doctor'], 'API key', env)
  check('leadwright sites', node, [cli, 'sites'], 'casa', env)
  check('leadwright leads list', node, [cli, 'leads', 'list', '--json'], '[]', env)
  check('leadwright pull', node, [cli, 'pull', '--yes'], 'create   settings/site', env)
  checks += 1
  const tools = await talk(node, [cli, 'mcp', '--site', 'casa'], { cwd: folder, env })
  if (!tools.includes('list_leads')) failures.push(`leadwright mcp: no list_leads among ${tools}`)
} finally {
  await fixture.close()
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(JSON.stringify({ node: version, checks, failed: failures.length }))
process.exitCode = failures.length > 0 ? 1 : 0

async function environment(): Promise<NodeJS.ProcessEnv> {
  const anybody = new Leadwright({ baseUrl: fixture.url, token: null })
  const person = { email: 'owner@example.com', password: 'correct horse', first_name: 'Ana', last_name: 'García' }
  const { token } = await anybody.auth.setUp({ body: { ...person, token: await setUpToken(fixture.server) } })
  const owner = anybody.withOptions({ token })
  await owner.sites.create({ body: { name: 'Casa', subdomain: 'casa' } })
  const { account_permissions } = await owner.auth.listAbilities()
  const { key } = await owner.apiKeys.create({ body: { name: 'Oldest', grants: account_permissions as ['read-lead'] } })
  const path = [
    dirname(node),
    ...(process.env.PATH ?? '').split(delimiter).filter(part => !part.includes('node_modules')),
  ]
  const own = { LEADWRIGHT_BASE_URL: fixture.url, LEADWRIGHT_API_KEY: key, NO_COLOR: '1' }
  return { PATH: path.join(delimiter), HOME: folder, npm_config_update_notifier: 'false', ...own }
}
