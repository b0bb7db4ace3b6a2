import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBatch } from '../../../workflows/embedded/batch.ts'
import { stepEmails } from '../../site/automation/step-emails/step-emails.ts'
import { emailLimits } from '../../site/email/emails/limits.ts'
import { recordHit } from '../../site/email/emails/rules.ts'
import { createJourneyFixture, type JourneyFixture } from '../../testing/fixtures/journeys.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'

let sink: MailSink
let w: JourneyFixture
let template_id: string
let field_id: string
beforeAll(async () => {
  sink = await openSink()
  w = await createJourneyFixture(runBatch, { SMTP_URL: sink.url })
  const made = await w.post(w.path('templates'), {
    name: 'Question',
    subject: 'One question',
    body_text: 'Hello,\n\n{{ question }}\n\nThank you.\n\n[Unsubscribe]({{ unsubscribe_url }})',
  })
  template_id = made.body.id
  const field = await w.post(w.path('custom-fields'), { type: 'text', name: 'liked', label: 'Liked' })
  field_id = field.body.id
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const origin = 'https://leads.example.com'
const day = 24 * 3_600_000
const answers = [
  { id: 'yes', label: 'Very <b>much</b>' },
  { id: 'no', label: 'Not so much' },
]
const question = (choices = answers) =>
  ({
    id: 'ask',
    type: 'ask_question',
    template_id,
    sender_id: w.sender_id,
    question: 'How did you like it?',
    answers: choices,
    field_id,
    wait_up_to: { value: 2, unit: 'days' },
  }) as const
const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  w.call(method, path, { token: null, headers: { 'user-agent': w.person, ...headers } })
const press = (path: string, body?: string) =>
  w.call('POST', path, {
    token: null,
    headers: { 'user-agent': w.person, 'content-type': 'application/x-www-form-urlencoded' },
    ...(body !== undefined && { body }),
  })

let count = 0
/** Asks somebody; the links of the answers in their order. */
async function ask(choices = answers) {
  const email = `asked-${++count}@example.com`
  const lead_id = await w.newLead(email)
  const run_id = await w.enroll(await w.publish([question(choices)]), lead_id)
  await w.settle()
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const text = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const paths = [
    ...new Set(
      [...text.matchAll(/https:\/\/leads\.example\.com(\/v1\/public\/answers\/[\w-]+)/g)].map(m => m[1] ?? ''),
    ),
  ]
  return { lead_id, run_id, paths, text }
}
const early_ms = emailLimits.email_hit_early_seconds * 1_000
const answersOf = async (run_id: string) => (await w.get(w.path(`answers?run_id=${run_id}`))).body.data
const likedOf = async (lead_id: string) =>
  ((await w.get(w.path(`leads/${lead_id}`))).body.custom_fields as Record<string, unknown>).liked

test('the mail has one link for each answer, which leads past no counter, and markup in a label stays text', async () => {
  const { paths, text } = await ask()
  expect(paths).toHaveLength(2)
  expect(text).toContain('How did you like it?')
  expect(text).toContain('Very &lt;b&gt;much&lt;/b&gt;')
  expect(text).not.toContain('Very <b>much</b></a>')
})

test('one click answers, two seconds later, and goes into the field', async () => {
  const { lead_id, run_id, paths } = await ask()
  w.clock.forward(early_ms)
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'answer' })
  const page = await visit(paths[0] ?? '')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(String(page.body)).toContain('Your answer: Very &lt;b&gt;much&lt;/b&gt;')
  expect(String(page.body)).not.toContain('<script')
  await w.settle()
  expect(await answersOf(run_id)).toEqual([])
  await w.forward(2_000)
  expect(await answersOf(run_id)).toMatchObject([
    { answer_id: 'yes', answer: 'Very <b>much</b>', late: false, step_id: 'ask' },
  ])
  expect((await w.run(run_id)).status).toBe('completed')
  expect(await likedOf(lead_id)).toBe('Very <b>much</b>')
  expect(await w.entries(run_id)).toContain('ask answer_came in_time')
})

test('scanners answer nothing: HEAD, prefetching, robots, all links within two seconds', async () => {
  const { run_id, paths } = await ask()
  const [yes = '', no = ''] = paths
  await visit(yes, {}, 'HEAD')
  const prefetched = await visit(yes, { 'sec-purpose': 'prefetch' })
  await visit(no, { 'user-agent': 'Barracuda Sentinel (EE)' })
  await w.forward(10_000)
  await visit(yes)
  w.clock.forward(1_900)
  await visit(no)
  await w.forward(10_000)
  expect(await answersOf(run_id)).toEqual([])
  expect((await w.run(run_id)).wait).toMatchObject({ waiting_for: 'answer' })
  // Somebody who sees the page after all is one button away.
  expect(String(prefetched.body)).toContain(`<form method="post" action="${no}">`)
  await press(no)
  await w.settle()
  expect(await answersOf(run_id)).toMatchObject([{ answer_id: 'no' }])
  expect((await w.run(run_id)).status).toBe('completed')
})

test('a click in the first seconds after delivery answers only if the mail was open before, and a little later', async () => {
  const [scanned, read] = [await ask(), await ask()]
  await visit(scanned.paths[0] ?? '')
  const [mail] = await w.mailsOf(read.run_id)
  await w.inSite(w.site, async (tx, context) => {
    const open = { type: 'open', url: null, method: 'GET', user_agent: '', verdict: 'person' } as const
    await recordHit(
      tx,
      { ...open, email_id: String(mail?.id), verdict_reason: null },
      { ...context, steps: stepEmails },
    )
  })
  w.clock.forward(emailLimits.email_hit_reading_seconds * 1_000)
  await visit(read.paths[0] ?? '')
  await w.forward(emailLimits.email_hit_early_verdict_seconds * 1_000 - 1)
  expect(await answersOf(read.run_id)).toEqual([])
  await w.forward(1)
  expect(await answersOf(read.run_id)).toMatchObject([{ answer_id: 'yes' }])
  expect(await answersOf(scanned.run_id)).toEqual([])
  expect((await w.run(scanned.run_id)).wait).toMatchObject({ waiting_for: 'answer' })
})

test('who changes their mind after a while is believed', async () => {
  const { lead_id, run_id, paths } = await ask()
  w.clock.forward(early_ms)
  await visit(paths[0] ?? '')
  w.clock.forward(2_500)
  await visit(paths[1] ?? '')
  await w.forward(2_000)
  expect(await answersOf(run_id)).toMatchObject([{ answer_id: 'no' }, { answer_id: 'yes' }])
  expect(await likedOf(lead_id)).toBe('Not so much')
})

test('answers are found by step, moment and address, with who gave them, and exported as a table', async () => {
  const { lead_id, run_id, paths } = await ask()
  const { email } = (await w.get(w.path(`leads/${lead_id}`))).body
  await press(paths[0] ?? '')
  await w.settle()
  const { journey_id } = await w.run(run_id)
  const list = async (query: string) =>
    (await w.get(w.path(`answers?journey_id=${journey_id}&${query}`))).body.data.map(answer => answer.answer_id)
  const [answer] = await answersOf(run_id)
  expect(answer).toMatchObject({ lead_id, lead: { email, name: '' }, question: 'How did you like it?' })
  const at = String(answer?.created_at)
  const next = new Date(Date.parse(at) + 1).toISOString()
  for (const query of ['step_id=ask', `search=${email}`, 'search=ASKED-', `from=${at}`, `to=${at}`]) {
    expect([query, await list(query)]).toEqual([query, ['yes']])
  }
  for (const query of ['step_id=other', 'search=nobody@', `from=${next}`]) {
    expect([query, await list(query)]).toEqual([query, []])
  }
  expect((await w.get(w.path('answers?from=yesterday'))).status).toBe(422)
  const table = await w.get(w.path(`answers/export?journey_id=${journey_id}`))
  const [names, line, ...rest] = String(table.body).trimEnd().split('\r\n')
  expect(names).toBe('answer_id,answered_at,journey_id,step_id,run_id,lead_id,email,name,question,answer,late')
  expect(line).toContain(`${run_id},${lead_id},${email},,How did you like it?,Very <b>much</b>,false`)
  expect(rest).toEqual([])
})

test('an altered link is 404 and answers nothing', async () => {
  const { run_id, paths } = await ask()
  const path = paths[0] ?? ''
  const at = path.lastIndexOf('/') + 1
  for (const index of [at, at + 20, at + 45, path.length - 1]) {
    const altered = path.slice(0, index) + (path[index] === 'A' ? 'B' : 'A') + path.slice(index + 1)
    expect((await visit(altered)).status).toBe(404)
    expect((await press(altered)).status).toBe(404)
  }
  await w.forward(5_000)
  expect(await answersOf(run_id)).toEqual([])
})

test('a late answer is kept and told, and moves nothing', async () => {
  const { lead_id, run_id, paths } = await ask()
  await w.forward(2 * day + 60_000)
  expect(await w.entries(run_id)).toContain('ask answer_missed limit_reached')
  await visit(paths[0] ?? '')
  await w.forward(2_000)
  expect(await answersOf(run_id)).toMatchObject([{ answer_id: 'yes', late: true }])
  expect(await likedOf(lead_id)).toBeUndefined()
  const told = await w.database.read(db =>
    db.one<[string]>("select data from events where name = 'question.answered' order by seq desc limit 1"),
  )
  expect(JSON.parse(told?.[0] ?? '{}')).toMatchObject({ run_id, answer_id: 'yes', late: true })
})

test('without choices there is a short form, which works in both languages', async () => {
  const { lead_id, run_id, paths } = await ask([])
  expect(paths).toHaveLength(1)
  const path = paths[0] ?? ''
  const page = await visit(path)
  expect(String(page.body)).toContain('<textarea')
  expect(String(page.body)).toContain('>Your answer</label>')
  await w.patch(`/v1/sites/${w.site}`, { language: 'es' })
  expect(String((await visit(path)).body)).toContain('>Tu respuesta</label>')
  expect((await press(path, 'text=%20%20')).status).toBe(422)
  await w.forward(3_000)
  expect(await answersOf(run_id)).toEqual([])
  const done = await press(path, `text=${encodeURIComponent('Muy bien <script>\0')}`)
  expect(String(done.body)).toContain('Tu respuesta: Muy bien &lt;script&gt;')
  await w.patch(`/v1/sites/${w.site}`, { language: 'en' })
  await w.settle()
  expect(await answersOf(run_id)).toMatchObject([{ answer_id: null, answer: 'Muy bien <script>' }])
  expect(await likedOf(lead_id)).toBe('Muy bien <script>')
})

test('erasing takes what was said, and the old link answers no more', async () => {
  const { lead_id, run_id, paths } = await ask()
  await press(paths[0] ?? '')
  await w.settle()
  await w.delete(w.path(`leads/${lead_id}`))
  const [kept] = await answersOf(run_id)
  expect(kept).toMatchObject({ answer_id: null, answer: null })
  expect(kept?.lead_id).not.toBe(lead_id)
  expect((await visit(paths[1] ?? '')).status).toBe(404)
})

test('a lead that is erased or leaves while three runs wait on it: each ends as it must', async () => {
  const stays = [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }, question()] as const
  for (const leave of ['erase', 'unsubscribe'] as const) {
    const lead_id = await w.newLead(`three-${leave}@example.com`)
    const runs = [
      await w.enroll(await w.publish([...stays]), lead_id),
      await w.enroll(await w.publish([question()]), lead_id),
      await w.enroll(await w.publish([{ ...stays[0], id: 'later' }, question()]), lead_id),
    ]
    await w.settle()
    if (leave === 'erase') await w.delete(w.path(`leads/${lead_id}`))
    else await w.post(w.path(`leads/${lead_id}/unsubscribe`))
    const before = sink.received.length
    await w.forward(4 * day)
    expect(sink.received).toHaveLength(before)
    const ends = await Promise.all(runs.map(async id => (await w.run(id)).status))
    expect(ends).toEqual(
      leave === 'erase' ? ['stopped', 'stopped', 'stopped'] : ['completed', 'completed', 'completed'],
    )
    if (leave === 'unsubscribe') {
      expect((await w.mailsOf(runs[0] ?? ''))[0]).toMatchObject({ status: 'skipped', reason: 'unsubscribed' })
    }
  }
})

test('links of a test mail answer nothing', async () => {
  const journey_id = await w.publish([question()])
  const sent = await w.post(w.path(`journeys/${journey_id}/test-send`), {})
  expect(sent.status).toBe(202)
  expect(sent.body).toMatchObject({ to: 'ana@example.com', emails: [{ step_id: 'ask', outcome: 'queued' }] })
  await w.settle()
  const mail = sink.received.findLast(m => m.to === 'ana@example.com')
  expect(mail?.raw).toMatch(/^Subject: \[Test\] One question/m)
  const path = /https:\/\/leads\.example\.com(\/v1\/public\/answers\/[\w-]+)/.exec(
    mail?.raw.replaceAll('=\r\n', '') ?? '',
  )
  const page = await visit(path?.[0].replace(origin, '') ?? '')
  expect(String(page.body)).toContain('Nothing was recorded')
  expect((await w.get(w.path(`emails?journey_id=${journey_id}`))).body.data).toEqual([])
  expect((await w.get(w.path(`runs?journey_id=${journey_id}`))).body.data).toEqual([])
})
