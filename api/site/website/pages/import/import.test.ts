/** A website on this machine, imported as those of strangers are. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { safeFetch } from '../../../../platform/network/safe-fetch/safe-fetch.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { fileLimits } from '../../../content/files/limits.ts'
import { pageLimits } from '../limits.ts'
import { pages } from '../table.ts'

let h: Harness
let site: string
let server: Server
let origin: string
let served: Record<string, string | Buffer>
beforeAll(async () => {
  server = createServer((request, response) => {
    const page = served[request.url ?? '']
    response.statusCode = page === undefined ? 404 : 200
    response.setHeader('content-type', Buffer.isBuffer(page) ? 'image/png' : 'text/html')
    response.end(page ?? 'none')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  h = await createHarness(
    {},
    { safeFetch: safeFetch({ isOwnPage: url => url.origin === origin, milliseconds_max: 2_000 }) },
  )
  site = await h.newSite('Casa Verde')
})
afterAll(async () => {
  await h.close()
  server.closeAllConnections()
  server.close()
})

const bring = (more: object = {}) => h.post(`/v1/sites/${site}/pages/import`, { url: `${origin}/`, ...more })
const png = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#b5532c' } })
    .png()
    .toBuffer()
type Block = { type: string; [key: string]: unknown }
const blocksOf = (body: object) => (body as { document: { blocks: Block[] } }).document.blocks
const partsOf = (body: object) =>
  (body as { left_out: { type: string; name: string }[] }).left_out.map(({ type, name }) => `${type} ${name}`.trim())

test('a page becomes a draft of blocks in its order, with its images, and what was left out is named', async () => {
  served = {
    '/pot.png': await png(40),
    '/hero.png': await png(50),
    '/': `<!doctype html><html lang="es-MX"><head><title>Plantas para balcones &amp; terrazas, con entrega los sábados en toda la ciudad | Casa</title>
      <meta name="description" content="Todo lo que un balcón necesita."><script src="/a.js"></script><style>p{color:red}</style></head>
      <body><nav><a href="/x">Menu</a></nav><main>
      <h1>Plantas <em>vivas</em></h1><p>Entregadas los <b>sábados</b>.</p><img src="hero.png" alt="Un balcón">
      <a class="btn btn-primary" href="/precios?a=1">Ver precios</a>
      <h2 onclick="x()">Qué incluye</h2><p>Una <a href="maceta#x">maceta</a>, <a href="javascript:alert(1)">esto</a> y
      <strong>tierra</strong><br>nueva.</p><ul><li>Agua</li><li>Luz <i>suave</i></li></ul><p style="display:none">Oculto</p>
      <img src="/pot.png" alt="Maceta"><img src="/gone.png"><img src="/logo.svg"><img src="/t.gif" width="1" height="1">
      <iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Riego"></iframe><iframe src="https://maps.example/1"></iframe>
      <form name="boletín"><input name="email"><button>Enviar</button></form><button>Abrir</button>
      <details><summary>¿Envían?</summary><p>Sí.</p></details><details><summary>¿Cuándo?</summary>Hoy.</details>
      <hr><table><tr><th>Uno</th><td>Dos</td></tr></table><script>alert(1)</script></main><footer>Pie</footer></body></html>`,
  }
  const { status, body } = await bring()
  expect([status, body.errors]).toEqual([201, undefined])
  expect(body).toMatchObject({
    ...{ status: 'draft', language: 'es-MX', type: 'custom', source_url: `${origin}/` },
    name: 'Plantas para balcones & terrazas, con entrega los sábados en toda la ciudad | Casa',
    seo: {
      title: 'Plantas para balcones & terrazas, con entrega los sábados en',
      description: 'Todo lo que un balcón necesita.',
    },
  })
  const blocks = blocksOf(body)
  const image_id = expect.stringMatching(/^image_/)
  expect(blocks.map(({ id: _, ...block }) => block)).toEqual([
    {
      ...{ type: 'hero', heading: 'Plantas vivas', text: 'Entregadas los sábados.', image_id, alt: 'Un balcón' },
      ...{ layout: 'beside', align: 'left', button_text: 'Ver precios', link: `${origin}/precios?a=1` },
    },
    { type: 'heading', text: 'Qué incluye', level: 2 },
    {
      type: 'text',
      content: [
        {
          type: 'paragraph',
          runs: [
            { text: 'Una ' },
            { text: 'maceta', link: `${origin}/maceta#x` },
            { text: ', esto y ' },
            { text: 'tierra\n', bold: true },
            { text: 'nueva.' },
          ],
        },
        {
          ...{ type: 'list', ordered: false },
          items: [{ runs: [{ text: 'Agua' }] }, { runs: [{ text: 'Luz ' }, { text: 'suave', italic: true }] }],
        },
      ],
    },
    { type: 'image', image_id, url: '', alt: 'Maceta' },
    {
      ...{ type: 'video', title: 'Riego', video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ' },
      ...{ image_id: '', alt: '' },
    },
    {
      ...{ type: 'questions', heading: '' },
      questions: [
        { question: '¿Envían?', answer: 'Sí.' },
        { question: '¿Cuándo?', answer: 'Hoy.' },
      ],
    },
    { type: 'divider' },
    {
      type: 'text',
      content: [
        { type: 'paragraph', runs: [{ text: 'Uno' }] },
        { type: 'paragraph', runs: [{ text: 'Dos' }] },
      ],
    },
  ])
  expect(partsOf(body)).toEqual([
    `image ${origin}/logo.svg`,
    'frame https://maps.example/1',
    'form boletín',
    'button Abrir',
    'table',
    'script',
    `image ${origin}/gone.png`,
  ])
  const preview = await h.post(`/v1/sites/${site}/pages/${body.id}/preview`, {})
  expect(preview.body.problems).toEqual([])
  expect((await h.get(`/v1/sites/${site}/images`)).body.data.map(({ name }) => name).toSorted()).toEqual([
    ...['hero.png', 'pot.png'],
  ])
  const again = await bring({ name: 'Otra' })
  expect(again.body).toMatchObject({ name: 'Otra', handle: 'otra' })
  expect((await h.get(`/v1/sites/${site}/images`)).body.data).toHaveLength(2)
})

test.each([
  ['nothing to read', '<html><body><script>document.write("x")</script></body></html>', 'page_empty'],
  ['a picture', Buffer.from('\x89PNG'), 'page_not_html'],
  ['bytes that say they are HTML', 'a\0b', 'page_not_html'],
])('%s is refused at its address', async (_, page, code) => {
  served = { '/': page }
  const { status, body } = await bring()
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/url', code }]])
})

test('a page that is not there, or not in public, is refused', async () => {
  served = {}
  expect((await bring()).body.errors).toMatchObject([{ pointer: '/url', code: 'page_failed' }])
  for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/latest', 'http://[::1]/'])
    expect((await bring({ url })).body.errors).toMatchObject([{ pointer: '/url', code: 'address_not_public' }])
})

test('pages that were made to break a reader end in a page, or a refusal', async () => {
  for (const html of [
    `${'<div>'.repeat(50_000)}deep`,
    `<ul>${'<li><ul>'.repeat(3_000)}x`,
    '<p>'.repeat(100_000),
    `<p>${'x'.repeat(400_000)}</p>`,
    `${'<h2>Title</h2><p>Words</p>'.repeat(2_000)}`,
    '<p>a\ud800b</p><h1>\u202e</h1>',
    '<a href="http://user:pw@a.example/">x</a><img src="http://%zz/"><img src="data:image/png;base64,AAAA">',
    `<base href="javascript:alert(1)"><p>x <a href="${'a'.repeat(5_000)}">long</a></p>`,
    `<table>${'<tr><td>cell</td></tr>'.repeat(5_000)}</table>`,
  ]) {
    served = { '/': html }
    const { status, body } = await bring({ name: 'Odd' })
    expect([201, 422], `${html.slice(0, 40)} ${JSON.stringify(body.errors)}`).toContain(status)
    if (status === 422) expect(body.errors).toMatchObject([{ pointer: '/url', code: 'page_empty' }])
    else expect(body).toMatchObject({ status: 'draft' })
  }
})

test('so many images are taken over; the others are named', async () => {
  const most = pageLimits.page_import_images_max
  const names = Array.from({ length: most + 1 }, (_, i) => `/${i}.png`)
  served = { '/': names.map(src => `<img src="${src}">`).join('') }
  for (const [i, name] of names.entries()) served[name] = await png(20 + i)
  const { body } = await bring({ name: 'Pictures' })
  expect(blocksOf(body)).toHaveLength(most)
  expect(partsOf(body)).toEqual([`image ${origin}/${most}.png`])
})

test('a page is refused where there is room for no page, and for no image of it', async () => {
  served = { '/': '<h1>Pots</h1><p>By hand</p><img src="/pot.png">', '/pot.png': await png(40) }
  const full = await h.newSite('Full')
  const importing = () => h.post(`/v1/sites/${full}/pages/import`, { url: `${origin}/` })
  const database = await h.installation.databases.site(full)
  await database.write(async tx => {
    await tx.run(
      "insert into files (id, name, media_type, content_hash, bytes, download_count, created_at) values ('f', 'f', 'f', 'f', ?, 0, 0)",
      [fileLimits.site_storage_bytes_max],
    )
  })
  const without = await importing()
  expect([without.status, without.body.code]).toEqual([409, 'storage_full'])
  await database.write(tx => tx.run('delete from files', []))
  expect((await importing()).status).toBe(201)
  await database.write(async tx => {
    const [row] = await tx.select().from(pages)
    for (let i = 1; i < pageLimits.site_pages_max; i++) {
      const id = `page_${i.toString(16).padStart(32, '0')}`
      await tx.insert(pages).values({ ...(row as NonNullable<typeof row>), id, handle: `p${i}` })
    }
  })
  const above = await importing()
  expect([above.status, above.body.code]).toEqual([409, 'too_many_pages'])
})
