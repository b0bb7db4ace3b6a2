/**
 * Runs of two journeys on the embedded runner over a site's database on disk, with a clock that jumps to the next due
 * moment. `steps`: three activities and a timer, as others are measured; `mail_steps`: tag, delay and a mail, which is
 * rendered and accepted at once. Floors, on the same library without anything of ours: of both the same rows once more
 * (parts/step-floor.ts); of enrollments transactions of 100 state updates, before and after. Then very many sleeping runs,
 * at rest and with a thousand due in each second (parts/sleepers.ts; BENCH_SLEEPERS=0 leaves them out).
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { siteFile } from '../../api/platform/database/site-file.ts'
import type { Mailer } from '../../api/platform/mail/mailer.ts'
import { memoryTransport } from '../../api/platform/mail/memory-transport.ts'
import { type JourneyKind, type JourneySite, prepareJourney } from './parts/journey-site.ts'
import { carryOn, count, enrollAll } from './parts/journey-work.ts'
import { writtenWithMail } from './parts/mail-step-floor.ts'
import type { Slept } from './parts/sleepers.ts'
import { stateUpdates } from './parts/state-floor.ts'
import { copyOf, sameSteps, writtenPlainly } from './parts/step-floor.ts'

const runs = Number(process.env.BENCH_RUNS ?? 20_000)
const written = { plain: writtenPlainly, mail: writtenWithMail }
const steps_per_run = { plain: 4, mail: 3 }
const goal = 20_000

export async function* bench(): AsyncGenerator<object> {
  const plain = await carried('plain')
  yield line('enrollments', 'runs/s', plain.enrolled)
  yield { ...line('steps', 'steps/s', plain.stepped), goal }
  yield { ...line('mail_steps', 'steps/s', (await carried('mail')).stepped), goal }
  if (process.env.BENCH_SLEEPERS !== '0') yield* sleeping()
}

/** All runs of a journey from their enrollment to their end. */
async function carried(type: JourneyKind): Promise<Record<'enrolled' | 'stepped', Measured>> {
  const site = await prepareJourney(runs, type)
  try {
    const floors = [stateUpdates(site.folder, runs)]
    const enrolled = await timed(() => enrollAll(site))
    const file = siteFile(site.folder, site.site_id)
    const before = copyOf(file, site.folder)
    const mails = new Map<string, number>()
    const stepped = await timed(() => carryOn(site, countingMailer(site, mails)))
    floors.push(stateUpdates(site.folder, runs))
    const floor = floors.reduce((sum, rate) => sum + rate, 0) / floors.length
    const same = await sameSteps(written[type], { file, copy: before, runs, steps_per_run: steps_per_run[type] })
    const missing = runs - (await count(site, 'runs'))
    const errors = missing + (await (type === 'mail' ? mailErrors(site, mails) : plainErrors(site)))
    return {
      enrolled: { ...enrolled, units: runs, floor, errors: missing },
      stepped: { ...stepped, units: runs * steps_per_run[type], floor: same, errors },
    }
  } finally {
    await site.close()
  }
}

/** Each run ended, wrote its field once and took its tag away again. */
async function plainErrors(site: JourneySite): Promise<number> {
  const live = await count(site, "runs where status <> 'completed'")
  const twice = Math.abs(2 * runs - (await count(site, 'run_transitions')))
  return live + twice + Math.abs(runs - (await count(site, 'lead_values'))) + (await count(site, 'lead_tags'))
}

/** Each run ended and sent one mail. */
async function mailErrors(site: JourneySite, mails: Map<string, number>): Promise<number> {
  const surplus = [...mails.values()].reduce((sum, times) => sum + times - 1, 0)
  return (await count(site, "runs where status <> 'completed'")) + Math.abs(runs - mails.size) + surplus
}

/** Floor of the lag: the pause that a timer of the event loop may have; of memory: the process at rest. */
async function* sleeping(): AsyncGenerator<object> {
  const program = join(import.meta.dirname, 'parts/sleepers.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  const { wake_lag_p99_ms: lag, late, idle_cpu_percent: idle, rss_bytes } = JSON.parse(stdout) as Slept
  const [rest, middle, end] = rss_bytes
  yield { name: 'wake_lag_p99_ms', unit: 'ms', value: lag, floor: 1, ratio: lag, errors: late, goal: 1_000 }
  yield { name: 'idle_cpu_percent', unit: '%', value: Number(idle.toFixed(3)), floor: 0, goal: 1 }
  const ratio = Number((end / middle).toFixed(2))
  yield { name: 'rss_bytes', unit: 'B', value: end, floor: rest, ratio, goal: 'flat: no growth from the middle on' }
}

interface Timed {
  milliseconds: number
  /** CPU time of the whole process, which depends little on other load of the machine. */
  cpu_us: number
}

interface Measured extends Timed {
  units: number
  floor: number
  errors: number
}

function line(name: string, unit: string, of: Measured): object {
  const value = (of.units / of.milliseconds) * 1000
  return {
    name,
    unit,
    value: Math.round(value),
    floor: Math.round(of.floor),
    ratio: Number((value / of.floor).toFixed(2)),
    errors: of.errors,
    cpu_us: Math.round(of.cpu_us / of.units),
  }
}

async function timed(work: () => Promise<void>): Promise<Timed> {
  const began = performance.now()
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: performance.now() - began, cpu_us: user + system }
}

/** Each email is accepted at once and counted. */
function countingMailer({ installation }: JourneySite, mails: Map<string, number>): Mailer {
  const transport = memoryTransport({
    keep: 0,
    answer(mail) {
      // The sender's verification email is sent the same way.
      if (mail.envelope.to.startsWith('lead')) mails.set(mail.message_id, (mails.get(mail.message_id) ?? 0) + 1)
      return { outcome: 'delivered', response: '250 kept in memory' }
    },
  })
  return { ...installation.mailer, transportFor: () => transport }
}
