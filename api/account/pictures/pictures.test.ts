/** Pictures and addresses of people. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { pictureLimits } from './limits.ts'
import { pictures } from './table.ts'

const png = (width: number, height: number, color = 0): Promise<Buffer> => {
  const background = { r: color >> 16, g: (color >> 8) & 0xff, b: color & 0xff }
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

async function upload(bytes: Uint8Array, token = h.person.token) {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' }))
  const init = { method: 'PUT', body, headers: { authorization: `Bearer ${token}` } }
  const response = await h.app.request('/v1/auth/profile/picture', init)
  const json = (await response.json()) as { picture_url: string; code: string; errors: unknown }
  return { status: response.status, ...json }
}
const profile = async () => (await h.get('/v1/auth/profile')).body
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])

test('a picture is made small, shown to anybody who knows its address, and told of in the history', async () => {
  expect((await profile()).picture_url).toBeNull()
  const jpeg = await sharp(await png(900, 600, 0x336699))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer()
  const first = await upload(jpeg)
  expect(first.status).toBe(200)
  expect((await profile()).picture_url).toBe(first.picture_url)
  const shown = await h.app.request(first.picture_url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect((await sharp(bytes).metadata()).width).toBeLessThanOrEqual(320)
  expect(bytes.includes('secret place')).toBe(false)
  const etag = shown.headers.get('etag') ?? ''
  expect((await h.app.request(first.picture_url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const { body } = await h.get('/v1/activities')
  expect(body.data[0]?.name).toBe('user.picture_updated')
})

test('another picture has another address, and none is left over', async () => {
  const former = (await upload(await png(8, 8, 1))).picture_url
  const next = (await upload(await png(8, 8, 2))).picture_url
  expect(next).not.toBe(former)
  expect((await h.app.request(former)).status).toBe(404)
  expect((await h.delete('/v1/auth/profile/picture')).status).toBe(204)
  expect((await profile()).picture_url).toBeNull()
  expect((await h.app.request(next)).status).toBe(404)
  expect(await h.installation.databases.control.read(db => db.select().from(pictures))).toEqual([])
})

test('a script, a drawing with a script, a GIF, a WebP and half a picture are refused, whatever they are called', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const webp = await sharp(await png(4, 4))
    .webp()
    .toBuffer()
  for (const bytes of [Buffer.from('<script>alert(1)</script>'), svg, Buffer.from('GIF89a0000000000'), webp]) {
    const { status, code, errors } = await upload(bytes)
    expect([status, code, errors]).toMatchObject([
      422,
      'validation_failed',
      [{ pointer: '/file', code: 'picture_invalid' }],
    ])
  }
  expect((await upload((await png(40, 40)).subarray(0, 60))).status).toBe(422)
  expect((await profile()).picture_url).toBeNull()
})

test('a picture just under 1 MB is taken, one byte more is not', async () => {
  const most = pictureLimits.picture_bytes_max
  expect((await upload(padded(await png(4, 4), most))).status).toBe(200)
  const { status, code } = await upload(padded(await png(4, 4), most + 1))
  expect([status, code]).toEqual([413, 'body_too_large'])
})

test('an API key has no picture', async () => {
  const made = await h.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] })
  const token = String(made.body.key)
  expect((await upload(await png(4, 4), token)).code).toBe('user_not_found')
  expect((await h.delete('/v1/auth/profile/picture', { token })).body.code).toBe('user_not_found')
})

test('an address is kept as a whole; what is left out is empty', async () => {
  const none = { line1: '', line2: '', city: '', postal_code: '', region: '', country: '' }
  expect((await profile()).address).toEqual(none)
  const save = (address: object) => h.patch('/v1/auth/profile', { address })
  const home = { line1: ' Calle Mayor 1 ', city: 'Madrid', postal_code: '28013', country: 'España' }
  expect((await save(home)).body.address).toEqual({ ...none, ...home, line1: 'Calle Mayor 1' })
  expect((await h.patch('/v1/auth/profile', { first_name: 'Ana' })).body.address).toMatchObject({ city: 'Madrid' })
  expect((await save({ city: 'Lugo' })).body.address).toEqual({ ...none, city: 'Lugo' })
  const refused = await save({ line1: 'x'.repeat(201), planet: 'Earth' })
  expect(refused.body.errors).toMatchObject([{ pointer: '/address/line1' }, { pointer: '/address/planet' }])
})
