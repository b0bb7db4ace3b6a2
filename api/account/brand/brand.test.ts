import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { upload } from '../../testing/upload.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/brand`
})
afterAll(() => h.close())

const serif = 'ui-serif, Georgia, Cambria, "Times New Roman", serif'

async function picture(red: number): Promise<string> {
  const background = { r: red, g: 80, b: 40 }
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return (await upload(h, `/v1/sites/${site}/images`, bytes)).body.id
}

test('a site begins with ink on paper, and keeps what is chosen on top of a version', async () => {
  const first = await h.get(at)
  expect(first.body).toMatchObject({ is_set: false, contrast_issues: [], radius_px: 14, logo_image_id: '' })
  expect(first.body.shown_colors).toMatchObject({ light: { button_color: '#2b2723', button_text_color: '#ffffff' } })
  const logo_image_id = await picture(181)
  const headers = { 'if-match': String(first.headers.get('etag')) }
  const changes = {
    logo_image_id,
    colors: { accent_color: '#b5532c' },
    heading_font_family: serif,
    button_shape: 'pill',
  }
  const changed = await h.patch(at, changes, { headers })
  expect(changed.body).toMatchObject({ is_set: true, logo_image_id, button_shape: 'pill', heading_font_family: serif })
  expect(changed.body.colors).toMatchObject({ accent_color: '#b5532c', text_color: '#1c1b1a' })
  expect((await h.patch(at, changes, { headers })).body.code).toBe('changed_elsewhere')
  const dark = await h.patch(at, { dark_colors: { accent_color: '#ffb08a' } })
  expect(dark.body.shown_colors).toMatchObject({
    dark: { accent_color: '#ffb08a' },
    light: { accent_color: '#b5532c' },
  })
  const { body } = await h.get('/v1/activities')
  expect(body.data[0]).toMatchObject({ name: 'brand.updated' })
})

test('colors that cannot be read are kept, and named with the nearest that can', async () => {
  const { body } = await h.patch(at, { colors: { text_color: '#cccccc' } })
  expect(body.contrast_issues).toEqual([
    {
      mode: 'light',
      color: 'text_color',
      against: 'background_color',
      contrast: 1.6,
      suggested_color: '#767676',
    },
  ])
  expect((await h.patch(at, { colors: { text_color: '#1c1b1a' } })).body.contrast_issues).toEqual([])
})

test.each([
  [{ colors: { accent_color: 'red' } }, '/colors/accent_color', 'color_invalid'],
  [{ colors: { accent_color: '' } }, '/colors/accent_color', 'color_invalid'],
  [{ dark_colors: { text_color: '#12' } }, '/dark_colors/text_color', 'color_invalid'],
  [{ radius_px: 41 }, '/radius_px', 'too_big'],
  [{ font_family: 'x; color: red' }, '/font_family', 'font_stack_invalid'],
  [{ font_family: 'Elsewhere, serif' }, '/font_family', 'unknown_reference'],
  [{ logo_image_id: `image_${'0'.repeat(32)}` }, '/logo_image_id', 'unknown_reference'],
  [{ favicon_image_id: 'picture' }, '/favicon_image_id', 'invalid'],
  [{ button_shape: 'round' }, '/button_shape', 'not_allowed_value'],
  [{ slogan: 'x' }, '/slogan', 'unknown_key'],
])('%j is refused at %s', async (body, pointer, code) => {
  const reply = await h.patch(at, body)
  expect([reply.status, reply.body.errors]).toMatchObject([422, [{ pointer, code }]])
})

test('an image or a font that the brand uses cannot be deleted', async () => {
  const favicon_image_id = await picture(90)
  await h.patch(at, { favicon_image_id, font_family: serif })
  const image = `/v1/sites/${site}/images/${favicon_image_id}`
  const refused = await h.delete(image, { headers: { 'accept-language': 'es' } })
  expect(refused.body).toMatchObject({
    status: 409,
    code: 'in_use',
    blockers: [{ type: 'brand', name: 'La marca del sitio' }],
  })
  const design = `/v1/sites/${site}/design-settings`
  const fonts = [{ name: 'System', stack: 'system-ui, sans-serif' }]
  expect((await h.patch(design, { fonts })).body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'brand', name: 'Serif' }],
  })
  await h.patch(at, { favicon_image_id: '', font_family: '', heading_font_family: '' })
  expect((await h.patch(design, { fonts })).status).toBe(200)
  expect((await h.delete(image)).status).toBe(204)
})

test('a popup has a call to action and no other button', async () => {
  const brand = { colors: { cta_color: '#2d5a3d', button_color: '#b5532c' }, cta_shape: 'square' }
  const changed = await h.patch(at, brand)
  expect(changed.body.shown_colors).toMatchObject({ light: { cta_color: '#2d5a3d', cta_text_color: '#ffffff' } })
  const { body } = await h.post(`/v1/sites/${site}/popups`, { name: 'Call' })
  expect(body.style).toMatchObject({ button_color: '#2d5a3d', button_text_color: '', button_shape: 'square' })
  await h.patch(at, { colors: { cta_color: '', button_color: '' }, cta_shape: 'same' })
})

test('a new popup begins in it; one that is there keeps its own style', async () => {
  const popups = `/v1/sites/${site}/popups`
  await h.patch(at, {
    colors: { accent_color: '#b5532c', background_color: '#fffdf9' },
    radius_px: 6,
    button_shape: 'pill',
  })
  const made = await h.post(popups, { name: 'First' })
  expect(made.body.style).toMatchObject({
    accent_color: '#b5532c',
    background_color: '#fffdf9',
    radius_px: 6,
    button_shape: 'pill',
  })
  const own = await h.post(popups, { name: 'Own', style: { accent_color: '#3d4f2a' } })
  expect(own.body.style).toMatchObject({ accent_color: '#3d4f2a', background_color: '#fffdf9' })
  await h.patch(at, { colors: { accent_color: '#102030' } })
  expect((await h.get(`${popups}/${made.body.id}`)).body.style).toMatchObject({ accent_color: '#b5532c' })
  await h.post(`/v1/sites/${site}/publish`)
  const content = { heading: 'A', button_text: 'Go', button_url: 'https://casa.example', thank_you_text: 'B' }
  await h.patch(`${popups}/${made.body.id}`, { content })
  await h.post(`${popups}/${made.body.id}/publish`)
  const config = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  expect(config.body).toMatchObject({ popups: [{ style: { button_shape: 'pill', accent_color: '#b5532c' } }] })
})
