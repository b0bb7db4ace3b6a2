/** `pull` and `push` of assistants with what they know, and of the settings of a site: from one site to another and back. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageBlock } from '@leadwright/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { type CliSite, openCliSite } from './cli-site.ts'

/** Milliseconds for tests that start processes, on a busy machine too. */
const slow = { timeout: 240_000 }
const rules = Buffer.from('# Returns\n\nWithin thirty days, unopened.')
const hero = {
  ...{ id: 'hero', type: 'hero', heading: 'Prices', text: '', image_id: '', alt: '', layout: 'stacked' },
  ...{ button_text: '', link: '' },
} as PageBlock
const secrets = ['sk-secret-of-the-provider', 'token-of-the-panel']
const same = 'Files and site are the same.\n'

let cli: CliSite
let site_id: string
let other_id: string
let source_id: string
beforeAll(async () => {
  cli = await openCliSite()
  site_id = cli.site_id
  const { owner } = cli
  const of = { site_id }
  const { id: tag_id } = await owner.tags.create({ ...of, body: { name: 'Asked' } })
  const { id: page_id } = await owner.pages.create({
    ...of,
    body: { name: 'Prices', document: { version: 1, blocks: [hero] } },
  })
  const body = { type: 'pair', question: 'Do you deliver on Sundays?', answer: 'Until 14:00.' } as const
  source_id = (await owner.knowledgeSources.create({ ...of, body })).id
  const { data: uploaded } = await owner.knowledgeSources.uploadKnowledgeFiles({
    ...of,
    file: { name: 'Returns.md', content: rules },
  })
  const file_id = uploaded[0]?.id ?? ''
  await owner.knowledgeSources.update({ ...of, source_id: file_id, body: { name: 'Rules of returns' } })
  await owner.knowledgeSources.create({
    ...of,
    body: { type: 'pages', name: 'Pages', page_ids: [page_id], update_every_days: 7 },
  })
  const vector = await owner.vectors.create({ ...of, body: { name: 'All of it', source_ids: [source_id, file_id] } })
  for (const name of ['Shop', 'Support']) {
    const { id: assistant_id } = await owner.assistants.create({
      ...of,
      body: { name, vector_ids: [vector.id], source_ids: [source_id], quick_form: { form: { tag_ids: [tag_id] } } },
    })
    const at = { ...of, assistant_id }
    const expected = name === 'Shop' ? [{ source_id, text: '14:00' }] : []
    await owner.assistants.goldenQuestions.create({ ...at, body: { question: 'Sundays?', expected } })
    for (const language of ['en', 'es'] as const)
      await owner.keywords.create({ ...at, body: { language, keyword: 'Bonsai', secondary_keywords: ['small trees'] } })
  }
  const blocks = [{ id: 'line', type: 'divider' } as const]
  const saved = await owner.savedBlocks.create({ ...of, body: { name: 'Footer', blocks } })
  const place = { id: 'foot', type: 'saved', saved_block_id: saved.id } as const
  const template = await owner.templates.create({
    ...of,
    body: { name: 'News', subject: 'News', document: { version: 1, blocks: [place] } },
  })
  await owner.automatedEmails.update({ ...of, type: 'welcome', body: { template_id: template.id, enabled: true } })
  const font = await owner.files.upload({ ...of, file: { name: 'Leaf.woff2', content: Buffer.from('wOF2 font') } })
  const fonts = [{ name: 'Leaf', stack: 'Leaf, serif', url: font.font_url ?? '' }]
  await owner.sites.updateDesignSettings({ ...of, body: { fonts } })
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const { id: logo_image_id } = await owner.images.upload({ ...of, file: { name: 'Logo.png', content: picture } })
  await owner.brand.update({ ...of, body: { logo_image_id, radius_px: 3, colors: { accent_color: '#225533' } } })
  await owner.pages.setMenu({ ...of, body: { page_ids: [page_id] } })
  await owner.sites.update({ ...of, body: { postal_address: 'Calle Mayor 4, Madrid', timezone: 'Atlantic/Canary' } })
  const topic = (name: string) => ({ texts: { en: { name, description: '' } }, template_ids: [template.id] })
  await owner.unsubscribePage.update({ ...of, body: { topics: [topic('Offers'), topic('Events')] } })
  const confirmation = { language: 'en', subject: 'Confirm', text: 'Please: {link}' } as const
  await owner.leads.quality.updateSettings({
    ...of,
    body: { reject_free: true, confirmation_emails: [confirmation] },
  })
  await owner.aiProvider.update({
    ...of,
    body: { base_url: 'https://ai.example/v1', api_key: secrets[0] ?? '', model: 'm' },
  })
  await owner.sandboxes.settings.update({
    ...of,
    body: { panel_host: 'panel.example', panel_token: secrets[1] ?? '', idle_minutes: 20 },
  })
  other_id = (
    await owner.sites.create({
      body: { name: 'Other', subdomain: 'other', language: 'en', currency: 'EUR', timezone: 'Europe/Madrid' },
    })
  ).id
}, slow.timeout)
afterAll(() => cli?.close())

const run = (site: string, args: string[], key = cli.key) =>
  cli.run(args, { environment: { LEADWRIGHT_SITE: site, LEADWRIGHT_API_KEY: key } })
const at = (name: string) => join(cli.folder, name)
const read = (name: string) => JSON.parse(readFileSync(at(`leadwright/${name}.json`), 'utf8'))
const write = (name: string, content: unknown) => writeFileSync(at(`leadwright/${name}.json`), JSON.stringify(content))
/** Pictures are made anew by the server that takes them. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(at(folder), { recursive: true, withFileTypes: true })
      .filter(one => one.isFile() && !one.parentPath.endsWith('.leadwright') && !one.name.endsWith('.webp'))
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
      .map(path => [path.slice(at(folder).length + 1), readFileSync(path, 'utf8')]),
  )

test('assistants, their knowledge and the settings become files with references, without secrets', slow, async () => {
  expect((await run('casa', ['pull', '--plan'])).out).toContain('create   assistants/shop\n')
  expect(existsSync(at('leadwright'))).toBe(false)
  expect((await run('casa', ['pull', '--yes'])).code).toBe(0)
  expect(read('assistants/shop')).toMatchObject({
    ...{ name: 'Shop', vector_ids: ['ref:vectors/all-of-it'] },
    source_ids: ['ref:knowledge-sources/do-you-deliver-on-sundays'],
    quick_form: { form: { tag_ids: ['ref:tags/asked'] } },
  })
  expect(read('knowledge-sources/rules-of-returns')).toEqual({ type: 'file', name: 'Rules of returns' })
  expect(readFileSync(at('leadwright/knowledge-sources/rules-of-returns.md'))).toEqual(rules)
  expect(read('knowledge-sources/pages')).toMatchObject({
    page_ids: ['ref:pages/prices'],
    update_every_days: 7,
  })
  expect(read('golden-questions/shop-sundays')).toEqual({
    ...{ assistant_id: 'ref:assistants/shop', question: 'Sundays?' },
    expected: [{ source_id: 'ref:knowledge-sources/do-you-deliver-on-sundays', text: '14:00' }],
  })
  expect(Object.keys(filesIn('leadwright'))).toEqual(
    expect.arrayContaining(['keywords/shop-es-bonsai.json', 'keywords/support-en-bonsai.json']),
  )
  expect(read('settings/site')).toMatchObject({ timezone: 'Atlantic/Canary' })
  expect(read('settings/site')).not.toHaveProperty('name')
  expect(read('settings/brand')).toMatchObject({ logo_image_id: 'ref:images/logo', radius_px: 3 })
  expect(read('settings/design').fonts).toEqual([{ name: 'Leaf', stack: 'Leaf, serif', url: 'ref:files/leaf' }])
  expect(read('settings/page-menu')).toEqual({ page_ids: ['ref:pages/prices'] })
  expect(read('settings/unsubscribe-page').topics[0]).toEqual({
    texts: { en: { name: 'Offers', description: '' } },
    template_ids: ['ref:templates/news'],
  })
  expect(read('automated-emails/welcome')).toEqual({
    template_id: 'ref:templates/news',
    sender_id: null,
  })
  const all = JSON.stringify(filesIn('leadwright'))
  for (const secret of [...secrets, 'panel.example', 'ai.example']) expect(all).not.toContain(secret)
  expect(await run('casa', ['push'])).toMatchObject({ code: 0, out: same })
})

test('another site gets all of it, and what is pulled from there is the same', slow, async () => {
  const before = filesIn('leadwright')
  const planned = await run('other', ['push', '--plan'])
  expect([planned.code, planned.out]).toEqual([0, expect.stringContaining('~ update   settings/brand (')])
  expect((await cli.owner.assistants.list({ site_id: other_id })).data).toEqual([])
  const pushed = await run('other', ['push', '--yes'])
  expect([pushed.code, pushed.err.includes('✗')], pushed.err).toEqual([0, false])
  expect(await run('other', ['push'])).toMatchObject({ code: 0, out: same })
  expect((await run('other', ['pull', '--dir', 'again', '--yes'])).code).toBe(0)
  expect(filesIn('again')).toEqual(before)
  expect(await cli.owner.sites.get({ site_id: other_id })).toMatchObject({ name: 'Other', timezone: 'Atlantic/Canary' })
  const { fonts } = await cli.owner.sites.getDesignSettings({ site_id: other_id })
  expect(fonts).toMatchObject([{ url: expect.stringContaining(`/v1/public/sites/${other_id}/fonts/file_`) }])
  const welcome = await cli.owner.automatedEmails.get({ site_id: other_id, type: 'welcome' })
  expect(welcome).toMatchObject({ enabled: false, template_name: 'News' })
  const { data } = await cli.owner.assistants.list({ site_id: other_id })
  expect(data.map(({ status }) => status)).toEqual(['draft', 'draft'])
})

proofTest('a folder without its lock finds everything again by its names', slow, async () => {
  rmSync(at('leadwright/.leadwright'), { recursive: true })
  expect(await run('casa', ['push'])).toMatchObject({ code: 0, out: same })
})

proofTest('changes of a setting, a question and an interval are shown by field, and then done', slow, async () => {
  write('settings/brand', { ...read('settings/brand'), radius_px: 8 })
  const { update_every_days: _, ...source } = read('knowledge-sources/pages')
  write('knowledge-sources/pages', source)
  write('golden-questions/shop-sundays', { ...read('golden-questions/shop-sundays'), question: 'On Sundays?' })
  const { out } = await run('casa', ['push', '--yes'])
  expect(out).toBe(
    [
      '~ update   knowledge-sources/pages (update_every_days)',
      '~ update   golden-questions/shop-sundays (question)',
      '~ update   settings/brand (radius_px)',
      '0 to create, 3 to change, 0 to delete, 0 in conflict.\n',
    ].join('\n'),
  )
  expect(await cli.owner.brand.get({ site_id })).toMatchObject({ radius_px: 8 })
  expect(await run('casa', ['push'])).toMatchObject({ code: 0, out: same })
  expect(await run('casa', ['pull'])).toMatchObject({ code: 0, out: same })
})

proofTest('a setting that others changed is a conflict; one whose file is gone stays as it is', slow, async () => {
  await cli.owner.brand.update({ site_id, body: { radius_px: 12 } })
  write('settings/brand', { ...read('settings/brand'), radius_px: 1 })
  rmSync(at('leadwright/settings/tracking.json'))
  const { code, out } = await run('casa', ['push', '--yes'])
  expect([code, out]).toEqual([
    5,
    expect.stringMatching(/^! conflict settings\/brand: it was changed on the site.*\n0 to/),
  ])
  expect(await cli.owner.brand.get({ site_id })).toMatchObject({ radius_px: 12 })
  expect((await run('casa', ['pull', '--force', '--yes'])).code).toBe(0)
  expect(read('settings/brand').radius_px).toBe(12)
  expect(existsSync(at('leadwright/settings/tracking.json'))).toBe(true)
  write('settings/colors', {})
  const unknown = await run('casa', ['push', '--plan'])
  expect([unknown.code, unknown.err]).toEqual([6, expect.stringContaining('settings/colors.json is not something')])
  rmSync(at('leadwright/settings/colors.json'))
})

proofTest('a topic that is renamed keeps who opted out of it; two at once are refused', slow, async () => {
  const ids = async () => (await cli.owner.unsubscribePage.get({ site_id })).topics.map(({ id }) => id)
  const before = await ids()
  const page = read('settings/unsubscribe-page')
  const renamed = (...names: string[]) => ({
    ...page,
    topics: names.map(name => ({ ...page.topics[0], texts: { en: { name, description: '' } } })),
  })
  write('settings/unsubscribe-page', renamed('Events', 'Bargains'))
  expect((await run('casa', ['push', '--yes'])).code).toBe(0)
  expect(await ids()).toEqual(before.toReversed())
  write('settings/unsubscribe-page', renamed('One', 'Two'))
  const refused = await run('casa', ['push', '--yes'])
  expect([refused.code, refused.err]).toEqual([5, expect.stringContaining('rename one at a time')])
  expect(await ids()).toEqual(before.toReversed())
  write('settings/unsubscribe-page', renamed('Events', 'Bargains'))
})

proofTest('what cannot be changed of a source is said before anything is done', slow, async () => {
  const { page_ids: _, ...source } = read('knowledge-sources/pages')
  write('knowledge-sources/pages', source)
  const { code, out } = await run('casa', ['push', 'knowledge-sources', '--yes'])
  expect([code, out]).toEqual([5, expect.stringContaining('its page_ids cannot be taken away')])
})

proofTest(
  'a key that may read some kinds pulls those and says what it left out; one pushes what there are files of',
  slow,
  async () => {
    const LEADWRIGHT_API_KEY = await cli.keyWith('read-site', 'manage-leads')
    const pulled = await run('casa', ['pull', '--dir', 'part', '--yes'], LEADWRIGHT_API_KEY)
    expect([pulled.code, pulled.err]).toEqual([
      0,
      expect.stringContaining('Left out: popups. The API key lacks `manage-popups`'),
    ])
    expect(Object.keys(filesIn('part'))).toEqual(expect.arrayContaining(['tags/asked.json', 'settings/site.json']))
    expect(await run('casa', ['push', '--dir', 'part'], LEADWRIGHT_API_KEY)).toMatchObject({ code: 0, out: same })
    expect((await run('casa', ['pull', 'popups', '--dir', 'part'], LEADWRIGHT_API_KEY)).code).toBe(3)
  },
)
