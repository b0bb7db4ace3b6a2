/** The address of a sender and the postal address stay while something sends by them: it would stop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { emptyDocument } from '../../automation/journey-records/rules.ts'
import { journeys, journeyVersions } from '../../automation/journey-records/table.ts'

let w: MailFixture
beforeAll(async () => {
  w = await createMailFixture()
  await w.stop()
})
afterAll(() => w.close())

const site = () => `/v1/sites/${w.site}`
const sender = () => w.path(`senders/${w.sender_id}`)
const changeAddress = () => w.patch(sender(), { email: 'elsewhere@casaverde.example' })
const removeAddress = () => w.patch(site(), { postal_address: ' ' })

async function requireInUse(user: object, asked: (() => Promise<{ status: number; body: object }>)[]) {
  for (const change of asked) {
    const { status, body } = await change()
    expect([status, body]).toMatchObject([409, { code: 'in_use', blockers: [user] }])
  }
  expect((await w.get(sender())).body).toMatchObject({ status: 'verified', email: 'ana@casaverde.example' })
  expect((await w.get(site())).body).toMatchObject({ postal_address: 'Calle Mayor 1, Madrid' })
}

/** Both may change, and are put back. */
async function requireFree() {
  expect((await changeAddress()).body).toMatchObject({ status: 'not_verified' })
  // Nothing can be sent by what is not verified, so that it may change again.
  expect((await w.patch(sender(), { email: 'ana@casaverde.example' })).status).toBe(200)
  await w.setVerified(true)
  expect((await removeAddress()).status).toBe(200)
  expect((await w.patch(site(), { postal_address: 'Calle Mayor 1, Madrid' })).status).toBe(200)
}

test('while a broadcast that is no draft uses them', async () => {
  const at = new Date(w.clock.now() + 86_400_000).toISOString()
  const given = { name: 'Tomorrow', template_id: w.template_id, sender_id: w.sender_id, schedule: { type: 'at', at } }
  const { id } = (await w.post(w.path('broadcasts'), given)).body
  await requireFree()
  expect((await w.post(w.path(`broadcasts/${id}/schedule`))).status).toBe(200)
  await requireInUse({ type: 'broadcast', id, name: 'Tomorrow' }, [changeAddress, removeAddress])
  // All else of both may change: another spelling is the same address.
  const same = { signature: 'Ana G.', email: 'Ana@casaverde.example' }
  expect((await w.patch(sender(), same)).body).toMatchObject({ status: 'verified' })
  expect((await w.patch(sender(), { email: 'ana@casaverde.example' })).status).toBe(200)
  expect((await w.patch(site(), { postal_address: 'Calle Menor 2' })).status).toBe(200)
  expect((await w.patch(site(), { postal_address: 'Calle Mayor 1, Madrid' })).status).toBe(200)
  await w.post(w.path(`broadcasts/${id}/cancel`))
  await requireFree()
})

test('while a published journey sends by them, or an enabled automated email; what people need takes no postal address', async () => {
  const step = (template_id: string) => ({ id: 's', type: 'send_email' as const, template_id, sender_id: w.sender_id })
  const sends = (template_id: string | null) =>
    w.database.write(async tx => {
      const document = template_id === null ? emptyDocument : { ...emptyDocument, steps: [step(template_id)] }
      await tx.update(journeys).set({ document })
      await tx.update(journeyVersions).set({ document })
    })
  const journey = { type: 'journey', id: w.journey_id, name: 'Hello' }
  await sends(w.template_id)
  await requireInUse(journey, [changeAddress, removeAddress])
  const order = { name: 'Order', category: 'transactional', subject: 'Order', body_text: 'It is on its way.' }
  await sends((await w.post(w.path('templates'), order)).body.id)
  await requireInUse(journey, [changeAddress])
  expect((await removeAddress()).status).toBe(200)
  await w.setPostalAddress('Calle Mayor 1, Madrid')
  await sends(null)

  const welcome = w.path('automated-emails/welcome')
  const on = { enabled: true, template_id: w.template_id, sender_id: w.sender_id }
  expect((await w.patch(welcome, on)).status).toBe(200)
  await requireInUse({ type: 'automated_email', id: 'welcome' }, [changeAddress, removeAddress])
  await w.patch(welcome, { enabled: false })
  await requireFree()
})
