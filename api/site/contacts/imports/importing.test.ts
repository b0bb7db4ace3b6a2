/** What an import does to people: verdicts, modes, consent, undoing, and what stays whatever a file says. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { importLimits } from './limits.ts'

let h: Harness
const { at, check, field, freshSite, get, leads, mapped, people, perform, rows, scope, set, start, undo, work } =
  importing(() => h)
beforeAll(async () => {
  h = await createHarness()
  await freshSite()
})
afterAll(() => h.close())

test('a check gives every row its verdict and changes nothing; the import then does just that', async () => {
  await freshSite()
  await field('member', 'checkbox')
  await field('site', 'website')
  await field('size', 'dropdown', ['Small', 'Large'])
  await field('born', 'date')
  await field('age', 'number')
  await h.post(`${at()}/leads`, { email: 'known@example.com', first_name: 'Kim', custom_fields: { age: 3 } })
  await h.post(`${at()}/leads`, { email: 'same@example.com', first_name: 'Sam' })
  const text = [
    'Email,Name,Member,Site,Size,Born,Age',
    'new@example.com,Ana,yes,https://a.example/x,small,1990-02-28,34',
    'KNOWN@example.com,Kim,,,,,4',
    'same@example.com,Sam,,,,,',
    'new@Example.com,Twice,,,,,',
    'broken at example,Ana,,,,,',
    ',Ana,,,,,',
    'b@example.com,Ana,perhaps,,,,',
    'c@example.com,Ana,,not a site,,,',
    'd@example.com,Ana,,,Huge,,',
    'e@example.com,Ana,,,,31/02/1999,',
    'f@example.com,Ana,,,,,many',
    'g@example.com,Ana,,,,,,more',
    'h@example.com,R2D2,,,,,',
  ].join('\n')
  const fields = ['email', 'first_name', 'member', 'site', 'size', 'born', 'age']
  const id = await mapped(text, fields)
  const before = await people()
  const checked = await check(id)
  expect(checked).toMatchObject({
    type: 'lead_import_check',
    status: 'completed',
    subject_name: 'contacts.csv',
    can_undo: false,
  })
  expect(checked.progress).toEqual({ total: 13, processed: 13, succeeded: 8, skipped: 1, failed: 4 })
  expect(await people()).toEqual(before)
  const said = (await rows(id)).map(row => [row.number, row.verdict, row.problems.map(p => [p.column, p.code])])
  expect(said).toEqual([
    [2, 'new', []],
    [3, 'changed', []],
    [4, 'same', []],
    [5, 'refused', [[undefined, 'email_repeated']]],
    [6, 'refused', [[0, 'email_invalid']]],
    [7, 'refused', [[0, 'email_missing']]],
    [8, 'new', [[2, 'boolean_invalid']]],
    [9, 'new', [[3, 'url_invalid']]],
    [10, 'new', [[4, 'not_allowed_value']]],
    [11, 'new', [[5, 'date_invalid']]],
    [12, 'new', [[6, 'number_invalid']]],
    [13, 'refused', [[undefined, 'too_many_cells']]],
    [14, 'new', [[1, 'name_characters']]],
  ])
  expect(await get(id)).toMatchObject({
    status: 'checked',
    check: { counts: { created: 7, changed: 1, same: 1, refused: 4, skipped: 0 } },
  })
  const page = (await h.get(`${at()}/imports/${id}/rows?verdict=new,changed&limit=2`)).body
  expect([page.data.map(row => row.number), page.has_more]).toEqual([[2, 3], true])
  expect((await rows(id, `?verdict=new,changed&limit=2&cursor=${page.next_cursor}`)).map(row => row.number)).toEqual([
    8, 9,
  ])
  const csv = String(
    (await h.get(`${at()}/imports/${id}/rows/export?verdict=refused`, { headers: { 'accept-language': 'es' } })).body,
  )
  expect(csv.split('\r\n').slice(0, 4)).toEqual([
    'Fila,Resultado,Motivo,Email,Name,Member,Site,Size,Born,Age',
    '5,Rechazado,Una fila anterior tiene el mismo correo,new@Example.com,Twice,,,,,',
    '6,Rechazado,Email: Correo no válido,broken at example,Ana,,,,,',
    '7,Rechazado,Email: Sin correo,,Ana,,,,,',
  ])

  const done = await start(id)
  expect(done).toMatchObject({
    type: 'lead_import',
    progress: checked.progress,
    counts: { new: 7, changed: 1, same: 1, refused: 4, skipped: 0 },
    can_undo: true,
  })
  expect((await rows(id)).map(row => [row.number, row.verdict, row.problems.map(p => [p.column, p.code])])).toEqual(
    said,
  )
  const all = await leads()
  const taken_without = ['b', 'c', 'd', 'e', 'f', 'h'].map(name => `${name}@example.com`)
  expect(Object.keys(all).sort()).toEqual([
    ...taken_without,
    'known@example.com',
    'new@example.com',
    'same@example.com',
  ])
  expect(all['b@example.com']).toMatchObject({ first_name: 'Ana', custom_fields: {} })
  expect(all['new@example.com']).toMatchObject({
    first_name: 'Ana',
    source: 'import',
    mailability: 'unsubscribed',
    custom_fields: { member: true, site: 'https://a.example/x', size: 'Small', born: '1990-02-28', age: 34 },
  })
  expect(all['known@example.com']?.custom_fields).toEqual({ age: 4 })
  expect(all['h@example.com']?.first_name).toBeNull()
  const failures = String((await h.get(`${at()}/operations/${done.id}/failures`)).body)
  expect(failures.split('\r\n')[1]).toBe('1,5,,email_repeated,An earlier row has the same email')

  expect(await undo(done.id)).toMatchObject({ status: 'completed', progress: { total: 8, succeeded: 8, failed: 0 } })
  expect(await people()).toEqual(before)
  expect((await get(id)).status).toBe('undone')
})

test('known people are replaced, filled or left as they are, as the mode says; empty cells take nothing away', async () => {
  const modes = {
    update: ['Bea', 'López', 'two'],
    fill_empty: ['Ana', 'López', 'one'],
    skip: ['Ana', null, 'one'],
  } as const
  for (const [mode, expected] of Object.entries(modes)) {
    await freshSite()
    await field('note', 'text')
    await h.post(`${at()}/leads`, {
      email: 'a@b.example',
      first_name: 'Ana',
      phone: '600 000 000',
      custom_fields: { note: 'one' },
    })
    const text = 'e,f,l,p,n\na@b.example,Bea,López,,two\n'
    const id = await mapped(text, ['email', 'first_name', 'last_name', 'phone', 'note'], { mode })
    await start(id)
    const lead = (await leads())['a@b.example']
    expect([lead?.first_name, lead?.last_name, lead?.custom_fields.note, lead?.phone]).toEqual([
      ...expected,
      '600 000 000',
    ])
  }
})

test('tags, audiences and consent are for whom they are; who withdrew or was erased then stays unsubscribed', async () => {
  await freshSite()
  const tag = (await h.post(`${at()}/tags`, { name: 'Fair' })).body.id
  const audience = (await h.post(`${at()}/audiences`, { name: 'Visitors' })).body.id
  const consent = { text: 'Newsletter, at the fair' }
  const ids = []
  for (const email of ['gone@b.example', 'left@b.example', 'never@b.example']) {
    ids.push((await h.post(`${at()}/leads`, { email, ...(email.startsWith('never') ? {} : { consent }) })).body.id)
  }
  for (const id of ids.slice(0, 2)) await h.post(`${at()}/leads/${id}/unsubscribe`)
  await h.delete(`${at()}/leads/${ids[0]}`)
  const before = await people()
  const text = 'e\ngone@b.example\nleft@b.example\nnever@b.example\nnew@b.example\n'
  const id = await mapped(text, ['email'], { tag_ids: [tag], audience_ids: [audience], consent })
  const done = await start(id)
  expect(done.progress).toMatchObject({ succeeded: 4 })
  const all = await leads()
  expect(
    Object.entries(all)
      .map(([email, lead]) => [email, lead.mailability])
      .sort(),
  ).toEqual([
    ['gone@b.example', 'unsubscribed'],
    ['left@b.example', 'unsubscribed'],
    ['never@b.example', 'subscribed'],
    ['new@b.example', 'subscribed'],
  ])
  expect(all['gone@b.example']?.unsubscribed_at).not.toBeNull()
  for (const lead of Object.values(all)) expect([lead.tag_ids, lead.audience_ids]).toEqual([[tag], [audience]])
  const added = (await h.get(`${at()}/leads/${all['new@b.example']?.id}?expand=tags`)).body
  expect(added.tags).toMatchObject([{ source: 'import', source_id: id }])
  const ledger = (await h.get(`${at()}/leads/${all['new@b.example']?.id}/consents`)).body.data
  expect(ledger).toMatchObject([{ text: consent.text, place: 'import', method: 'import' }])
  expect((await h.get(`${at()}/leads/${ids[1]}/consents`)).body.data[0]).toMatchObject({ type: 'withdrawn' })
  await undo(done.id)
  expect(await people()).toEqual(before)
  expect((await h.get(`${at()}/leads/${ids[2]}/consents`)).body.data[0]).toMatchObject({
    type: 'withdrawn',
    method: 'import_undone',
  })
  expect((await set(id, { subscribe: false })).body.code).toBe('transition_not_allowed')
})

test('undoing keeps what people changed since, and lists it', async () => {
  await freshSite()
  await field('note', 'text')
  await h.post(`${at()}/leads`, { email: 'a@b.example', first_name: 'Ana', custom_fields: { note: 'one' } })
  await h.post(`${at()}/leads`, { email: 'b@b.example', first_name: 'Bea', custom_fields: { note: 'one' } })
  const text = 'e,f,n\na@b.example,Ada,two\nb@b.example,Bibi,two\nc@b.example,Cleo,two\nd@b.example,Dora,two\n'
  const done = await start(await mapped(text, ['email', 'first_name', 'note']))
  const all = await leads()
  const ids = Object.fromEntries(Object.entries(all).map(([email, { id }]) => [email[0], String(id)])) as Record<
    string,
    string
  >
  await h.patch(`${at()}/leads/${ids.a}`, { first_name: 'Amy' })
  const tag = (await h.post(`${at()}/tags`, { name: 'Mine' })).body.id
  await h.post(`${at()}/leads/${ids.c}/tags`, { tag_ids: [tag] })
  const undone = await undo(done.id)
  expect(undone.progress).toMatchObject({ succeeded: 2, failed: 2 })
  const failures = String((await h.get(`${at()}/operations/${undone.id}/failures`)).body)
  expect(failures.match(/[ac]@b\.example,changed_since/g)?.sort()).toEqual([
    'a@b.example,changed_since',
    'c@b.example,changed_since',
  ])
  const now = await leads()
  expect(Object.keys(now).sort()).toEqual(['a@b.example', 'b@b.example', 'c@b.example'])
  expect([now['a@b.example']?.first_name, now['a@b.example']?.custom_fields.note]).toEqual(['Amy', 'one'])
  expect([now['b@b.example']?.first_name, now['b@b.example']?.custom_fields.note]).toEqual(
    ['Bibi', 'one'].map((v, i) => (i ? v : 'Bea')),
  )
})

test('the same file twice at once makes each person once; an import begins once', async () => {
  await freshSite()
  const text = `e,f\n${Array.from({ length: 1_200 }, (_, i) => `lead${i}@b.example,Ana`).join('\n')}`
  const [one, two] = [await mapped(text, ['email', 'first_name']), await mapped(text, ['email', 'first_name'])]
  const [first, second] = await Promise.all([start(one), start(two)])
  const sum = (which: string) => Number(first.counts?.[which as never]) + Number(second.counts?.[which as never])
  expect([sum('new'), sum('same'), sum('refused')]).toEqual([1_200, 1_200, 0])
  expect((await h.post(`${at()}/leads/count`, {})).body.count).toBe(1_200)
  for (const act of ['check', 'start']) {
    expect((await h.post(`${at()}/imports/${one}/${act}`)).body.code).toBe('transition_not_allowed')
  }
  expect((await h.delete(`${at()}/imports/${one}`)).body.code).toBe('transition_not_allowed')
  await Promise.all([first, second].filter(({ can_undo }) => can_undo).map(({ id }) => undo(id)))
  expect((await h.post(`${at()}/leads/count`, {})).body.count).toBe(0)
}, 60_000)

test('canceled in its midst it stays as far as it came, and is undone as far; two workers do no row twice', async () => {
  await freshSite()
  const text = `e\n${Array.from({ length: 3 * importLimits.import_batch_rows }, (_, i) => `lead${i}@b.example`).join('\n')}`
  const id = await mapped(text, ['email'])
  const begun = (await h.post(`${at()}/imports/${id}/start`)).body.id
  await Promise.all([perform(begun), perform(begun)])
  const done = await work(begun)
  expect(done).toMatchObject({ status: 'completed', progress: { succeeded: 3 * importLimits.import_batch_rows } })
  const undoing = (await h.post(`${at()}/operations/${begun}/undo`)).body.id
  await h.post(`${at()}/operations/${undoing}/cancel`)
  expect((await get(id)).status).toBe('imported')
  expect(await undo(begun)).toMatchObject({
    status: 'completed',
    progress: { succeeded: 3 * importLimits.import_batch_rows },
  })
  expect([(await get(id)).status, (await h.post(`${at()}/leads/count`, {})).body.count]).toEqual(['undone', 0])
  expect((await h.post(`${at()}/operations/${begun}/undo`)).status).toBe(409)
  const other = await mapped(text, ['email'])
  const canceled = (await h.post(`${at()}/imports/${other}/start`)).body.id
  await h.post(`${at()}/operations/${canceled}/cancel`)
  expect((await get(other)).status).toBe('canceled')
}, 60_000)

test('journeys start only when that was ticked', async () => {
  await freshSite()
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
  }
  const journey = (await h.post(`${at()}/journeys`, { name: 'Welcome', document })).body.id
  await h.post(`${at()}/journeys/${journey}/publish`, { enroll: 'new' })
  const { consumeNewEvents } = await import('../../../site-parts.ts')
  const runs = async () => {
    while (await consumeNewEvents(await scope()));
    return (await h.get(`${at()}/runs?journey_id=${journey}`)).body.data.length
  }
  await start(await mapped('e\na@b.example\n', ['email']))
  expect(await runs()).toBe(0)
  await start(await mapped('e\nb@b.example\n', ['email'], { start_journeys: true }))
  expect(await runs()).toBe(1)
})

test('every text that is strange in a cell comes back byte for byte', async () => {
  await freshSite()
  await field('note', 'textarea')
  const strange = [
    '\u202Eabc',
    '👩‍👩‍👧',
    '<script>alert(1)</script>',
    "'; drop table leads; --",
    'null',
    '{{ lead.email }}',
    '=1+1',
    'ÅÄÖ\u0301',
  ]
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const text = `e,n\n${strange.map((one, i) => `n${i}@b.example,${cell(one)}`).join('\n')}`
  await start(await mapped(text, ['email', 'note']))
  const all = await leads()
  expect(strange.map((_, i) => all[`n${i}@b.example`]?.custom_fields.note)).toEqual(strange)
})
