/** What the status of a broadcast does not allow. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { workOff } from '../../../testing/work-off.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterAll(() => w.close())

const at = (id: string, rest = '') => w.path(`broadcasts/${id}${rest}`)
const draft = async (given: object): Promise<string> =>
  (await w.post(w.path('broadcasts'), { name: 'Spring offer', ...given })).body.id

test('what its status does not allow is refused, and says the status', async () => {
  await w.newLead('ana@example.com')
  const id = await draft({ template_id: w.template_id, sender_id: w.sender_id })
  const refusedAt = async (broadcast_id: string, ...acts: string[]) => {
    for (const act of acts) {
      const { status, body } = await w.post(at(broadcast_id, `/${act}`))
      expect([act, status, body.code]).toEqual([act, 409, 'transition_not_allowed'])
    }
  }
  await refusedAt(id, 'unschedule', 'pause', 'resume', 'resend', 'cancel')
  const empty = await draft({})
  expect((await w.post(at(empty, '/test-send'), {})).body.code).toBe('broadcast_incomplete')
  await w.post(at(id, '/schedule'))
  await workOff(w, w.site)
  expect((await w.get(at(id))).body).toMatchObject({ status: 'sent' })
  await refusedAt(id, 'schedule', 'unschedule', 'pause', 'resume', 'cancel')
  expect((await w.patch(at(id), { name: 'Late' })).body.code).toBe('transition_not_allowed')
  expect((await w.delete(at(id))).body.code).toBe('transition_not_allowed')
})

test('where its sender or the postal address fails it pauses with the reason, and goes on to everybody after the mend', async () => {
  await w.newLead('luz@example.com')
  await w.newLead('eva@example.com')
  const id = await draft({ template_id: w.template_id, sender_id: w.sender_id })
  await w.post(at(id, '/schedule'))
  const delivered = async () => {
    await workOff(w, w.site)
    const { status, reason, counts } = (await w.get(at(id))).body as unknown as Record<string, { delivered: number }>
    return [status, reason, counts?.delivered]
  }
  await w.setVerified(false)
  expect(await delivered()).toEqual(['paused', 'sender_not_verified', 0])
  expect((await w.post(at(id, '/resume'))).body).toMatchObject({ status: 'sending', reason: null })
  expect(await delivered()).toEqual(['paused', 'sender_not_verified', 0])
  await w.setVerified(true)
  await w.setPostalAddress('')
  await w.post(at(id, '/resume'))
  expect(await delivered()).toEqual(['paused', 'no_postal_address', 0])
  await w.patch(`/v1/sites/${w.site}`, { postal_address: 'Calle Mayor 1, Madrid' })
  await w.post(at(id, '/resume'))
  expect(await delivered()).toEqual(['sent', null, 3])
})

test('resuming a site leaves a paused broadcast paused and loses nobody, whatever is done with what is overdue', async () => {
  const id = await draft({ template_id: w.template_id, sender_id: w.sender_id })
  await w.post(w.path('pause'))
  await w.post(at(id, '/schedule'))
  await workOff(w, w.site)
  await w.post(at(id, '/pause'))
  expect((await w.post(w.path('resume'), { overdue: 'skip' })).status).toBe(200)
  await workOff(w, w.site)
  expect((await w.get(at(id))).body).toMatchObject({
    status: 'paused',
    counts: { delivered: 0, skipped: 0, waiting: 3 },
  })
  await w.post(at(id, '/resume'))
  await workOff(w, w.site)
  expect((await w.get(at(id))).body).toMatchObject({ status: 'sent', counts: { delivered: 3, skipped: 0 } })
})
