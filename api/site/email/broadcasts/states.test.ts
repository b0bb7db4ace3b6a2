/** What the state of a broadcast does not allow. */
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

test('what its state does not allow is refused, and says the state', async () => {
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
  expect((await w.get(at(id))).body).toMatchObject({ state: 'sent' })
  await refusedAt(id, 'schedule', 'unschedule', 'pause', 'resume', 'cancel')
  expect((await w.patch(at(id), { name: 'Late' })).body.code).toBe('transition_not_allowed')
  expect((await w.delete(at(id))).body.code).toBe('transition_not_allowed')
})
