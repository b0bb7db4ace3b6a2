import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'
import { workOff } from '../../../testing/work-off.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  path = `/v1/sites/${site}/images`
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

/** Like a photo: soft, and with a little grain. */
const photo = (seed: number) =>
  sharp({
    create: {
      ...{ width: 700, height: 400, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 90 + seed, sigma: 30 },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer()
const show = async (url: string, query: string) => {
  const response = await h.app.request(url.replace('https://leads.example.com', '') + query)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}
const page = async () =>
  (await h.app.request('/', { headers: { host: 'casa-verde.sites.example.com', accept: 'text/html' } })).text()

test('an image is there as AVIF once a published page shows it, and as WebP until then', async () => {
  const { body: image } = await upload(h, path, await photo(1))
  const before = await show(image.url, '?format=avif')
  expect(before.response.headers.get('content-type')).toBe('image/webp')
  expect(before.response.headers.get('cache-control')).toBe('public, max-age=300')
  const block = { id: 'a', type: 'image', image_id: image.id, url: '', alt: 'Balcony' }
  const { body } = await h.post(`/v1/sites/${site}/pages`, {
    ...{ name: 'Home', type: 'homepage', document: { version: 1, blocks: [block] } },
  })
  await h.post(`/v1/sites/${site}/pages/${body.id}/publish`)
  expect(await page()).not.toContain('<picture>')
  await workOff(h, site)
  const html = await page()
  const at = `/v1/public/sites/${site}/images/${image.id}?width=320`
  expect(html).toContain(`<picture><source type="image/avif" srcset="${at}&amp;format=avif 320w, `)
  expect(html).toContain(`srcset="${at} 320w, `)
  const after = await show(image.url, '?format=avif&width=320')
  expect(Object.fromEntries(after.response.headers)).toMatchObject({
    ...{ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' },
  })
  const facts = await sharp(after.bytes).metadata()
  expect([facts.format, facts.width]).toEqual(['heif', 320])
  expect(after.bytes.length).toBeLessThan((await show(image.url, '?width=320')).bytes.length)
  const kept = (await h.get(`${path}/${image.id}`)).body
  expect(kept.bytes).toBeGreaterThan(Number(image.bytes))
})

test('the focal point is what stays in sight: it is set, shown at once, and ends at its edges', async () => {
  const { body: image } = await upload(h, path, await photo(2))
  expect(image).toMatchObject({ focus_x_percent: 50, focus_y_percent: 50 })
  const { data } = (await h.get(`/v1/sites/${site}/pages?type=homepage`)).body
  const home = `/v1/sites/${site}/pages/${data[0]?.id}`
  const hero = {
    ...{ id: 'h', type: 'hero', heading: 'Hello', text: '', image_id: image.id, alt: '', layout: 'behind' },
    ...{ button_text: '', link: '' },
  }
  await h.patch(home, { document: { version: 1, blocks: [hero] } })
  await h.post(`${home}/publish`)
  expect(await page()).not.toContain('object-position')
  const changed = await h.patch(`${path}/${image.id}`, { focus_x_percent: 0, focus_y_percent: 100, name: 'Balcony' })
  expect([changed.status, changed.body]).toMatchObject([
    200,
    { focus_x_percent: 0, focus_y_percent: 100, name: 'Balcony' },
  ])
  const html = await page()
  expect(html).toContain('.at0-100{object-position:0% 100%}')
  expect(html).toContain('class="at0-100"')
  for (const focus_x_percent of [-1, 101, 1.5]) {
    expect((await h.patch(`${path}/${image.id}`, { focus_x_percent })).status).toBe(422)
  }
  expect((await h.patch(`${path}/${image.id}`, {})).body).toEqual(changed.body)
  expect((await h.patch(`${path}/image_${'0'.repeat(32)}`, {})).status).toBe(404)
  for (const [name, status] of [
    ['x'.repeat(200), 200],
    ['x'.repeat(201), 422],
  ] as const)
    expect((await h.patch(`${path}/${image.id}`, { name })).status).toBe(status)
})

test('icons of every size are made of the one image, whole and in a square', async () => {
  const { body: image } = await upload(h, path, await photo(3))
  for (const size of [16, 32, 48, 180, 192, 512]) {
    const { response, bytes } = await show(image.url, `?square=${size}`)
    expect(response.headers.get('content-type')).toBe('image/png')
    const facts = await sharp(bytes).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['png', size, size])
  }
  expect((await show(image.url, '?square=17')).response.status).toBe(422)
  await h.patch(`/v1/sites/${site}/brand`, { favicon_image_id: image.id })
  const html = await page()
  const icon = `/v1/public/sites/${site}/images/${image.id}?square=`
  expect(html).toContain(`<link rel="icon" type="image/png" sizes="32x32" href="${icon}32">`)
  expect(html).toContain(`<link rel="apple-touch-icon" sizes="180x180" href="${icon}180">`)
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
  const manifest = await h.app.request('/site.webmanifest', { headers: { host: 'casa-verde.sites.example.com' } })
  expect(await manifest.json()).toMatchObject({
    name: 'Casa Verde',
    icons: [{ src: `${icon}192`, sizes: '192x192' }, { sizes: '512x512' }],
  })
})
