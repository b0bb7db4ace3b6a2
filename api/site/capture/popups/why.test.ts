import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'

let h: Harness
let site: string
let at: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  at = `/v1/sites/${site}/popups`
})
afterAll(() => h.close())

const complete = {
  content: { heading: 'A letter', thank_you_heading: 'Thanks' },
  form: { fields: [{ name: 'email' }] },
}

async function popup(name: string, design: object = {}, publish = true): Promise<string> {
  const { body } = await h.post(at, { ...complete, name, ...design })
  if (publish) expect((await h.post(`${at}/${body.id}/publish`)).status).toBe(200)
  return body.id
}

interface Why {
  popup_id: string
  verdict: string
  shows: boolean
  first: boolean
  failed_rule?: { list: string; index: number; url_rule?: object; visitor_rule?: object }
  variant?: string
  variant_name?: string
}

async function why(body: object = {}): Promise<Map<string, Why>> {
  const answer = await h.post(`${at}/why`, { page_url: 'https://casa.example/balconies?plan=pro', ...body })
  expect(answer.status).toBe(200)
  return new Map((answer.body.data as unknown as Why[]).map(one => [one.popup_id, one]))
}

test('each popup has its verdict, and the rule that it speaks of', async () => {
  const plain = await popup('Plain')
  const urgent = await popup('Urgent', { priority: 5 })
  const elsewhere = await popup('Elsewhere', {
    url_rules: [
      { match: 'contains', value: 'balconies' },
      { match: 'query', value: 'plan=pro', exclude: true },
    ],
  })
  const phones = await popup('Phones', { devices: ['mobile'] })
  const spanish = await popup('Spanish', {
    visitor_rules: [
      { field: 'country', op: 'is', values: ['ES'] },
      { field: 'language', op: 'is', values: ['es'] },
    ],
  })
  const draft = await popup('Draft', {}, false)
  const clicked = await popup('Clicked', { triggers: [{ type: 'click' }] })

  const unpublished = await why()
  expect(unpublished.get(plain)).toMatchObject({ verdict: 'show', shows: false, first: false })

  await h.post(`/v1/sites/${site}/publish`)
  const desktop = await why({ language: 'en', country: 'DE' })
  expect(desktop.get(plain)).toMatchObject({ verdict: 'show', shows: true, first: false })
  expect(desktop.get(urgent)).toMatchObject({ verdict: 'show', first: true })
  expect(desktop.get(elsewhere)).toMatchObject({ verdict: 'url', failed_rule: { list: 'url_rules', index: 1 } })
  expect(desktop.get(elsewhere)?.failed_rule?.url_rule).toEqual({ match: 'query', value: 'plan=pro', exclude: true })
  expect(desktop.get(phones)).toMatchObject({ verdict: 'device', shows: false })
  expect(desktop.get(spanish)).toMatchObject({ verdict: 'visitor', failed_rule: { list: 'visitor_rules', index: 1 } })
  expect(desktop.get(draft)).toMatchObject({ verdict: 'show', status: 'draft', shows: false, first: false })
  expect(desktop.get(clicked)).toMatchObject({ verdict: 'waiting', shows: false })

  const phone = await why({ device: 'mobile', language: 'es-MX', country: 'MX', page_url: 'https://casa.example/' })
  expect(phone.get(phones)).toMatchObject({ verdict: 'show' })
  expect(phone.get(spanish)).toMatchObject({ verdict: 'server', failed_rule: { list: 'visitor_rules', index: 0 } })
  expect(phone.get(spanish)?.failed_rule?.visitor_rule).toEqual({ field: 'country', op: 'is', values: ['ES'] })
  expect(phone.get(elsewhere)).toMatchObject({ verdict: 'url', failed_rule: { list: 'url_rules', index: 0 } })
})

test('what was seen before holds it back, for as long as the owner says', async () => {
  const id = await popup('Seen', { frequency_days: 7, hide_duration_days: 30 })
  const of = async (seen: object, then?: string) =>
    (await why({ seen: [{ popup_id: id, ...seen }], ...(then && { at: then }) })).get(id)?.verdict
  expect(await of({ shown_at: '2027-03-08T00:00:00Z' })).toBe('frequency')
  expect(await of({ shown_at: '2027-03-01T00:00:00Z' })).toBe('show')
  expect(await of({ closed_at: '2027-03-01T00:00:00Z' })).toBe('hidden')
  expect(await of({ closed_at: '2027-03-01T00:00:00Z' }, '2027-04-01T00:00:00Z')).toBe('show')
  expect(await of({ submitted_at: '2026-01-01T00:00:00Z' })).toBe('submitted')
  const before = async (interaction: string, days_ago: number, popup_id?: string) =>
    (await why({ seen_before: { interaction, days_ago, ...(popup_id && { popup_id }) } })).get(id)?.verdict
  expect(await before('shown', 6)).toBe('frequency')
  expect(await before('shown', 7, id)).toBe('show')
  expect(await before('closed', 6)).toBe('frequency')
  expect(await before('closed', 29)).toBe('hidden')
  expect(await before('closed', 30)).toBe('show')
  expect(await before('submitted', 300)).toBe('submitted')
  expect(await before('shown', 0, 'popup_0199a3f2c4d87e6b9a0112233445566f')).toBe('show')
  await h.patch(`${at}/${id}`, { show_after_submission: true })
  expect(await of({ submitted_at: '2026-01-01T00:00:00Z' })).toBe('show')
  await h.patch(`${at}/${id}`, { schedule: { starts_at: '2027-03-15T00:00:00Z', ends_at: '2027-03-16T00:00:00Z' } })
  expect(await of({})).toBe('schedule')
  expect(await of({}, '2027-03-15T12:00:00Z')).toBe('show')
  expect(await of({}, '2027-03-16T00:00:00Z')).toBe('schedule')
})

test('a visitor sees the same variant again, and applying one ends the test', async () => {
  const variants = [
    { id: 'b', name: 'Shorter', content: { heading: 'Short' }, style: { radius_px: 0 } },
    { id: 'c', name: 'Lower', position: 'bottom' },
  ]
  const id = await popup('Tested', { variants })
  const seen = new Map<string, number>()
  for (let i = 0; i < 60; i++) {
    const variant = (await why({ visitor_id: `visitor-${i}` })).get(id)?.variant ?? ''
    seen.set(variant, (seen.get(variant) ?? 0) + 1)
  }
  expect([...seen.keys()].toSorted()).toEqual(['b', 'c', 'original'])
  const one = (await why({ visitor_id: 'visitor-1' })).get(id)?.variant
  expect((await why({ visitor_id: 'visitor-1' })).get(id)?.variant).toBe(one)
  const names = { original: undefined, b: 'Shorter', c: 'Lower' } as Record<string, string | undefined>
  for (let i = 0; i < 8; i++) {
    const { variant = '', variant_name } = (await why({ visitor_id: `visitor-${i}` })).get(id) ?? {}
    expect(variant_name).toBe(names[variant])
  }
  expect((await h.post(`${at}/${id}/variants/d/apply`)).status).toBe(404)
  const applied = await h.post(`${at}/${id}/variants/b/apply`)
  expect(applied.body).toMatchObject({
    variants: [],
    position: 'center',
    content: { heading: 'Short', thank_you_heading: 'Thanks' },
    style: { radius_px: 0, accent_color: '#2b2723' },
  })
  const { body } = await h.get(`/v1/sites/${site}/activities?subject_id=${id}`)
  expect(body.data[0]).toMatchObject({ name: 'popup.variant_applied', subject_id: id })
})

test('after another was closed, and where the page view has shown a box, it says what holds a popup back', async () => {
  const other = await h.newSite('Overlays')
  await h.post(`/v1/sites/${other}/publish`)
  const of = `/v1/sites/${other}/popups`
  const make = async (name: string, design: object) => {
    const { body } = await h.post(of, { ...complete, name, ...design })
    await h.post(`${of}/${body.id}/publish`)
    return String(body.id)
  }
  const first = await make('First', { priority: 1 })
  const second = await make('Second', {})
  const inline = await make('Inline', { type: 'embedded' })
  const verdicts = async (body: object) => {
    const answer = await h.post(`${of}/why`, { page_url: 'https://casa.example/', ...body })
    const rows = answer.body.data as unknown as Why[]
    return {
      said: Object.fromEntries(rows.map(one => [one.popup_id, one.verdict])),
      overlay_pause_seconds: answer.body.overlay_pause_seconds,
      several_boxes: answer.body.several_boxes,
    }
  }
  const closed = { seen_before: { popup_id: first, interaction: 'closed', days_ago: 0 } }
  expect(await verdicts(closed)).toEqual({
    said: { [first]: 'frequency', [second]: 'pause', [inline]: 'show' },
    overlay_pause_seconds: 30,
    several_boxes: false,
  })
  const formInPage = { seen_before: { popup_id: inline, interaction: 'closed', days_ago: 0 } }
  expect((await verdicts(formInPage)).said[second]).toBe('show')
  const at = new Date(h.clock.now()).toISOString()
  const earlier = new Date(h.clock.now() - 30_000).toISOString()
  const seen = (closed_at: string) => ({ at, seen: [{ popup_id: first, closed_at }] })
  expect((await verdicts(seen(earlier))).said[second]).toBe('show')
  expect((await verdicts({ box_shown: true })).said).toEqual({ [first]: 'once', [second]: 'once', [inline]: 'show' })
  const settings = `/v1/sites/${other}/overlay-settings`
  expect((await h.get(settings)).body).toMatchObject({ overlay_pause_seconds: 30, several_boxes: false })
  const saved = await h.patch(settings, { overlay_pause_seconds: 60, several_boxes: true })
  expect(saved.body).toMatchObject({ overlay_pause_seconds: 60, several_boxes: true })
  expect((await verdicts(seen(earlier))).said[second]).toBe('pause')
  expect((await verdicts({ box_shown: true })).said[second]).toBe('show')
  for (const [seconds, code] of [
    [0, 'too_small'],
    [86_401, 'too_big'],
  ] as const) {
    const { status, body } = await h.patch(settings, { overlay_pause_seconds: seconds })
    expect([status, body.errors]).toMatchObject([422, [{ pointer: '/overlay_pause_seconds', code }]])
  }
})
