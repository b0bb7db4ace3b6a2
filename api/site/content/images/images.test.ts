import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'
import { sweepingFiles } from '../files/housekeeping.ts'
import { fileLimits } from '../files/limits.ts'
import { imageLimits } from './limits.ts'

let h: Harness
let site: string
let path: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  path = `/v1/sites/${site}/images`
})
afterAll(() => h.close())

let shade = 0
const picture = (width: number, height = width) => {
  shade += 1
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 20 } } })
}
const show = (url: string, headers = {}) => h.app.request(url.replace('https://leads.example.com', ''), { headers })

/** A PNG that says it has so many pixels, of which hardly any follow. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const numbers = Buffer.alloc(8)
    numbers.writeUInt32BE(data.length, 0)
    numbers.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test('an image is uploaded, listed, shown to anyone in the size that is asked for, and deleted', async () => {
  const made = await upload(h, path, await picture(1_000, 500).jpeg().toBuffer(), 'C:\\photos\\bal\u202econy.jpg')
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'balcony.jpg', width: 1_000, height: 500, animated: false })
  expect((await h.get(path)).body.data).toEqual([made.body])
  expect((await h.get(`${path}/${made.body.id}`)).body).toEqual(made.body)
  for (const [asked, width] of [
    ['', 1_000],
    ['?width=1', 320],
    ['?width=320', 320],
    ['?width=321', 640],
    ['?width=641', 1_000],
    ['?width=9000', 1_000],
  ] as const) {
    const response = await show(made.body.url + asked)
    expect(response.status).toBe(200)
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([facts.format, facts.width]).toEqual(['webp', width])
  }
  for (const [asked, width] of [
    ['?format=png', 640],
    ['?format=png&width=300', 320],
  ] as const) {
    const png = await show(made.body.url + asked)
    expect([png.status, png.headers.get('content-type')]).toEqual([200, 'image/png'])
    const facts = await sharp(Buffer.from(await png.arrayBuffer())).metadata()
    expect([facts.format, facts.width]).toEqual(['png', width])
  }
  const response = await show(made.body.url)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  expect((await show(made.body.url, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304)
  expect((await h.delete(`${path}/${made.body.id}`)).status).toBe(204)
  expect((await show(made.body.url)).status).toBe(404)
  const history = await h.get(`/v1/sites/${site}/activities?subject_id=${made.body.id}`)
  expect(history.body.data.map(a => a.name)).toEqual(['image.deleted', 'image.uploaded'])
})

test('each format is taken, whatever its name says; one that moves still moves', async () => {
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    const made = await upload(h, path, await picture(40, 30).toFormat(format).toBuffer(), 'notes.txt')
    expect([made.status, made.body.width, made.body.height], format).toEqual([201, 40, 30])
  }
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map(background =>
      sharp({ create: { width: 50, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await upload(
    h,
    path,
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )
  expect(moving.body).toMatchObject({ animated: true, width: 50, height: 20 })
  const shown = await show(moving.body.url)
  expect((await sharp(Buffer.from(await shown.arrayBuffer()), { animated: true }).metadata()).pages).toBe(3)
})

test('a photo is turned upright and loses what it says of its place', async () => {
  const photo = await picture(60, 40)
    .withExif({ IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()
  const turned = await sharp(photo)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Ana' } })
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const { body } = await upload(h, path, turned)
  expect(body).toMatchObject({ width: 40, height: 60 })
  const facts = await sharp(Buffer.from(await (await show(body.url)).arrayBuffer())).metadata()
  expect([facts.exif, facts.orientation]).toEqual([undefined, undefined])
})

test('what is no image is refused at the file, in the caller’s language, and nothing is stored', async () => {
  const other = await h.newSite('Nothing')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const cut = (await picture(300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)
  const disguised = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')])
  const words = Buffer.from('<!doctype html><script>alert(1)</script>')
  for (const bytes of [svg, cut, disguised, words, Buffer.alloc(0), Buffer.alloc(64)]) {
    const { status, body } = await upload(h, `/v1/sites/${other}/images`, bytes, 'picture.png', {
      'accept-language': 'es',
    })
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/file', code: 'image_invalid', text: expect.stringContaining('Tipo de archivo no válido') }],
    ])
  }
  expect(existsSync(join(h.folder, 'sites', other, 'files'))).toBe(false)
})

test('5 MB are taken, one byte more is 413, and so are 6 MB', async () => {
  const png = await picture(20).png().toBuffer()
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
  expect((await upload(h, path, padded(imageLimits.image_bytes_max))).status).toBe(201)
  for (const bytes of [imageLimits.image_bytes_max + 1, 6 * 1_048_576]) {
    const { status, body } = await upload(h, path, padded(bytes))
    expect([status, body.code]).toEqual([413, 'body_too_large'])
    expect(body.detail).toContain('larger than 5 MB')
  }
})

test('an image that is small as a file and huge when unpacked is refused without unpacking it', async () => {
  for (const [width, height] of [
    [16_384, 3_052],
    [16_385, 1],
    [1, 16_385],
    [60_000, 60_000],
  ] as const) {
    const bytes = bomb(width, height)
    const before = process.cpuUsage()
    const { status, body } = await upload(h, path, bytes)
    expect([status, body.errors?.[0]?.code], `${width}x${height}`).toEqual([422, 'image_too_many_pixels'])
    // Of the processor, in microseconds: others may hold it meanwhile.
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(500_000)
  }
  expect((await upload(h, path, await picture(16_384, 10).png().toBuffer())).status).toBe(201)
})

test('an animation of 200 frames is taken, of 201 refused', async () => {
  const moving = async (frames: number) => {
    const pixels = Buffer.alloc(4 * 4 * 3 * frames)
    for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + Math.floor(at / 48) * 31) % 256
    return sharp(pixels, { raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } })
      .gif()
      .toBuffer()
  }
  expect((await upload(h, path, await moving(200))).body).toMatchObject({ animated: true, height: 4 })
  const { status, body } = await upload(h, path, await moving(201))
  expect([status, body.errors?.[0]?.code]).toEqual([422, 'image_too_many_frames'])
})

test('bytes of a deleted image go with the sweep, those of others stay', async () => {
  const other = await h.newSite('Swept')
  const [kept, gone] = [
    await upload(h, `/v1/sites/${other}/images`, await picture(50).png().toBuffer()),
    await upload(h, `/v1/sites/${other}/images`, await picture(51).png().toBuffer()),
  ]
  await h.delete(`/v1/sites/${other}/images/${gone.body.id}`)
  const folder = join(h.folder, 'sites', other, 'files')
  const stored = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
  expect(stored()).toHaveLength(2)
  for (const file of stored()) utimesSync(file, 0, 0)
  const database = await h.installation.databases.site(other)
  const facts = () => h.installation.sites.find(other)
  const scope: SiteScope = { installation: h.installation, site_id: other, database, clock: h.clock, facts }
  const sweeping = sweepingFiles(scope)
  await sweeping.start()
  await sweeping.stop()
  expect(stored()).toHaveLength(1)
  expect((await show(kept.body.url)).status).toBe(200)
})

test('the same image again is the image that there is; the same key replays, whatever the boundary', async () => {
  const bytes = await picture(77).png().toBuffer()
  const headers = { 'idempotency-key': 'one-image' }
  const first = await upload(h, path, bytes, 'a.png', headers)
  expect(await upload(h, path, bytes, 'a.png', headers)).toEqual(first)
  expect((await upload(h, path, bytes, 'b.png')).body).toEqual(first.body)
  const other = await upload(h, path, await picture(78).png().toBuffer(), 'a.png', headers)
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
  await h.delete(`${path}/${first.body.id}`)
  const anew = await upload(h, path, bytes, 'b.png')
  expect([anew.status, (await show(anew.body.url)).status]).toEqual([201, 200])
})

test('twenty at once are all kept', async () => {
  const many = await Promise.all(Array.from({ length: 20 }, () => picture(90).png().toBuffer()))
  const made = await Promise.all(many.map(bytes => upload(h, path, bytes)))
  expect(made.map(m => m.status)).toEqual(Array(20).fill(201))
  expect(new Set(made.map(m => m.body.id)).size).toBe(20)
  const stored = readdirSync(join(h.folder, 'sites', site, 'files'), { recursive: true, encoding: 'utf8' })
  expect(stored.filter(name => name.includes('.part'))).toEqual([])
})

test('an image that a popup shows, itself or in a variant, cannot be deleted', async () => {
  const { body } = await upload(h, path, await picture(30).png().toBuffer())
  const popup = await h.post(`/v1/sites/${site}/popups`, {
    name: 'With a picture',
    style: { image_id: body.id },
  })
  expect(popup.status, JSON.stringify(popup.body)).toBe(201)
  const refused = await h.delete(`${path}/${body.id}`)
  expect(refused.body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'popup', id: popup.body.id, name: 'With a picture' }],
  })
  await h.delete(`/v1/sites/${site}/popups/${popup.body.id}`)
  expect((await h.delete(`${path}/${body.id}`)).status).toBe(204)
})

test('a site that has used its room takes no more', async () => {
  const full = await h.newSite('Full')
  await h.inSite(full, async tx => {
    await tx.run(
      "insert into files (id, name, media_type, content_hash, bytes, download_count, created_at) values ('f', 'f', 'f', 'f', ?, 0, 0)",
      [fileLimits.site_storage_bytes_max],
    )
  })
  const { status, body } = await upload(h, `/v1/sites/${full}/images`, await picture(30).png().toBuffer())
  expect([status, body.code, body.detail]).toEqual([409, 'storage_full', expect.stringContaining('1024 MB')])
  const file = await upload(h, `/v1/sites/${full}/files`, Buffer.from('%PDF-1.7'), 'guide.pdf')
  expect([file.status, file.body.code]).toEqual([409, 'storage_full'])
})
