/**
 * One pass over several nodes: people come through any of them, journeys run, email goes out, while nodes and their database server are killed,
 * paused and cut from one another, until all is quiet.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { setUpToken } from '../../tools/server-fixture.ts'
import { Caller } from '../caller.ts'
import { type Findings, look } from '../findings.ts'
import { newSite, type ServerFixture, setUpOwner } from '../fixture.ts'
import { type Inbox, openInbox } from '../inbox.ts'
import { quiet, served } from '../pass.ts'
import { type Crowd, crowd } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { type Cluster, type ClusterNode, type Home, startCluster } from './cluster.ts'
import { cameAgainAfter, type Doubt, UnderWay } from './doubts.ts'
import { drawFault } from './faults.ts'
import { followSites } from './followers.ts'
import { keyedThings } from './keyed.ts'
import { keepRegisters, type Registers, type Span } from './registers.ts'
import { divergedDatabases } from './same.ts'

export interface NodesPlan {
  nodes: number
  runs: number
  kills: number
  seed: number
  /** Whether to print what the nodes said. */
  keep: boolean
}

export interface NodesPassed {
  acknowledged: number
  faults: number
  writes: number
  made: number
  found: Findings
  /** What was read and should not have been, or not made as it was acknowledged. */
  wrong: string[]
  diverged: string[]
  /** The longest time in which a site had no home while the database server was there, and around which fault that was. */
  homeless: { ms: number; during: string }
}

/** A call to a node that hangs is given up, and made to another. */
const patience_ms = 8_000
/** What was sent before a fault has arrived by then, or never does. */
const arrival_ms = 300
/** Every how many faults a site is made beside them. */
const site_every = 8
const seconds = [1, 2, 3]

export async function passOverNodes(plan: NodesPlan): Promise<NodesPassed> {
  const random = randomOf(plan.seed)
  const inbox = await openInbox(random)
  const cluster = await startCluster(plan.nodes, first => ({
    SMTP_URL: inbox.url,
    PUBLIC_URL: first,
    SUBMISSIONS_PER_MINUTE: '1000000',
    SUBMISSIONS_BURST: '1000000',
  }))
  try {
    return await play(plan, { cluster, inbox, random })
  } finally {
    if (plan.keep) for (const { name, output } of cluster.nodes) console.log(name, ...output)
    await cluster.close()
    await inbox.close()
  }
}

interface Ground {
  cluster: Cluster
  inbox: Inbox
  random: Random
}

interface Happened extends Span {
  name: string
  ofServer: boolean
  /** When what was away was there again, and before all of it was ready. */
  over: number
}

async function play({ runs, kills }: NodesPlan, { cluster, inbox, random }: Ground): Promise<NodesPassed> {
  await cluster.whole()
  const urls = cluster.nodes.map(({ url }) => url)
  const api = new Caller(() => random.pick(urls), patience_ms)
  const patient = new Caller(() => random.pick(urls))
  await setUpOwner(patient, await linkOf(cluster))
  api.token = patient.token
  const sites: ServerFixture[] = []
  for (const { name } of cluster.nodes)
    sites.push(await newSite(patient, inbox, { seconds, subdomain: name.replace(' ', '-') }))
  const site_ids = sites.map(({ site_id }) => site_id)
  const people = crowd(api, sites, random, runs)
  people.done.catch(error => {
    console.error(error)
    process.exit(1)
  })
  const followers = followSites(api, site_ids)
  const registers = await keepRegisters(urls, { token: api.token, site_ids, random })
  const keyed = keyedThings(api)
  const underWay = new UnderWay(cluster, site_ids)
  const [doubts, happened]: [Doubt[], Happened[]] = [[], []]

  for (let n = 0; n < kills; n++) {
    people.admit(Math.ceil((runs * (n + 1)) / (kills + 1)))
    await served(inbox, people)
    await momentOf({ random, inbox, people })
    const before = await cluster.homes()
    const fault = drawFault(cluster, await targetOf(cluster, { before, site_ids, random }), random)
    const from = performance.now()
    await fault.begin()
    keyed.make(site_ids, n % site_every === 0)
    await sleep(arrival_ms)
    const first = fault.ofServer ? new Map() : await underWay.look()
    await sleep(Math.max(0, fault.ms - (performance.now() - from)))
    await fault.end()
    const over = performance.now()
    const second = await underWay.look()
    await cluster.whole()
    happened.push({ name: fault.name, ofServer: fault.ofServer, from, over, to: performance.now() })
    const after = await cluster.homes()
    for (const id of site_ids) {
      if (before.get(id)?.fence === after.get(id)?.fence) continue
      doubts.push({ began_at: from, emails: new Set([...(first.get(id) ?? []), ...(second.get(id) ?? [])]) })
    }
    console.log(
      `${n + 1} ${fault.name}: whole after ${Math.round(performance.now() - from)} ms, ${people.acknowledged.length} acknowledged`,
    )
  }
  people.admit(runs)
  await people.done
  await registers.end()
  const wrong = [...registers.wrong, ...(await keyed.end())]
  const found = await lookAtAll(patient, inbox, sites, { people, doubts })
  wrong.push(...(await followers.end(await comeTo(patient, sites))))
  underWay.close()
  const ids = await cluster.ids()
  for (const node of cluster.nodes) {
    const code = await cluster.stop(node)
    if (code !== 0) wrong.push(`${node.name} ended with ${code} after SIGTERM`)
  }
  return {
    acknowledged: people.acknowledged.length,
    faults: happened.length,
    writes: registers.writes,
    made: keyed.made,
    found,
    wrong,
    diverged: await divergedDatabases(cluster, ids),
    homeless: longestHomeless(registers, site_ids, happened),
  }
}

/** Mostly the home of a site or of the control database. */
async function targetOf(
  { nodes, ids }: Cluster,
  { before, site_ids, random }: { before: ReadonlyMap<string, Home>; site_ids: readonly string[]; random: Random },
): Promise<ClusterNode> {
  const name = random.pick([...site_ids, 'control', 'any'])
  const home = (await ids()).get(before.get(name)?.node_id ?? '')
  return home ?? random.pick(nodes)
}

/** Printed by the node that made the control database. */
const linkOf = ({ nodes }: Cluster): Promise<string> => Promise.any(nodes.map(({ running }) => setUpToken(running)))

async function lookAtAll(
  api: Caller,
  inbox: Inbox,
  sites: readonly ServerFixture[],
  { people, doubts }: { people: Crowd; doubts: readonly Doubt[] },
): Promise<Findings> {
  const all: Findings = { lost: [], duplicated: [], stuck: [], extra: [], gaps: { unanswered: 0, longest_gap_ms: 0 } }
  for (const site of sites) {
    const own = people.acknowledged.filter(email => email.endsWith(`@${site.people}`))
    await quiet(api, inbox, site.site_id, own.length)
    const found = await look(api, inbox, site, own, mails => cameAgainAfter(mails, doubts))
    for (const type of ['lost', 'duplicated', 'stuck', 'extra'] as const) all[type].push(...found[type])
  }
  return all
}

/** Ids of the people of each site. */
async function comeTo(api: Caller, sites: readonly ServerFixture[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { site_id } of sites) {
    const leads = await api.all(`/v1/sites/${site_id}/leads`)
    found.set(
      site_id,
      leads.filter(({ email }) => String(email).startsWith('person-')).map(({ id }) => String(id)),
    )
  }
  return found
}

/** At any time, right after a submission was acknowledged, or right after a mail was accepted. */
async function momentOf({
  random,
  inbox,
  people,
}: Pick<Ground, 'random' | 'inbox'> & { people: Crowd }): Promise<void> {
  const way = random.pick(['any', 'acknowledged', 'sent'])
  await sleep(random.between(0, 1_500))
  if (way === 'any') return
  await Promise.race([way === 'sent' ? inbox.next() : people.next(), sleep(2_000)])
  if (random.next() < 0.5) await sleep(random.between(0, 12))
}

const overlap = (a: Span, b: Span) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/** While the server is away nobody has a home; what comes after that counts. */
function longestHomeless(registers: Registers, site_ids: readonly string[], happened: readonly Happened[]) {
  let longest = { ms: 0, during: 'nothing' }
  for (const gap of site_ids.flatMap(id => registers.gaps(id))) {
    const around = happened.filter(one => overlap(one, gap) > 0)
    const from = Math.max(gap.from, ...around.map(({ ofServer, over }) => (ofServer ? over : 0)))
    const ms = Math.round(gap.to - from)
    if (ms > longest.ms) longest = { ms, during: around.map(({ name }) => name).join(', ') || 'nothing' }
  }
  return longest
}
