import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../../testing/fixtures/mail.ts'
import { proofTest } from '../../../../testing/proof-test.ts'
import { templateLimits } from '../limits.ts'
import { importHtml } from './import-html.ts'
import { piecesOf } from './pieces.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
})
afterAll(() => w.close())

type Block = { type: string; html?: string }
const bring = (html: string, more: object = {}) => w.post(w.path('templates/import'), { html, ...more })
const htmlOf = (body: object) =>
  ((body as { document: { blocks: Block[] } }).document.blocks ?? []).map(({ html }) => html ?? '').join('')
const refused = async (html: string, more: object = {}) => {
  const { status, body } = await bring(html, more)
  expect(status).toBe(422)
  return (body.errors as unknown as { pointer: string; code: string }[]).map(one => `${one.pointer} ${one.code}`)
}

const mailchimp = `<!doctype html><html><head><title>Spring &amp; more</title><style>.x{color:red}</style></head>
<body><!--[if mso]><p>Outlook</p><![endif]--><span style="display:none;font-size:0">Only this week&nbsp;&zwnj;</span>
<table width="600"><tr><td onclick="x()" style="color:#333;position:fixed">Hi *|FNAME|*, {{ coupon }}
<a href="*|UNSUB|*">leave</a><a href="javascript:alert(1)">x</a><img src="https://example.com/a.png" alt="A"></td></tr></table>
<form><input name="a"></form><script>alert(1)</script><iframe src="https://example.com"></iframe></body></html>`

test('a page of another product becomes HTML blocks: cleaned, with our variables, and says what was left out', async () => {
  const { status, body } = await bring(mailchimp)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...{ name: 'Spring & more', subject: 'Spring & more', preheader: 'Only this week', category: 'marketing' },
    ...{ has_unsubscribe_link: true, problems: [], content_version: 1 },
    document: { blocks: [{ type: 'html' }, { type: 'footer' }] },
    left_out: [
      ...['script', 'form', 'frame'].map(type => ({ type, name: '' })),
      { type: 'link', name: 'javascript:alert(1)' },
      { type: 'variable', name: '{{ coupon }}' },
    ],
  })
  const html = htmlOf(body)
  expect(html).toContain('Hi {{ lead.first_name }}')
  expect(html).toContain('<a href="{{ unsubscribe_url }}">leave</a>')
  expect(html).toContain('src="https://example.com/a.png"')
  expect(html).not.toMatch(/script|onclick|javascript|iframe|<form|position|Outlook|Only this week|coupon|color:red/)
  const again = await bring(mailchimp, { category: 'transactional', subject: 'Receipt' })
  expect(again.body).toMatchObject({ name: 'Spring & more (2)', subject: 'Receipt', category: 'transactional' })
  const shown = await w.post(w.path(`templates/${body.id}/preview`), {})
  expect(shown.body).toMatchObject({ problems: [] })
  expect(shown.body.html).toContain('Hi María José')
})

test('style sheets are written into their elements, as a browser would weigh them', async () => {
  const sheet = `<!-- @charset "utf-8"; p { color: red; margin: 0 } .a { color: green; font-family: "Open Sans", Arial }
    #b { color: blue } td > p.a { padding: 4px } p.a { color: gray !important; padding: 8px } .x, h1 { font-size: 30px } -->`
  const given = `<style type="text/css">${sheet}</style><h1>{{ lead.first_name | default: "you" }}</h1>
    <table><tr><td><p class="a" style="margin-top:2px; color:black">one</p></td></tr></table>
    <p id="b" class="a">two</p><p style="font-family:&quot;Lato&quot;">three</p>`
  const { body } = await bring(given, { name: 'Styled' })
  const html = htmlOf(body).replaceAll(/\s*\n\s*/g, '')
  expect(html).toBe(
    '<h1 style="font-size:30px">{{ lead.first_name | default: "you" }}</h1>' +
      `<table><tr><td><p style="margin:0;font-family:'Open Sans', Arial;padding:4px;margin-top:2px;color:gray">one</p></td></tr></table>` +
      `<p style="margin:0;font-family:'Open Sans', Arial;padding:8px;color:gray">two</p>` +
      `<p style="color:red;margin:0;font-family:'Lato'">three</p>`,
  )
  expect(body.left_out).toEqual([])
})

test('what depends on the pointer, and a sheet that is broken or for paper, is left out and named', async () => {
  const left = [expect.objectContaining({ type: 'style_sheet', name: '' })]
  for (const style of [
    '<style>p{color:red}@media (hover:hover){p{color:blue}}@media print{p{color:blue}}</style>',
    '<style>p{color:red}@media (max-width:600px){@supports (color:red){p{color:blue}}}</style>',
    '<style>p{color:red} p:hover{color:blue} p::after{content:"x"}</style>',
    '<style>p{color:red} p + p{color:blue} p:nth-child(2){color:blue}</style>',
    '<style>p{color:red}</style><style media="print">p{color:blue}</style>',
    '<style>p{color:red}</style><style>p{color:blue</style>',
    '<style>p{color:red}</style><style>p$${color:blue}</style>',
    '<style>p{color:red}</style><link rel="stylesheet" href="https://example.com/a.css">',
  ]) {
    const { body } = await bring(`${style}<p>a</p>`, { name: 'Left' })
    expect([style, htmlOf(body), body.left_out]).toEqual([style, '<p style="color:red">a</p>', left])
  }
})

test('a page with very many rules and elements is imported at once, with the first of its rules', async () => {
  const rules = Array.from({ length: 20_000 }, (_, i) => `p.c${i}{color:red}`).join('')
  const text = '<p class="c0">x</p><p class="c19999">y</p>'.repeat(300)
  const began = performance.now()
  const { status, body } = await bring(`<style>${rules}</style>${text}`, { name: 'Many' })
  expect(status).toBe(201)
  expect(htmlOf(body)).toContain('<p style="color:red">x</p><p>y</p>')
  expect(body.left_out).toMatchObject([{ type: 'style_sheet', name: '' }])
  expect(performance.now() - began).toBeLessThan(10_000)
})

/** Milliseconds of the processor: others may have it meanwhile. */
function costOf(work: () => unknown): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

proofTest('a page that opens the same thing again and again is read in one pass, however long it is', () => {
  const context = { known: new Set<string>(), fields: [], hasFooter: false, year: 2027, unsubscribe: 'Unsubscribe' }
  const openings = ['<span display:none ', '<div style="display:none">x', '<title', '<p style="mso-list:l0">', '<link ']
  for (const opening of openings) {
    const html = `<p>x</p>${opening.repeat(480_000 / opening.length)}`
    const cost_ms = costOf(() => importHtml(html, { ...context, subject: '' }))
    expect({ opening, isCheap: cost_ms < 2_500 }).toEqual({ opening, isCheap: true })
  }
})

test('tags of other products become ours with their conditions, in subject and preheader too, and show one branch', async () => {
  const { status } = await w.post(w.path('custom-fields'), {
    name: 'favorite_city',
    label: 'Favorite city',
    type: 'text',
  })
  expect(status).toBe(201)
  const given =
    '<div style="display:none">{{ first_name|default:"Hello" }}, look</div><p>{{ lead.first_name | default: "you" }} {{ person.first_name|title }} {{contact.LASTNAME}} {$email} {{ site.name }} *|FAVORITE_CITY|*. *|IF:FNAME|*Dear *|FNAME|**|ELSE:|*Good day*|END:IF|* {% if x %}y{% endif %}{{ a.b }} {{{unsubscribe}}} 100% [sic]</p>'
  const { body } = await bring(given, { name: 'Tags', subject: '%FIRSTNAME%, [[FIRSTNAME OR "friend"]]' })
  expect(htmlOf(body)).toBe(
    `<p>{{ lead.first_name | default: "you" }} {{ lead.first_name | capitalize }} {{ lead.last_name }} {{ lead.email }} {{ site.name }} {{ lead.custom.favorite_city }}. {% if lead.first_name != blank %}Dear {{ lead.first_name }}{% else %}Good day{% endif %} <a href="{{ unsubscribe_url }}">Unsubscribe</a> 100% [sic]</p>`,
  )
  expect(body).toMatchObject({
    subject: '{{ lead.first_name }}, {{ lead.first_name | default: "friend" }}',
    preheader: '{{ lead.first_name | default: "Hello" }}, look',
    left_out: [
      { type: 'condition', name: '{% if x %}', advice: expect.stringContaining('condition') },
      { type: 'variable', name: '{{ a.b }}', advice: expect.stringContaining('custom field') },
    ],
  })
  const shown = String((await w.post(w.path(`templates/${body.id}/preview`), {})).body.html)
  expect(shown).toContain('Dear María José')
  expect(shown).not.toMatch(/Good day|\{[{%]|\*\|/)
  const nobody = await w.post(w.path('leads'), { email: 'nobody@example.com' })
  const other = String((await w.post(w.path(`templates/${body.id}/preview`), { lead_id: nobody.body.id })).body.html)
  expect(other).toContain('Good day')
  expect(other).not.toMatch(/Dear/)
})

test('a condition that is longer than a block is not torn; links lead where they did, or are named', async () => {
  const rows = Array.from({ length: 200 }, (_, i) => `<p>${'word '.repeat(30)}${i}</p>`)
  const html = [...rows.slice(0, 95), '*|IF:FNAME|*', ...rows.slice(95, 105), '*|END:IF|*', ...rows.slice(105)].join('')
  const { status, body } = await bring(html, { name: 'Torn' })
  expect(status).toBe(201)
  const blocks = (body.document as unknown as { blocks: Block[] }).blocks.filter(({ html }) => html?.includes('{%'))
  expect(blocks.map(one => one.html?.match(/\{% \w+/g))).toEqual([['{% if', '{% endif']])
})

test('links within the email stay, the scheme of `//` is https, and what no inbox opens is named', async () => {
  const given = `<a href="#below">down</a><a href="sms:+34600">s</a><a href="tel:+34600">t</a><a href="mailto:a@b.example">m</a>
    <a href="//a.example/x">h</a><a href="www.a.example">w</a><a href="javascript&#58;alert(1)">j</a><a href="data:text/html,x">d</a>
    <a href="file:///C:/a.doc">f</a><a href="page.html">r</a><img src="//a.example/i.png" alt="I"><img src="data:image/png;base64,AA"><h2 id="below">Below</h2><p id="1&quot;x">z</p>`
  const { body } = await bring(given, { name: 'Links' })
  const left = body.left_out as unknown as { type: string; name: string }[]
  expect(left.map(({ type, name }) => `${type} ${name}`)).toEqual([
    ...['link javascript&#58;alert(1)', 'link data:text/html,x', 'link file:///C:/a.doc', 'link page.html'],
    'image data:image/png;base64,AA',
  ])
  const shown = String((await w.post(w.path(`templates/${body.id}/preview`), {})).body.html)
  const targets = [...shown.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
  expect(targets).toEqual(
    expect.arrayContaining([
      '#below',
      'sms:+34600',
      'tel:+34600',
      'mailto:a@b.example',
      'https://a.example/x',
      'https://www.a.example/',
    ]),
  )
  expect(targets).not.toContain('#')
  expect(shown).toContain('<h2 id="below">')
  expect(shown).toContain('src="https://a.example/i.png"')
  expect(shown).not.toMatch(/javascript|data:|file:|id="1/)
})

test('what made the original look so stays: sizes, borders, centers, backgrounds, the page behind', async () => {
  const given = `<style>body{background:#abc}.b{border:solid 1px #348eda;border-width:10px 20px}</style><body>
    <center style="font-size:0"><p style="font:24px/28px Georgia, serif;letter-spacing:-0.5px;line-height:normal">A</p>
    <div style="margin:0 auto;min-width:calc(184 * 100% / 552)"><a class="b" href="https://a.example">B</a><a href="">C</a></div></center>
    <div style="background:#fff url('https://a.example/b.png') no-repeat center">D</div>
    <div style="background-image:linear-gradient(to bottom, #333 0%, #fff 100%)">E</div><div style="background:url(javascript:x)">F</div>`
  const { body } = await bring(given, { name: 'Looks' })
  const html = htmlOf(body)
  for (const kept of [
    ...['font:24px/28px Georgia, serif', 'letter-spacing:-0.5px', 'line-height:normal', 'margin:0 auto', '>C</a>'],
    ...['min-width:calc(184 * 100% / 552)', 'border-width:10px 20px', 'linear-gradient(to bottom, #333 0%, #fff 100%)'],
    "background:#fff url('https://a.example/b.png') no-repeat center",
  ])
    expect(html).toContain(kept)
  expect(html).not.toContain('javascript')
  expect(body.document).toMatchObject({ page_color: '#aabbcc', content_color: '#aabbcc', width_px: 720 })
  expect((body.document as unknown as { blocks: { space_below_px?: number }[] }).blocks[0]?.space_below_px).toBe(0)
})

test('widths of a desktop give way on phones, and columns keep their shares', async () => {
  const given = `<table width="600"><tr><td width="400">a</td><td style="width:200px">b</td></tr><tr><td width="600">c</td></tr>
    <tr><td width="40">d</td><td>e</td></tr></table><img src="https://a.example/i.png" width="580" height="300" style="min-width:580px">`
  const { body } = await bring(given, { name: 'Widths' })
  expect(htmlOf(body).replaceAll('\n', '')).toBe(
    '<table width="600" style="max-width:600px;width:100%"><tr><td style="width:66.7%">a</td><td style="width:33.3%">b</td></tr><tr><td>c</td></tr>' +
      '<tr><td width="40">d</td><td>e</td></tr></table><img src="https://a.example/i.png" width="580" height="300" style="max-width:100%;height:auto" />',
  )
})

test('a long page is divided between its elements, and within them where it must be', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, i) =>
      `<tr><td style="color:#333333;padding:4px 8px;font-family:Arial,Helvetica,sans-serif">${'word '.repeat(20)}${i}</td></tr>`,
  ).join('')
  const { body } = await bring(`<center><table width="600"><tbody>${rows}</tbody></table></center>`, { name: 'Long' })
  const blocks = body.document as unknown as { blocks: Block[] }
  const pieces = blocks.blocks.flatMap(({ html }) => html ?? [])
  expect(pieces.length).toBeGreaterThan(2)
  for (const piece of pieces)
    expect(piece).toMatch(
      /^<center><table width="600" style="[^"]{1,60}"><tbody><tr>[\s\S]*<\/tr><\/tbody><\/table><\/center>$/,
    )
  expect(pieces.join('').match(/<tr>/g)).toHaveLength(300)
  expect(piecesOf('<p>one</p>two<br />', 10)).toEqual(['<p>one</p>', 'two<br />'])
  expect(piecesOf('<p>one two</p>', 10)).toBeUndefined()
})

test.each([
  ['nothing', '   ', ['/html required']],
  ['tags alone', '<div><br></div><!-- x -->', ['/html template_import_empty']],
  ['a script alone', '<script>alert(1)</script>', ['/html template_import_empty']],
  ['one text without end', `<p>${'x'.repeat(20_001)}</p>`, ['/html template_import_too_long']],
  ['more than a document has', `<p>${'word '.repeat(3_000)}</p>`.repeat(30), ['/html document_too_long']],
])('%s is refused', async (_, html, errors) => {
  expect(await refused(html, { name: 'Refused' })).toEqual(errors)
})

test('elements that are nested without end are as deep as browsers have them', async () => {
  const { status, body } = await bring(`${'<div>'.repeat(3_000)}x`, { name: 'Deep' })
  expect([status, htmlOf(body).includes('x')]).toEqual([201, true])
  expect(await refused('<b>a</b>'.repeat(15_000), { name: 'Tags' })).toEqual(['/html document_too_long'])
})

test('what is no HTML is a text, whatever is in it', async () => {
  const odd = [
    'Only <words> & "quotes"',
    '<p',
    '\u0000\u0001<b>x',
    '<a href="x>y</a>z',
    '<<<>>>',
    '{{ {{ }}',
    '*|A|*|x',
  ]
  for (const html of odd) expect([201, 422]).toContain((await bring(html, { name: 'Odd' })).status)
  expect(htmlOf((await bring('2 < 3 & 4', { name: 'Sum' })).body)).toBe('2 &lt; 3 &amp; 4')
})

test('a page has so many characters and no more', async () => {
  const { template_import_characters_max: maximum } = templateLimits
  const padded = (length: number) =>
    `<p>x</p>${`<style>${' '.repeat(length)}`.slice(0, length - 16)}</style>`.slice(0, length)
  const most = padded(maximum)
  expect(most).toHaveLength(maximum)
  expect((await bring(most, { name: 'Most' })).status).toBe(201)
  expect(await refused(`${most}x`, { name: 'More' })).toEqual(['/html too_long'])
})
