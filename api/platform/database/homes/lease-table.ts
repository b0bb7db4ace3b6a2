/**
 * The table of nodes and homes on the server of the control database, in a database of its own. All its moments are that server's, so that
 * the clocks of nodes do not matter.
 */
import type { InStatement, ResultSet } from '@libsql/client/http'
import type { ServerDatabase } from '../recorded/server.ts'
import type { Node } from './homes.ts'
import { homeLimits } from './limits.ts'

export const homes_database = 'homes'

const now = "unixepoch('subsec')"

const tables = [
  `create table if not exists nodes (
    id text primary key, address text not null, release text not null,
    control_migrations integer not null, site_migrations integer not null, lease_until real not null)`,
  'create table if not exists homes (name text primary key, node_id text not null, fence integer not null)',
  'create index if not exists homes_of_nodes on homes (node_id)',
  'create table if not exists leaving (node_id text primary key)',
  `create table if not exists changes (
    seq integer primary key autoincrement, node_id text not null, topic text not null, at real not null)`,
]

const isLive = `select lease_until > ${now} from nodes where id = ?`
const renew = `insert into nodes (id, address, release, control_migrations, site_migrations, lease_until)
  values (?, ?, ?, ?, ?, ${now} + ${homeLimits.lease_seconds})
  on conflict (id) do update set lease_until = excluded.lease_until`
const liveNodes = `select id, address, release, control_migrations, site_migrations,
  exists (select 1 from leaving where node_id = nodes.id) from nodes where lease_until > ${now}`
const forgetNodes = `delete from nodes where lease_until < ${now} - ${homeLimits.nodes_kept_seconds}`
const forgetLeaving = 'delete from leaving where node_id not in (select id from nodes)'
const forgetChanges = `delete from changes where at < ${now} - ${homeLimits.changes_kept_seconds}`

/** Only what no live node has, and only by a live node. */
const take = `insert into homes (name, node_id, fence)
  select ?, ?, 1 where exists (select 1 from nodes where id = ? and lease_until > ${now})
  on conflict (name) do update set node_id = excluded.node_id, fence = homes.fence + 1
  where not exists (select 1 from nodes where nodes.id = homes.node_id and nodes.lease_until > ${now})`
const whereIs = `select nodes.id, nodes.address, homes.fence from homes join nodes on nodes.id = homes.node_id
  where homes.name = ? and nodes.lease_until > ${now}`
const whereAre = `select homes.name, nodes.id, nodes.address, homes.fence from homes join nodes on nodes.id = homes.node_id
  where homes.name in (select value from json_each(?)) and nodes.lease_until > ${now}`
const raise = `update homes set fence = ? where name = ? and node_id = ? and fence < ?`
const giveUp = "update homes set node_id = '' where name = ? and node_id = ?"
/** Only to a live node, by the one that has it. */
const handTo = `update homes set node_id = ?, fence = fence + 1 where name = ? and node_id = ?
  and exists (select 1 from nodes where id = ? and lease_until > ${now})`
/** Of those that may take more. */
const shares = `select nodes.id, (select count(*) from homes where node_id = nodes.id and name <> 'control') from nodes
  where lease_until > ${now} and not exists (select 1 from leaving where node_id = nodes.id)`
const ofNode = 'select name, fence from homes where node_id = ?'
const changesAfter = 'select seq, node_id, topic from changes where seq > ? order by seq limit 1000'
const lastChange = "select coalesce((select seq from sqlite_sequence where name = 'changes'), 0)"

export interface KnownNode extends Node {
  release: string
  control_migrations: number
  site_migrations: number
  /** It gives its homes away, and takes none. */
  isLeaving: boolean
}

export interface KnownHome extends Node {
  fence: number
}

export interface Changes {
  last: number
  topics: { node_id: string; topic: string }[]
  control: KnownHome | undefined
  nodes: KnownNode[]
}

/** What of a database server the table needs. */
export type LeaseDatabase = Pick<ServerDatabase, 'place' | 'exists' | 'create' | 'batch' | 'query' | 'read'>

export class LeaseTable {
  readonly #database: LeaseDatabase

  constructor(database: LeaseDatabase) {
    this.#database = database
  }

  get place(): string {
    return this.#database.place
  }

  async make(): Promise<void> {
    // Another node may do the same at this moment.
    if (!(await this.#database.exists()))
      await this.#database.create().catch(async error => {
        if (!(await this.#database.exists())) throw error
      })
    await this.#database.batch(tables)
  }

  /** Nothing where there was never a node. */
  async liveNodes(): Promise<KnownNode[]> {
    if (!(await this.#database.exists())) return []
    return rowsOf(await this.#database.query(liveNodes).catch(() => undefined)).map(nodeOf)
  }

  /** Whether the lease had not ended before, and who else is there. */
  async renew(
    node: Omit<KnownNode, 'isLeaving'>,
    { tidies }: { tidies: boolean },
  ): Promise<{ wasLive: boolean; nodes: KnownNode[] }> {
    const { id, address, release, control_migrations, site_migrations } = node
    const statements: InStatement[] = [
      { sql: isLive, args: [id] },
      { sql: renew, args: [id, address, release, control_migrations, site_migrations] },
      liveNodes,
      ...(tidies ? [forgetNodes, forgetLeaving, forgetChanges] : []),
    ]
    const [before, , nodes] = await this.#database.batch(statements)
    return { wasLive: Number(rowsOf(before)[0]?.[0] ?? 0) === 1, nodes: rowsOf(nodes).map(nodeOf) }
  }

  async take(name: string, node_id: string): Promise<KnownHome | undefined> {
    const [, found] = await this.#database.batch([
      { sql: take, args: [name, node_id, node_id] },
      { sql: whereIs, args: [name] },
    ])
    return homeOf(found)
  }

  async find(name: string): Promise<KnownHome | undefined> {
    return homeOf(await this.#database.query(whereIs, [name]))
  }

  /** Those that some live node has. */
  async findAll(names: readonly string[]): Promise<Map<string, KnownHome>> {
    const rows = rowsOf(await this.#database.query(whereAre, [JSON.stringify(names)]))
    return new Map(rows.map(([name, ...home]) => [String(name), knownHome(home)]))
  }

  /** A database may have a later fence than the table, where that was made anew. */
  async raise(name: string, node_id: string, fence: number): Promise<KnownHome | undefined> {
    const [, found] = await this.#database.batch([
      { sql: raise, args: [fence, name, node_id, fence] },
      { sql: whereIs, args: [name] },
    ])
    return homeOf(found)
  }

  async giveUp(name: string, node_id: string): Promise<void> {
    await this.#database.batch([{ sql: giveUp, args: [name, node_id] }])
  }

  /** Answers who has it then. */
  async handTo(name: string, from: string, to: string): Promise<KnownHome | undefined> {
    const [, found] = await this.#database.batch([
      { sql: handTo, args: [to, name, from, to] },
      { sql: whereIs, args: [name] },
    ])
    return homeOf(found)
  }

  /** How many sites each node has. */
  async shares(): Promise<Map<string, number>> {
    const rows = rowsOf(await this.#database.query(shares))
    return new Map(rows.map(([id, count]) => [String(id), Number(count)]))
  }

  /** It gives away what it has, and is given nothing any more. */
  async noteLeaving(node_id: string): Promise<void> {
    await this.#database.batch([{ sql: 'insert or ignore into leaving (node_id) values (?)', args: [node_id] }])
  }

  async homesOf(node_id: string): Promise<Map<string, number>> {
    const rows = rowsOf(await this.#database.query(ofNode, [node_id]))
    return new Map(rows.map(([name, fence]) => [String(name), Number(fence)]))
  }

  /** Its homes are free at once. */
  async leave(node_id: string): Promise<void> {
    await this.#database.batch([{ sql: 'delete from nodes where id = ?', args: [node_id] }])
  }

  async announce(node_id: string, topics: readonly string[]): Promise<void> {
    const insert = `insert into changes (node_id, topic, at) values (?, ?, ${now})`
    await this.#database.batch(topics.map(topic => ({ sql: insert, args: [node_id, topic] })))
  }

  async lastChange(): Promise<number> {
    return Number(rowsOf(await this.#database.query(lastChange))[0]?.[0] ?? 0)
  }

  async changes(after: number): Promise<Changes> {
    const [changed, control, nodes] = await this.#database.read([
      { sql: changesAfter, args: [after] },
      { sql: whereIs, args: ['control'] },
      liveNodes,
    ])
    const rows = rowsOf(changed)
    return {
      last: Number(rows.at(-1)?.[0] ?? after),
      topics: rows.map(([, node_id, topic]) => ({ node_id: String(node_id), topic: String(topic) })),
      control: homeOf(control),
      nodes: rowsOf(nodes).map(nodeOf),
    }
  }
}

const rowsOf = (result: ResultSet | undefined): unknown[][] => (result?.rows ?? []).map(row => Array.from(row))

function nodeOf([id, address, release, control_migrations, site_migrations, isLeaving]: unknown[]): KnownNode {
  return {
    id: String(id),
    address: String(address),
    release: String(release),
    control_migrations: Number(control_migrations),
    site_migrations: Number(site_migrations),
    isLeaving: Number(isLeaving) === 1,
  }
}

function homeOf(result: ResultSet | undefined): KnownHome | undefined {
  const [row] = rowsOf(result)
  return row && knownHome(row)
}

const knownHome = ([id, address, fence]: unknown[]): KnownHome => ({
  id: String(id),
  address: String(address),
  fence: Number(fence),
})
