/** Every command as a child process against a real server. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { verifyWebhook, type WebhookPayload } from '@leadwright/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { commands } from '../../cli/src/commands.ts'
import { version } from '../../cli/src/version.ts'
import { eventually } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'
import { type CliSite, openCliSite } from './cli-site.ts'

/** Milliseconds for tests that start processes, on a busy machine too. */
const slow = { timeout: 240_000 }

let cli: CliSite
beforeAll(async () => {
  cli = await openCliSite()
}, slow.timeout)
afterAll(() => cli?.close())

const file = (name: string) => join(cli.folder, name)

test('login tries the key, saves it for its owner alone, and logout removes it', slow, async () => {
  const environment = { LEADWRIGHT_BASE_URL: '', LEADWRIGHT_API_KEY: '' }
  const login = ['login', '--base-url', `${cli.url}/`, '--site', 'casa']
  const refused = await cli.run(login, { environment, input: 'lw_key_wrong' })
  expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('does not accept the API key')])
  const signedIn = await cli.run(login, { environment, input: `${cli.key}\n` })
  expect([signedIn.code, signedIn.out]).toEqual([0, expect.stringContaining('The key can enter casa.')])
  const saved = file('.config/leadwright/default.json')
  expect(statSync(saved).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(saved, 'utf8'))).toEqual({ base_url: cli.url, api_key: cli.key, site_id: cli.site_id })
  expect((await cli.run(['tags'], { environment })).code).toBe(2)
  expect((await cli.run(['sites', '--json'], { environment })).out).toContain(cli.site_id)
  expect((await cli.run(['logout'], { environment })).code).toBe(0)
  expect((await cli.run(['sites'], { environment })).code).toBe(3)
})

test('keys are made, listed and deleted', slow, async () => {
  const made = await cli.run(['keys', 'create', 'Website', '--grant', 'manage-leads', '--for-site', 'casa', '--json'])
  const { id, key, site_ids } = JSON.parse(made.out)
  expect([key, site_ids]).toEqual([expect.stringMatching(/^lw_key_/), [cli.site_id]])
  expect((await cli.run(['keys'])).out).toContain('Website')
  expect((await cli.run(['keys', 'delete', id])).err).toContain('--yes')
  expect((await cli.run(['keys', 'delete', id, '--yes'])).code).toBe(0)
  expect((await cli.run(['keys', 'delete', id, '--yes'])).code).toBe(4)
  expect((await cli.run(['keys', 'create', 'X', '--grant', 'nothing'])).code).toBe(6)
  const limits = ['--read-only', '--expires', '2100-01-31', '--address', '203.0.113.0/24', '--per-minute', '60']
  const limited = await cli.run(['keys', 'create', 'Report', '--grant', 'read-lead', ...limits, '--json'])
  expect(JSON.parse(limited.out)).toMatchObject({
    read_only: true,
    expires_at: '2100-01-31T00:00:00.000Z',
    allowed_addresses: ['203.0.113.0/24'],
    requests_per_minute: 60,
  })
  const many = await cli.run(['keys', 'create', 'Y', '--grant', 'read-lead', '--per-minute', 'many'])
  expect([many.code, many.err]).toEqual([2, expect.stringContaining('--per-minute')])
})

test('leads are imported to the end with their verdicts, listed and exported', slow, async () => {
  writeFileSync(file('people.csv'), 'Correo,First name\nmaria@example.org,María\nbroken,Jo\n')
  const imported = ['leads', 'import', 'people.csv', '--map', 'Correo=email', '--tag', 'Fair']
  const checked = await cli.run([...imported, '--check', '--json'])
  expect(JSON.parse(checked.out)).toMatchObject({ counts: { created: 1, refused: 1 }, refused: [{ number: 3 }] })
  expect((await cli.run(['leads', 'list'])).out).toBe('Nothing found.\n')
  const waiting = await cli.run(imported)
  expect([waiting.code, waiting.err]).toEqual([0, expect.stringContaining('--yes')])
  const done = await cli.run([...imported, '--yes'])
  expect(done.out).toContain('1 new, 0 changed, 0 the same, 0 skipped, 1 refused.\n  row 3:')
  const listed = await cli.run(['leads', 'list', '--json'])
  expect(JSON.parse(listed.out)).toMatchObject([{ email: 'maria@example.org', tag_ids: [expect.any(String)] }])
  expect((await cli.run(['leads', 'export', 'out.csv', '--column', 'email'])).out).toBe(
    'Exported 1 leads to out.csv.\n',
  )
  expect(readFileSync(file('out.csv'), 'utf8')).toContain('maria@example.org')
  expect((await cli.run(['leads', 'export', '--column', 'email'])).out).toContain('maria@example.org')
  expect((await cli.run(['leads', 'import', 'nowhere.csv'])).code).toBe(4)
  expect((await cli.run(['leads', 'import', 'people.csv', '--map', 'Nope=email'])).code).toBe(2)
})

proofTest('a journey is listed and simulated', slow, async () => {
  const steps = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }] as const
  const document = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [...steps] }
  await cli.owner.journeys.create({ site_id: cli.site_id, body: { name: 'Welcome', document } })
  expect((await cli.run(['journeys', 'list'])).out).toContain('Welcome')
  const simulated = await cli.run(['journeys', 'simulate', 'welcome', '--email', 'ana@example.com', '--json'])
  expect(JSON.parse(simulated.out)).toMatchObject({ run_id: expect.any(String), entries: expect.arrayContaining([]) })
  expect((await cli.run(['journeys', 'simulate', 'Nothing'])).code).toBe(4)
})

test(
  'listen delivers signed events in order, waits where nothing answers, and resumes what it was cut at',
  slow,
  async () => {
    const { site_id, owner } = cli
    const port = await freePort()
    const listen = ['listen', '--forward', `http://127.0.0.1:${port}/hook`, '--event', 'tag.created']
    const secret = (await cli.run(['listen', '--print-secret'])).out.trim()
    const cut = cli.start(listen)
    await eventually(async () => cut.said.err.includes('Listening.'), 'a stream', slow.timeout)
    await owner.tags.create({ site_id, body: { name: 'While it listened' } })
    await eventually(async () => cut.said.err.includes('Waiting with tag.created'), 'a refused delivery', slow.timeout)
    cut.child.kill('SIGINT')
    expect((await cut.ended).code).toBe(0)
    await owner.tags.create({ site_id, body: { name: 'While it did not' } })
    const received: WebhookPayload[] = []
    const receiver = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      const verified = await verifyWebhook({ body: Buffer.concat(chunks), headers: request.headers, secret }).catch(
        () => undefined,
      )
      if (verified) received.push(verified)
      response.writeHead(verified ? 204 : 400).end()
    })
    await new Promise<void>(resolve => receiver.listen(port, '127.0.0.1', resolve))
    const resumed = cli.start([...listen, '--resume', '--json'])
    await eventually(async () => resumed.said.out.split('\n').length > 2, 'both events', slow.timeout)
    const { data } = await owner.tags.list({ site_id })
    const name = (event: WebhookPayload) => data.find(({ id }) => id === event.data.subject_id)?.name
    expect(received.map(name)).toEqual(['While it listened', 'While it did not'])
    resumed.child.kill('SIGINT')
    await resumed.ended
    expect((await cli.run(['trigger', 'lead.created'])).code).toBe(0)
    expect(received.at(-1)?.type).toBe('lead.created')
    receiver.close()
    expect((await cli.run(['trigger', 'lead.created'])).code).toBe(7)
    const own = ['trigger', 'order.placed', '--email', 'maria@example.org', '--data', 'total=59.9', '--json']
    expect(JSON.parse((await cli.run(own)).out)).toMatchObject({ name: 'order.placed', data: { total: 59.9 } })
    expect((await cli.run(['trigger', 'order.placed'])).code).toBe(2)
  },
)

proofTest('logs tell who changed what, and what endpoints were sent', slow, async () => {
  const { out } = await cli.run(['logs', '--json'])
  expect(JSON.parse(out).map(({ name }: { name: string }) => name)).toContain('import.started')
  expect((await cli.run(['logs', 'deliveries'])).out).toBe('The site has no webhook endpoint.\n')
})

test('doctor says what is right, and what is not', slow, async () => {
  const { code, out } = await cli.run(['doctor', '--json'])
  expect([code, JSON.parse(out).map(({ name, status }: Record<string, string>) => `${name} ${status}`)]).toEqual([
    0,
    ['server ok', 'version ok', 'clock ok', 'API key ok', 'rights ok'],
  ])
  const refused = await cli.run(['doctor', '--api-key', 'lw_key_wrong'])
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('✗ API key')])
})

test('a site is backed up to a file; no API key restores it, a super administrator’s session does', slow, async () => {
  const environment = { SITE_PASSPHRASE: 'correct horse battery' }
  const saved = await cli.run(['backup', 'casa.leadwright', '--json'], { environment })
  expect(JSON.parse(saved.out)).toMatchObject({
    file: 'casa.leadwright',
    bytes: statSync(file('casa.leadwright')).size,
  })
  expect((await cli.run(['backup', 'other.leadwright'])).code).toBe(2)
  const refused = await cli.run(['restore', 'casa.leadwright', '--yes'], { environment })
  expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('npm run import-site -- FILE EMAIL')])
  // A super administrator's session is let in; the site is still there.
  const session = { ...environment, LEADWRIGHT_API_KEY: cli.ownerToken }
  const there = await cli.run(['restore', 'casa.leadwright', '--yes', '--json'], { environment: session })
  expect([there.code, JSON.parse(there.err).error.code]).toEqual([6, 'validation_failed'])
  expect(there.err).toContain('already')
})

proofTest('doctor tells of a server of another version, and of a clock that is an hour off', slow, async () => {
  const elsewhere = createServer(async (request, response) => {
    const answer = await fetch(`${cli.url}${request.url}`, {
      headers: { authorization: request.headers.authorization ?? '' },
    })
    const text = await answer.text()
    response.setHeader('date', new Date(Date.now() + 3_600_000).toUTCString())
    response.setHeader('content-type', answer.headers.get('content-type') ?? '')
    response.end(text.replace(/"version": ?"0\.1\.0"/, '"version":"0.9.0"'))
  })
  await new Promise<void>(resolve => elsewhere.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
  const { code, out } = await cli.run(['doctor', '--base-url', at, '--json'])
  elsewhere.close()
  const findings = JSON.parse(out) as { name: string; status: string; text: string }[]
  const of = (name: string) => findings.find(finding => finding.name === name)
  expect(of('version')).toMatchObject({ status: 'warning', text: expect.stringContaining('The server is 0.9.0') })
  expect(of('clock')?.text).toMatch(/^This machine is (3599|360\d) seconds behind the server: set its clock/)
  expect([code, of('clock')?.status]).toEqual([1, 'failed'])
})

proofTest('a failure is one sentence that names what to do', slow, async () => {
  const weak = await cli.keyWith('read-site')
  const unable = await cli.run(['leads', 'list', '--api-key', weak, '--json'])
  const { error } = JSON.parse(unable.err)
  expect([unable.code, error]).toMatchObject([
    3,
    { code: 'not_permitted', message: expect.stringContaining('`read-lead`') },
  ])
  const unreachable = await cli.run(['sites', '--base-url', 'http://127.0.0.1:2'])
  expect([unreachable.code, unreachable.err]).toEqual([7, expect.stringContaining('check the address')])
  const proxy = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'))
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const html = await cli.run(['sites', '--base-url', at])
  expect([html.code, html.err]).toEqual([7, expect.stringContaining('a proxy or another server answers there')])
  expect((await cli.run(['doctor', '--base-url', at])).out).toContain('not as Leadwright does')
  proxy.close()
  const lost = await cli.run(['leads', 'list', '--site', 'nada'])
  expect([lost.code, lost.err]).toEqual([4, expect.stringContaining('it can enter casa')])
  for (const args of [['nothing'], ['leads', 'list', '--limit', 'x'], ['sites', '--nope'], ['sites', 'one too many']])
    expect((await cli.run(args)).code, args.join(' ')).toBe(2)
})

test('help and completion know every command', slow, async () => {
  const help = (await cli.run(['--help'])).out
  const scripts = await Promise.all(['bash', 'zsh', 'fish'].map(shell => cli.run(['completion', shell])))
  for (const { name, examples, summary } of commands) {
    expect(help).toContain(`  ${name} `)
    expect([examples.length > 0, summary.endsWith('.')], name).toEqual([true, false])
    for (const { out } of scripts) expect(out).toContain(name.split(' ').at(-1))
  }
  expect((await cli.run(['leads', 'import', '--help'])).out).toContain('--map COLUMN=FIELD')
  expect((await cli.run(['--version'])).out).toBe(`${version}\n`)
  const path = join(import.meta.dirname, '../../cli/package.json')
  expect(JSON.parse(readFileSync(path, 'utf8')).version).toBe(version)
})
