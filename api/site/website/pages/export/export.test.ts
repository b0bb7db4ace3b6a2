import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { upload } from '../../../../testing/upload.ts'
import { workOff } from '../../../../testing/work-off.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SITES_URL: 'https://sites.example.com' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
})
afterAll(() => h.close())

/** The parts of an archive in which nothing is packed. */
function unzipped(archive: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (let offset = 0; archive.readUInt32LE(offset) === 0x04034b50; ) {
    const [bytes, name_length] = [archive.readUInt32LE(offset + 18), archive.readUInt16LE(offset + 26)]
    const data = offset + 30 + name_length
    parts.set(archive.toString('utf8', offset + 30, data), archive.subarray(data, data + bytes))
    offset = data + bytes
  }
  return parts
}
async function exported() {
  const response = await h.app.request(`${at}/export`, { headers: { authorization: `Bearer ${h.person.token}` } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="casa-verde.zip"')
  return unzipped(Buffer.from(await response.arrayBuffer()))
}
async function published(more: object) {
  const { body } = await h.post(at, more)
  expect((await h.post(`${at}/${body.id}/publish`)).status).toBe(200)
  return String(body.id)
}

test('a site without pages has what every site has', async () => {
  expect([...(await exported()).keys()]).toEqual(['robots.txt', '404.html', 'sitemap.xml'])
})

test('pages, styles, fonts, images and former addresses are files that find one another', async () => {
  const photo = sharp({
    create: {
      ...{ width: 700, height: 400, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
  const { body: image } = await upload(h, `/v1/sites/${site}/images`, await photo.blur(2).jpeg().toBuffer())
  const { body: popup } = await h.post(`/v1/sites/${site}/popups`, {
    ...{ name: 'Letter', type: 'embedded' },
    content: { heading: 'Letter', thank_you_text: 'Thanks', button_text: 'Join' },
    form: { fields: [{ name: 'email', label: 'Email' }] },
  })
  await h.post(`/v1/sites/${site}/popups/${popup.id}/publish`)
  await h.patch(`/v1/sites/${site}/brand`, {
    ...{ font_family: 'Lora, ui-serif, Georgia, serif', favicon_image_id: image.id },
  })
  await published({
    ...{ name: 'Home', type: 'homepage' },
    document: {
      version: 1,
      blocks: [
        { id: 'a', type: 'image', image_id: image.id, url: '', alt: 'Pot', link: '/prices#form' },
        { id: 'b', type: 'button', text: 'Draft', link: '/not-there' },
      ],
    },
  })
  const prices = await published({
    ...{ name: 'Prices', handle: 'costs', in_menu: true },
    document: { version: 1, blocks: [{ id: 'f', type: 'form', heading: 'Ask', text: '', popup_id: popup.id }] },
  })
  await h.patch(`${at}/${prices}`, { handle: 'prices' })
  await h.post(`${at}/${prices}/publish`)
  await h.post(at, { name: 'Secret', document: { version: 1, blocks: [{ id: 'a', type: 'divider' }] } })
  await workOff(h, site)
  const files = await exported()
  const text = (name: string) => files.get(name)?.toString('utf8') ?? ''
  const [css = ''] = [...files.keys()].filter(name => name.startsWith('css/'))
  const home = text('index.html')
  expect(home).toContain(`<link rel="stylesheet" href="${css}">`)
  expect(home).not.toContain('<style>')
  expect(home).toContain('href="prices.html#form"')
  expect(home).toContain('href="https://casa-verde.sites.example.com/not-there"')
  expect(home).toContain('<li><a href="prices.html">Prices</a></li>')
  expect(home).toContain('<link rel="canonical" href="https://casa-verde.sites.example.com/">')
  expect(text(css)).toContain('url("../fonts/lora.woff2")')
  expect(files.get('fonts/lora.woff2')?.subarray(0, 4).toString()).toBe('wOF2')
  expect(text('prices.html')).toContain(
    `action="https://leads.example.com/v1/public/sites/${site}/popups/${popup.id}/form"`,
  )
  expect(text('_redirects')).toBe('/costs /prices 301\n')
  expect(text('sitemap.xml')).toContain('<loc>https://casa-verde.sites.example.com/prices</loc>')
  expect(text('robots.txt')).toContain('Sitemap: https://casa-verde.sites.example.com/sitemap.xml')
  expect(JSON.parse(text('site.webmanifest'))).toMatchObject({ name: 'Casa Verde', start_url: 'index.html' })
  expect(text('404.html')).toContain('Casa Verde')
  expect([...files.keys()].filter(name => /secret|not-there/.test(name))).toEqual([])
  const linked = [...home.matchAll(/(?:src|href)="(images\/[^"]+)"|(images\/\S+) \d+w/g)].map(
    ([, a, b]) => a ?? b ?? '',
  )
  expect(linked.filter(name => name.endsWith('.avif'))).not.toEqual([])
  for (const name of linked) expect([name, files.has(name)]).toEqual([name, true])
  for (const [name, bytes] of files) {
    if (!name.startsWith('images/')) continue
    const { format } = await sharp(bytes).metadata()
    expect([name, format]).toEqual([name, name.endsWith('.avif') ? 'heif' : name.split('.').at(-1)])
  }
})

test('only who manages pages gets them, and of this site alone', async () => {
  expect((await h.app.request(`${at}/export`)).status).toBe(401)
  expect((await h.get(`/v1/sites/site_${'0'.repeat(32)}/pages/export`)).status).toBe(404)
})
