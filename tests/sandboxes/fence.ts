/** The fence around a WordPress of the real runtime: what of it is served, what leads may do, and where its process gets to. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { cookiesOf, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import type { Checks } from './checks.ts'
import { probe } from './probe.php.ts'

const owners_pages = [
  ...['plugins.php', 'plugin-install.php', 'plugin-editor.php', 'theme-editor.php', 'theme-install.php', 'themes.php'],
  ...['update-core.php', 'user-new.php', 'users.php', 'options.php', 'options-general.php', 'import.php', 'export.php'],
  ...['site-health.php', 'plugin-install.php?tab=upload', 'update.php?action=upload-plugin'],
]
const closed_paths = [
  ...['/wp-content/database/.ht.sqlite', '/wp-content/database/%2eht.sqlite', '/wp-content/debug.log', '/xmlrpc.php'],
  ...['/wp-content/mu-plugins/leadwright.php', '/wp-config.php'],
]

export async function checkFence(f: SandboxFixture, checks: Checks, id: string): Promise<void> {
  const live = join(f.folder(id), 'live')
  checks.check('its database lies outside of the web root', existsSync(join(live, 'database', '.ht.sqlite')))
  checks.check('no database lies inside', !existsSync(join(live, 'wordpress', 'wp-content', 'database', '.ht.sqlite')))
  await whatIsServed(f, checks, id)
  await waysOut(f, checks, id)
  const running = f.supervisor().processOf(id)
  checks.figures.memory_mb = Math.round((running?.memory() ?? 0) / 1_048_576)
  const listening = listeners(running?.port ?? 0)
  const isLoopback = listening.length === 1 && listening[0]?.startsWith('0100007F') === true
  checks.check('it listens on loopback alone', isLoopback, listening)
}

async function whatIsServed(f: SandboxFixture, checks: Checks, id: string): Promise<void> {
  const { w, path } = f
  const { origin, cookie } = await f.enterAsOwner(id)
  const dashboard = await checks.timed('dashboard_seconds', () =>
    f.visit(`${origin}/wp-admin/`, { headers: { cookie } }),
  )
  const isShown = dashboard.status === 200 && dashboard.body.includes('wpadminbar')
  checks.check('the owner sees the dashboard', isShown, dashboard.status)
  const install = await f.visit(`${origin}/wp-admin/plugins.php`, { headers: { cookie } })
  checks.check('the owner may manage plugins', install.status === 200, install.status)

  // Of what each lead has a copy of, they are refused the same; it is asked of the one that was built.
  await w.patch(path(`sandboxes/${id}`), { lead_access: 'shared' })
  const lead_id = await f.newLead(`lead-${id.slice(-8)}@example.com`)
  const given = await w.post(path(`sandboxes/${id}/accesses`), { lead_id, send_email: false })
  const { url } = (await w.post(path(`sandbox-accesses/${given.body.id}/links`))).body
  const on = await w.call('POST', new URL(String(url)).pathname, { token: null })
  const ticket = String(on.headers.get('location'))
  const lead = cookiesOf(await f.visit(ticket))
  checks.check('a shared ticket lets nobody else in', (await f.visit(ticket)).status === 403)
  const ask = (to: string) => f.visit(`${origin}${to}`, { headers: { cookie: lead } })
  checks.check('a lead writes posts', (await ask('/wp-admin/post-new.php')).status === 200)
  for (const one of owners_pages) {
    const { status } = await ask(`/wp-admin/${one}`)
    checks.check(`a lead is refused ${one}`, status === 403 || status === 500, status)
  }
  for (const rest of ['plugins', 'users&context=edit', 'settings']) {
    const { status } = await ask(`/?rest_route=/wp/v2/${rest}`)
    checks.check(`a lead is refused ${rest} over REST`, status === 401 || status === 403, status)
  }
  for (const one of closed_paths) checks.check(`${one} is not served`, (await ask(one)).status === 404)
  const login = await f.visit(`${origin}/wp-login.php`, {
    method: 'POST',
    headers: { cookie: lead.split(';')[0] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('log=admin&pwd=password&testcookie=1'),
  })
  const signedIn = cookiesOf(login).includes('wordpress_logged_in')
  checks.check('admin and password sign nobody in', !signedIn, login.status)
}

/** By a file that a plugin could be. */
async function waysOut(f: SandboxFixture, { check }: Checks, id: string): Promise<void> {
  const service = createServer((_asked, answer) => answer.end('reached'))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const file = join(f.folder(id), 'live', 'wordpress', 'probe.php')
  writeFileSync(file, probe(`http://127.0.0.1:${port}/`, '127.0.0.1', port))
  const { origin, cookie } = await f.enterAsOwner(id)
  const probed = await f.visit(`${origin}/probe.php`, { headers: { cookie } })
  service.close()
  rmSync(file)
  const seen = JSON.parse(probed.body.slice(probed.body.indexOf('{"wordpress"'))) as Record<string, boolean>
  for (const way of ['wordpress', 'unfiltered', 'file', 'socket', 'curl']) {
    check(`no way out by ${way}`, seen[way] === false, seen)
  }
  check('files of the host are not seen', seen.passwd === false && seen.link === false, seen)
  check('no program of the host runs', seen.shell === false, seen)
  const recorded = join(f.folder(id), 'own', 'mail.jsonl')
  const isRecorded = existsSync(recorded) && readFileSync(recorded, 'utf8').includes('someone@example.com')
  check('mail is recorded and not sent', isRecorded)
}

/** The addresses at which somebody listens on that port, as the system writes them. */
function listeners(port: number): string[] {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap(file => readFileSync(file, 'utf8').split('\n'))
    .map(line => line.trim().split(/\s+/))
    .filter(([, local = '', , letter]) => local.endsWith(`:${hex}`) && letter === '0A')
    .map(([, local = '']) => local)
}
