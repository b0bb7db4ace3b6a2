import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { fileLimits } from '../../../content/files/limits.ts'
import { pageLimits } from '../limits.ts'
import { templateKeys, templates } from './templates.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
})
afterAll(() => h.close())

const languages = ['en', 'es'] as const
let number = 0
async function site() {
  number += 1
  const id = await h.newSite(`Casa ${number}`)
  await h.post(`/v1/sites/${id}/publish`)
  return { at: `/v1/sites/${id}`, host: `casa-${number}.sites.example.com` }
}

test('the list is in the language of who asks', async () => {
  const { at } = await site()
  const { body } = await h.get(`${at}/page-templates`)
  expect(body.data.map(({ key }) => key)).toEqual([...templateKeys])
  const spanish = await h.get(`${at}/page-templates`, { headers: { 'accept-language': 'es' } })
  expect(spanish.body.data[0]).toMatchObject({ key: 'product_launch', name: 'Lanzamiento de producto' })
})

test.each(templateKeys)('%s says the same in both languages, with words of its own', key => {
  const { en, es } = templates[key].words
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shape(one)]))
        : typeof value
  expect(shape(es)).toEqual(shape(en))
  expect(es.hero.heading).not.toBe(en.hero.heading)
})

describe.each(languages)('in %s', language => {
  let here: Awaited<ReturnType<typeof site>>
  beforeAll(async () => {
    here = await site()
  })

  test.each(templateKeys)('%s can be looked at in the look of the site, and nothing is made by it', async template => {
    const { at } = here
    const things = async () =>
      Promise.all(['pages', 'popups', 'images'].map(async of => (await h.get(`${at}/${of}`)).body.data.length))
    const before = await things()
    await h.patch(`${at}/brand`, { colors: { button_color: '#c8401f' } })
    const { body } = await h.post(`${at}/page-templates/preview`, { template, language })
    expect(body.html).toContain(`<html lang="${language}">`)
    expect(body.html).toContain('src="data:image/webp;base64,')
    expect(body.html).toMatch(/<form method="post"/)
    expect(body.html).toContain('#c8401f')
    expect(await things()).toEqual(before)
  })

  test.each(templateKeys)(
    '%s is made whole: found at its best, small, served with a form and pictures',
    async template => {
      const { at, host } = here
      const made = await h.post(`${at}/pages/from-template`, { template, language })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const checks = made.body.seo_checks as { code: string; passed: boolean; points: number }[]
      // To which other pages one with a menu leads is the owner's to say.
      const asked = checks.filter(({ code }) => code !== 'links_missing' || made.body.hide_menu === true)
      expect(asked.filter(({ passed }) => !passed)).toEqual([])
      expect(made.body).toMatchObject({ language, status: 'draft' })
      expect(made.body.seo_score).toBeGreaterThanOrEqual(95)
      expect((await h.post(`${at}/pages/${made.body.id}/publish`)).status).toBe(200)
      const path = made.body.type === 'homepage' ? '/' : `/${made.body.handle}`
      const html = await (await h.app.request(path, { headers: { host, accept: 'text/html' } })).text()
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toMatch(/<form method="post"[\s\S]*type="email"/)
      expect(html).toMatch(/<img src="\/v1\/public\/sites\/[^"]+"[^>]*alt="[^"]+"/)
      expect(gzipSync(html).length).toBeLessThan(pageLimits.page_template_bytes_max)
    },
  )
})

test('a second page of one template has another handle, no keyword, and the same pictures; a form can be given', async () => {
  const { at } = await site()
  const first = await h.post(`${at}/pages/from-template`, { template: 'waitlist', name: 'Soon' })
  const images = (await h.get(`${at}/images`)).body.data.length
  const popups = (await h.get(`${at}/popups`)).body.data
  const given = { template: 'waitlist', name: 'Soon', popup_id: popups[0]?.id }
  const second = await h.post(`${at}/pages/from-template`, given)
  expect([first.body.handle, second.body.handle]).toEqual(['soon', 'soon-2'])
  expect(second.body.seo).toMatchObject({ keyword: '' })
  expect((await h.get(`${at}/images`)).body.data).toHaveLength(images)
  expect((await h.get(`${at}/popups`)).body.data).toHaveLength(1)
  const taken = await h.post(`${at}/pages/from-template`, { template: 'waitlist', handle: 'soon' })
  expect([taken.status, taken.body.code]).toEqual([409, 'handle_taken'])
  const unknown = await h.post(`${at}/pages/from-template`, { ...given, popup_id: `popup_${'0'.repeat(32)}` })
  expect(unknown.body.errors).toMatchObject([{ pointer: '/popup_id', code: 'unknown_reference' }])
})

test('what is written on a band of the owner’s color can be read, in light and in dark', async () => {
  const { at } = await site()
  const { body } = await h.post(`${at}/pages`, {
    name: 'Band',
    document: {
      version: 1,
      blocks: [{ id: 'a', type: 'heading', text: 'On it', level: 1, background_color: '#10312b' }],
    },
  })
  const { html } = (await h.post(`${at}/pages/${body.id}/preview`, {})).body
  expect(html).toMatch(/\[id="a"\]\{background:#10312b;color:#ffffff;--text:#ffffff;/)
})

test('a site without room for its pictures makes none', async () => {
  const id = await h.newSite('Without room')
  await h.inSite(id, async tx => {
    await tx.run(
      "insert into files (id, name, media_type, content_hash, bytes, download_count, created_at) values ('f', 'f', 'f', 'f', ?, 0, 0)",
      [fileLimits.site_storage_bytes_max],
    )
  })
  const refused = await h.post(`/v1/sites/${id}/pages/from-template`, { template: 'waitlist' })
  expect([refused.status, refused.body.code]).toEqual([409, 'storage_full'])
  expect((await h.get(`/v1/sites/${id}/pages`)).body.data).toEqual([])
})
