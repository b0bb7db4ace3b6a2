/** Undoing an import of people to whom the product alone has done something since. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../testing/harness.ts'
import { importing } from '../../../testing/imports.ts'
import { enroll } from '../../automation/runs/rules.ts'
import { emailSkipped } from '../../email/emails/events.ts'

let h: Harness
const on = importing(() => h)
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test('an email that was not sent keeps nobody whom an import made', async () => {
  await on.freshSite()
  const done = await on.start(await on.mapped('email\nskipped@example.com\n', ['email']))
  const lead_id = (await on.leads())['skipped@example.com']?.id ?? ''
  await h.inSite(on.at().slice('/v1/sites/'.length), (tx, { emit }) => {
    const by = { journey_id: null, run_id: null, step_id: null, broadcast_id: null }
    return emit(tx, emailSkipped, { lead_id, data: { ...by, template_id: null, reason: 'suppressed' } })
  })
  expect(await on.undo(done.id)).toMatchObject({ progress: { succeeded: 1, failed: 0 } })
  expect(await on.leads()).toEqual({})
})

test('who left by an undone file alone has not left, though they were in a journey meanwhile', async () => {
  await on.freshSite()
  const file = 'email,status\nleft@example.com,unsubscribed\n'
  const done = await on.start(await on.mapped(file, ['email', 'consent.status']))
  const lead_id = (await on.leads())['left@example.com']?.id ?? ''
  await h.inSite(on.at().slice('/v1/sites/'.length), (tx, { newId, now }) => {
    const enrolling = { journey_id: 'jrn_1', journey_version: 1, allow_duplicates: false, cause: 'manual' } as const
    return enroll(tx, { ...enrolling, lead_id }, { newId, now: now(), timezone: 'UTC' })
  })
  expect(await on.undo(done.id)).toMatchObject({ progress: { succeeded: 1, failed: 0 } })
  await on.start(await on.mapped('email\nleft@example.com\n', ['email'], { consent: { text: 'Yes', text_version: 1 } }))
  expect(await on.leads()).toMatchObject({ 'left@example.com': { mailability: 'subscribed' } })
})

test('another file in which somebody stands is not forgotten with the import that made them, though they were in a journey', async () => {
  await on.freshSite()
  const done = await on.start(await on.mapped('email\nboth@example.com\n', ['email']))
  const lead_id = (await on.leads())['both@example.com']?.id ?? ''
  await h.inSite(on.at().slice('/v1/sites/'.length), (tx, { newId, now }) => {
    const enrolling = { journey_id: 'jrn_1', journey_version: 1, allow_duplicates: false, cause: 'manual' } as const
    return enroll(tx, { ...enrolling, lead_id }, { newId, now: now(), timezone: 'UTC' })
  })
  const other = await on.mapped('email\nboth@example.com\n', ['email'])
  expect(await on.undo(done.id)).toMatchObject({ progress: { succeeded: 1, failed: 0 } })
  expect((await h.get(`${on.at()}/imports/${other}`)).body).toMatchObject({ has_file: true })
  await on.start(other)
  expect(Object.keys(await on.leads())).toEqual(['both@example.com'])
})
