import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { tries } from '../../../testing/repetitions.ts'
import { checkTemplate, knownVariables } from './check.ts'
import {
  compileTemplate,
  type RenderOptions,
  renderTemplate,
  type TemplateData,
  type TemplateSource,
} from './render.ts'

const known = knownVariables(['company', 'website'])
const options: RenderOptions = { locale: 'en' }

function data(lead: Partial<TemplateData['lead']> = {}): TemplateData {
  return {
    lead: { email: 'ana@example.com', first_name: 'Ana', custom: {}, ...lead },
    site: { name: 'Acme & Sons', postal_address: '1 Main St\nSpringfield' },
    sender: { first_name: 'Bo' },
    unsubscribe_url: 'https://lw.example/u/token-1?a=1&b=2',
  }
}

function render(
  source: Partial<TemplateSource>,
  lead: Partial<TemplateData['lead']> = {},
  more: Partial<RenderOptions> = {},
) {
  const compiled = compileTemplate({ subject: 'S', body_text: 'B', ...source })
  return renderTemplate(compiled, data(lead), { ...options, ...more })
}

const body = (source: string, lead: Partial<TemplateData['lead']> = {}) => render({ body_text: source }, lead)
const problems = (body_text: string, subject = 'S') => checkTemplate({ subject, body_text }, known)

/** The best of three: the first compiles, and rubbish of others may be collected in one. */
const fastest = (compute: () => void) => Math.min(...[0, 1, 2].map(() => cpuTime(compute)))

test('variables, fallbacks and custom fields reach subject, preheader, HTML and text', () => {
  const source = {
    subject: 'Hello {{ lead.first_name | default: "there" }}',
    preheader: 'From {{ sender.first_name }}',
    body_text: 'Hi {{ lead.first_name | default: "friend" }} of {{ lead.custom.company | default: "your company" }}.',
  }
  expect(checkTemplate(source, known)).toEqual([])
  const filled = render(source, { custom: { company: 'Ünï' } })
  expect(filled.subject).toBe('Hello Ana')
  expect(filled.preheader).toBe('From Bo')
  expect(filled.html).toContain('Hi Ana of Ünï.')
  expect(filled.text).toContain('Hi Ana of Ünï.')
  for (const first_name of [undefined, null, '']) {
    const fallback = render(source, { first_name })
    expect(fallback.subject).toBe('Hello there')
    expect(fallback.text).toContain('Hi friend of your company.')
  }
  expect(body('[{{ lead.custom.company }}]').text.startsWith('[]')).toBe(true)
  expect(body('{{ lead.custom.n }} {{ lead.custom.b }}', { custom: { n: 0, b: false } }).text).toContain('0 false')
})

test('conditions work across paragraphs', () => {
  const source = 'Hi\n\n{% if lead.first_name %}Named\n\n{% else %}Nameless\n\n{% endif %}Bye'
  expect(body(source).text.startsWith('Hi\n\nNamed\n\nBye')).toBe(true)
  expect(body(source, { first_name: null }).text.startsWith('Hi\n\nNameless\n\nBye')).toBe(true)
})

test('an unknown variable is a problem with its place', () => {
  expect(problems('Hi\n\n{{ lead.frist_name }} {{ lead.custom.company }}')).toEqual([
    { pointer: '/body_text', line: 3, code: 'template_variable_unknown', name: 'lead.frist_name' },
  ])
  expect(problems('x', '{{ user }}')[0]).toMatchObject({ pointer: '/subject', code: 'template_variable_unknown' })
  const unknown = [
    '{% if lead.vip %}x{% endif %}',
    '{{ "a" | append: lead.nope }}',
    '{{ lead[lead.email] }}',
    '{{ lead }}',
  ]
  for (const source of unknown) {
    expect(problems(source)[0]?.code, source).toBe('template_variable_unknown')
  }
})

test('values are escaped in HTML and stay themselves in text and subject', () => {
  const first_name = `<img src=x onerror="alert('1')">&amp;`
  const mail = render(
    { subject: '{{ lead.first_name }}', preheader: '{{ lead.first_name }}', body_text: '{{ lead.first_name }}' },
    { first_name },
  )
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
  expect(mail.text).toContain(first_name)
  expect(mail.subject).toBe(first_name)
  expect(body('<script>alert(1)</script>').html).not.toContain('<script')
})

test('a value is never evaluated, never markup, never a link', () => {
  const attacks = [
    '{{ lead.email }}',
    '{% if true %}x{% endif %}',
    '{{ "x" | upcase }}',
    '[click](https://evil.example/)',
    '[[click](https://evil.example/)]',
    'https://evil.example/',
    '\uFDD00\uFDD1',
    '$& $1 $`',
    '}}{{ lead.email }}{{',
  ]
  for (const first_name of attacks) {
    const mail = render(
      { subject: 'a {{ lead.first_name }} b', body_text: 'a {{ lead.first_name }} b\n\n{{ lead.first_name }}' },
      { first_name },
    )
    expect(mail.subject).toBe(`a ${first_name} b`)
    expect(mail.text.startsWith(`a ${first_name} b\n\n${first_name}\n`)).toBe(true)
    expect(mail.links).toEqual([])
  }
})

test('lead data with braces comes out byte for byte, a thousand times', () => {
  const compiled = compileTemplate({ subject: '{{ lead.first_name }}', body_text: 'x {{ lead.first_name }} y' })
  const piece = fc.constantFrom(
    '{{',
    '}}',
    '{%',
    '%}',
    'lead.email',
    '|',
    'raw',
    '[a](',
    'https://e.example',
    ')',
    '\uFDD0',
    '\uFDD1',
    '0',
    '<b>',
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), parts => {
      const first_name = parts.join('')
      const mail = renderTemplate(compiled, data({ first_name }), options)
      expect(mail.text.startsWith(`x ${first_name} y\n`)).toBe(true)
      expect(mail.subject).toBe(first_name.slice(0, 150))
      expect(mail.html).not.toContain('ana@example.com')
      expect(mail.links).toEqual([])
    }),
    tries(1_000),
  )
})

test('line breaks in values can not open a header or a paragraph', () => {
  const mail = render(
    { subject: 'Hi {{ lead.first_name }}', body_text: 'Hi {{ lead.first_name }}!' },
    { first_name: 'A\r\nBcc: x@y.example\n\nB\0C' },
  )
  expect(mail.subject).toBe('Hi A Bcc: x@y.example BC')
  expect(mail.text.startsWith('Hi A Bcc: x@y.example BC!\n')).toBe(true)
})

test('template attacks are refused or print nothing, quickly', () => {
  const attacks = [
    "{{constructor.constructor('return process')()}}",
    '{{env}}',
    '{{__proto__}}',
    '{{ lead.__proto__ }}',
    '{{ lead.constructor }}',
    '{{ lead.first_name.constructor }}',
    '{{ lead.email | constructor }}',
    '{{ lead.email | raw }}',
    '{{ lead.email | __proto__ }}',
    '{% for i in (1..1000000) %}{% for j in (1..1000000) %}x{% endfor %}{% endfor %}',
    '{% assign a = 1 %}',
    '{% capture a %}x{% endcapture %}',
    '{% include "/etc/passwd" %}',
    '{% render "x" %}',
    '{% layout "x" %}',
    '{% liquid echo lead %}',
    '{{ (1..100000000) }}',
    '{{ (1..100000000) | append: "x" }}',
    '{% if true %}'.repeat(3000),
    `${'{% if true %}'.repeat(3000)}${'{% endif %}'.repeat(3000)}`,
    '{{ lead.email }}'.repeat(3000),
    'x'.repeat(5_000_000),
    '{{ lead.email',
    '{% if %}',
    '{% endif %}',
  ]
  for (const attack of attacks) {
    let found: unknown[] = []
    const took = fastest(() => {
      found = problems(attack)
    })
    expect(took, attack.slice(0, 60)).toBeLessThan(100)
    expect(found.length, attack.slice(0, 60)).toBeGreaterThan(0)
  }
  // What slipped past the check would still reach no prototype.
  expect(body('{{ lead.__proto__ }}{{ lead.constructor }}{{ constructor }}|').text.startsWith('|')).toBe(true)
})

test('the worst allowed template renders within the budget', () => {
  const hostile = [
    '['.repeat(50_000),
    '[a]('.repeat(150),
    `${'https://'.repeat(6000)}`,
    '\n \t'.repeat(16_000),
    `https://a.example/${'!'.repeat(1900)}a `.repeat(25),
    '{{ lead.email }}'.repeat(500),
  ]
  for (const source of hostile) {
    expect(
      fastest(() => problems(source)),
      source.slice(0, 20),
    ).toBeLessThan(100)
    expect(
      fastest(() => body(source)),
      source.slice(0, 20),
    ).toBeLessThan(100)
  }
})

test('links, bare links and buttons; rewriting counts web links and spares the unsubscribe link', () => {
  const source =
    'See [our *prices*](https://a.example/?q=1&r={{ lead.first_name }}) or https://b.example/x.\nMail [us](mailto:us@a.example).\n\n' +
    '[[Book & go]({{ lead.custom.website }})]\n\n[Stop]({{ unsubscribe_url }})'
  expect(problems(source)).toEqual([])
  const mail = render(
    { body_text: source },
    { first_name: 'A&"Ö', custom: { website: 'https://c.example/' } },
    {
      rewrite: (url, index) => `https://lw.example/c/${index}?u=${encodeURIComponent(url)}`,
      open_pixel_url: 'https://lw.example/o/1',
    },
  )
  expect(mail.links).toEqual([
    { index: 0, url: 'https://a.example/?q=1&r=A%26%22%C3%96', label: 'our *prices*' },
    { index: 1, url: 'https://b.example/x', label: 'https://b.example/x' },
    { index: 2, url: 'https://c.example/', label: 'Book & go' },
  ])
  expect(mail.html.match(/https:\/\/lw\.example\/c\//g)).toHaveLength(3)
  expect(mail.html).toContain('href="mailto:us@a.example"')
  expect(mail.html.match(/href="https:\/\/lw\.example\/u\/token-1\?a=1&amp;b=2"/g)).toHaveLength(1)
  expect(mail.html).toContain('<img src="https://lw.example/o/1" width="1"')
  expect(mail.html).toContain('>Book &amp; go</a>')
  expect(mail.text).toContain('or https://b.example/x.\nMail us (mailto:us@a.example).')
  expect(mail.text).toContain('Book & go: https://c.example/')
  expect(mail.text).not.toContain('/c/0')
})

test('targets that are no web address are problems at save and plain words when they come from data', () => {
  expect(problems('ok\n[x](javascript:alert(1))')[0]).toMatchObject({ line: 2, code: 'template_link_invalid' })
  for (const target of ['javascript:x', 'data:text/html,x', '/relative', 'example.com', 'https://a b', 'vbscript:x']) {
    expect(problems(`[x](${target})`)[0]?.code, target).toBe('template_link_invalid')
  }
  for (const website of ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', '//evil', '']) {
    const mail = body(
      '[site]({{ lead.custom.website }}) [[go]({{ lead.custom.website }})]\n\n[[go]({{ lead.custom.website }})]',
      { custom: { website } },
    )
    expect(mail.links, website).toEqual([])
    expect(mail.html, website).not.toMatch(/javascript|data:text/)
  }
})

test('the footer names the sender, the address and the way out, in the language of the mail', () => {
  const english = body('x')
  expect(english.html).toContain('Acme &amp; Sons · 1 Main St, Springfield')
  expect(english.text).toContain('Unsubscribe: https://lw.example/u/token-1?a=1&b=2')
  const spanish = render({}, {}, { locale: 'es' })
  expect(spanish.html).toContain('lang="es"')
  expect(spanish.html).toContain('Cancelar la suscripción')
  const { unsubscribe_url: _, ...transactional } = data()
  const plain = renderTemplate(compileTemplate({ subject: 's', body_text: 'b' }), transactional, options)
  expect(plain.html + plain.text).not.toMatch(/unsubscribe/i)
  expect(plain.text).toContain('1 Main St')
})

test('the footer leaves out the way out where the text has it already', () => {
  const { html, text } = body('Bye.\n\n[Leave the list]({{ unsubscribe_url }})')
  expect(html.match(/href="https:\/\/lw\.example\/u\//g)).toHaveLength(1)
  expect(html).toContain('because you signed up at Acme &amp; Sons.</p>')
  expect(text.match(/https:\/\/lw\.example\/u\//g)).toHaveLength(1)
})

test('the preheader is hidden, absent when empty, and the page is one column of 600 px', () => {
  expect(render({ preheader: 'Look' }).html).toMatch(/<div style="display:none[^"]*"\s*>Look\s*&#847;/)
  expect(render({ preheader: null }).html).not.toContain('display:none')
  expect(render({}).html).toContain('max-width:600px')
  expect(render({}).html).toContain('prefers-color-scheme:dark')
})
