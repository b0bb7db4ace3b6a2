/**
 * `npm run check:sandboxes`: the fence around a WordPress of the real runtime, asked again whenever its version changes, and how fast it is.
 * Needs SANDBOX_RUNTIME with what `npm run sandboxes:install -- --sample` puts there. Ends with a line of JSON; exits 1 where anything is wrong.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { probe } from './probe.php.ts'
import { liveThrough } from './year.ts'

if (process.argv.includes('--year')) {
  const started_at = performance.now()
  const { wrong, ...counts } = await liveThrough(365, 1)
  for (const sentence of wrong) console.log(`WRONG ${sentence}`)
  console.log(
    JSON.stringify({ wrong: wrong.length, ...counts, seconds: Math.round((performance.now() - started_at) / 1_000) }),
  )
  process.exit(wrong.length > 0 ? 1 : 0)
}
const runtime = process.env.SANDBOX_RUNTIME
if (!runtime) {
  console.error('SANDBOX_RUNTIME must name a folder with the runtime: npm run sandboxes:install -- --sample')
  process.exit(1)
}

const wrong: string[] = []
function check(what: string, holds: boolean, seen: unknown = ''): void {
  console.log(`${holds ? 'ok   ' : 'WRONG'} ${what} ${holds ? '' : JSON.stringify(seen)}`)
  if (!holds) wrong.push(what)
}
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10
const figures: Record<string, number> = {}

const f = await createSandboxFixture({ SANDBOX_RUNTIME: runtime })
try {
  let begun = performance.now()
  const id = await f.newSandbox({ name: 'Real-demo', type: 'wordpress', size_gb: 1 })
  figures.creation_seconds = seconds(begun)
  const made = await f.sandbox(id)
  check('it is made', made.machine_status === 'ready', made)
  const origin = String(made.url)
  const live = join(f.folder(id), 'live')
  check('its database lies outside of the web root', existsSync(join(live, 'database', '.ht.sqlite')))
  check('no database lies inside', !existsSync(join(live, 'wordpress', 'wp-content', 'database', '.ht.sqlite')))

  const cookieOf = (headers: { 'set-cookie'?: string[] | undefined }) =>
    (headers['set-cookie'] ?? []).map(one => one.split(';')[0]).join('; ')
  begun = performance.now()
  const entered = await f.visit(String((await f.w.post(f.path(`sandboxes/${id}/open`))).body.url))
  check(
    'the owner is let in',
    entered.status === 302 && String(entered.headers.location).includes('/wp-admin'),
    entered,
  )
  const owner = cookieOf(entered.headers)
  const dashboard = await f.visit(`${origin}/wp-admin/`, { headers: { cookie: owner } })
  figures.dashboard_seconds = seconds(begun)
  check(
    'the owner sees the dashboard',
    dashboard.status === 200 && dashboard.body.includes('wpadminbar'),
    dashboard.status,
  )
  const install = await f.visit(`${origin}/wp-admin/plugins.php`, { headers: { cookie: owner } })
  check('the owner may manage plugins', install.status === 200, install.status)

  const lead_id = await f.newLead('lead@example.com')
  const given = await f.w.post(f.path(`sandboxes/${id}/accesses`), { lead_id, send_email: false })
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${given.body.id}/links`))).body
  const on = await f.w.call('POST', new URL(String(url)).pathname, { token: null })
  const arrived = await f.visit(String(on.headers.get('location')))
  const lead = cookieOf(arrived.headers)
  const ask = (path: string) => f.visit(`${origin}${path}`, { headers: { cookie: lead } })
  check('a lead writes posts', (await ask('/wp-admin/post-new.php')).status === 200)
  for (const path of [
    ...[
      'plugins.php',
      'plugin-install.php',
      'plugin-editor.php',
      'theme-editor.php',
      'theme-install.php',
      'themes.php',
    ],
    ...[
      'update-core.php',
      'user-new.php',
      'users.php',
      'options.php',
      'options-general.php',
      'import.php',
      'export.php',
    ],
    ...['site-health.php', 'plugin-install.php?tab=upload', 'update.php?action=upload-plugin'],
  ]) {
    const { status } = await ask(`/wp-admin/${path}`)
    check(`a lead is refused ${path}`, status === 403 || status === 500, status)
  }
  for (const path of [
    '/wp-content/database/.ht.sqlite',
    '/wp-content/database/%2eht.sqlite',
    '/wp-content/debug.log',
    '/xmlrpc.php',
    '/wp-content/mu-plugins/leadwright.php',
  ]) {
    check(`${path} is not served`, (await ask(path)).status === 404)
  }
  const login = await f.visit(`${origin}/wp-login.php`, {
    method: 'POST',
    headers: { cookie: lead.split(';')[0] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from('log=admin&pwd=password&testcookie=1'),
  })
  const signedIn = (login.headers['set-cookie'] ?? []).some(one => one.startsWith('wordpress_logged_in'))
  check('admin and password sign nobody in', !signedIn, login.status)

  const service = createServer((_asked, answer) => answer.end('reached'))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  writeFileSync(join(live, 'wordpress', 'probe.php'), probe(`http://127.0.0.1:${port}/`, '127.0.0.1', port))
  const probed = await f.visit(`${origin}/probe.php`, { headers: { cookie: owner } })
  service.close()
  const seen = JSON.parse(probed.body.slice(probed.body.indexOf('{'))) as Record<string, boolean>
  for (const way of ['wordpress', 'file', 'socket', 'curl']) check(`no way out by ${way}`, seen[way] === false, seen)
  check('files of the host are not seen', seen.passwd === false, seen)
  check('no program of the host runs', seen.shell === false, seen)
  const recorded = join(f.folder(id), 'own', 'mail.jsonl')
  check(
    'mail is recorded and not sent',
    existsSync(recorded) && readFileSync(recorded, 'utf8').includes('someone@example.com'),
  )

  const running = await f.supervisor().start({ sandbox_id: id } as never)
  figures.memory_mb = Math.round((running.memory() ?? 0) / 1_048_576)
  const hex = running.port.toString(16).toUpperCase().padStart(4, '0')
  const listening = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap(file => readFileSync(file, 'utf8').split('\n'))
    .map(line => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(`:${hex}`) && state === '0A')
  check(
    'it listens on loopback alone',
    listening.length === 1 && listening[0]?.[1]?.startsWith('0100007F') === true,
    listening,
  )

  await f.supervisor().stop(id)
  begun = performance.now()
  const woken = await f.visit(`${origin}/`, { headers: { cookie: owner } })
  figures.resume_seconds = seconds(begun)
  check('it resumes with its content', woken.status === 200 && woken.body.includes('Hello world'), woken.status)

  begun = performance.now()
  await f.w.post(f.path(`sandboxes/${id}/snapshot`))
  await f.work()
  const copy = await f.w.post(f.path(`sandboxes/${id}/duplicate`), { name: 'Real-copy' })
  await f.work()
  figures.copy_seconds = seconds(begun)
  const opened = String((await f.w.post(f.path(`sandboxes/${copy.body.id}/open`))).body.url)
  begun = performance.now()
  const inside = await f.visit(opened)
  figures.copy_first_entry_seconds = seconds(begun)
  check('a copy is entered', inside.status === 302, inside)
  const copied = await f.visit(`${new URL(opened).origin}/`, { headers: { cookie: cookieOf(inside.headers) } })
  check(
    'a copy has its own address in its links',
    copied.body.includes(new URL(opened).host) && !copied.body.includes(new URL(origin).host),
  )

  for (const one of [id, copy.body.id]) await f.w.delete(f.path(`sandboxes/${one}`))
  await f.work()
  check('nothing is left of those that were deleted', !existsSync(f.folder(id)) && f.supervisor().awake === 0)
} finally {
  await f.close()
}
console.log(JSON.stringify({ wrong: wrong.length, ...figures }))
process.exitCode = wrong.length > 0 ? 1 : 0
