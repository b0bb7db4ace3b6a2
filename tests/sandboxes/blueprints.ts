/** Blueprints on the real WordPress: what they bring, what breaks them, and that the fence stands where their code runs. */
import { cookiesOf, type SandboxFixture } from '../../api/testing/fixtures/sandboxes.ts'
import { zip } from '../../api/testing/zip.ts'
import { type Checks, settled } from './checks.ts'

const header = (name: string) => `<?php\n/* Plugin Name: ${name} */\n`
/** Counts its starts, writes while it is switched on, and shows itself on each page. */
const shop = `${header('Shop')}
register_activation_hook(__FILE__, function () { update_option('shop_activated', 1 + (int) get_option('shop_activated')); echo 'noise'; });
add_action('init', function () { register_post_type('product', array('public' => true, 'label' => 'Products')); });
add_action('wp_footer', function () {
  echo '<p>shop ' . get_option('shop_activated') . ' ' . (post_type_exists('product') ? 'products' : '') . '</p>';
});
`
const theme = {
  'themes/demo/style.css': '/*\nTheme Name: Demo\n*/\n',
  'themes/demo/index.php': `<?php wp_head(); ?><body class="demo-theme"><h1><?php bloginfo('name'); ?></h1>
<?php while (have_posts()) { the_post(); the_title('<h2>', '</h2>'); the_content(); } wp_footer(); ?></body>`,
}
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const plan = {
  settings: { blogname: 'Ana’s "shop" \\ more', posts_per_page: 7, permalink_structure: '/%postname%/' },
  plugins: ['shop/shop.php'],
  theme: 'demo',
  content: [
    { type: 'post', title: 'Welcome', slug: 'welcome', text: '<p>Path C:\\demo</p>' },
    { type: 'page', title: 'About us', slug: 'about-us', text: '<p>About “us”</p>' },
  ],
}
const archive = (of: unknown, more: Record<string, string> = {}) =>
  zip({ 'blueprint.json': JSON.stringify(of), ...more })

const broken: Record<string, string> = {
  'does not parse': `${header('Bad')} function {`,
  'calls what is not there': `${header('Bad')} not_there();`,
  'fails while it is switched on': `${header('Bad')} register_activation_hook(__FILE__, function () { throw new Exception('no'); });`,
  'ends PHP': `${header('Bad')} exit;`,
  'breaks each page': `${header('Bad')} add_action('wp_footer', function () { not_there(); });`,
  'is no plugin': '<?php // without a header',
}

export async function checkBlueprints(f: SandboxFixture, checks: Checks): Promise<string> {
  const id = await f.newSandbox({ name: 'Built-demo', type: 'wordpress', size_gb: 1 })
  await settled(f, id)
  const files = { 'plugins/shop/shop.php': shop, ...theme, 'uploads/2026/11/logo.svg': picture }
  const applied = await checks.timed('blueprint_seconds', () => f.applyBlueprint(id, archive(plan, files)))
  checks.check('a blueprint is taken', applied.status === 200, applied.body)
  const built = await settled(f, id)
  checks.check('a sandbox is built from it', built.machine_status === 'ready', built)
  await whatItBrings(f, checks, id)
  await byHand(f, checks, id)
  await whatBreaks(f, checks)
  return id
}

async function whatItBrings(f: SandboxFixture, { check }: Checks, id: string): Promise<void> {
  const { origin, cookie } = await f.enterAsOwner(id)
  const page = async (path: string) => (await f.visit(`${origin}${path}`, { headers: { cookie } })).body
  const front = await page('/')
  check('its theme is on', front.includes('demo-theme'), front)
  check('its settings hold', front.includes('Ana’s &quot;shop&quot; \\ more'), front)
  check('its plugin is on, once', front.includes('<p>shop 1 products</p>'), front)
  check('its post is there once', front.split('<h2>Welcome</h2>').length === 2, front)
  check('its text is as it was written', front.includes('C:\\demo'), front)
  const about = await page('/?pagename=about-us')
  check('its page is there', about.includes('About us'), about)
  check('its uploads are served', (await page('/wp-content/uploads/2026/11/logo.svg')) === picture)
}

/** Set up by hand: what an owner writes, kept as a template, and what copies make of it. */
async function byHand(f: SandboxFixture, checks: Checks, id: string): Promise<void> {
  const { w, path } = f
  const first = await f.enterAsOwner(id)
  const picture_url = `${first.origin}/wp-content/uploads/2026/11/logo.svg`
  const written = await post(f, first, 'By hand', `<img src="${picture_url}"/>`)
  checks.check('an owner writes by hand', written === 201, written)
  await w.post(path(`sandboxes/${id}/snapshot`))
  await f.work()
  checks.check('a snapshot is taken', (await f.sandbox(id)).has_snapshot === true)
  const front = async ({ origin, cookie }: { origin: string; cookie: string }) =>
    (await f.visit(`${origin}/`, { headers: { cookie } })).body
  const later = await f.enterAsOwner(id)
  checks.check('a later post is written', (await post(f, later, 'Later', 'x')) === 201)
  checks.check('it is shown', (await front(later)).includes('<h2>Later</h2>'))
  await checks.timed('reset_seconds', async () => {
    await w.post(path(`sandboxes/${id}/reset`))
    await f.work()
  })
  const reset = await front(await f.enterAsOwner(id))
  checks.check(
    'a reset brings the snapshot back',
    reset.includes('By hand') && !reset.includes('<h2>Later</h2>'),
    reset,
  )

  await w.patch(path(`sandboxes/${id}`), { lead_access: 'copy', pool_size: 1 })
  await checks.timed('pool_seconds', () => f.work())
  checks.check('the pool is filled', (await f.sandbox(id)).pool_ready === 1, await f.sandbox(id))
  const lead_id = await f.newLead('pool@example.com')
  const given = (await w.post(path(`sandboxes/${id}/accesses`), { lead_id, send_email: false })).body
  const { url } = (await w.post(path(`sandbox-accesses/${given.id}/links`))).body
  const copy = await checks.timed('pool_first_page_seconds', async () => {
    const on = await w.call('POST', new URL(String(url)).pathname, { token: null })
    const entered = await f.visit(String(on.headers.get('location')))
    const { origin } = new URL(String(on.headers.get('location')))
    return { origin, cookie: cookiesOf(entered), page: await front({ origin, cookie: cookiesOf(entered) }) }
  })
  checks.check('a lead has a copy of it', copy.page.includes('By hand') && copy.page.includes('demo-theme'), copy.page)
  checks.check('a copy has the plugin, not switched on again', copy.page.includes('<p>shop 1 products</p>'), copy.page)
  const source = new URL(first.origin).host
  checks.check('nothing in a copy leads to what it is a copy of', !copy.page.includes(source), copy.page)
  checks.check('pictures within content are the own ones', copy.page.includes(`${copy.origin}/wp-content/uploads`))
  await f.work()
  checks.check('the pool is filled again', (await f.sandbox(id)).pool_ready === 1)
  await w.patch(path(`sandboxes/${id}`), { pool_size: 0 })
  await f.work()
}

/** As the editor of WordPress sends it. */
async function post(
  f: SandboxFixture,
  { origin, cookie }: { origin: string; cookie: string },
  title: string,
  content: string,
) {
  const headers = { cookie, 'content-type': 'application/json' }
  const nonce = (await f.visit(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers })).body
  const body = Buffer.from(JSON.stringify({ title, content, status: 'publish' }))
  const sent = {
    method: 'POST',
    headers: { ...headers, 'x-wp-nonce': nonce, 'content-length': String(body.length) },
    body,
  }
  return (await f.visit(`${origin}/?rest_route=/wp/v2/posts`, sent)).status
}

async function whatBreaks(f: SandboxFixture, { check }: Checks): Promise<void> {
  const id = await f.newSandbox({ name: 'Broken-demo', type: 'wordpress' })
  await settled(f, id)
  for (const [how, php] of Object.entries(broken)) {
    f.w.clock.forward(3_600_000)
    await f.applyBlueprint(id, archive({ plugins: ['bad/bad.php'] }, { 'plugins/bad/bad.php': php }))
    const { machine_status, failure, failure_part } = await settled(f, id)
    const isNamed = failure === 'blueprint_failed' && String(failure_part).startsWith('bad')
    check(`a plugin that ${how} is named`, machine_status === 'failed' && isNamed, {
      machine_status,
      failure,
      failure_part,
    })
  }
  f.w.clock.forward(3_600_000)
  await f.applyBlueprint(id, archive({ theme: 'absent' }))
  check('a theme that is not there is named', (await settled(f, id)).failure_part === 'absent', await f.sandbox(id))
  f.w.clock.forward(3_600_000)
  await f.applyBlueprint(id, archive({ settings: { blogname: 'Mended' } }))
  check('the next blueprint mends it', (await settled(f, id)).machine_status === 'ready', await f.sandbox(id))
  const { origin, cookie } = await f.enterAsOwner(id)
  const { body } = await f.visit(`${origin}/`, { headers: { cookie } })
  check('it serves what the next blueprint says', body.includes('Mended'), body)
  await f.w.delete(f.path(`sandboxes/${id}`))
  await f.work()
}
