import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { upload } from '../../../../testing/upload.ts'

let h: Harness
let site: string
let at: string
let page: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/pages`
  const { body } = await h.post(at, {
    name: 'Home',
    type: 'homepage',
    document: document({ id: 'd', type: 'divider' }),
  })
  page = body.id
})
afterAll(() => h.close())

const document = (...blocks: object[]) => ({ version: 1, blocks })
const preview = async (...blocks: object[]): Promise<string> => {
  const { body } = await h.post(`${at}/${page}/preview`, { document: document(...blocks) })
  expect(body.problems).toEqual([])
  return String(body.html)
}
const none = { image_id: '', alt: '' }
const nasty = `"><script>alert(1)</script>'<img src=x onerror=alert(1)>`

const every = [
  { id: 'a', type: 'hero', heading: nasty, text: nasty, ...none, layout: 'behind', button_text: nasty, link: '/a"b' },
  {
    id: 'b',
    type: 'text',
    content: [{ type: 'paragraph', runs: [{ text: nasty, bold: true, link: 'https://a.example/"' }] }],
  },
  { id: 'c', type: 'heading', text: nasty, level: 2 },
  { id: 'd', type: 'gallery', heading: nasty, images: [{ ...none, caption: nasty }] },
  { id: 'e', type: 'video', title: nasty, video_url: 'https://youtu.be/dQw4w9WgXcQ', ...none },
  { id: 'f', type: 'features', heading: nasty, features: [{ ...none, heading: nasty, text: nasty }] },
  {
    ...{ id: 'g', type: 'pricing', heading: nasty },
    plans: [{ name: nasty, price: nasty, period: nasty, text: nasty, includes: [nasty], button_text: nasty, link: '' }],
  },
  {
    id: 'h',
    type: 'testimonials',
    heading: nasty,
    testimonials: [{ quote: nasty, name: nasty, role: nasty, ...none }],
  },
  { id: 'i', type: 'questions', heading: nasty, questions: [{ question: nasty, answer: `${nasty}</script>` }] },
  { id: 'j', type: 'embed', title: nasty, embed_url: 'https://maps.example/a"b', height_px: 300 },
  { id: 'k', type: 'html_frame', title: nasty, html: nasty, height_px: 300 },
  { id: 'l', type: 'navigation', links: [{ text: nasty, link: '#a' }] },
  { id: 'm', type: 'footer', text: nasty, links: [{ text: nasty, link: 'mailto:a@example.com' }] },
  { id: 'n', type: 'button', text: nasty, link: '/prices' },
  { id: 'o', type: 'html', html: `<p onclick="alert(1)">Plain</p><form><input></form>${nasty}` },
  { id: 'p', type: 'columns', columns: [{ blocks: [{ id: 'q', type: 'heading', text: nasty, level: 3 }] }] },
  { id: 'r', type: 'social', links: [{ network: 'instagram', link: 'https://instagram.com/casa' }] },
  { id: 's', type: 'spacer', height_px: 20 },
]

test('every kind of block is shown, and nothing that an owner wrote becomes an element or runs', async () => {
  const html = await preview(...every)
  for (const { id } of every) expect(html).toContain(`<section class="block" id="${id}">`)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain('<script type="application/ld+json">')
  const linked = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  expect(linked['@graph'][1].mainEntity[0].name).toBe(nasty)
  // In the frame it is a text of the attribute.
  expect(html).toContain('<iframe sandbox="allow-popups" srcdoc="&quot;&gt;&lt;script&gt;')
  expect(html.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<[^>]*\sonerror=|<[^>]*\sonclick=|<input/)
  expect(html).not.toMatch(/<img[^>]*src=x/)
})

test('players and frames are opened by the visitor, and their hosts alone are allowed', async () => {
  const html = await preview(...every)
  expect(html).toContain('<details class="frame">')
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"')
  expect(html.match(/<iframe src="[^"]+"[^>]*loading="lazy"/g)).toHaveLength(2)
})

test('images come in the width of the screen, the first at once, with their size and text', async () => {
  const bytes = await sharp({ create: { width: 1_400, height: 700, channels: 3, background: '#b5532c' } })
    .png()
    .toBuffer()
  const { id } = (await upload(h, `/v1/sites/${site}/images`, bytes)).body
  const html = await preview(
    { id: 'a', type: 'image', image_id: id, url: '', alt: 'A "balcony"' },
    { id: 'b', type: 'image', image_id: id, url: '', alt: '' },
  )
  const [first = '', second = ''] = html.match(/<img[^>]*>/g) ?? []
  expect(first).toMatch(
    /srcset="[^"]+" sizes="[^"]+" width="\d+" height="\d+" alt="A &quot;balcony&quot;" fetchpriority="high"/,
  )
  expect(second).toContain('loading="lazy"')
  const column = { id: 'd', type: 'image', image_id: id, url: '', alt: '' }
  const said = { quote: 'Good', name: 'Ana', role: '', image_id: id, alt: '' }
  const beside = await preview(
    {
      id: 'c',
      type: 'columns',
      columns: [
        { width_percent: 25, blocks: [column] },
        { width_percent: 75, blocks: [] },
      ],
    },
    { id: 'e', type: 'testimonials', heading: '', testimonials: [said] },
  )
  expect([...beside.matchAll(/<img[^>]* sizes="([^"]+)"/g)].map(([, sizes]) => sizes)).toEqual([
    '(min-width:1080px) 270px, (min-width:700px) 25vw, 100vw',
    '44px',
  ])
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/leads\.example\.com\/v1\/public\/sites\//)
})

test('menu and footer stand around the page, unless they are hidden or the page has its own', async () => {
  const { body: other } = await h.post(at, {
    name: 'Prices & more',
    handle: 'prices',
    in_menu: true,
    document: document(every[2] as object),
  })
  await h.post(`${at}/${other.id}/publish`)
  const html = await preview({ id: 'a', type: 'divider' })
  expect(html).toContain('<li><a href="/s/casa-verde/prices">Prices &amp; more</a></li>')
  expect(html.match(/<footer>/g)).toHaveLength(1)
  const hidden = await h.post(`${at}/${page}/preview`, { hide_menu: true, hide_footer: true })
  expect(hidden.body.html).not.toMatch(/<header|<footer/)
  const own = await preview(
    { id: 'a', type: 'navigation', links: [] },
    { id: 'b', type: 'footer', text: 'Ours', links: [] },
  )
  expect([own.match(/<header/g)?.length, own.match(/<footer>/g)?.length]).toEqual([1, 1])
})

test('the preview is what a visitor gets once it is published', async () => {
  await h.patch(`${at}/${page}`, { document: document(...every) })
  const { body } = await h.post(`${at}/${page}/preview`, {})
  await h.post(`/v1/sites/${site}/publish`)
  await h.post(`${at}/${page}/publish`)
  const response = await h.app.request('/s/casa-verde/')
  expect(await response.text()).toBe(body.html)
  const former = await h.post(`${at}/${page}/preview`, { content_version: 2 })
  expect(former.body.html).toBe(body.html)
})

test('on dark a page has the logo for it', async () => {
  const picture = await sharp({ create: { width: 40, height: 10, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  const other = await sharp({ create: { width: 40, height: 10, channels: 3, background: '#eee' } })
    .png()
    .toBuffer()
  const [logo, dark] = [
    await upload(h, `/v1/sites/${site}/images`, picture),
    await upload(h, `/v1/sites/${site}/images`, other),
  ]
  const brand = { logo_image_id: logo.body.id, dark_logo_image_id: dark.body.id }
  const { html } = (await h.post(`${at}/${page}/preview`, { brand })).body as unknown as { html: string }
  expect(html).toMatch(new RegExp(`<source media="\\(prefers-color-scheme:dark\\)" srcset="[^"]*${dark.body.id}`))
  expect(html).toMatch(new RegExp(`<img src="[^"]*${logo.body.id}`))
  const one = await h.post(`${at}/${page}/preview`, { brand: { logo_image_id: logo.body.id } })
  expect(one.body.html).not.toContain('prefers-color-scheme:dark)" srcset')
})

test('a brand that is not saved is seen on the page, and on no page of a visitor', async () => {
  await h.patch(`${at}/${page}`, { document: document(...every) })
  const before = (await h.post(`${at}/${page}/preview`, {})).body.html
  const brand = { colors: { accent_color: '#b5532c' }, radius_px: 3, button_shape: 'square' }
  const { html } = (await h.post(`${at}/${page}/preview`, { brand })).body as unknown as { html: string }
  expect([before, html].map(text => String(text).includes('--accent:#b5532c'))).toEqual([false, true])
  expect(html).toContain('--radius:3px')
  expect((await h.post(`${at}/${page}/preview`, {})).body.html).toBe(before)
  await h.patch(`/v1/sites/${site}/brand`, brand)
  const response = await h.app.request('/s/casa-verde/')
  expect(await response.text()).toBe(html)
  expect((await h.post(`${at}/${page}/preview`, { brand: { radius_px: -1 } })).status).toBe(422)
})

test('the menu is where the brand says, and behind a button on phones; as usual it takes no style', async () => {
  await h.post(`${at}/${page}/publish`)
  const shown = async (brand: object) => String((await h.post(`${at}/${page}/preview`, { brand })).body.html)
  const usual = await shown({})
  expect(usual).toContain('<header class="bar">')
  expect(usual).not.toMatch(/<details class="menu">|position:sticky|\.centered/)
  const other = await shown({ menu_layout: 'centered', phone_menu: 'button', menu_stays: true })
  expect(other).toContain('<header class="bar centered">')
  expect(other).toMatch(/<nav aria-label="Menu"><ul>.*<\/ul><details class="menu"><summary>Menu<\/summary><ul>/)
  expect(other).toContain('position:sticky')
})

test('calls to action look as the brand says; other buttons stay, and without a choice it takes no style', async () => {
  const plan = { text: '', period: '', includes: [], link: '/a', price: '9' }
  const plans = [
    { ...plan, name: 'A', button_text: 'Take A' },
    { ...plan, name: 'B', button_text: 'Take B', highlighted: true },
  ]
  const hero = {
    ...{ id: 'h', type: 'hero', heading: 'H', text: '', image_id: '', alt: '', layout: 'stacked' },
    ...{ button_text: 'Start', link: '/a', second_button_text: 'More', second_link: '/b' },
  }
  const band = { id: 'b', type: 'button', text: 'Call', link: '/a', background_color: '#2d5a3d' }
  const blocks = document(hero, { id: 'p', type: 'pricing', heading: '', plans }, band)
  const shown = async (brand: object) =>
    String((await h.post(`${at}/${page}/preview`, { document: blocks, brand })).body.html)
  const usual = await shown({ colors: { cta_color: '', cta_text_color: '' }, cta_shape: 'same' })
  expect(usual).not.toContain('--cta')
  const other = await shown({ colors: { cta_color: '#2d5a3d' }, cta_shape: 'pill' })
  expect(other).toContain(':root{--cta:#2d5a3d;--on-cta:#ffffff}')
  expect(other).toContain('.cta,.form button{border-color:var(--cta);border-radius:999px')
  const kinds = [...other.matchAll(/<a class="([^"]+)"[^>]*>(Start|More|Take A|Take B|Call)</g)]
  expect(kinds.map(([, type, text]) => [text, type])).toEqual([
    ['Start', 'button cta'],
    ['More', 'button second'],
    ['Take A', 'button'],
    ['Take B', 'button cta'],
    ['Call', 'button cta'],
  ])
  // On a band of its own color it would not be seen.
  expect(other).toContain('--cta:#ffffff;--on-cta:#2d5a3d')
})

test('what could not be saved is told in place of the page, and a content that never was is refused', async () => {
  const { body } = await h.post(`${at}/${page}/preview`, {
    document: document({ id: 'a', type: 'button', text: 'A', link: 'x:y' }),
  })
  expect(body).toMatchObject({
    html: '',
    bytes: 0,
    problems: [{ pointer: '/document/blocks/0/link', code: 'page_link_invalid' }],
  })
  const never = await h.post(`${at}/${page}/preview`, { content_version: 99 })
  expect(never.body).toMatchObject({
    status: 422,
    errors: [{ pointer: '/content_version', code: 'unknown_reference' }],
  })
})
