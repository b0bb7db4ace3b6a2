/** What becomes of data that does not fit its declaration: thrown where the code is tested, logged and recorded elsewhere. */
import { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { consumeEvents, consumer } from '../features/consumer.ts'
import { EventDataError } from './check.ts'
import { defineEvent, defineLeadEvent, suppressUnless } from './define.ts'
import { emitMany, emitter, emitWith } from './emit.ts'
import { eventsAfter, readCursor } from './events.ts'
import { reader } from './read.ts'

const parcelSent = defineLeadEvent(
  'parcel.sent',
  z.object({ weight: z.number(), notes: z.record(z.string(), z.number()) }),
)
const parcelLost = defineEvent('parcel.lost')
const sound = { weight: 2, notes: {} }
const secret = 'ana@example.com'
/** As code with a mistake would emit it. */
const unfit = { weight: secret, notes: { [secret]: secret } } as unknown as typeof sound

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness({}, { repeatActions: false })
  site = await h.newSite('Parcels')
})
afterAll(() => h.close())

const scope = async () => {
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  return { installation: h.installation, site_id: site, database, clock: h.clock, facts }
}
const told = async (name: string) => {
  const { database } = await scope()
  return database.read(db => eventsAfter(db, 0, { names: [name], limit: 100 }))
}
/** Emits as an installation does that serves owners, and answers what it logged. */
async function emitServing(data: typeof sound): Promise<unknown[]> {
  const logged: unknown[] = []
  const log = { error: (...given: unknown[]) => logged.push(...given) }
  const emit = emitter({ newId: h.installation.newId, strict_events: false, log }, () => h.clock.now())
  await h.inSite(site, tx => emit(tx, parcelSent, { lead_id: 'lead_1', data }))
  return logged
}

test('where the code is tested it throws, names the places, and nothing is recorded', async () => {
  expect(h.installation.strict_events).toBe(true)
  const emitting = h.inSite(site, (tx, { emit }) => emit(tx, parcelSent, { lead_id: 'lead_1', data: unfit }))
  const error = await emitting.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EventDataError)
  expect(String(error)).toContain('parcel.sent does not fit its declaration at /weight (invalid_type), /notes/*')
  expect(String(error)).not.toContain(secret)
  const surplus = { ...sound, email: secret }
  await expect(
    h.inSite(site, (tx, { emit }) => emit(tx, parcelSent, { lead_id: 'lead_1', data: surplus })),
  ).rejects.toThrow(EventDataError)
  expect(await told('parcel.sent')).toEqual([])
})

test('events of many leads are those of each of them, checked as any', async () => {
  const other = await h.newSite('Letters')
  const leads = ['lead_2', 'lead_1', 'lead_3']
  const data = { weight: 1, notes: { a: 2 } }
  await h.inSite(other, (tx, { emit }) => emitMany(emit, tx, parcelSent, leads, data))
  await h.inSite(other, (tx, { emit }) => emitMany((...one) => emit(...one), tx, parcelSent, leads, data))
  await h.inSite(other, (tx, { emit }) => emitMany(emit, tx, parcelSent, [], data))
  const database = await h.installation.databases.site(other)
  const all = await database.read(db => eventsAfter(db, 0, { names: ['parcel.sent'], limit: 100 }))
  expect(all.map(({ lead_id, subject_id }) => [lead_id, subject_id])).toEqual(
    [...leads, ...leads].map(lead_id => [lead_id, lead_id]),
  )
  expect(all.every(event => JSON.stringify(event.data) === JSON.stringify(data))).toBe(true)
  expect(new Set(all.map(({ id }) => id)).size).toBe(6)
  const emitting = h.inSite(other, (tx, { emit }) => emitMany(emit, tx, parcelSent, leads, unfit))
  await expect(emitting).rejects.toThrow(EventDataError)
})

test('where owners are served it is logged without a value, and recorded all the same', async () => {
  expect(await emitServing(sound)).toEqual([])
  const logged = await emitServing(unfit)
  expect(logged).toMatchObject([
    { event: 'parcel.sent', places: ['/weight (invalid_type)', '/notes/* (invalid_type)'] },
    {},
  ])
  expect(JSON.stringify(logged)).not.toContain(secret)
  expect(await told('parcel.sent')).toMatchObject([{ data: sound }, { data: unfit }])
})

test('a consumer is handed what fits, in order, and goes on behind what does not', async () => {
  await h.inSite(site, (tx, { emit }) => emit(tx, parcelLost, { subject_id: null }))
  const read: unknown[] = []
  const log = { error: (...given: unknown[]) => read.push(given) }
  const parcels = consumer('parcels', [parcelSent, parcelLost], async (_tx, batch) => {
    for (const event of batch) read.push(event.name === 'parcel.sent' ? [event.lead_id, event.data.weight] : event.name)
  })
  const given = await scope()
  while (await consumeEvents({ ...given, installation: { ...given.installation, log: log as never } }, [parcels]));
  const [, broken] = await told('parcel.sent')
  expect(read).toEqual([
    [
      {
        site_id: site,
        consumer: 'parcels',
        seq: broken?.seq,
        event: 'parcel.sent',
        places: ['/weight (invalid_type)', '/notes/* (invalid_type)'],
      },
      'a consumer could not read an event',
    ],
    ['lead_1', 2],
    'parcel.lost',
  ])
  expect(broken?.data).toEqual(unfit)
  const last = (await told('parcel.lost')).at(-1)?.seq
  expect(await given.database.read(db => readCursor(db, 'parcels'))).toBeGreaterThanOrEqual(last ?? Number.NaN)
})

test('who wants nothing of what starts no journeys is not handed it, and comes to the end all the same', async () => {
  const parcelMoved = defineLeadEvent('parcel.moved')
  for (const starts of [false, true, false])
    await h.inSite(site, (tx, { emit }) =>
      emitWith(emit, suppressUnless(starts))(tx, parcelMoved, { lead_id: 'lead_1' }),
    )
  const [all, few]: [number[], number[]] = [[], []]
  const noting = (seen: number[]) => async (_tx: unknown, batch: readonly { seq: number }[]) =>
    void seen.push(...batch.map(({ seq }) => seq))
  const consumers = [
    consumer('movers', [parcelMoved], noting(all)),
    consumer('starters', [parcelMoved], noting(few), { suppressed: async () => false }),
  ]
  const given = await scope()
  while (await consumeEvents(given, consumers));
  expect(all).toHaveLength(3)
  expect(few).toEqual([all[1]])
  const [ends, last] = await given.database.read(async db => [
    await readCursor(db, 'starters'),
    await readCursor(db, 'movers'),
  ])
  expect(ends).toBe(last)
})

test('of an erased person nothing is left to read, and that is no mistake', () => {
  const logged: unknown[] = []
  const read = reader([parcelSent], (...given) => logged.push(given))
  const row = { seq: 1, id: 'evt_1', at: 0, name: 'parcel.sent', subject_id: 'lead_1', lead_id: 'lead_1', data: {} }
  expect(read(row)).toEqual([])
  expect(read({ ...row, name: 'parcel.unknown', data: sound })).toEqual([])
  expect(logged).toEqual([])
  expect(read({ ...row, data: { ...sound, since: 'another release' } })).toMatchObject([{ data: sound }])
})

test('what is changed for many leads says that it starts nothing', () => {
  expect(suppressUnless(true)).toEqual({})
  expect(suppressUnless(false)).toEqual({ suppress_triggers: true })
})
