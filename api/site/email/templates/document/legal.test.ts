import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrast } from '../../../../platform/schemas/colors.ts'
import { createMailFixture, type MailFixture } from '../../../../testing/fixtures/mail.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
})
afterAll(() => w.close())

const block = { id: 'b1', type: 'html', html: '<p>Hello</p>' }
async function legalOn(document: object): Promise<string> {
  const { body } = await w.post(w.path(`templates/${w.template_id}/preview`), {
    document: { version: 1, blocks: [block], ...document },
  })
  return String(body.html)
}
const colorIn = (html: string): string => /lw-legal" style="[^"]*;color:(#[0-9a-f]{6})/.exec(html)?.[1] ?? ''

test.each(['#000000', '#0b1120', '#808080', '#ffe600', '#ffffff'])(
  'the legally required words can be read on a page of %s, in dark mode too',
  async page_color => {
    const html = await legalOn({ page_color, content_color: page_color })
    expect(contrast(colorIn(html), page_color)).toBeGreaterThanOrEqual(4.5)
    // The page keeps its color there, and so do they.
    expect(html).toContain('class="lw-own lw-legal"')
    expect(html.slice(html.indexOf('lw-legal" style'))).not.toContain('lw-quiet')
  },
)

test('they follow a page that turns dark by a rule of its own', async () => {
  const html = await legalOn({
    page_color: '#ffffff',
    media_rules: [{ media: '(prefers-color-scheme:dark)', class_name: 'lw-m0', style: 'background-color:#101010' }],
  })
  const color = /\.lw-legal\{color:(#[0-9a-f]{6})!important/.exec(html)?.[1] ?? ''
  expect(contrast(color, '#101010')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  { media: 'print', class_name: 'lw-m1', style: 'color:red' },
  { media: '(max-width:600px){}', class_name: 'lw-m1', style: 'color:red' },
  { media: '(max-width:600px)', class_name: 'lw-legal', style: 'display:none' },
])('a rule with %o is refused', async rule => {
  const { status, body } = await w.post(w.path(`templates/${w.template_id}/preview`), {
    document: { version: 1, blocks: [block], media_rules: [rule] },
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body.errors)).toContain('"/document/media_rules/0/')
})
