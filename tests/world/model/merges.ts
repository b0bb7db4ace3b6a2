/**
 * Two people become one, and two again. The one that stays keeps their values unless the other's are taken; what is a
 * set is united; a withdrawal of either is one of both, before and after.
 */
import { isIn, reinstate, stop } from './journeys.ts'
import { said } from './ledger.ts'
import { addFormer, follow, inBulk } from './people.ts'
import { note } from './webhooks.ts'
import { addressKey, allAddresses, get, type Merge, type Person, personWith, type Run, type World } from './world.ts'

export const UNDO_DAYS = 30

const copy = (person: Person): Person => structuredClone(person)

export function merge(world: World, key: string, [into, from]: readonly [Person, Person], takesAddress: boolean): void {
  const before = { into: copy(into), from: copy(from) }
  // A consent belongs to the address that gave it.
  const subscribed = takesAddress ? from.subscribed : into.subscribed
  const withdrawn = into.withdrawn || from.withdrawn
  const [kept, gone] = takesAddress ? [from.email, into.email] : [into.email, from.email]
  for (const email of from.former) {
    const how = from.left.get(addressKey(email))
    if (how && ![kept, gone].map(addressKey).includes(addressKey(email))) addFormer(into, email, how)
  }
  addFormer(into, gone, { by: 'merge', at: world.now })
  into.email = kept
  into.first_name ??= from.first_name
  // A tag that both have is the other's too: what gave it to the one that stays does not take it back.
  for (const tag of from.tags) {
    into.tags.add(tag)
    into.tagged_by.set(tag, get(from.tagged_by, tag))
  }
  for (const audience of from.audiences) into.audiences.add(audience)
  into.topics_left = new Map([...from.topics_left, ...into.topics_left])
  for (const [submission, email] of from.submissions) into.submissions.set(submission, email)
  into.ledger = [...into.ledger, ...from.ledger].toSorted((one, other) => one.place - other.place)
  into.subscribed = subscribed && !withdrawn
  if (takesAddress) Object.assign(into, { proven: from.proven, unproven: from.unproven })
  // A link that was mailed before either withdrew holds no more.
  if (from.withdrawn) into.since = into.withdrawn ? Math.max(into.since, from.since) : from.since
  into.withdrawn = withdrawn
  from.gone = { why: 'merged', into: into.key }
  into.happened += 1
  note(world, 'lead.merged', into)
  const moved = moveRuns(world, into, from)
  follow(world, inBulk)
  const when = { at: world.now, place: world.entries, undone: false }
  world.merges.set(key, { key, into: into.key, from: from.key, ...when, before, after: copy(into), ...moved })
}

/** The runs of the one that goes are carried on for the one that stays; of two in one journey the other's is stopped, and stays theirs. */
function moveRuns(world: World, into: Person, from: Person): Pick<Merge, 'runs_moved' | 'runs_stopped'> {
  const isDoubled = (run: Run) => run.state === 'live' && isIn(world, run.journey, into.key)
  const [runs_stopped = [], runs_moved = []] = [true, false].map(doubled =>
    world.runs.filter(run => run.person === from.key && isDoubled(run) === doubled),
  )
  for (const run of runs_moved) run.person = into.key
  // A mail that was put off has been handed off once: its step is over, and the undo does not begin it again.
  const kept = runs_stopped.filter(({ mail }) => mail !== true)
  for (const run of runs_stopped) stop(world, run)
  return { runs_moved, runs_stopped: kept }
}

/** Within its days, the latest of several first, while who stayed is there, and where nobody else has the addresses by now. */
export function canUndo(world: World, merge: Merge): 'yes' | 'transition_not_allowed' | 'lead_exists' {
  const { into, from, at, undone, before } = merge
  const stays = get(world.people, into)
  const latest = [...world.merges.values()].findLast(one => one.into === into && !one.undone)
  if (undone || latest !== merge || stays.gone !== null || world.now >= at + UNDO_DAYS * 86_400_000)
    return 'transition_not_allowed'
  const returns = hasOther(stays, before.from) ? [before.into.email] : []
  const isTaken = [before.from.email, ...returns].some(email => {
    const owner = personWith(world, email)
    return owner !== undefined && owner.key !== into && owner.key !== from
  })
  return isTaken ? 'lead_exists' : 'yes'
}

/** Whether who stayed has the address of the one that went. */
const hasOther = (stays: Person, from: Person): boolean => addressKey(stays.email) === addressKey(from.email)

/** Each has again what they had, but for what has changed since: that stays, and a withdrawal is one of both. Who is back has joined nothing by it. */
export function undoMerge(world: World, merge: Merge): void {
  const into = get(world.people, merge.into)
  const from = get(world.people, merge.from)
  const { before, after } = merge
  merge.undone = true
  note(world, 'lead.merge_undone', into)
  Object.assign(from, copy(before.from), { gone: null, matching: new Set() })
  for (const person of [into, from]) person.happened += 1
  // What was taken from them meanwhile stays taken.
  from.tags = from.tags.intersection(into.tags)
  from.audiences = from.audiences.intersection(into.audiences)
  if (into.first_name === after.first_name) into.first_name = before.into.first_name
  forgetName(world, merge)
  into.tags = returned(into.tags, after.tags, before.into.tags)
  for (const tag of before.into.tags) {
    const is_same = into.tagged_by.get(tag) === after.tagged_by.get(tag)
    if (is_same) into.tagged_by.set(tag, get(before.into.tagged_by, tag))
  }
  into.audiences = returned(into.audiences, after.audiences, before.into.audiences)
  separateTopics(merge, into, from)
  decideConsents(world, merge, into, from)
  // Those that came by the merge, or are the other's again; one that they had given up before is still one of theirs.
  const came = [...after.left.keys(), addressKey(from.email)].filter(one => !before.into.left.has(one))
  for (const key of [...came, addressKey(into.email)]) into.left.delete(key)
  into.former = into.former.filter(address => into.left.has(addressKey(address)))
  // Whoever has got a third address since had their own one before.
  if (addressKey(into.email) !== addressKey(before.into.email))
    addFormer(into, before.into.email, { by: 'change', at: world.now })
  separate(world, merge, into, from)
  follow(world, inBulk)
  for (const run of merge.runs_moved) run.person = from.key
  // Those that the merge stopped go on where they waited, unless their journey is off by now.
  for (const run of merge.runs_stopped) if (get(world.journeys, run.journey).state === 'on') reinstate(world, run)
}

/** What an act since then has replaced is the name that they had of their own, and what its undo gives back. */
function forgetName(world: World, { into, before, after, at }: Merge): void {
  for (const { changes } of [...world.acts.values()].filter(act => act.at >= at))
    for (const { person, name } of changes)
      if (person === into && name && name.before === after.first_name) name.before = before.into.first_name
}

/** Each has left what they had left, unless it was taken up again since; a topic that was left since, or left again, both have left. */
function separateTopics({ before, after }: Merge, into: Person, from: Person): void {
  const now = into.topics_left
  const since = [...now].filter(([topic, at]) => after.topics_left.get(topic) !== at)
  const had = (person: Person) => [...person.topics_left].filter(([topic]) => now.has(topic))
  from.topics_left = new Map([...had(before.from), ...since])
  into.topics_left = new Map([...had(before.into), ...since])
}

/** What happened at an address that is the other's alone goes with it: mails, and forms that came by it. */
function separate(world: World, { before, after, at }: Merge, into: Person, from: Person): void {
  const theirs = allAddresses(from).filter(address => address !== addressKey(into.email))
  for (const [submission, email] of into.submissions) {
    const is_new = !after.submissions.has(submission) && theirs.includes(addressKey(email))
    if (is_new) from.submissions.set(submission, email)
    if (is_new || before.from.submissions.has(submission)) into.submissions.delete(submission)
  }
  for (const letter of new Set([...world.letters.values(), ...world.answered]))
    if (letter.person === into.key && letter.at >= at && theirs.includes(addressKey(letter.address)))
      letter.person = from.key
}

/**
 * How each stands again, and what the ledger of the one that stayed says since: a decision is of whoever has the address that
 * the person has now, a withdrawal of the other one too. A proof goes with its address.
 */
function decideConsents(world: World, { before, place }: Merge, into: Person, from: Person): void {
  const now = copy(into)
  const since = now.ledger.filter(entry => entry.place > place)
  const gone = new Set(before.from.ledger.map(entry => entry.place))
  const [owner, other] = hasOther(now, before.from) ? [from, into] : [into, from]
  if (owner === from) into.email = before.into.email
  const withdrawals = said({ ledger: since }).filter(({ type }) => type === 'withdrawn')
  const left = withdrawals.length > 0
  const own = now.ledger.filter(entry => entry.place <= place)
  // What was taken back while they had the other's address was taken back there.
  into.ledger = owner === into ? own.filter(entry => !gone.has(entry.place)) : before.into.ledger
  from.ledger = own.filter(entry => gone.has(entry.place))
  owner.ledger.push(...since)
  for (const entry of withdrawals) {
    world.entries += 1
    other.ledger.push({ ...entry, place: world.entries, copied: true })
  }
  for (const person of [into, from]) {
    const was = person === into ? before.into : before.from
    const is_decided = person === owner && since.length > 0
    const { withdrawn, subscribed } = is_decided ? now : left ? { withdrawn: true, subscribed: false } : was
    const moment = is_decided ? now.since : (withdrawals.at(-1)?.at ?? was.since)
    const { proven, unproven } = person === owner ? now : was
    Object.assign(person, { withdrawn, subscribed, since: moment, proven, unproven })
  }
}

/** What came by the act goes, what was removed since stays removed, what was added since stays. */
const returned = (now: Set<string>, after: Set<string>, before: Set<string>): Set<string> =>
  new Set([...now].filter(one => before.has(one) || !after.has(one)))
