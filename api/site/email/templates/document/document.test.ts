import { createHash } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../../../testing/mail-sink.ts'
import { workOff } from '../../../../testing/work-off.ts'
import { savedBlockLimits } from '../../saved-blocks/limits.ts'
import { savedBlocks } from '../../saved-blocks/table.ts'

let sink: MailSink
let w: MailFixture
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
  await w.post(w.path('custom-fields'), { name: 'said', type: 'text', label: 'Said' })
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const paragraph = (...runs: object[]) => ({ type: 'paragraph', runs })
const said = (id: string, text: string) => ({ id, type: 'text', content: [paragraph({ text })] })
const footer = { id: 'foot', type: 'footer', text: 'From our hands' }
const welcome = [
  { id: 'head', type: 'header' },
  { id: 'b1', type: 'heading', level: 1, text: 'Hello {{ lead.first_name | default: "there" }}' },
  {
    id: 'b2',
    type: 'text',
    content: [paragraph({ text: 'See ' }, { text: 'prices', link: 'https://example.com/p?a=1&b=2' })],
  },
  { id: 'b3', type: 'button', text: 'Book', link: 'https://example.com/book' },
  footer,
]
let made = 0
const withBlocks = (blocks: object[], more: object = {}) =>
  w.post(w.path('templates'), { name: `Made ${++made}`, subject: 'Hi', document: { version: 1, blocks }, ...more })
const preview = async (blocks: object[], more: object = {}) => {
  const { body } = await w.post(w.path(`templates/${w.template_id}/preview`), {
    document: { version: 1, blocks },
    ...more,
  })
  return { html: String(body.html), text: String(body.text) }
}

test('a document is kept, told as text, and gives way to a text', async () => {
  const { status, body } = await withBlocks(welcome)
  expect(status).toBe(201)
  expect(body).toMatchObject({ has_unsubscribe_link: true, problems: [], document: { version: 1 } })
  expect(body.body_text).toContain('[[Book](https://example.com/book)]')
  const changed = await w.patch(w.path(`templates/${body.id}`), { body_text: 'Short' })
  expect(changed.body).toMatchObject({ body_text: 'Short', content_version: 2, has_unsubscribe_link: false })
  expect(changed.body.document).toBeUndefined()
  expect((await w.post(w.path('templates'), { name: 'None', subject: 'Hi' })).body.errors).toMatchObject([
    { pointer: '/body_text', code: 'required' },
  ])
})

test('what cannot be sent is refused, each at its place', async () => {
  const { body } = await withBlocks([
    { id: 'b1', type: 'heading', level: 1, text: 'Hello {{ lead.firstname }}' },
    { id: 'b1', type: 'text', content: [paragraph({ text: '{% if lead.email %}open' })] },
    { id: 'b2', type: 'button', text: 'x', link: 'javascript:alert(1)' },
    {
      id: 'b3',
      type: 'columns',
      columns: [{ blocks: [{ id: 'c1', type: 'heading', level: 2, text: '{{ nothing }}' }] }],
    },
    { id: 'b4', type: 'image', image_id: `image_${'0'.repeat(32)}`, url: '', alt: '' },
    { ...said('b5', 'x'), show_if: { type: 'rule', field: 'nowhere', op: 'is', value: 'x' } },
    { id: 'b6', type: 'saved', saved_block_id: `blk_${'0'.repeat(32)}` },
  ])
  expect(body.errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ pointer: '/document/blocks/0/text', code: 'template_variable_unknown' }),
      expect.objectContaining({ pointer: '/document/blocks/1/id', code: 'repeated' }),
      expect.objectContaining({ pointer: '/document/blocks/1/content/0', code: 'template_syntax' }),
      expect.objectContaining({ pointer: '/document/blocks/2/link', code: 'template_link_invalid' }),
      expect.objectContaining({
        pointer: '/document/blocks/3/columns/0/blocks/0/text',
        code: 'template_variable_unknown',
      }),
      expect.objectContaining({ pointer: '/document/blocks/4/image_id', code: 'unknown_reference' }),
      expect.objectContaining({ pointer: '/document/blocks/5/show_if/field', code: 'filter_field_unknown' }),
      expect.objectContaining({ pointer: '/document/blocks/6/saved_block_id', code: 'unknown_reference' }),
    ]),
  )
})

test('documents have an end, and a version', async () => {
  const many = (number: number) => Array.from({ length: number }, (_, i) => said(`b${i}`, 'x'))
  const inColumns = (number: number) => ({ id: 'cols', type: 'columns', columns: [{ blocks: many(number) }] })
  expect((await withBlocks([inColumns(199)])).status).toBe(201)
  expect((await withBlocks([inColumns(200)])).body.errors).toMatchObject([{ code: 'document_too_long' }])
  const long = { id: 'h', type: 'html', html: 'x'.repeat(20_000) }
  const longest = Array.from({ length: 15 }, (_, i) => ({ ...long, id: `h${i}` }))
  expect((await withBlocks(longest)).body.errors).toMatchObject([{ code: 'document_too_long' }])
  const tags = (number: number) => [
    { ...long, html: '<br>'.repeat(5_000) },
    { ...long, id: 'b', html: '<p>x</p>'.repeat(number / 2) },
  ]
  expect((await withBlocks(tags(4_000))).status).toBe(201)
  const many_tags = Array.from({ length: 5 }, (_, i) => ({ ...long, id: `h${i}`, html: '<br>'.repeat(4_001) }))
  expect((await withBlocks(many_tags)).body.errors).toMatchObject([{ code: 'document_too_long' }])
  const later = await w.post(w.path('templates'), {
    ...{ name: 'Later', subject: 'Hi' },
    document: { version: 2, blocks: welcome },
  })
  expect(later.body.errors).toMatchObject([{ pointer: '/document/version', code: 'document_version_unknown' }])
})

test('the preview is the email as it is sent, but for its signed links', async () => {
  const template = (await withBlocks(welcome, { subject: 'Hi {{ lead.first_name }}' })).body
  const lead_id = await w.newLead('same@example.com', { first_name: "Lucía O'Hara" })
  const shown = await w.post(w.path(`templates/${template.id}/preview`), { lead_id, sender_id: w.sender_id })
  await w.send(lead_id, template.id)
  const sent = await PostalMime.parse(sink.received.at(-1)?.raw ?? '')
  let html = (sent.html ?? '').replaceAll('\r\n', '\n')
  for (const [link] of html.matchAll(/https:\/\/leads\.example\.com\/v1\/public\/clicks\/[\w-]+/g)) {
    const followed = await w.get(link.replace('https://leads.example.com', ''), { token: null })
    html = html.replace(link, (followed.headers.get('location') ?? '').replaceAll('&', '&amp;'))
  }
  html = html
    .replaceAll(/\/v1\/public\/unsubscribe\/[\w-]+/g, '/v1/public/unsubscribe/preview')
    .replace(/<img src="https:\/\/leads\.example\.com\/v1\/public\/opens\/[^>]*>/, '')
  const hash = (text: string) => createHash('sha256').update(text.trim()).digest('hex')
  expect(shown.body.html).toContain('Lucía O&#39;Hara')
  expect(html).not.toMatch(/fonts\.googleapis|mailjet/)
  expect(hash(html)).toBe(hash(String(shown.body.html)))
  expect(sent.subject).toBe(shown.body.subject)
  expect((sent.text ?? '').replaceAll(/unsubscribe\/[\w-]+/g, 'unsubscribe/preview').trim()).toBe(
    String(shown.body.text).trim(),
  )
})

test('values are data, and HTML of an owner runs nothing', async () => {
  const lead_id = await w.newLead('evil@example.com', { first_name: 'María' })
  await w.patch(w.path(`leads/${lead_id}`), { custom_fields: { said: '<script>x</script>{{ site.name }}' } })
  const { html } = await preview(
    [
      said('b1', 'From {{ lead.custom.said }} <b>'),
      {
        id: 'b2',
        type: 'html',
        html: '<p onclick="x()" style="position:fixed;color:red">Hi {{ lead.custom.said }}</p><script>y</script><a href="javascript:z">no</a><iframe src="https://x.example"></iframe>',
      },
      { id: 'b3', type: 'button', text: 'Go', link: 'https://example.com/?c={{ lead.custom.said }}' },
    ],
    { lead_id },
  )
  expect(html).toContain('&lt;script&gt;x&lt;/script&gt;{{ site.name }}')
  expect(html).toContain('?c=%3Cscript%3E')
  expect(html).toContain('<p style="color:red">')
  expect(html).not.toMatch(/<script|onclick|javascript:|<iframe|position:fixed/)
})

test('a block with a condition shows to those to whom it applies, in both parts', async () => {
  const blocks = [
    { ...said('b1', 'For Spain'), show_if: { type: 'rule', field: 'custom_fields.said', op: 'is', value: 'Madrid' } },
    {
      id: 'cols',
      type: 'columns',
      columns: [
        {
          blocks: [
            { ...said('c1', 'Never'), show_if: { type: 'rule', field: 'custom_fields.said', op: 'is', value: 'Oslo' } },
          ],
        },
      ],
    },
    footer,
  ]
  const lead_id = await w.newLead('cond@example.com')
  const before = await preview(blocks, { lead_id })
  expect(before.html + before.text).not.toMatch(/For Spain|Never/)
  await w.patch(w.path(`leads/${lead_id}`), { custom_fields: { said: 'Madrid' } })
  const after = await preview(blocks, { lead_id })
  expect(after.html).toContain('For Spain')
  expect(after.text).toContain('For Spain')
  expect(after.html).not.toContain('Never')
})

test('the places of a question and of an AI text are filled in a document', async () => {
  const { html, text } = await preview([said('b1', '{{ question }}'), said('b2', '{{ ai_text }}'), footer])
  expect(html).toContain('How did you like your visit?')
  expect(html).toContain('>Very much</a>')
  expect(text).toContain('Very much: https://example.com/')
  expect(html).toContain('Each reader gets a text of their own.')
})

test('advice names what may keep an email from being read', async () => {
  const blocks = [
    { id: 'b1', type: 'image', image_id: '', url: 'https://example.com/x.png', alt: '' },
    { id: 'b2', type: 'image', image_id: '', url: '', alt: '' },
    { id: 'b3', type: 'button', text: 'Go', link: '' },
    { id: 'b4', type: 'button', text: 'Go', link: 'http://example.com/' },
    { id: 'b5', type: 'heading', level: 1, text: 'Pale', color: '#eeeeee' },
  ]
  const path = w.path(`templates/${w.template_id}/preview`)
  const subject = `ACT NOW AND HERE ${'X'.repeat(60)}`
  const { body } = await w.post(path, { subject, preheader: '', document: { version: 1, blocks } })
  expect((body.hints as { code: string; pointer: string }[]).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'subject_long /subject',
    'subject_shouts /subject',
    'spam_words /subject',
    'preheader_missing /preheader',
    'only_pictures /document',
    'alt_missing /document/blocks/0/alt',
    'picture_missing /document/blocks/1',
    'link_missing /document/blocks/2/link',
    'link_not_secure /document/blocks/3/link',
    'contrast_low /document/blocks/4/color',
  ])
  const long = Array.from({ length: 8 }, (_, i) => ({
    id: `h${i}`,
    type: 'html',
    html: `<p>${'x'.repeat(6_000)}</p>`.repeat(3),
  }))
  const much = await w.post(path, { document: { version: 1, blocks: long.slice(0, 2) } })
  expect(JSON.stringify(much.body.hints)).not.toContain('clipped')
  expect(Number(much.body.bytes)).toBeGreaterThan(36_000)
})

test('a saved block is changed in every template; what was sent keeps its content', async () => {
  const hours = { name: 'Hours', blocks: [said('s1', 'Open from nine')] }
  const saved = (await w.post(w.path('saved-blocks'), hours)).body
  const { body } = await withBlocks([{ id: 'b1', type: 'saved', saved_block_id: saved.id }, footer])
  expect(body.document).toMatchObject({ blocks: [{ blocks: [{ type: 'text' }] }, {}] })
  expect(body.body_text).toContain('Open from nine')
  expect((await w.delete(w.path(`saved-blocks/${saved.id}`))).body).toMatchObject({ code: 'in_use' })
  const bad = await w.patch(w.path(`saved-blocks/${saved.id}`), { blocks: [said('s1', '{{ lead.nothing }}')] })
  expect(bad.body.errors).toMatchObject([{ pointer: '/blocks/0/content/0', code: 'template_variable_unknown' }])
  await w.patch(w.path(`saved-blocks/${saved.id}`), { blocks: [said('s1', 'Open from ten')] })
  await workOff(w, w.site)
  const after = (await w.get(w.path(`templates/${body.id}`))).body
  expect(after).toMatchObject({ content_version: 2, version: 1 })
  expect(after.body_text).toContain('Open from ten')
  await w.patch(w.path(`templates/${body.id}`), { document: { version: 1, blocks: [footer] } })
  expect((await w.delete(w.path(`saved-blocks/${saved.id}`))).status).toBe(204)
})

test('saved blocks have names of their own', async () => {
  const hours = { name: 'One', blocks: [said('s1', 'x')] }
  expect((await w.post(w.path('saved-blocks'), hours)).status).toBe(201)
  expect((await w.post(w.path('saved-blocks'), { ...hours, name: 'ONE' })).body).toMatchObject({ code: 'name_taken' })
})

test('a site keeps so many saved blocks and no more', async () => {
  const { saved_blocks_max: maximum } = savedBlockLimits
  const there = (await w.get(w.path('saved-blocks'))).body.data.length
  const at = w.clock.now()
  const rows = Array.from({ length: maximum - there - 1 }, (_, i) => ({
    ...{ id: w.installation.newId('saved_block'), name: `Row ${i}`, name_key: `row ${i}`, blocks: [] },
    ...{ created_at: at, updated_at: at },
  }))
  await w.database.write(async tx => {
    await tx.insert(savedBlocks).values(rows)
  })
  const another = (name: string) => w.post(w.path('saved-blocks'), { name, blocks: [said('s1', 'x')] })
  expect((await another('Last')).status).toBe(201)
  expect((await another('More')).body).toMatchObject({ status: 409, code: 'too_many_saved_blocks' })
})

test('the buttons of an email call to action as the brand says; those of products are like other buttons', async () => {
  await w.patch(w.path('brand'), { colors: { cta_color: '#2d5a3d' }, cta_shape: 'square' })
  const product = {
    ...{ id: 'p', type: 'product', image_id: '', url: '', alt: '', name: 'Fern', description: '', price: '' },
    ...{ link: 'https://casa.example/fern', button_text: 'Buy', layout: 'stacked' },
  }
  const start = { id: 'b', type: 'button', text: 'Start', link: 'https://casa.example' }
  const { html } = await preview([start, product, footer])
  expect(html).toMatch(/lw-cta[\s\S]*border-radius:0px[\s\S]*background:#2d5a3d[\s\S]*Start/)
  expect(html).toMatch(/lw-press[^#]*#2b2723[\s\S]*Buy/)
  await w.patch(w.path('brand'), { colors: { cta_color: '' }, cta_shape: 'same' })
})
