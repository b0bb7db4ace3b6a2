/** Journeys that give and extend access to sandboxes, and filters that ask for its state. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBatch } from '../../../../workflows/embedded/batch.ts'
import { isOutage } from '../../../platform/runtime/errors.ts'
import { makerFor } from '../../../testing/fixtures/make.ts'
import { createSandboxFixture, type SandboxFixture } from '../../../testing/fixtures/sandboxes.ts'
import { runPort } from '../../automation/runs/record/port.ts'

const hour = 3_600_000
let f: SandboxFixture
let make: ReturnType<typeof makerFor>
beforeAll(async () => {
  f = await createSandboxFixture()
  make = makerFor(f.w, f.site)
})
afterAll(() => f.close())

async function settle(): Promise<void> {
  const scope = await f.w.program.openScope(f.w.installation, f.site)
  if (!scope) throw new Error('no site')
  const port = runPort(scope)
  for (let runs = 1; runs > 0; ) {
    await f.work()
    const batch = await runBatch(port, { limit: 100, now: f.w.clock.now(), isOutage })
    if (batch.broken) throw batch.broken.error
    runs = batch.runs
  }
  await f.work()
}
const forward = async (hours: number) => {
  f.w.clock.forward(hours * hour)
  await settle()
}
const demo = (name: string, more: object = {}) =>
  f.newSandbox({
    ...{ name, type: 'url', url: 'https://demo.example.net/', user_data_expiry_hours: 48 },
    ...{ cleanup_after: 5, cleanup_unit: 'days', ...more },
  })
const accessesOf = async (lead_id: string) =>
  (await f.w.get(f.path(`sandbox-accesses?lead_id=${lead_id}`))).body.data as unknown as Record<string, unknown>[]
const entriesOf = async (run_id: string) =>
  (await f.w.get(f.path(`runs/${run_id}`))).body.entries as unknown as { type: string; reason: string }[]
/** Publishes a journey of these steps and enrolls a lead by hand. */
async function enroll(name: string, steps: readonly unknown[], lead_id: string) {
  const by_hand = { triggers: [{ type: 'api_event', name: 'never.sent' }] }
  const journey = await make.newJourney(name, steps, by_hand)
  await make.publishJourney(journey)
  const { body } = await f.w.post(f.path(`journeys/${journey}/runs`), { lead_ids: [lead_id] })
  await settle()
  return { journey, run_id: String((body.data[0] as unknown as { run_id: string }).run_id) }
}
const rule = (field: string, op: string, value?: string) => ({ type: 'rule', field, op, ...(value && { value }) })
const leadsWith = async (filter: object): Promise<string[]> => {
  const { body } = await f.w.post(f.path('leads/search'), { filter })
  return body.data.map(({ email }) => String(email))
}

test('a journey gives access, mails the link, and extends it; a branch asks for its state', async () => {
  const sandbox_id = await demo('Journey-demo')
  const [early, late] = [await make.newTag('Still in'), await make.newTag('Too late')]
  const lead_id = await f.newLead('journey@example.com')
  const steps = [
    { id: 'give', type: 'assign_sandbox', sandbox_id, hours: 10 },
    { id: 'wait', type: 'delay', duration: { value: 9, unit: 'hours' } },
    {
      id: 'state',
      type: 'paths',
      branches: [
        {
          id: 'expiring',
          when: { type: 'filter', filter: rule('sandboxes_expiring', 'has', sandbox_id) },
          steps: [{ id: 'in', type: 'assign_tags', tag_ids: [early] }],
        },
      ],
      otherwise: [{ id: 'out', type: 'assign_tags', tag_ids: [late] }],
    },
    { id: 'more', type: 'extend_sandbox', sandbox_id, hours: 24 },
    { id: 'again', type: 'assign_sandbox', sandbox_id },
  ]
  const { journey, run_id } = await enroll('Demo', steps, lead_id)
  const [given] = await accessesOf(lead_id)
  expect(given).toMatchObject({ status: 'active', source: 'journey', sandbox_id })
  expect((await f.mailsTo('journey@example.com'))[0]?.subject).toBe('Your demo is ready: Journey-demo')
  await forward(9)
  const [extended] = await accessesOf(lead_id)
  expect(extended).toMatchObject({ status: 'active' })
  expect(Date.parse(String(extended?.expires_at)) - Date.parse(String(given?.expires_at))).toBe(24 * hour)
  const said = await entriesOf(run_id)
  expect(said.filter(({ type }) => type.startsWith('sandbox_')).map(({ type, reason }) => `${type} ${reason}`)).toEqual(
    ['sandbox_assigned assigned', 'sandbox_extended extended', 'sandbox_assigned already_assigned'],
  )
  expect((await f.w.get(f.path(`leads/${lead_id}`))).body.tag_ids).toEqual([early])
  const used = await f.w.delete(f.path(`sandboxes/${sandbox_id}`))
  expect(used.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'journey', id: journey }] })
})

test('what has ended and is still there goes on, by a link of its own', async () => {
  const sandbox_id = await demo('Revived-demo')
  const lead_id = await f.newLead('revived@example.com')
  await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, hours: 2 })
  await settle()
  await forward(3)
  expect((await accessesOf(lead_id))[0]).toMatchObject({ status: 'expired' })
  await enroll('Revive', [{ id: 'give', type: 'assign_sandbox', sandbox_id, hours: 0 }], lead_id)
  expect(await accessesOf(lead_id)).toMatchObject([{ status: 'active', expires_at: null }])
  expect(await f.mailsTo('revived@example.com')).toHaveLength(2)
})

test('copies are given outside of the transaction, and what is closed waits for its owner', async () => {
  const copied = await f.newSandbox({ name: 'Copied-demo', type: 'wordpress', lead_access: 'copy' })
  const closed = await demo('Closed-demo')
  await f.w.post(f.path(`sandboxes/${closed}/cancel`))
  const lead_id = await f.newLead('both@example.com')
  const steps = [
    { id: 'copy', type: 'assign_sandbox', sandbox_id: copied },
    { id: 'closed', type: 'assign_sandbox', sandbox_id: closed },
    { id: 'longer', type: 'extend_sandbox', sandbox_id: closed, hours: 5 },
  ]
  const { run_id } = await enroll('Both', steps, lead_id)
  const rows = await accessesOf(lead_id)
  expect(rows.find(({ sandbox_id }) => sandbox_id === copied)).toMatchObject({
    status: 'active',
    machine_status: 'ready',
  })
  expect(rows.find(({ sandbox_id }) => sandbox_id === closed)).toMatchObject({ waits_for: 'activation' })
  const said = await entriesOf(run_id)
  expect(said.map(({ type, reason }) => `${type} ${reason}`)).toEqual(
    expect.arrayContaining(['sandbox_assigned not_activated', 'sandbox_extended no_access']),
  )
  await f.w.post(f.path(`sandboxes/${closed}/reactivate`), { expires_at: null })
  await forward(1)
  const opened = (await accessesOf(lead_id)).find(({ sandbox_id }) => sandbox_id === closed)
  expect(opened).not.toHaveProperty('waits_for')
})

test('a journey that names no sandbox, an unknown one, or too many hours is refused where it says so', async () => {
  const none = 'sbx_0199a3f2c4d87e6b9a0112233445566f'
  const body = (step: object) => ({
    name: `Refused ${JSON.stringify(step).length}`,
    document: { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps: [step] },
  })
  const unknown = await f.w.post(f.path('journeys'), body({ id: 'a', type: 'assign_sandbox', sandbox_id: none }))
  expect(unknown.body.errors).toMatchObject([{ pointer: '/document/steps/0/sandbox_id', code: 'unknown_reference' }])
  const long = { id: 'a', type: 'extend_sandbox', sandbox_id: none, hours: 0 }
  expect((await f.w.post(f.path('journeys'), body(long))).status).toBe(422)
  const open = await f.w.post(f.path('journeys'), body({ id: 'a', type: 'extend_sandbox', sandbox_id: '', hours: 24 }))
  const published = await f.w.post(f.path(`journeys/${open.body.id}/publish`), { enroll: 'new' })
  expect(published.body.errors).toContainEqual(
    expect.objectContaining({ pointer: '/steps/0/sandbox_id', code: 'missing_value' }),
  )
})

test('a simulation gives, lets expire and extends access in memory alone, as a live run would', async () => {
  const sandbox_id = await demo('Simulated-demo')
  const journey = await make.newJourney('Simulated', [
    { id: 'none', type: 'extend_sandbox', sandbox_id, hours: 1 },
    { id: 'give', type: 'assign_sandbox', sandbox_id, hours: 10 },
    { id: 'wait', type: 'delay', duration: { value: 11, unit: 'hours' } },
    {
      id: 'over',
      type: 'paths',
      branches: [
        {
          id: 'expired',
          when: { type: 'filter', filter: rule('sandboxes_expired', 'has', sandbox_id) },
          steps: [{ id: 'again', type: 'assign_sandbox', sandbox_id }],
        },
      ],
      otherwise: [],
    },
  ])
  const lead_id = await f.newLead('simulated@example.com')
  const { body } = await f.w.post(f.path(`journeys/${journey}/simulate`), { lead_id, days: 3 })
  const said = body.entries as unknown as { type: string; reason: string }[]
  expect(said.filter(({ type }) => type.startsWith('sandbox_')).map(({ reason }) => reason)).toEqual([
    'no_access',
    'assigned',
    'extended',
  ])
  expect(await accessesOf(lead_id)).toEqual([])
})

test('filters and dynamic audiences ask for each state as the clock carries it out', async () => {
  const sandbox_id = await demo('Filter-demo')
  const mine = (state: string) => leadsWith(rule(`sandboxes_${state}`, 'has', sandbox_id))
  const audience = await f.w.post(f.path('audiences'), {
    name: 'About to expire',
    filter: rule('sandboxes_expiring', 'has', sandbox_id),
  })
  const members = async () =>
    (await f.w.get(f.path(`leads?audience_id=${audience.body.id}`))).body.data.map(({ email }) => email)
  const email = 'filter@example.com'
  const lead_id = await f.newLead(email)
  const { id } = (await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, send_email: false })).body
  await settle()
  expect([await mine('active'), await mine('expiring'), await mine('opened'), await mine('expired')]).toEqual([
    [email],
    [],
    [],
    [],
  ])
  const { url } = (await f.w.post(f.path(`sandbox-accesses/${id}/links`))).body
  await f.w.call('POST', new URL(String(url)).pathname, { token: null })
  expect(await mine('opened')).toEqual([email])
  await forward(24)
  expect([await mine('expire_tomorrow'), await mine('active')]).toEqual([[email], [email]])
  await forward(20)
  expect([await mine('active'), await mine('expiring'), await members()]).toEqual([[], [email], [email]])
  await forward(4)
  expect([await mine('expiring'), await mine('expired'), await members()]).toEqual([[], [email], []])
  await f.w.post(f.path(`sandbox-accesses/${id}/extend`), { hours: 480 })
  await settle()
  expect([await mine('active'), await mine('expired')]).toEqual([[email], []])
  const blocked = await f.w.delete(f.path(`sandboxes/${sandbox_id}`))
  expect(blocked.body).toMatchObject({ code: 'in_use', blockers: [{ type: 'audience' }] })
})

test('deleting a sandbox takes its leads out of an audience together, and starts no journey', async () => {
  const sandbox_id = await demo('Deleted-demo')
  const filter = rule('sandboxes_active', 'is_not_empty')
  const audience_id = String((await f.w.post(f.path('audiences'), { name: 'In a demo', filter })).body.id)
  await settle()
  const journey = await make.newJourney(
    'Left it',
    [{ id: 'tag', type: 'assign_tags', tag_ids: [await make.newTag('Left')] }],
    {
      triggers: [{ type: 'audience_left', audience_ids: [audience_id] }],
    },
  )
  await make.publishJourney(journey)
  const lead_ids = [await f.newLead('first@example.com'), await f.newLead('second@example.com')]
  for (const lead_id of lead_ids)
    await f.w.post(f.path(`sandboxes/${sandbox_id}/accesses`), { lead_id, send_email: false })
  await settle()
  const members = async () => (await f.w.get(f.path(`audiences/${audience_id}`))).body.lead_count
  const before = Number(await members())
  expect((await f.w.delete(f.path(`sandboxes/${sandbox_id}`))).status).toBe(204)
  await settle()
  expect(await members()).toBe(before - 2)
  expect((await f.w.get(f.path(`runs?journey_id=${journey}`))).body.data).toEqual([])
})
