/** Pages that people reach from emails, and emails themselves, in the brand of their site. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorPage } from '../../platform/pages/visitor-page.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { upload } from '../../testing/upload.ts'

let h: Harness
let site: string
let at: string
let logo: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}`
  await h.post(`${at}/publish`)
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5532c' } })
    .png()
    .toBuffer()
  logo = (await upload(h, `${at}/images`, bytes)).body.id
  const fonts = [
    { name: 'Serif', stack: 'Georgia, "Times New Roman", serif' },
    { name: 'Casa', stack: '"Casa", serif', url: 'https://fonts.casa.example/a.woff2' },
  ]
  await h.patch(`${at}/design-settings`, { fonts })
  const brand = {
    ...{ logo_image_id: logo, favicon_image_id: logo, radius_px: 6, button_shape: 'pill' },
    ...{ font_family: fonts[0]?.stack, heading_font_family: fonts[1]?.stack },
    colors: { accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' },
  }
  expect((await h.patch(`${at}/brand`, brand)).status).toBe(200)
})
afterAll(() => h.close())

test('a page has logo, icon, colors, fonts and corners of its site, and its policy lets in nothing else', async () => {
  const facts = await h.installation.sites.find(site)
  const page = await visitorPage({ locale: 'en', title: 'Bye', paragraphs: [], site: facts ?? undefined })
  const text = await page.text()
  expect(text).toContain(`src="/v1/public/sites/${site}/images/${logo}?width=360" alt="Casa Verde"`)
  expect(text).toContain(`<link rel="icon" type="image/webp" href="/v1/public/sites/${site}/images/${logo}?width=64">`)
  expect(text).toContain('--accent:#b5532c;--button:#b5532c;--on-button:#ffffff')
  expect(text).toContain('--radius:6px;--inner:6px;--press:999px')
  expect(text).toContain('font:16px/1.5 Georgia, "Times New Roman", serif')
  expect(text).toContain('@font-face{font-family:"lw Casa";src:url("https://fonts.casa.example/a.woff2")')
  expect(text).not.toMatch(/#1a56db|#2554d7|#8ab4ff/i)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src https:\/\/fonts/)
})

test('a form’s own page is in it too, and the pages of nobody’s site are ink on paper', async () => {
  const content = { heading: 'A letter', thank_you_heading: 'Thanks' }
  const made = await h.post(`${at}/popups`, { name: 'Plain', content, form: { fields: [{ name: 'email' }] } })
  await h.post(`${at}/popups/${made.body.id}/publish`)
  const form = await h.get(`/v1/public/sites/${site}/popups/${made.body.id}/form`, { token: null })
  expect(String(form.body)).toContain('--button:#b5532c')
  const nobody = await h.get('/v1/public/unsubscribe/none', { token: null, headers: { accept: 'text/html' } })
  expect(String(nobody.body)).toContain('--button:#2b2723')
  expect(String(nobody.body)).not.toMatch(/#1a56db|#8ab4ff/i)
})

test('an email has the logo at its top, and links and buttons in the brand', async () => {
  const body_text =
    'Hello,\n\nhere is [a link](https://casa.example).\n\n[[See the shop](https://casa.example/shop)]\n\n{{ unsubscribe_url }}'
  const made = await h.post(`${at}/templates`, { name: 'Letter', subject: 'Hi', body_text })
  const { body } = await h.post(`${at}/templates/${made.body.id}/preview`, {})
  const html = String(body.html)
  const image = `src="https://leads.example.com/v1/public/sites/${site}/images/${logo}?width=320&amp;format=png"`
  expect(html).toContain(`<img ${image} height="36" alt="Casa Verde"`)
  expect(html.indexOf(image)).toBeLessThan(html.indexOf('Hello,'))
  expect(html).toContain('color:#b5532c;text-decoration:underline;')
  expect(html).toContain('border-radius:999px;background-color:#b5532c;color:#ffffff')
  expect(html).toContain("font-family:Georgia, 'Times New Roman', serif;")
  expect(html).not.toMatch(/#1a56db|#3b76f0|#8ab4ff/i)
  await h.patch(`${at}/brand`, { logo_image_id: '' })
  const without = await h.post(`${at}/templates/${made.body.id}/preview`, {})
  expect(String(without.body.html)).not.toContain('<img src="https://leads')
})
