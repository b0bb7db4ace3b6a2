/** Which address is confirmed: after a merge, a change, a return by link, or a withdrawal. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConfirmationFixture, createConfirmationFixture } from '../../testing/fixtures/confirmations.ts'

let f: ConfirmationFixture
beforeAll(async () => {
  f = await createConfirmationFixture()
})
afterAll(() => f.close())

test('a link confirms its address for the lead that has it after a merge, and no other address', async () => {
  const [lead, stays] = [await f.send('merging@example.com'), await f.w.newLead('merging.other@example.com')]
  const path = await f.linkTo('merging@example.com')
  await f.w.post(f.w.path(`leads/${stays}/merges`), { merged_lead_id: lead.id, take: ['email'] })
  expect(await f.leadOf(stays)).toMatchObject({ email: 'merging@example.com', confirmation: { status: 'pending' } })
  expect((await f.press(path)).status).toBe(200)
  expect(await f.leadOf(stays)).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'confirmed' } })
  const [gone, other] = [await f.send('merging.gone@example.com'), await f.w.newLead('merging.stays@example.com')]
  const late = await f.linkTo('merging.gone@example.com')
  await f.w.post(f.w.path(`leads/${other}/merges`), { merged_lead_id: gone.id })
  expect((await f.visit(late)).status).toBe(404)
  expect(await f.leadOf(other)).toMatchObject({ confirmation: { status: 'none' } })
})

test('a changed address is to be confirmed anew where the former one was; another spelling of it is not', async () => {
  const lead = await f.send('proven@example.com')
  await f.press(await f.linkTo('proven@example.com'))
  await f.w.patch(f.w.path(`leads/${lead.id}`), { email: 'Proven@example.com' })
  expect(await f.leadOf(lead.id)).toMatchObject({ confirmation: { status: 'confirmed' } })
  expect(await f.outcome(lead.id)).toBe('delivered')
  await f.w.patch(f.w.path(`leads/${lead.id}`), { email: 'stranger@example.com' })
  expect(await f.leadOf(lead.id)).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'pending' } })
  expect(await f.outcome(lead.id)).toBe('not_confirmed')
  expect((await f.w.post(f.w.path(`leads/${lead.id}/confirmation-email`))).status).toBe(202)
  await f.w.settle()
  expect((await f.press(await f.linkTo('stranger@example.com'))).status).toBe(200)
  expect(await f.outcome(lead.id)).toBe('delivered')
})

test('who comes back by the link mailed to a changed address has confirmed it', async () => {
  const lead = await f.send('returning@example.com')
  await f.press(await f.linkTo('returning@example.com'))
  await f.w.send(lead.id)
  const leave = f.leaveLinkTo('returning@example.com')
  await f.press(leave)
  await f.w.patch(f.w.path(`leads/${lead.id}`), { email: 'returning.anew@example.com' })
  await f.press(`${leave}/resubscribe`)
  await f.w.settle()
  expect((await f.press(await f.linkTo('returning.anew@example.com'))).status).toBe(200)
  expect(await f.leadOf(lead.id)).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'confirmed' } })
  expect(await f.outcome(lead.id)).toBe('delivered')
})

test('who never agreed and is asked by a form is to confirm, and the owner may send the mail again', async () => {
  const first = await f.send('never@example.com', { consent: false })
  expect(first.confirmation).toMatchObject({ status: 'none' })
  const again = await f.send('never@example.com', { popup: 'none' })
  expect(again).toMatchObject({ id: first.id, mailability: 'unsubscribed', confirmation: { status: 'pending' } })
  f.w.clock.forward(600_000)
  expect((await f.w.post(f.w.path(`leads/${first.id}/confirmation-email`))).status).toBe(202)
})

test('who comes back by a mailed link has confirmed the address, though no form ever asked', async () => {
  const lead_id = await f.w.newLead('back.unasked@example.com')
  await f.w.send(lead_id)
  const leave = f.leaveLinkTo('back.unasked@example.com')
  await f.press(leave)
  await f.press(`${leave}/resubscribe`)
  await f.w.settle()
  expect((await f.press(await f.linkTo('back.unasked@example.com'))).status).toBe(200)
  expect(await f.leadOf(lead_id)).toMatchObject({ mailability: 'subscribed', confirmation: { status: 'confirmed' } })
  await f.send('back.unasked@example.com')
  expect(await f.mailsTo('back.unasked@example.com'), 'once confirmed is enough').toHaveLength(1)
})

test('a new lead whose address was withdrawn waits for its link alone, as a known one does', async () => {
  const before = await f.send('withdrawn@example.com')
  f.w.clock.forward(1_000)
  await f.w.post(f.w.path(`leads/${before.id}/unsubscribe`))
  await f.w.patch(f.w.path(`leads/${before.id}`), { email: 'elsewhere.now@example.com' })
  const lead = await f.send('withdrawn@example.com')
  expect(lead.id).not.toBe(before.id)
  expect(lead).toMatchObject({ mailability: 'unsubscribed', confirmation: { status: 'none' } })
  expect(await f.mailsTo('withdrawn@example.com')).toHaveLength(2)
})
