/** A simulated run and a live one under the same clock leave the identical record, entry for entry. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Branch, Step } from '../../workflows/core/definition.ts'
import { type Random, randomOf } from '../chaos/random.ts'
import { type Happening, type ParityIds, type ParitySite, paritySite } from './parity-site.ts'

const SCENARIOS = 12
const HOUR = 3_600_000
/** Around the night in which clocks change. */
const STARTS = ['2027-03-26T10:00:00Z', '2027-03-27T23:30:00Z', '2027-04-01T14:59:00Z']
const DAYS = 60

let site: ParitySite
beforeAll(async () => {
  site = await paritySite()
})
afterAll(() => site.close())

/** The lead is given a sandbox, which has expired when it is extended. */
const inSandbox = (sandbox_id: string): Step[] => [
  { id: 'give', type: 'assign_sandbox', sandbox_id, hours: 20 },
  { id: 'meanwhile', type: 'delay', duration: { value: 1, unit: 'days' } },
  { id: 'more', type: 'extend_sandbox', sandbox_id, hours: 24 },
  {
    id: 'inside',
    type: 'paths',
    branches: [
      {
        id: 'has',
        when: { type: 'filter', filter: { type: 'rule', field: 'sandboxes', op: 'has', value: sandbox_id } },
        steps: [{ id: 'again', type: 'assign_sandbox', sandbox_id }],
      },
    ],
    otherwise: [],
  },
]

/** Every type of step is in each journey; their order, forks and moments are the seed's. */
function journeyOf(random: Random, ids: ParityIds) {
  const mails: string[] = []
  const tag = () => random.pick(ids.tags)
  const mail = (id: string): Step => {
    mails.push(id)
    return {
      id,
      type: 'send_email',
      template_id: ids.template,
      // One that is not verified ends the run.
      sender_id: random.next() < 0.1 ? ids.unverified : ids.sender,
    }
  }
  const wait = (id: string): Step => {
    const unit = random.pick(['minutes', 'hours', 'days', 'business_days'] as const)
    const at = random.next() < 0.3 ? { at: random.pick(['02:30', '09:00', '17:00']) } : {}
    return { id, type: 'delay', duration: { value: random.between(1, 3), unit, ...at } }
  }
  const fork = (id: string): Step => {
    const branch = (name: string, when: Branch['when']): Branch => ({
      id: `${id}_${name}`,
      when,
      steps: [wait(`${id}_${name}_w`)],
    })
    const branches = [
      branch('f', { type: 'filter', filter: { type: 'rule', field: 'tags', op: 'has', value: tag() } }),
      branch('p', { type: 'percentage', percent: 30 }),
      ...(mails.length > 0 ? [branch('o', { type: 'opened', step_id: random.pick(mails) })] : []),
    ]
    const limit = mails.length > 0 ? { wait_up_to: { value: random.between(1, 30), unit: 'hours' as const } } : {}
    return {
      id,
      type: 'paths',
      branches,
      otherwise: [{ id: `${id}_other`, type: 'assign_tags', tag_ids: [tag()] }],
      ...limit,
    }
  }
  const until = { field_id: ids.date, offset_days: random.between(-1, 3), at: '08:15', yearly: random.next() < 0.5 }
  const asked = [
    { id: 'red', label: 'Red' },
    { id: 'blue', label: 'Blue' },
  ]
  // Forks ask for mails that stand before them, so each part is made in its turn.
  const middle: (() => Step[])[] = [
    () => [mail('m1'), fork('f1')],
    () => [
      { id: 'set', type: 'set_custom_field_value', field_id: ids.number, value: random.between(1, 3) },
      wait('w1'),
    ],
    () => [{ id: 'until', type: 'delay', until }],
    () => [
      { id: 'ai', type: 'ai_email_writer', prompt: 'Greet', needs_approval: false },
      { id: 'm2', type: 'send_email', template_id: ids.written, sender_id: ids.sender, ai_step_id: 'ai' },
    ],
    () => [
      {
        id: 'ask',
        type: 'ask_question',
        template_id: ids.question,
        sender_id: ids.sender,
        question: 'Which?',
        answers: asked,
        field_id: ids.text,
        wait_up_to: { value: 20, unit: 'hours' },
      },
    ],
    () => [{ id: 'off', type: 'remove_tags', tag_ids: [tag()] }, wait('w2'), fork('f2')],
  ]
  for (let i = middle.length - 1; i > 0; i--) {
    const j = random.between(0, i)
    ;[middle[i], middle[j]] = [middle[j] as () => Step[], middle[i] as () => Step[]]
  }
  const hours = { timezone: 'Europe/Madrid', business_days: [1, 2, 3, 4, 5], day_start: '09:00', day_end: '17:00' }
  return {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: random.next() < 0.5,
    ...(random.next() < 0.6 && { business_hours: hours }),
    ...(random.next() < 0.3 && { goal: { type: 'rule', field: 'custom_fields.a_number', op: 'is', value: 2 } }),
    steps: [
      { id: 'first', type: 'assign_tags', tag_ids: [tag()] },
      ...inSandbox(ids.sandbox),
      ...middle.flatMap(part => part()),
      ...(random.next() < 0.5 ? [{ id: 'leave', type: 'unsubscribe' }, mail('m3')] : [mail('m3')]),
    ],
  }
}

interface Entry extends Record<string, unknown> {
  at: string
  type: string
  step_id: string | null
  detail: Record<string, unknown>
}

const sentAt = (entries: readonly Entry[], step_id: string): number | undefined => {
  const end = entries.find(e => e.type === 'send_ended' && e.step_id === step_id && e.detail.result === 'delivered')
  return end && Date.parse(end.at)
}

/** What the lead does meanwhile; only with mail that it has. */
function happeningsOf(random: Random, ids: ParityIds, start: number, entries: readonly Entry[]): Happening[] {
  const happenings: Happening[] = []
  for (const step_id of ['m1', 'ask']) {
    const sent = sentAt(entries, step_id)
    if (sent === undefined || random.next() < 0.3) continue
    const at = new Date(sent + random.between(1, 15) * HOUR + 60_000).toISOString()
    happenings.push(
      step_id === 'ask'
        ? { type: 'answered', at, step_id, answer_id: random.pick(['red', 'blue']) }
        : { type: 'opened', at, step_id },
    )
  }
  const moment = () => new Date(start + random.between(1, 200) * 1_800_000).toISOString()
  if (random.next() < 0.6) happenings.push({ type: 'tag_added', at: moment(), tag_id: random.pick(ids.tags) })
  if (random.next() < 0.4) happenings.push({ type: 'tag_removed', at: moment(), tag_id: random.pick(ids.tags) })
  if (random.next() < 0.4)
    happenings.push({ type: 'field_changed', at: moment(), field_id: ids.number, value: random.between(1, 3) })
  if (random.next() < 0.2) happenings.push({ type: 'unsubscribed', at: moment() })
  if (random.next() < 0.3) happenings.push({ type: 'skip_wait', at: moment() })
  return happenings.toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

const comparable = ({ sequence, at, step_id, type, reason, detail, facts }: Entry) => ({
  sequence,
  at,
  step_id,
  type,
  reason,
  detail,
  ...(facts ? { facts } : {}),
})

for (let seed = 1; seed <= SCENARIOS; seed++) {
  test(`journey ${seed}: the simulated record is the live one`, { timeout: 60_000 }, async () => {
    const random = randomOf(seed)
    const { ids, at } = site
    const start = Date.parse(random.pick(STARTS))
    site.clock.set(start)
    const zone = random.pick(['Europe/Madrid', 'America/New_York', 'Asia/Kolkata'])
    const date =
      random.next() < 0.3 ? null : new Date(start + random.between(-3, 20) * 24 * HOUR).toISOString().slice(0, 10)
    const lead_id = await site.newLead(`lead${seed}@example.com`, { timezone: zone, date })
    const limits = random.next() < 0.5 ? { emails_max: 2, emails_days: 30 } : { emails_max: null, emails_days: 1 }
    const days_off = random.next() < 0.5 ? ['2027-03-29', '2027-04-02'] : []
    expect((await site.patch(`${at}/marketing-settings`, { ...limits, days_off })).status).toBe(200)
    const made = await site.post(`${at}/journeys`, { name: `Journey ${seed}`, document: journeyOf(random, ids) })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const journey_id = made.body.id
    const run_id = site.installation.newId('run')
    const simulate = async (happenings: readonly Happening[]): Promise<Entry[]> => {
      const body = { lead_id, run_id, starts_at: new Date(start).toISOString(), days: DAYS, happenings }
      const reply = await site.post(`${at}/journeys/${journey_id}/simulate`, body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return reply.body.entries as unknown as Entry[]
    }
    let happenings = happeningsOf(random, ids, start, await simulate([]))
    let simulated = await simulate(happenings)
    const possible = happenings.filter(happening => {
      const sent = 'step_id' in happening ? sentAt(simulated, String(happening.step_id)) : undefined
      return !('step_id' in happening) || (sent !== undefined && sent < Date.parse(happening.at))
    })
    if (possible.length < happenings.length) {
      happenings = possible.filter(happening => !('step_id' in happening))
      simulated = await simulate(happenings)
    }

    await site.publish(journey_id, made.body.document)
    await site.enroll({ run_id, journey_id, lead_id })
    const draft_id = String(simulated.find(e => e.type === 'email_written')?.detail.draft_id ?? '')
    await site.answerWriter(run_id, draft_id)
    const moments = [
      ...new Set([...simulated.map(e => Date.parse(e.at)), ...happenings.map(happening => Date.parse(happening.at))]),
    ]
    for (const moment of moments.toSorted((a, b) => a - b)) {
      for (const happening of happenings.filter(one => Date.parse(one.at) === moment))
        await site.happen(run_id, lead_id, happening)
      await site.moveTo(moment)
      await site.answerWriter(run_id, draft_id)
    }
    const live = (await site.record(run_id)).map(entry =>
      comparable({ ...entry, at: new Date(entry.at).toISOString() } as unknown as Entry),
    )
    expect(simulated.length).toBeGreaterThan(8)
    expect(live).toEqual(simulated.map(comparable))
    expect(JSON.stringify(live)).toBe(JSON.stringify(simulated.map(comparable)))
    expect(site.errors).toEqual([])
  })
}
