/** `pull` and `push`: definitions as files, a plan first, and nothing overwritten that others changed. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Filter, PageBlock } from '@leadwright/sdk'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { type CliSite, openCliSite } from './cli-site.ts'

/** Milliseconds for tests that start processes, on a busy machine too. */
const slow = { timeout: 240_000 }

const hero: PageBlock = {
  id: 'hero',
  type: 'hero',
  heading: 'Plants',
  text: 'Delivered.',
  image_id: '',
  alt: '',
  layout: 'stacked',
  button_text: 'Prices',
  link: '/prices',
}

const guide = Buffer.from('%PDF-1.7 Sow in March.')

let cli: CliSite
let site_id: string
beforeAll(async () => {
  cli = await openCliSite()
  site_id = cli.site_id
  const { owner } = cli
  const tag = await owner.tags.create({ site_id, body: { name: 'Webinar' } })
  await owner.customFields.create({ site_id, body: { type: 'text', name: 'company', label: 'Company' } })
  const filter: Filter = { type: 'rule', field: 'tags', op: 'has', value: [tag.id] }
  await owner.audiences.create({ site_id, body: { name: 'Guests', filter } })
  const { id: folder_id } = await owner.templates.folders.create({ site_id, body: { name: 'Spring' } })
  await owner.templates.create({
    site_id,
    body: { name: 'Hello', subject: 'Hello', body_text: 'Hello {{ unsubscribe_url }}', folder_id },
  })
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#284' } })
    .png()
    .toBuffer()
  const image = await owner.images.upload({ site_id, file: { name: 'Fern.png', content: picture } })
  await owner.images.update({ site_id, image_id: image.id, body: { name: 'Fern', focus_x_percent: 30 } })
  await owner.popups.create({ site_id, body: { name: 'Newsletter' } })
  const { id: file_id } = await owner.files.upload({ site_id, file: { name: 'Balcony guide.pdf', content: guide } })
  await owner.campaigns.create({
    site_id,
    body: { name: 'Spring', description: 'Sale', tag_ids: [tag.id], form_action: 'download', file_id },
  })
  await owner.pages.create({
    site_id,
    body: { name: 'Welcome', document: { version: 1, blocks: [{ ...hero, image_id: image.id }] } },
  })
  const empty = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [] }
  await owner.journeys.create({ site_id, body: { name: 'Welcome', document: empty } })
}, slow.timeout)
afterAll(() => cli?.close())

const path = (name: string) => join(cli.folder, 'leadwright', `${name}.json`)
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'))
const write = (name: string, content: unknown) => writeFileSync(path(name), JSON.stringify(content))
const planOf = async (...args: string[]): Promise<[number | null, string[]]> => {
  const { code, out } = await cli.run([...args, '--json'])
  const { plan } = JSON.parse(out) as { plan: { act: string; path: string }[] }
  return [code, plan.map(step => `${step.act} ${step.path}`)]
}
const same = 'Files and site are the same.\n'

test(
  'everything that a site defines becomes files, which refer to one another, and nothing is left to push',
  slow,
  async () => {
    const planned = await planOf('pull', '--plan')
    expect(planned).toEqual([
      0,
      expect.arrayContaining([
        'create tags/webinar',
        'create audiences/guests',
        'create pages/welcome',
        'create journeys/welcome',
      ]),
    ])
    expect(existsSync(path('tags/webinar'))).toBe(false)
    expect((await cli.run(['pull', '--yes'])).code).toBe(0)
    expect(read('tags/webinar')).toEqual({ name: 'Webinar' })
    expect(read('audiences/guests').filter.value).toEqual(['ref:tags/webinar'])
    expect(read('campaigns/spring').tag_ids).toEqual(['ref:tags/webinar'])
    expect(read('templates/hello').folder_id).toBe('ref:template-folders/spring')
    expect(read('images/fern')).toEqual({ name: 'Fern', focus_x_percent: 30, focus_y_percent: 50 })
    expect(read('pages/welcome').document.blocks[0].image_id).toBe('ref:images/fern')
    expect(read('campaigns/spring').file_id).toBe('ref:files/balcony-guide')
    expect(read('files/balcony-guide')).toEqual({ name: 'Balcony guide.pdf' })
    expect(readFileSync(join(cli.folder, 'leadwright/files/balcony-guide.pdf'))).toEqual(guide)
    expect(await cli.run(['push'])).toMatchObject({ code: 0, out: same })
  },
)

test('what was changed, added and removed in files is shown first, and then done', slow, async () => {
  write('tags/webinar', { name: 'Webinar 2027' })
  write('tags/new', { name: 'New' })
  write('audiences/new', {
    name: 'New people',
    description: '',
    filter: { type: 'rule', field: 'tags', op: 'has', value: ['ref:tags/new'] },
  })
  rmSync(path('campaigns/spring'))
  const expected = ['update tags/webinar', 'create tags/new', 'create audiences/new', 'delete campaigns/spring']
  const [code, plan] = await planOf('push', '--plan')
  expect([code, new Set(plan)]).toEqual([0, new Set(expected)])
  expect((await cli.owner.tags.list({ site_id })).data.map(({ name }) => name)).toEqual(['Webinar'])
  expect((await cli.run(['push', '--yes'])).code).toBe(0)
  expect((await cli.owner.tags.list({ site_id })).data.map(({ name }) => name).toSorted()).toEqual([
    'New',
    'Webinar 2027',
  ])
  expect((await cli.owner.campaigns.list({ site_id })).data).toEqual([])
  expect(await cli.run(['push'])).toMatchObject({ code: 0, out: same })
})

test('what others changed meanwhile is a conflict, and stays; --force decides for the files', slow, async () => {
  const { data } = await cli.owner.tags.list({ site_id })
  const tag_id = data.find(({ name }) => name === 'New')?.id ?? ''
  await cli.owner.tags.update({ site_id, tag_id, body: { name: 'Changed by others' } })
  write('tags/new', { name: 'Changed here' })
  expect(await planOf('push', '--yes')).toEqual([5, ['conflict tags/new']])
  expect(await planOf('pull', '--yes')).toEqual([5, ['conflict tags/new']])
  expect((await cli.owner.tags.get({ site_id, tag_id })).name).toBe('Changed by others')
  expect(read('tags/new')).toEqual({ name: 'Changed here' })
  expect(await planOf('push', '--yes', '--force')).toEqual([0, ['update tags/new']])
  expect((await cli.owner.tags.get({ site_id, tag_id })).name).toBe('Changed here')
})

proofTest('the files fit another site', slow, async () => {
  const other = await cli.owner.sites.create({
    body: { name: 'Other', subdomain: 'other', language: 'en', currency: 'EUR', timezone: 'Europe/Madrid' },
  })
  const pushed = await cli.run(['push', '--site', 'other', '--yes'])
  expect([pushed.code, pushed.err.includes('✗')], pushed.err).toEqual([0, false])
  const { data: audiences } = await cli.owner.audiences.list({ site_id: other.id })
  expect(audiences.map(({ name }) => name).toSorted()).toEqual(['Guests', 'New people'])
  const { data: images } = await cli.owner.images.list({ site_id: other.id })
  expect(images).toMatchObject([{ name: 'Fern', width: 40, height: 30, focus_x_percent: 30 }])
  const { data: files } = await cli.owner.files.list({ site_id: other.id })
  expect(files).toMatchObject([{ name: 'Balcony guide.pdf', bytes: guide.length }])
  const content = await cli.owner.files.getContent({ site_id: other.id, file_id: files[0]?.id ?? '' })
  expect(Buffer.from(await content.arrayBuffer())).toEqual(guide)
  const { data: folders } = await cli.owner.templates.folders.list({ site_id: other.id })
  expect(folders).toMatchObject([{ name: 'Spring', template_count: 1 }])
  expect(await cli.run(['push', '--site', 'other'])).toMatchObject({ code: 0, out: same })
  expect(await cli.run(['push', '--site', 'casa'])).toMatchObject({ code: 0, out: same })
})

proofTest('a picture is made anew rather than changed, and one without its file is named', slow, async () => {
  const [content = ''] = readdirSync(join(cli.folder, 'leadwright/images')).filter(name => !name.endsWith('.json'))
  const file = join(cli.folder, 'leadwright/images', content)
  const before = readFileSync(file)
  writeFileSync(file, await sharp(before).negate().toBuffer())
  const changed = await cli.run(['push', 'images', '--site', 'casa', '--plan'])
  expect([changed.code, changed.out]).toEqual([
    5,
    expect.stringContaining('images/fern: its content cannot be changed'),
  ])
  rmSync(file)
  const lost = await cli.run(['push', 'images', '--site', 'casa', '--plan'])
  expect([lost.code, lost.err]).toEqual([6, expect.stringContaining('images/fern.json has no file beside it')])
  writeFileSync(file, before)
  expect(await cli.run(['push', 'images', '--site', 'casa'])).toMatchObject({ code: 0, out: same })
})

proofTest('a reference to nothing and a file that is no JSON are named', slow, async () => {
  write('audiences/lost', {
    name: 'Lost',
    description: '',
    filter: { type: 'rule', field: 'tags', op: 'has', value: ['ref:tags/gone'] },
  })
  const lost = await cli.run(['push', '--site', 'casa', '--yes'])
  expect([lost.code, lost.err]).toEqual([6, expect.stringContaining('audiences/lost: It refers to tags/gone')])
  writeFileSync(path('audiences/lost'), '{')
  expect((await cli.run(['push', '--site', 'casa'])).err).toContain('lost.json is no JSON')
})
