/** What goes wrong with the process and its disk. */

import type { Random } from '../../chaos/random.ts'
import { type Refusal, refusals, setRefusal } from '../model/mail-servers.ts'
import { passTo } from '../model/time.ts'
import { addressKey, living, type World } from '../model/world.ts'
import { type Answer, NoRoom } from '../product/client.ts'
import { type FaultPoint, incidents } from '../product/life.ts'
import { at, type Session } from '../session.ts'
import { type Action, type ActionType, action, chance, expectAnswer, maybePick } from './action.ts'
import { automation } from './automation.ts'
import { broadcasts } from './broadcasts.ts'
import { forms } from './forms.ts'
import { joining } from './merges.ts'
import { pauses } from './pauses.ts'
import { people } from './people.ts'
import { readers } from './readers.ts'
import { suppressions } from './suppressions.ts'

function drawPoint(random: Random): FaultPoint {
  const of = chance(random, 75) ? 'write' : 'mail'
  return { of, count: random.between(0, of === 'write' ? 12 : 3), side: random.pick(['before', 'after']) }
}

const reach = {
  possible: () => true,
  async play({ ground }: Session, point: FaultPoint) {
    ground.product.faults.point = { ...point }
    return null
  },
  tell: () => [],
}

/** The process dies at one of its next writes or mails, whatever it does then; another begins at once. */
const kill = action<FaultPoint>({ type: 'kill', weight: 8, draw: drawPoint, ...reach })

/** There a node is paused until its lease is over, or the database server dies and begins again. */
const incident = action<FaultPoint>({
  type: 'incident',
  weight: 8,
  draw: random => ({ ...drawPoint(random), meets: random.pick(incidents) }),
  ...reach,
})

/** Acts that meet a full disk. */
const acts: readonly ActionType[] = [
  ...people,
  ...broadcasts,
  ...suppressions,
  ...pauses,
  ...readers,
  ...automation,
  ...joining,
  ...forms,
]
const actNamed = ({ type: name }: Pick<Action, 'type'>): ActionType | undefined =>
  acts.find(({ type }) => type === name)
const givenOf = ({ type: _kind, ...given }: Pick<Action, 'type'>): object => given

interface FullDisk {
  act: Pick<Action, 'type'>
  /** How long there is no room: no more than an hour, after which a process that begins asks whether late mail is to leave. */
  minutes: number
}

/**
 * While there is no room whatever writes is refused, and nothing of it is there; reading works, and a mail that is due
 * waits. Once there is room everything goes on by itself.
 */
const diskFull = action<FullDisk>({
  type: 'disk_full',
  weight: 3,
  draw(random, world, newKey) {
    const type = random.pick(acts)
    const drawn = type.draw(random, world, newKey)
    return drawn && { act: { type: type.type, ...drawn }, minutes: random.pick([0, 1, 30, 60]) }
  },
  possible: (world, { act }) => actNamed(act)?.possible(world, givenOf(act)) === true,
  async play(session, { act, minutes }) {
    const { product, clock, client } = session.ground
    product.faults.full = true
    try {
      const answer = await playFull(() => actNamed(act)?.play(session, givenOf(act)) ?? Promise.resolve(null))
      const read = await client.get(at(session, 'leads'))
      await product.passTo(clock.now() + minutes * 60_000)
      return answer && { ...answer, read: read.status }
    } finally {
      await product.makeRoom()
      session.room_at = clock.now()
    }
  },
  tell(world, { act, minutes }, answer) {
    const differences = tellFull(world, act, answer as Answer & { read: number })
    // What was due meanwhile happens now.
    world.now += minutes * 60_000
    passTo(world, world.now)
    return differences
  },
})

async function playFull(play: () => Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await play()
  } catch (error) {
    if (error instanceof NoRoom) return error.answer
    throw error
  }
}

/** What was acknowledged holds, and what was refused by another rule was rightly. */
function tellFull(world: World, act: Pick<Action, 'type'>, answer: Answer & { read: number }): string[] {
  const reading = answer.read === 200 ? [] : [`reading answered ${answer.read} while the disk was full`]
  // A reader of a mail is told on a page.
  const code = answer.text.startsWith('<!doctype html>') ? undefined : 'disk_full'
  if (answer.status >= 500) return [...reading, ...expectAnswer(answer, 507, code)]
  const seen = answer.status < 300 ? world : structuredClone(world)
  return [...reading, ...(actNamed(act)?.tell(seen, givenOf(act), answer) ?? [])]
}

/** From now on the server of somebody's address refuses, or takes mail again. */
const refuse = action<{ email: string; refusal: Refusal | null }>({
  type: 'mail_server',
  weight: 4,
  draw(random, world) {
    const again = maybePick(random, [...world.refusing.keys()])
    if (again !== null && chance(random, 30)) return { email: again, refusal: null }
    const who = maybePick(random, living(world))
    return who && { email: who.email, refusal: random.pick(refusals) }
  },
  possible: () => true,
  async play({ ground }, { email, refusal }) {
    const { refusing } = ground.mailbox
    if (refusal === null) refusing.delete(addressKey(email))
    else refusing.set(addressKey(email), refusal)
    return { status: 200, text: '', body: { id: '', data: [] } }
  },
  tell(world, { email, refusal }) {
    setRefusal(world, email, refusal)
    return []
  },
})

/** From now on the server of somebody's address puts marketing mail off, for minutes or for longer than anybody tries. */
const putOff = action<{ email: string; hours: number }>({
  type: 'busy_server',
  weight: 4,
  draw(random, world) {
    const who = maybePick(random, living(world))
    return who && { email: who.email, hours: random.pick([0.05, 0.5, 3, 20, 90]) }
  },
  possible: () => true,
  async play({ ground }, { email, hours }) {
    ground.mailbox.busy.set(addressKey(email), ground.clock.now() + hours * 3_600_000)
    return { status: 200, text: '', body: { id: '', data: [] } }
  },
  tell(world, { email, hours }) {
    world.busy.set(addressKey(email), world.now + hours * 3_600_000)
    return []
  },
})

export const faults = [kill, diskFull, refuse, putOff]
export const nodeFaults = [incident]
