/** Topics and audiences that readers choose instead of leaving altogether, by plain forms. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unsubscribePageLimits } from '../../site/email/unsubscribe-page/limits.ts'
import { createMailFixture, type MailFixture } from '../../testing/fixtures/mail.ts'
import { type MailSink, openSink } from '../../testing/mail-sink.ts'

let sink: MailSink
let w: MailFixture
let offers: string
let audience: string
beforeAll(async () => {
  sink = await openSink()
  w = await createMailFixture({ SMTP_URL: sink.url })
  audience = (await w.post(w.path('audiences'), { name: 'Monthly letter', description: 'Once a month' })).body.id
  const topic = {
    texts: { en: { name: 'Offers', description: 'Twice a week' }, es: { name: 'Ofertas', description: '' } },
    template_ids: [w.template_id],
  }
  const saved = await w.patch(w.path('unsubscribe-page'), { topics: [topic], audience_ids: [audience] })
  expect(saved.status).toBe(200)
  offers = (saved.body.topics as unknown as { id: string }[])[0]?.id ?? ''
})
afterAll(async () => {
  await w.close()
  await sink.close()
})

const headers = { 'content-type': 'application/x-www-form-urlencoded' }
const visit = async (path: string) => String((await w.get(path, { token: null })).body)
const choose = (path: string, body: string) => w.call('POST', `${path}/preferences`, { token: null, headers, body })
const lead = async (id: string) => (await w.get(w.path(`leads/${id}`))).body

async function reader(email: string) {
  const lead_id = await w.newLead(email)
  await w.send(lead_id)
  const raw = sink.received.findLast(mail => mail.to === email)?.raw ?? ''
  const path = /^List-Unsubscribe: <(.+)>/m.exec(raw)?.[1]?.replace('https://leads.example.com', '') ?? ''
  return { lead_id, path }
}

/** What a browser sends of the page’s form with these boxes ticked. */
async function formOf(path: string, ticked: string[]): Promise<string> {
  const page = await visit(path)
  const shown = [...page.matchAll(/name="shown" value="([^"]+)"/g)].map(match => match[1] ?? '')
  return new URLSearchParams([...shown.map(id => ['shown', id]), ...ticked.map(id => ['keep', id])]).toString()
}

test('whoever leaves a topic gets no marketing email of its templates, is subscribed still, and may take it up again', async () => {
  const { lead_id, path } = await reader('topics@example.com')
  const page = await visit(path)
  expect(page).toContain('Offers<small>Twice a week</small>')
  expect(page).toContain(`name="keep" value="${offers}" checked`)
  expect(page).not.toContain(`name="keep" value="${audience}" checked`)
  const queued = await w.queue(lead_id, 2)
  const saved = await choose(path, await formOf(path, []))
  expect(String(saved.body)).toContain('You get what is checked below.')
  expect(String(saved.body)).not.toMatch(/<input[^>]* checked/)
  await w.settle()
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'topic_left' })
  const { body: explained } = await w.get(w.path(`emails/${queued.email_id}/explanation`))
  expect(explained.checks).toContainEqual({ name: 'topic', result: 'failed' })
  expect((await lead(lead_id)).mailability).toBe('subscribed')
  const topics = async () => (await w.get(w.path(`leads/${lead_id}/topics`))).body.data
  expect(await topics()).toMatchObject([{ id: offers, texts: { en: { name: 'Offers' } }, left_at: expect.any(String) }])

  const other = { name: 'Service', subject: 'Hi', body_text: 'Hello [Leave]({{ unsubscribe_url }})' }
  const template = (await w.post(w.path('templates'), other)).body.id
  const service = await w.queue(lead_id, 3, template)
  await w.settle()
  expect(await w.email(service.email_id)).toMatchObject({ status: 'delivered' })

  await choose(path, await formOf(path, [offers]))
  expect(await topics()).toMatchObject([{ id: offers, left_at: null }])
  const offer = await w.queue(lead_id, 4)
  await w.settle()
  expect(await w.email(offer.email_id)).toMatchObject({ status: 'delivered' })
  const { body: timeline } = await w.get(w.path(`leads/${lead_id}/timeline`))
  const chosen = timeline.data.filter(entry => entry.type === 'lead.topics_changed')
  expect(chosen.map(entry => entry.data)).toMatchObject([
    { left: [], rejoined: [offers] },
    { left: [offers], rejoined: [] },
  ])
})

test('a topic is left between preparing an email and handing it over, too: the last look asks again', async () => {
  const lead_id = await w.newLead('late@example.com')
  const { email_id } = await w.queue(lead_id)
  const database = await w.installation.databases.site(w.site)
  const { readSendStates: standingsOf } = await import('../../site/email/emails/hand-off-store.ts')
  const nobody = { stepsNow: async () => ({ paused: new Set<string>(), live: new Set<string>() }) } as never
  const senders = { steps: nobody, broadcasts: nobody }
  const look = () => database.read(async db => (await standingsOf(db, senders, [email_id])).get(email_id)?.topic_left)
  expect(await look()).toBe(false)
  const { leaveTopics } = await import('../../site/email/unsubscribe-page/store.ts')
  await database.write(tx => leaveTopics(tx, lead_id, [offers], 0))
  expect(await look()).toBe(true)
})

test('audiences are joined and left; what the page did not show stays as it is', async () => {
  const { lead_id, path } = await reader('lists@example.com')
  await choose(path, await formOf(path, [offers, audience]))
  expect((await lead(lead_id)).audience_ids).toEqual([audience])
  await choose(path, `shown=${offers}&keep=${offers}`)
  expect((await lead(lead_id)).audience_ids).toEqual([audience])
  const hidden = (await w.post(w.path('audiences'), { name: 'Hidden' })).body.id
  await choose(path, `shown=${hidden}&keep=${hidden}`)
  expect((await lead(lead_id)).audience_ids).toEqual([audience])
  await choose(path, await formOf(path, [offers]))
  expect((await lead(lead_id)).audience_ids).toEqual([])
})

test('one who has left chooses nothing, and an altered link is 404', async () => {
  const { lead_id, path } = await reader('gone@example.com')
  const form = await formOf(path, [audience])
  expect((await choose(`${path}A`, form)).status).toBe(404)
  await w.call('POST', path, { token: null, headers })
  const answer = String((await choose(path, form)).body)
  expect(answer).toContain('Subscribe again')
  expect(answer).not.toContain('name="keep"')
  expect((await lead(lead_id)).audience_ids).toEqual([])
})

test('readers get the page in their language, with the texts that the owner wrote in it', async () => {
  const { lead_id, path } = await reader('hola@example.com')
  await w.patch(w.path(`leads/${lead_id}`), { language: 'es' })
  const page = await visit(path)
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('Ofertas')
  expect(page).toContain('O elige qué quieres recibir')
})

test('the preview is the served page, byte for byte but for the link', async () => {
  const { path } = await reader('same@example.com')
  const changes = { texts: { en: { prompt_title: 'Leaving?' } }, audience_ids: [] }
  const preview = await w.post(w.path('unsubscribe-page/preview'), { language: 'en', status: 'opened', changes })
  expect(await visit(path)).not.toContain('Leaving?')
  await w.patch(w.path('unsubscribe-page'), changes)
  expect(String(preview.body.html).replaceAll('/v1/public/unsubscribe/preview', path)).toBe(await visit(path))
  await w.patch(w.path('unsubscribe-page'), { audience_ids: [audience] })
  for (const status of ['saved', 'left', 'asked']) {
    const shown = await w.post(w.path('unsubscribe-page/preview'), { language: 'es', status })
    expect(shown.body.html).toContain('<html lang="es">')
  }
})

test('unknown templates, topics and audiences are refused, and what the page uses cannot be deleted', async () => {
  const refused = async (body: object) => {
    const { status, body: answer } = await w.patch(w.path('unsubscribe-page'), body)
    return [
      status,
      ...(answer.errors as unknown as { pointer: string; code: string }[]).map(
        error => `${error.pointer} ${error.code}`,
      ),
    ]
  }
  const texts = { en: { name: 'News', description: '' } }
  const [template_id, topic_id] = [`tmpl_${'0'.repeat(32)}`, `topic_${'0'.repeat(32)}`]
  expect(await refused({ topics: [{ id: topic_id, texts, template_ids: [template_id] }] })).toEqual([
    422,
    '/topics/0/id unknown_reference',
    '/topics/0/template_ids/0 unknown_reference',
  ])
  expect(await refused({ topics: [{ texts: {}, template_ids: [] }] })).toEqual([422, '/topics/0/texts required'])
  expect(await refused({ topics: Array(21).fill({ texts, template_ids: [] }) })).toEqual([422, '/topics too_many'])
  const rule = { type: 'rule', field: 'first_name', op: 'is_not_empty' }
  const dynamic = (await w.post(w.path('audiences'), { name: 'By rule', filter: rule })).body.id
  expect(await refused({ audience_ids: [dynamic] })).toEqual([422, '/audience_ids/0 audience_dynamic'])
  const kept = await w.call('DELETE', w.path(`audiences/${audience}`))
  expect(kept.body).toMatchObject({
    code: 'in_use',
    blockers: [{ type: 'unsubscribe_page', name: 'Unsubscribe page' }],
  })
})

test('a duplicate of a template keeps its topic: who has left that gets no email of the copy either', async () => {
  const { lead_id, path } = await reader('copies@example.com')
  await choose(path, await formOf(path, []))
  const { body: copy } = await w.post(w.path(`templates/${w.template_id}/duplicate`), {})
  const { topics } = (await w.get(w.path('unsubscribe-page'))).body
  expect(topics).toMatchObject([{ id: offers, template_ids: [w.template_id, copy.id] }])
  const queued = await w.queue(lead_id, 5, copy.id)
  await w.settle()
  expect(await w.email(queued.email_id)).toMatchObject({ status: 'skipped', reason: 'topic_left' })
  expect((await w.call('DELETE', w.path(`templates/${copy.id}`))).body.code).toBe('in_use')
})

test('a template of a topic that is full is not duplicated', async () => {
  const { topics } = (await w.get(w.path('unsubscribe-page'))).body as unknown as {
    topics: { id: string; texts: object; template_ids: string[] }[]
  }
  const [topic] = topics
  const full = unsubscribePageLimits.email_topic_templates_max
  const one = (
    await w.post(w.path('templates'), {
      name: 'Lone',
      subject: 'Hi',
      body_text: 'Hello [Leave]({{ unsubscribe_url }})',
    })
  ).body.id
  await w.inSite(w.site, async tx => {
    const template_ids = [one, ...Array.from({ length: full - 1 }, (_, n) => `tmpl_${n}`)]
    await tx.run('update unsubscribe_page set topics = ?', [
      JSON.stringify([topic, { ...topic, id: 'topic_full', template_ids }]),
    ])
  })
  const refused = await w.post(w.path(`templates/${one}/duplicate`), {})
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: 'too_many' }]])
  await w.inSite(w.site, tx => tx.run('update unsubscribe_page set topics = ?', [JSON.stringify(topics)]))
})

test('a merged lead has left what either of the two had, and a topic that is gone is forgotten with who left it', async () => {
  const [from, into] = [await w.newLead('from@example.com'), await w.newLead('into@example.com')]
  const { leaveTopics, leftBy } = await import('../../site/email/unsubscribe-page/store.ts')
  const left = async (id: string) => [...(await w.database.read(db => leftBy(db, id)))]
  await w.database.write(tx => leaveTopics(tx, from, [offers], 5))
  const merged = await w.post(w.path(`leads/${into}/merges`), { merged_lead_id: from })
  expect([merged.status, await left(into), await left(from)]).toEqual([201, [offers], []])
  await w.patch(w.path('unsubscribe-page'), { topics: [] })
  expect(await left(into)).toEqual([])
})
