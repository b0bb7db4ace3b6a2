/** The script of a seed: a site, its journeys, and acts on them and the process. A list, so that it can be shortened. */
import type { JourneyDocument } from '../../api/site/automation/journey-records/rules.ts'
import { type Random, randomOf } from '../chaos/random.ts'
import { randomDocument } from './documents.ts'
import type { CrashPoint } from './virtual-disk.ts'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** The eventful period; afterwards nothing fails any more and everything must finish. */
export const EVENTFUL_MS = 4 * HOUR

export type Act =
  | { type: 'lead'; lead: number; zone: string | null; subscribed: boolean; refused: boolean }
  | { type: 'tag'; lead: number; times: number }
  | { type: 'enroll'; journey: number; lead: number }
  | { type: 'seen'; lead: number; clicked: boolean }
  | { type: 'stop'; journey: number; lead: number }
  | { type: 'skip_wait' | 'replan' | 'retry'; journey: number; lead: number }
  | { type: 'unsubscribe'; lead: number }
  | { type: 'pause'; journey: number | null; ms: number }
  | { type: 'probe'; probe: number }
  | { type: 'kill'; ms: number }
  | { type: 'freeze'; ms: number }
  | { type: 'step_clock'; ms: number }
  | { type: 'server_away'; ms: number }
  | { type: 'disk_busy'; ms: number }

export interface Crash {
  write: number
  point: CrashPoint
  down_ms: number
}

export interface Script {
  seed: number
  start: number
  site_timezone: string
  documents: JourneyDocument[]
  unknown_policy: 'resend' | 'do_not_resend'
  acts: { at: number; act: Act }[]
  crashes: Crash[]
  faults: Faults
}

export interface Faults {
  deferred_percent: number
  lost_answer_percent: number
  slow_line_percent: number
  slow_disk_percent: number
  repeated_percent: number
}

/** Moments around which local clocks do something, and two ordinary ones. */
const STARTS = [
  '2027-03-28T00:10:00Z',
  '2027-10-31T00:10:00Z',
  '2027-11-07T05:10:00Z',
  '2027-06-15T20:30:00Z',
  '2027-01-11T08:00:00Z',
  '2027-02-26T16:00:00Z',
]
export const ZONES = ['Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']

/** Repeated requests. */
const TWICE: ReadonlySet<Act['type']> = new Set(['tag', 'enroll', 'seen', 'stop', 'skip_wait'])

export function scriptOf(seed: number): Script {
  const random = randomOf(seed)
  const start = Date.parse(random.pick(STARTS)) + random.between(0, 59) * 1_000
  const site_timezone = random.pick(ZONES)
  const documents = Array.from({ length: random.between(1, 3) }, (_, i) =>
    randomDocument(random, { start, journey: i, zone: site_timezone }),
  )
  const leads = random.between(2, 5)
  const acts: Script['acts'] = []
  const often = (chance: number, most: number, make: () => Act) => {
    for (let i = 0; i < most; i++) {
      if (random.next() >= chance) continue
      const [at, act] = [momentIn(random), make()]
      acts.push({ at, act })
      if (random.next() < 0.3 && TWICE.has(act.type)) acts.push({ at: at + random.between(500, 30_000), act })
    }
  }
  for (let lead = 0; lead < leads; lead++) {
    const refused = random.next() < 0.1
    const zone = random.pick([null, ...ZONES])
    acts.push({ at: momentIn(random) / 2, act: { type: 'lead', lead, zone, subscribed: random.next() < 0.9, refused } })
  }
  const lead = () => random.between(0, leads - 1)
  const journey = () => random.between(0, documents.length - 1)
  const ms = (most: number) => random.between(100, most)
  often(0.6, 4, () => ({ type: 'tag', lead: lead(), times: random.pick([1, 1, 5]) }))
  often(0.4, 3, () => ({ type: 'enroll', journey: journey(), lead: lead() }))
  often(0.5, 4, () => ({ type: 'seen', lead: lead(), clicked: random.next() < 0.5 }))
  often(0.2, 2, () => ({ type: 'stop', journey: journey(), lead: lead() }))
  often(0.2, 2, () => ({ type: 'skip_wait', journey: journey(), lead: lead() }))
  often(0.2, 2, () => ({ type: random.pick(['replan', 'retry'] as const), journey: journey(), lead: lead() }))
  often(0.1, 2, () => ({ type: 'unsubscribe', lead: lead() }))
  often(0.3, 2, () => ({ type: 'pause', journey: random.next() < 0.3 ? null : journey(), ms: ms(HOUR) }))
  often(0.7, 4, () => ({ type: 'probe', probe: acts.length }))
  often(0.4, 3, () => ({ type: 'kill', ms: ms(random.pick([1_000, 10_000, HOUR])) }))
  often(0.3, 2, () => ({ type: 'freeze', ms: ms(random.pick([3_000, 90_000, HOUR])) }))
  often(0.1, 2, () => ({ type: 'step_clock', ms: random.pick([-HOUR, -10 * MINUTE, -1_000]) }))
  often(0.2, 2, () => ({ type: 'server_away', ms: ms(HOUR) }))
  often(0.2, 2, () => ({ type: 'disk_busy', ms: ms(30_000) }))
  acts.sort((a, b) => a.at - b.at)
  return {
    seed,
    start,
    site_timezone,
    documents,
    unknown_policy: random.pick(['resend', 'do_not_resend']),
    acts,
    crashes: crashesIn(random),
    faults: {
      deferred_percent: random.pick([0, 0, 10]),
      lost_answer_percent: random.pick([0, 0, 8]),
      slow_line_percent: random.pick([0, 20]),
      slow_disk_percent: random.pick([0, 5]),
      repeated_percent: random.pick([0, 10]),
    },
  }
}

/** Whole seconds often: things that meet at one moment are where mistakes hide. */
const momentIn = (random: Random): number => random.between(1, EVENTFUL_MS / 1_000) * 1_000

function crashesIn(random: Random): Crash[] {
  const crashes: Crash[] = []
  for (let write = 0, i = random.between(0, 4); i > 0; i--) {
    write += random.between(1, 60)
    const point = random.pick(['before', 'during', 'after'] as const)
    crashes.push({ write, point, down_ms: random.pick([10, 2_000, 60_000]) })
  }
  return crashes
}
