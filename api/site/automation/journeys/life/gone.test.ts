/** What a run meets that is no longer there. By the API such things are kept; an older copy of a site's data may lack them. */
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Step } from '../../../../../workflows/core/definition.ts'
import { runBatch } from '../../../../../workflows/embedded/batch.ts'
import { createJourneyFixture, type JourneyFixture } from '../../../../testing/fixtures/journeys.ts'
import { customFields } from '../../../contacts/custom-fields/table.ts'
import { unsubscribeLead } from '../../../contacts/mailability/rules.ts'

let w: JourneyFixture
beforeAll(async () => {
  w = await createJourneyFixture(runBatch)
})
afterAll(() => w.close())

const made = async (path: string, body: object): Promise<string> => {
  const reply = await w.post(w.path(path), body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body.id
}
const ran = (statement: SQL) =>
  w.database.write(async tx => {
    await tx.run(statement)
  })
const gone = (table: string, id: string) => ran(sql`delete from ${sql.identifier(table)} where id = ${id}`)
const wait: Step = { id: 'w', type: 'delay', duration: { value: 1, unit: 'minutes' } }

/** A run that waits a minute, then goes through the steps when `before` has happened. */
async function runThrough(steps: Step[], before: () => Promise<void>) {
  const journey = await w.publish([wait, ...steps])
  const lead = await w.newLead(`lead${w.installation.newId('request')}@example.com`)
  const run_id = await w.enroll(journey, lead)
  await w.settle()
  await before()
  w.clock.forward(60_000)
  await w.settle()
  const path = w.path(`runs/${run_id}`)
  return { path, run: (await w.get(path)).body }
}

test('a tag that is gone is assigned to nobody, and the run goes on', async () => {
  const tag = await made('tags', { name: 'Gone' })
  const { run } = await runThrough([{ id: 't', type: 'assign_tags', tag_ids: [tag] }], () => gone('tags', tag))
  expect(run.status).toBe('completed')
  expect(run.entries).toContainEqual(expect.objectContaining({ step_id: 't', reason: 'already_assigned' }))
})

test('a field that is gone fails the run, and it goes on from there once it is back', async () => {
  const id = await made('custom-fields', { type: 'text', name: 'city', label: 'City' })
  const step: Step = { id: 'f', type: 'set_custom_field_value', field_id: id, value: 'Madrid' }
  const row = { id, type: 'text', name: 'city', label: 'City', placeholder: '', options: [] } as const
  const { run, path } = await runThrough([step], () => gone('custom_fields', id))
  expect(run).toMatchObject({ status: 'failed', reason: 'unknown_reference', step_id: 'f' })
  await w.database.write(async tx => {
    await tx.insert(customFields).values({ ...row, options: [], created_at: 0, updated_at: 0 })
  })
  expect((await w.post(`${path}/retry`)).status).toBe(202)
  await w.settle()
  expect((await w.get(path)).body).toMatchObject({ status: 'completed' })
})

test('a template that is gone fails the run before anything is sent, and it is sent once the template is back', async () => {
  const body_text = 'Hello\n\n[Unsubscribe]({{ unsubscribe_url }})'
  const template_id = await made('templates', { name: 'Gone', subject: 'Gone', body_text })
  const send: Step = { id: 's', type: 'send_email', template_id, sender_id: w.sender_id }
  const { run, path } = await runThrough([send], async () => {
    await ran(sql`create table kept as select * from templates where id = ${template_id}`)
    await gone('templates', template_id)
  })
  expect(run).toMatchObject({ status: 'failed', reason: 'template_missing', step_id: 's' })
  const mails = async () => (await w.mailsOf(String(run.run_id))).map(({ status, reason }) => [status, reason])
  expect(await mails()).toEqual([['skipped', 'template_missing']])
  await ran(sql`insert into templates select * from kept`)
  expect((await w.post(`${path}/retry`)).status).toBe(202)
  await w.settle()
  expect((await w.get(path)).body).toMatchObject({ status: 'completed' })
  expect(await mails()).toEqual([
    ['delivered', null],
    ['skipped', 'template_missing'],
  ])
})

test.each([
  {
    reason: 'sender_not_verified',
    lacking: () => w.setVerified(false),
    mended: () => w.setVerified(true),
  },
  {
    reason: 'no_postal_address',
    lacking: () => w.setPostalAddress(''),
    mended: () => w.setPostalAddress('Calle Mayor 1'),
  },
])('$reason fails the run, and the email leaves once that is put right and the run is retried', async of => {
  const send: Step = { id: 's', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id }
  const { run, path } = await runThrough([send], of.lacking)
  expect(run).toMatchObject({ status: 'failed', reason: of.reason, step_id: 's' })
  await of.mended()
  expect((await w.post(`${path}/retry`)).status).toBe(202)
  await w.settle()
  expect((await w.get(path)).body).toMatchObject({ status: 'completed' })
  const mails = (await w.mailsOf(String(run.run_id))).map(({ status, reason }) => [status, reason])
  expect(mails).toEqual([
    ['delivered', null],
    ['skipped', of.reason],
  ])
})

test('a filter on a field that is gone finds nothing in it, and says so', async () => {
  const id = await made('custom-fields', { type: 'text', name: 'color', label: 'Color' })
  const rule = (op: string, value?: string) => ({ type: 'rule', field: 'custom_fields.color', op, value }) as const
  const branch = (name: string, filter: ReturnType<typeof rule>) => ({
    id: name,
    when: { type: 'filter', filter } as const,
    steps: [],
  })
  const paths: Step = {
    id: 'p',
    type: 'paths',
    branches: [branch('red', rule('is', 'red')), branch('none', rule('is_empty'))],
    otherwise: [],
  }
  const { run } = await runThrough([paths], () => gone('custom_fields', id))
  expect(run.status).toBe('completed')
  const taken = expect.objectContaining({
    type: 'branch_taken',
    detail: expect.objectContaining({ branch_id: 'none' }),
  })
  expect(run.entries).toContainEqual(taken)
})

test('a date field that is gone holds nobody up', async () => {
  const id = await made('custom-fields', { type: 'date', name: 'born', label: 'Born' })
  const until = { field_id: id, offset_days: 0, at: '09:00', yearly: true }
  const { run } = await runThrough([{ id: 'd', type: 'delay', until }], () => gone('custom_fields', id))
  expect(run.status).toBe('completed')
  expect(run.entries).toContainEqual(expect.objectContaining({ type: 'delay_planned', reason: 'no_field' }))
})

test('a lead that is erased or unsubscribed while three runs wait on it ends them, or gets none of their mail', async () => {
  const mail: Step = { id: 'm', type: 'send_email', template_id: w.template_id, sender_id: w.sender_id }
  const journeys: string[] = []
  for (let i = 0; i < 3; i++) journeys.push(await w.publish([wait, mail]))
  const leads = [await w.newLead('erased@example.com'), await w.newLead('left@example.com')]
  const runs: string[][] = []
  for (const lead of leads) runs.push(await Promise.all(journeys.map(journey => w.enroll(journey, lead))))
  await w.settle()
  await w.delete(w.path(`leads/${leads[0]}`))
  await w.inSite(w.site, (tx, context) => unsubscribeLead(tx, leads[1] ?? '', { cause: 'journey' }, context))
  w.clock.forward(60_000)
  await w.settle()
  const statesOf = async (ids: string[]) => {
    const all = await Promise.all(ids.map(id => w.get(w.path(`runs/${id}`))))
    return all.map(({ body }) => [body.status, body.reason])
  }
  expect(await statesOf(runs[0] ?? [])).toEqual(Array(3).fill(['stopped', 'lead_erased']))
  expect(await statesOf(runs[1] ?? [])).toEqual(Array(3).fill(['completed', 'last_step_done']))
  const sent = await w.get(w.path(`emails?lead_id=${leads[1]}`))
  expect(sent.body.data.map(({ status, reason }) => [status, reason])).toEqual(
    Array(3).fill(['skipped', 'unsubscribed']),
  )
})
