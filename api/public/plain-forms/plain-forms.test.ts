import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness({ SUBMISSIONS_PER_MINUTE: '10000', SUBMISSIONS_BURST: '10000' })
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/popups`
  await h.post(`/v1/sites/${site}/publish`)
  const field = (type: string, name: string, more: object = {}) =>
    h.post(`/v1/sites/${site}/custom-fields`, { type, name, label: `The ${name}`, ...more })
  await field('text', 'street')
  await field('textarea', 'wishes')
  await field('number', 'size')
  await field('checkbox', 'garden')
  await field('date', 'moving')
  await field('dropdown', 'room', { options: ['Kitchen', '<b>Attic</b>'] })
  await field('hidden', 'offer')
  await field('password', 'secret')
  await field('website', 'home')
  await field('phone', 'second_phone')
})
afterAll(() => h.close())

const names = ['street', 'wishes', 'size', 'garden', 'moving', 'room', 'offer', 'secret', 'home', 'second_phone']

async function popup(design: object = {}): Promise<string> {
  const { body } = await h.post(at, {
    name: 'Plain',
    type: 'embedded',
    content: { heading: 'A letter', text: 'Each month.', thank_you_heading: 'Thanks & welcome', button_text: 'Join' },
    form: {
      fields: [{ name: 'email', label: 'Email' }, { name: 'first_name' }, ...names.map(name => ({ name }))],
      consent: { type: 'checkbox', text: 'I agree.', required: true },
    },
    translations: [
      {
        locale: 'es',
        content: { heading: 'Una carta' },
        fields: [{ name: 'email', label: 'Correo' }],
        consent_text: 'Sí, quiero.',
      },
    ],
    ...design,
  })
  expect((await h.post(`${at}/${body.id}/publish`)).body).toMatchObject({ status: 'published' })
  return body.id
}

interface Page {
  status: number
  html: string
  headers: Headers
}
async function page(
  method: 'GET' | 'POST',
  id: string,
  fields: Record<string, string> = {},
  query = '',
): Promise<Page> {
  const response = await h.app.request(`/v1/public/sites/${site}/popups/${id}/form${query}`, {
    method,
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const newest = async () => (await h.get(`/v1/sites/${site}/submissions`)).body.data[0]
const good = { email: 'maria@example.com', _consent: 'yes', _comments: '', _page_url: 'https://casa.example/letter' }

test('the page shows every kind of field, in the reader’s language, and runs nothing', async () => {
  const id = await popup()
  const { status, html, headers } = await page('GET', id)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const part of [
    '<h1 dir="auto">A letter</h1>',
    'type="email" name="email"',
    'type="date" name="moving"',
    'type="checkbox" name="garden"',
    'type="password" name="secret"',
    'type="url" name="home"',
    'type="tel" name="second_phone"',
    '<textarea name="wishes"',
    '<select name="room"',
    '<option value="&lt;b&gt;Attic&lt;/b&gt;">&lt;b&gt;Attic&lt;/b&gt;</option>',
    'type="hidden" name="offer"',
    'name="_consent"',
    'I agree.',
    '>Join</button>',
  ]) {
    expect(html).toContain(part)
  }
  const spanish = await page('GET', id, {}, '?locale=es-MX')
  expect(spanish.html).toContain('<h1 dir="auto">Una carta</h1>')
  expect(spanish.html).toContain('Correo')
  expect(spanish.html).toContain('Sí, quiero.')
})

test('what is sent is taken in as the widget would send it, with the types of the fields', async () => {
  const id = await popup()
  const sent = {
    ...good,
    first_name: 'María José',
    size: '2,5',
    garden: 'on',
    moving: '2027-05-01',
    room: 'Kitchen',
    home: 'https://maria.example',
    offer: 'spring',
    secret: '',
  }
  const { status, html } = await page('POST', id, sent)
  expect(status).toBe(200)
  expect(html).toContain('Thanks &amp; welcome')
  expect(html).toContain('href="https://casa.example/letter"')
  const submission = await newest()
  expect(submission).toMatchObject({
    popup_id: id,
    consent: 'given',
    page_url: 'https://casa.example/letter',
    locale: 'en',
  })
  expect(submission?.values).toEqual({
    email: 'maria@example.com',
    first_name: 'María José',
    size: 2.5,
    garden: true,
    moving: '2027-05-01',
    room: 'Kitchen',
    home: 'https://maria.example',
    offer: 'spring',
  })
})

test('what is wrong is said at its field, in the form’s language, and what was typed stays', async () => {
  const id = await popup()
  const { status, html } = await page('POST', id, {
    email: 'maria@',
    first_name: '"><script>alert(1)</script>',
    size: 'many',
    wishes: '</textarea><b>',
    _locale: 'es',
  })
  expect(status).toBe(422)
  expect(html).toContain('lang="es"')
  expect(html).toContain('Revisa lo que has escrito.')
  expect(html).toContain('value="maria@"')
  expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;')
  expect(html).not.toContain('<script>')
  expect(html.match(/class="error"/g)).toHaveLength(4)
  expect(html).toContain('value="many"')
  const surplus = await page('POST', id, { ...good, email: 'other@example.com', constructor: 'x' })
  expect(surplus.status).toBe(422)
  expect(surplus.html).toContain('constructor: ')
})

test('a redirect is followed, and a filled honeypot looks like success', async () => {
  const id = await popup({ after_submission: { type: 'redirect', url: 'https://casa.example/thanks' } })
  const sent = await page('POST', id, good)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, 'https://casa.example/thanks'])
  const before = (await newest())?.id
  const trapped = await page('POST', id, { ...good, email: 'robot@example.com', _comments: 'https://spam.example' })
  expect(trapped.status).toBe(303)
  expect((await newest())?.id).toBe(before)
  expect((await h.get(`${at}/${id}`)).body.trapped_count).toBe(1)
})

test('the ledger cites the text in the language in which it was read', async () => {
  const id = await popup()
  await page('POST', id, { ...good, email: 'lucia@example.com', _locale: 'es' })
  const lead_id = (await newest())?.lead_id
  const { body } = await h.get(`/v1/sites/${site}/leads/${lead_id}/consents`)
  expect(body.data[0]).toMatchObject({ text: 'Sí, quiero.', language: 'es' })
})

test('a draft, a popup without fields and another type of body are refused', async () => {
  const { body } = await h.post(at, { name: 'Draft' })
  expect((await page('GET', body.id)).status).toBe(404)
  expect((await page('POST', body.id, good)).status).toBe(404)
  const button = await popup({
    type: 'popup_box',
    content: { heading: 'Sale', button_text: 'Go', button_url: 'https://casa.example/sale', thank_you_text: '-' },
    form: { fields: [] },
    translations: [],
  })
  expect((await page('GET', button)).status).toBe(404)
  const id = await popup()
  const plain = await h.post(`/v1/public/sites/${site}/popups/${id}/form`, 'email=a', {
    token: null,
    headers: { 'content-type': 'text/plain' },
  })
  expect(plain.status).toBe(415)
})

test('the snippets hold a form that can be pasted, whatever the owner wrote', async () => {
  const id = await popup({ content: { heading: 'A', button_text: '"><img src=x>', thank_you_text: 'T' } })
  const { body } = await h.get(`${at}/${id}/snippets`)
  expect(body.html_form).toContain(`action="https://leads.example.com/v1/public/sites/${site}/popups/${id}/form"`)
  expect(body.click).toBe(`<button type="button" data-leadwright-open="${id}">&quot;&gt;&lt;img src=x&gt;</button>`)
  expect(body.html_form).not.toContain('<img')
  expect(body.container).toBe(`<div data-leadwright-form="${id}"></div>`)
  const box = await h.post(at, { name: 'Box', type: 'popup_box' })
  expect((await h.get(`${at}/${box.body.id}/snippets`)).body).not.toHaveProperty('container')
})

test('fields without a label are called what the site’s language calls them, and types what people call them', async () => {
  const spanish = await h.newSite('Huerta')
  await h.patch(`/v1/sites/${spanish}`, { language: 'es' })
  await h.post(`/v1/sites/${spanish}/publish`)
  await h.post(`/v1/sites/${spanish}/custom-fields`, { type: 'number', name: 'meters', label: 'Metros' })
  const { body } = await h.post(`/v1/sites/${spanish}/popups`, {
    name: 'Corto',
    content: { heading: 'Una carta', thank_you_heading: 'Gracias' },
    form: { fields: [{ name: 'email' }, { name: 'first_name' }, { name: 'meters' }] },
  })
  await h.post(`/v1/sites/${spanish}/popups/${body.id}/publish`)
  const config = await h.get(`/v1/public/sites/${spanish}/config`)
  const labels = ['Correo electrónico', 'Nombre', 'Metros'].map(label => ({ label }))
  expect(config.body).toMatchObject({ popups: [{ form: { fields: labels } }] })
  const sent = await h.app.request(`/v1/public/sites/${spanish}/popups/${body.id}/form`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ana@example.com', meters: 'dos', _locale: 'es' }),
  })
  expect(await sent.text()).toContain('Debe ser un número.')
})

test('a browser that is refused without a script gets a page, a program a document', async () => {
  const address = `/v1/public/sites/${site}/popups/popup_${'0'.repeat(32)}/form`
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'es' }
  const read = await h.app.request(address, { headers })
  expect([read.status, read.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(await read.text()).toContain('<h1 dir="auto">No se encontró el sitio</h1>')
  const told = await h.app.request(address)
  expect([told.status, told.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

test('while its site is a draft, a form’s page says that the site is under construction', async () => {
  const id = await popup()
  await h.post(`/v1/sites/${site}/unpublish`)
  try {
    const url = `/v1/public/sites/${site}/popups/${id}/form`
    const document = await h.get(url, { token: null })
    expect([document.status, document.body.code]).toEqual([503, 'site_under_construction'])
    const read = await h.get(url, { token: null, headers: { accept: 'text/html', 'accept-language': 'es' } })
    expect(read.status).toBe(503)
    expect(read.headers.get('content-type')).toContain('text/html')
    expect(String(read.body)).toContain('Este sitio está en construcción.')
    expect((await h.post(url, { email: 'ana@example.com' }, { token: null })).body.code).toBe('site_under_construction')
  } finally {
    await h.post(`/v1/sites/${site}/publish`)
  }
})
