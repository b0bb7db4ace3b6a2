import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { upload } from '../../../testing/upload.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.post(`/v1/sites/${site}/publish`)
  const fields = [
    { label: 'Stars', name: 'stars', type: 'number' },
    { label: 'Size', name: 'size', type: 'dropdown', options: ['S', 'L'] },
  ]
  for (const field of fields) {
    const { status, body } = await h.post(`/v1/sites/${site}/custom-fields`, field)
    expect(status, JSON.stringify(body)).toBe(201)
  }
})
afterAll(() => h.close())

/** As a browser reads it. */
async function told(design: object): Promise<Record<string, unknown>> {
  const at = `/v1/sites/${site}/popups`
  const { body, status } = await h.post(at, {
    name: 'A popup',
    form: { fields: [{ name: 'email' }] },
    ...design,
    content: { heading: 'A letter', thank_you_heading: 'Thanks', ...(design as { content?: object }).content },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const published = await h.post(`${at}/${body.id}/publish`)
  expect(published.status, JSON.stringify(published.body)).toBe(200)
  const config = await h.get(`/v1/public/sites/${site}/config`, { token: null })
  const popups = config.body.popups as Record<string, unknown>[]
  return popups.find(({ id }) => id === body.id) ?? {}
}

test('what few popups need is a file of its own, for those that need it', async () => {
  const plain = await told({ content: { text: 'Plain * text, 2 * 3' } })
  expect(plain.files).toBeUndefined()
  for (const design of [
    { content: { text: 'Read **this**' } },
    { content: { thank_you_text: '- one' } },
    { content: { coupon_code: 'GREEN10' } },
    { countdown: { type: 'per_visitor', minutes: 15 } },
    { style: { progress_style: 'dots' } },
    { style: { logo: 'light' } },
    { form: { fields: [{ name: 'email' }, { name: 'stars', presentation: 'stars' }] } },
    { form: { fields: [{ name: 'email' }], consent: { type: 'notice', text: 'See our [terms](/terms).' } } },
    { variants: [{ id: 'b', name: 'B', content: { text: '*b*' } }] },
    { translations: [{ locale: 'fr', content: { text: '*b*' } }] },
  ]) {
    expect(await told(design), JSON.stringify(design)).toMatchObject({ files: ['extras.js'] })
  }
})

test('the logo is the site’s, for light or for dark; without one none is shown', async () => {
  const logoOf = async (logo: string) => ((await told({ style: { logo } })).style as { logo_url?: string }).logo_url
  expect(await logoOf('light')).toBeUndefined()
  const image = async (red: number) => {
    const square = { width: 8, height: 8, channels: 3 as const, background: { r: red, g: 0, b: 0 } }
    const bytes = await sharp({ create: square }).png().toBuffer()
    return (await upload(h, `/v1/sites/${site}/images`, bytes)).body.id as string
  }
  const [light, dark] = [await image(10), await image(200)]
  const put = (body: object) => h.patch(`/v1/sites/${site}/brand`, body)
  const path = (id: string) => `/v1/public/sites/${site}/images/${id}`
  expect((await put({ logo_image_id: light })).status).toBe(200)
  expect([await logoOf('light'), await logoOf('dark')]).toEqual([path(light), path(light)])
  await put({ dark_logo_image_id: dark })
  expect([await logoOf('light'), await logoOf('dark')]).toEqual([path(light), path(dark)])
  expect(await logoOf('none')).toBeUndefined()
})

test('a countdown to a moment ends the popup; one of each visitor is told in minutes', async () => {
  const ends_at = '2027-04-01T10:00:00Z'
  const both = { countdown: { type: 'until', ends_at }, schedule: { ends_at: '2027-05-01T10:00:00Z' } }
  const until = await told(both)
  expect([until.countdown, until.schedule]).toEqual([{ ends_at: Date.parse(ends_at) }, [0, Date.parse(ends_at)]])
  const own = await told({ countdown: { type: 'per_visitor', minutes: 15 } })
  expect([own.countdown, own.schedule]).toEqual([{ minutes: 15 }, undefined])
})

test('stars are for numbers, buttons and pictures for options; elsewhere a field looks as usual', async () => {
  const { form } = await told({
    form: {
      fields: [
        { name: 'email', presentation: 'stars' },
        { name: 'stars', presentation: 'stars' },
        { name: 'size', presentation: 'pictures', image_ids: ['', ''] },
      ],
    },
  })
  const { fields } = form as { fields: Record<string, unknown>[] }
  expect(fields.map(({ presentation, image_urls }) => [presentation, image_urls])).toEqual([
    [undefined, undefined],
    ['stars', undefined],
    ['pictures', ['', '']],
  ])
})

test('of a picture only what is not usual is told, and nothing where there is none', async () => {
  const style = { image_placement: 'left', image_focus_x_percent: 20 }
  const without = (await told({ style })).style as Record<string, unknown>
  expect(Object.keys(without).filter(name => /^image|scrim|progress/.test(name))).toEqual([])
})

test('an image of an option that is none of the site’s is missing', async () => {
  const { body } = await h.post(`/v1/sites/${site}/popups`, {
    name: 'Missing',
    form: {
      fields: [
        { name: 'email' },
        { name: 'size', presentation: 'pictures', image_ids: ['', `image_${'0'.repeat(32)}`] },
      ],
    },
  })
  expect(body.missing).toContainEqual({ pointer: '/form/fields/1/image_ids/1', code: 'unknown_reference' })
})
