import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'
import { fileLimits } from './limits.ts'
import { downloadUrl } from './rules.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  path = `/v1/sites/${site}/files`
})
afterAll(() => h.close())

let count = 0
const pdf = (bytes = 100) => {
  count += 1
  const head = Buffer.from(`%PDF-1.7 ${count}\n`)
  return Buffer.concat([head, Buffer.alloc(bytes - head.length, 32)])
}
const hour = 3_600_000
const load = async (id: string, valid_ms = hour) => {
  const url = await downloadUrl(h.installation, site, id, h.clock.now() + valid_ms)
  return h.app.request(url.replace('https://leads.example.com', ''))
}

test('a file is uploaded, loaded by its signed link, counted and deleted', async () => {
  const bytes = pdf()
  const made = await upload(h, path, bytes, 'Guía "del" balcón.pdf')
  expect(made.body).toMatchObject({ name: 'Guía "del" balcón.pdf', media_type: 'application/pdf', bytes: 100 })
  const response = await load(made.body.id)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition':
      'attachment; filename="Gu_a _del_ balc_n.pdf"; filename*=UTF-8\'\'Gu%C3%ADa%20%22del%22%20balc%C3%B3n.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await h.get(`${path}/${made.body.id}`)).body.download_count).toBe(1)
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
  expect((await load(made.body.id)).status).toBe(404)
})

test('the owner loads a file, which is saved, never shown, and not counted', async () => {
  const bytes = pdf()
  const { body } = await upload(h, path, bytes, 'Guide.pdf')
  const response = await h.app.request(`${path}/${body.id}/content`, {
    headers: { authorization: `Bearer ${h.person.token}` },
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="Guide.pdf"; filename*=UTF-8\'\'Guide.pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await h.get(`${path}/${body.id}`)).body.download_count).toBe(0)
  expect((await h.get(`${path}/file_0199a3f2c4d87e6b9a01122334455660/content`)).status).toBe(404)
})

test('a link ends at its moment', async () => {
  const { body } = await upload(h, path, pdf())
  expect((await load(body.id, 1)).status).toBe(200)
  expect((await load(body.id, 0)).status).toBe(404)
})

const zip = Buffer.from('504b0304140000000000', 'hex')
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1'), Buffer.alloc(20)])
test.each([
  ['guide.zip', zip, 'application/zip', 'guide.zip'],
  ['guide.epub', Buffer.concat([zip, Buffer.from('mimetype')]), 'application/epub+zip', 'guide.epub'],
  ['setup.exe', Buffer.concat([zip, Buffer.from('x')]), 'application/zip', 'setup.exe.zip'],
  ['film.mov', mp4, 'video/mp4', 'film.mov.mp4'],
  ['song.mp3', Buffer.from('ID3\x03\0\0\0\0\0\0'), 'audio/mpeg', 'song.mp3'],
  ['prices.csv', Buffer.from('a;b\n1;2\n'), 'text/csv', 'prices.csv'],
  ['page.html', pdf(), 'application/pdf', 'page.html.pdf'],
])('%s is kept as what it is', async (name, bytes, media_type, kept) => {
  const made = await upload(h, path, bytes, name)
  expect(made.body).toMatchObject({ media_type, name: kept })
})

test.each([
  ['page.html', Buffer.from('<script>alert(1)</script>')],
  ['drawing.svg', Buffer.from('<svg onload="alert(1)"/>')],
  ['program.pdf', Buffer.from('MZ\x90\0\x03')],
  ['notes.txt', Buffer.from('a\0b')],
  ['notes.txt', Buffer.from([0xff, 0xfe, 0x61])],
  ['empty.txt', Buffer.alloc(0)],
  ['script.js', Buffer.from('alert(1)')],
])('%s is refused for what it is', async (name, bytes) => {
  const { status, body } = await upload(h, path, bytes, name)
  expect([status, body.errors?.[0]]).toEqual([
    422,
    expect.objectContaining({ pointer: '/file', code: 'file_type_not_supported' }),
  ])
})

test('20 MB are taken, one byte more is 413', async () => {
  expect((await upload(h, path, pdf(fileLimits.file_bytes_max))).status).toBe(201)
  expect((await upload(h, path, pdf(fileLimits.file_bytes_max + 1))).status).toBe(413)
})

test('a web font of the site is shown to pages, named by its fonts, and kept while they name it', async () => {
  const font = Buffer.from('wOF2 and the rest of a font')
  const made = await upload(h, path, font, 'casa.ttf')
  const font_url = `/v1/public/sites/${site}/fonts/${made.body.id}`
  expect(made.body).toMatchObject({ name: 'casa.ttf.woff2', media_type: 'font/woff2', font_url })
  const shown = await h.app.request(font_url)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(font)
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'font/woff2',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const other = await upload(h, path, pdf())
  expect((await h.app.request(`/v1/public/sites/${site}/fonts/${other.body.id}`)).status).toBe(404)

  const settings = `/v1/sites/${site}/design-settings`
  const set = (url: string) => h.patch(settings, { fonts: [{ name: 'Casa', stack: 'Casa, serif', url }] })
  const elsewhere = await h.newSite('Elsewhere')
  const theirs = await upload(h, `/v1/sites/${elsewhere}/files`, Buffer.from('wOF2 of theirs'))
  for (const url of [font_url.replace(made.body.id, other.body.id), String(theirs.body.font_url)]) {
    const refused = await set(url)
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ pointer: '/fonts/0/url', code: 'unknown_reference' }],
    ])
  }
  expect((await set(font_url)).status).toBe(200)
  const kept = await h.delete(`${path}/${made.body.id}`)
  expect(kept.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'font', name: 'Casa' }] })
  await set('https://casa-verde.example/casa.woff2')
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
})
