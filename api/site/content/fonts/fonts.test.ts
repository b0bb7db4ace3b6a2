import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servedFonts } from '../../../account/sites/rules.ts'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'
import { readUnicodeRange } from './characters.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
})
afterAll(() => h.close())

const inter = new URL('../../../../node_modules/@fontsource-variable/inter/', import.meta.url)
const ofInter = (subset: string) => readFileSync(new URL(`files/inter-${subset}-wght-normal.woff2`, inter))

test.each(['cyrillic', 'greek-ext', 'vietnamese'])(
  'the characters of a font are those that its makers name: %s',
  async subset => {
    const named: Record<string, string> = JSON.parse(readFileSync(new URL('unicode.json', inter), 'utf8'))
    const has = (characters: number[], at: number) => characters.includes(at)
    const [read, made] = [expanded(await readUnicodeRange(ofInter(subset))), expanded(named[subset])]
    const letters = read.filter(at => at > 0x2ff)
    expect(letters.length).toBeGreaterThan(70)
    expect(letters.filter(at => !has(made, at))).toEqual([])
  },
)

const expanded = (ranges: string | null | undefined): number[] =>
  (ranges ?? '').split(/, ?/).flatMap(range => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map(text => Number.parseInt(text, 16))
    return Array.from({ length: last - first + 1 }, (_, more) => first + more)
  })

/** A `cmap` with one table of segments: A to C by a difference, E and G by a list in which G has no glyph. */
function segments(): Buffer {
  const words = [0, 1, 3, 1, 0, 12, 4, 50, 0, 6, 0, 0, 0, 0x43, 0x47, 0xffff, 0, 0x41, 0x45, 0xffff]
  const table = Buffer.alloc((words.length + 9) * 2)
  for (const [at, word] of [...words, -0x40 & 0xffff, 0, 1, 0, 4, 0, 7, 8, 0].entries())
    table.writeUInt16BE(word, at * 2)
  return table
}

function woff(cmap: Buffer, isPacked: boolean): Buffer {
  const stored = isPacked ? deflateSync(Buffer.concat([cmap, Buffer.alloc(200)])) : cmap
  const head = Buffer.alloc(44 + 20)
  head.write('wOFF')
  head.writeUInt16BE(1, 12)
  head.write('cmap', 44)
  for (const [at, value] of [head.length, stored.length, isPacked ? cmap.length + 200 : cmap.length].entries())
    head.writeUInt32BE(value, 48 + at * 4)
  return Buffer.concat([head, stored])
}

test.each([true, false])('the older format is read, packed: %s', async isPacked => {
  expect(await readUnicodeRange(woff(segments(), isPacked))).toBe('U+41-43, U+45-46')
})

test('what is no font, is cut off or is endless has no characters, and breaks nothing', async () => {
  const whole = ofInter('cyrillic')
  for (const bytes of [Buffer.from('wOF2 and the rest of a font'), Buffer.alloc(0), whole.subarray(0, 900)])
    expect(await readUnicodeRange(bytes)).toBeNull()
  const endless = Buffer.from(whole)
  endless.writeUInt16BE(0xffff, 12)
  expect(await readUnicodeRange(endless)).toBeNull()
})

test('fonts of the site say which letters they have, as far as it is known', async () => {
  const { body } = await upload(h, `/v1/sites/${site}/files`, ofInter('cyrillic'), 'casa.woff2')
  const broken = await upload(h, `/v1/sites/${site}/files`, Buffer.from('wOF2 and the rest of a font'), 'rota.woff2')
  const lora = servedFonts.find(({ name }) => name === 'Lora')
  const fonts = [
    { name: 'System', stack: 'system-ui, sans-serif' },
    lora,
    { name: 'Casa', stack: 'Casa, serif', url: body.font_url },
    { name: 'Rota', stack: 'Rota, serif', url: broken.body.font_url },
    { name: 'Away', stack: 'Away, serif', url: 'https://casa.example/away.woff2' },
  ]
  expect((await h.patch(`/v1/sites/${site}/design-settings`, { fonts })).status).toBe(200)
  const read = async () => (await h.get(`/v1/sites/${site}/font-characters`)).body.data
  const first = await read()
  expect(first).toEqual([
    { stack: lora?.stack, unicode_range: expect.stringContaining('U+20-7E, U+A0-AC, U+AE-FF') },
    { stack: 'Casa, serif', unicode_range: expect.stringContaining('U+400-45F') },
    { stack: 'Rota, serif', unicode_range: null },
    { stack: 'Away, serif', unicode_range: null },
  ])
  expect(await read()).toEqual(first)
})
