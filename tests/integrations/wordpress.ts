/**
 * `npm run check:wordpress`: a real WordPress (in PHP as WebAssembly) with the plugin: activated, set up on its own page, a form submitted in
 * a browser and without JavaScript, a new user sent. The last line is one JSON object. `WORDPRESS_ROOT` names a folder in which one is installed
 * already, of which a copy is tried: installing takes most of the time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { unzipped } from '../../api/platform/files/unzip.ts'
import { launchChromium } from '../tools/chromium.ts'
import { eventually } from '../tools/server-fixture.ts'
import { freePort } from '../tools/server-process.ts'
import { installPackages } from './registry.ts'
import { findLead, openTriedSite, type TriedSite } from './site.ts'

const packages = { '@wp-playground/cli': '3.1.56', '@wp-playground/wordpress-builds': '0.9.19' }
const php = '8.2'
const wordpress_zip = 'wp-6.5.zip'
const archive = { parts_max: 10_000, unpacked_bytes_max: 200_000_000, ratio_max: 1_000 }
/** PHP in WebAssembly on a machine that may be busy. */
const patience_ms = 600_000

const failures: string[] = []
function check(what: string, is_so: boolean): void {
  process.stderr.write(`${is_so ? 'ok' : 'FAILED'}: ${what}\n`)
  if (!is_so) failures.push(what)
}

const code = (lines: string): string => `<?php require '/wordpress/wp-load.php'; ${lines}`

function blueprint({ popup_id }: TriedSite): object {
  const page = `wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Letter', 'post_name' => 'letter', 'post_content' => '[leadwright_form id="${popup_id}" height="200"]']);`
  return {
    steps: [
      { step: 'activatePlugin', pluginPath: 'leadwright/leadwright.php' },
      { step: 'runPHP', code: code(`${page} wp_set_password('secret', 1); update_option('permalink_structure', '');`) },
    ],
  }
}

interface WordPress {
  url: string
  child: ChildProcess
  /** Whether a file of WordPress is not in the archive, which names those that it leaves to its makers' servers. */
  isLeftOut(path: string): boolean
}

async function startWordPress(folder: string, tried: TriedSite): Promise<WordPress> {
  const installed = installPackages('wordpress', packages)
  const root = join(folder, 'wordpress')
  const builds = join(installed, 'node_modules/@wp-playground/wordpress-builds/src/wordpress', wordpress_zip)
  const ready = process.env.WORDPRESS_ROOT
  if (ready) cpSync(ready, root, { recursive: true })
  for (const [name, bytes] of ready ? [] : unzipped(readFileSync(builds), () => true, archive)) {
    if (name.endsWith('/')) continue
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), bytes)
  }
  const plugin = join(folder, 'leadwright')
  mkdirSync(plugin)
  cpSync(join(import.meta.dirname, '../../integrations/wordpress/leadwright.php'), join(plugin, 'leadwright.php'))
  const plan = join(folder, 'blueprint.json')
  writeFileSync(plan, JSON.stringify(blueprint(tried)))
  const port = await freePort()
  const args = [
    join(installed, 'node_modules/@wp-playground/cli/cli.cjs'),
    ...['server', `--port=${port}`, `--php=${php}`, `--blueprint=${plan}`],
    '--wordpress-install-mode=install-from-existing-files-if-needed',
    // WordPress asks its makers for news, and waits where nobody answers.
    ...['--define-bool', 'WP_HTTP_BLOCK_EXTERNAL', 'true', '--define', 'WP_ACCESSIBLE_HOSTS', '127.0.0.1'],
    // Each page would call the server that serves it, to have the tasks of the hour done; they are asked for below.
    ...['--define-bool', 'DISABLE_WP_CRON', 'true'],
    `--mount-before-install=${root}:/wordpress`,
    `--mount=${plugin}:/wordpress/wp-content/plugins/leadwright`,
  ]
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  await eventually(
    async () => {
      if (child.exitCode !== null) throw new Error(`WordPress did not start:\n${output}`)
      return output.includes('Ready!')
    },
    'a WordPress that is ready',
    patience_ms,
  )
  const left_out = new Set(readFileSync(join(root, 'wordpress-remote-asset-paths'), 'utf8').split('\n').filter(Boolean))
  return { url: `http://127.0.0.1:${port}`, child, isLeftOut: path => left_out.has(path.slice(1)) }
}

/** Says where it is otherwise, and what is to be read there. */
async function arrive(page: Page, pattern: RegExp): Promise<void> {
  try {
    // What a page loads afterwards may take as long as it likes.
    await page.waitForURL(pattern, { waitUntil: 'commit' })
  } catch (cause) {
    const words = (await page.textContent('body').catch(() => null))?.replaceAll(/\s+/g, ' ').slice(0, 1_000)
    throw new Error(`${page.url()} in the place of ${pattern}: ${words}`, { cause })
  }
}

const password = 'Violets-on-a-balcony-7'
const email = (who: string): string => `${who}@casa-verde.example`

async function tryPlugin({ url, isLeftOut }: WordPress, tried: TriedSite): Promise<void> {
  const { origin, site_id, popup_id, key } = tried
  const browser = await launchChromium()
  const context = await browser.newContext()
  // WordPress shows pictures of its makers' servers: a page would wait for them as long as nobody answers. Styles and scripts that its archive
  // lacks would each be answered by a page of WordPress that says so, after seconds.
  await context.route(
    ({ hostname, pathname }) => (hostname !== '127.0.0.1' && hostname !== 'localhost') || isLeftOut(pathname),
    route => route.abort(),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(patience_ms)
  // The dashboard asks for news, which nobody answers.
  const to = encodeURIComponent(`${url}/wp-admin/options-general.php?page=leadwright`)
  await page.goto(`${url}/wp-login.php?redirect_to=${to}`)
  await page.fill('#user_login', 'admin')
  await page.fill('#user_pass', 'secret')
  await page.click('#wp-submit')
  await arrive(page, /wp-admin/)
  const settings = `${url}/wp-admin/options-general.php?page=leadwright`
  const save = async (values: Record<string, string>) => {
    await page.goto(settings)
    for (const [name, value] of Object.entries(values)) await page.fill(`#leadwright-${name}`, value)
    await page.check('[name="leadwright_settings[users]"]')
    await page.click('#submit')
    await arrive(page, /settings-updated/)
  }
  await save({ url: 'ftp://nowhere', site_id: 'my site' })
  const refused = page.getByText(/after data-site/).first()
  const isSaid = await refused.waitFor().then(
    () => true,
    () => false,
  )
  check('settings that are none are refused, with what to enter', isSaid)
  await save({ url: `${origin}/`, site_id, api_key: key })
  await page.goto(settings)
  check('the settings are kept', (await page.inputValue('#leadwright-url')) === origin)
  check('the key is not shown again', !(await page.content()).includes(key))

  await page.goto(`${url}/?pagename=letter`)
  const html = await page.content()
  check('the snippet is on the page, once', html.split(`data-site="${site_id}"`).length === 2)
  check('the page has the form’s place', html.includes(`data-leadwright-form="${popup_id}"`))
  await page.getByLabel('Email').first().fill(email('browser'))
  await page.getByRole('checkbox').first().check()
  await page.waitForTimeout(1_100)
  await page.getByRole('button', { name: 'Subscribe' }).first().click()
  const captured = await eventually(() => findLead(tried, email('browser')), 'the lead of the form', patience_ms)
  check('the form in the page makes a subscribed lead', captured.mailability === 'subscribed')

  const plain = /<noscript><a href="([^"]+)"/.exec(await (await fetch(`${url}/?pagename=letter`)).text())?.[1] ?? ''
  const body = new URLSearchParams({ email: email('plain'), _consent: 'yes', _consent_version: '1', _comments: '' })
  await fetch(plain.replaceAll('&#038;', '&'), { method: 'POST', body })
  check('the form without JavaScript makes a lead', (await findLead(tried, email('plain'))) !== undefined)

  await page.goto(`${url}/wp-admin/user-new.php`)
  await page.fill('#user_login', 'nora')
  await page.fill('#email', email('nora'))
  await page.fill('#first_name', 'Nora')
  // Without its scripts the page proposes no password.
  for (const name of ['pass1', 'pass2']) await page.fill(`#${name}`, password)
  await page.uncheck('#send_user_notification')
  await page.click('#createusersub')
  await arrive(page, /users\.php/)
  await fetch(`${url}/wp-cron.php?doing_wp_cron`)
  const user = await eventually(() => findLead(tried, email('nora')), 'the lead of the user', patience_ms)
  check('a new user becomes a lead, who is not subscribed', user.mailability === 'unsubscribed')
  check('with their name', user.first_name === 'Nora')
  await browser.close()
}

const folder = mkdtempSync(join(tmpdir(), 'leadwright-wordpress-'))
const tried = await openTriedSite()
let running: ChildProcess | undefined
try {
  const wordpress = await startWordPress(folder, tried)
  running = wordpress.child
  await tryPlugin(wordpress, tried)
} finally {
  running?.kill('SIGKILL')
  await tried.fixture.close()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`${JSON.stringify({ wordpress: wordpress_zip, php, failures: failures.length })}\n`)
process.exit(failures.length === 0 ? 0 : 1)
