/**
 * What a recorded database says of itself, in a table of its own at both ends: whose it is, who may write it, and how many groups it has
 * seen. The server's has a row once the database is whole there; the file's says of which version it is.
 */
import type { Value } from './values.ts'

export const home_table = '_home'

export interface Mark {
  /** The installation that the database belongs to; empty: whichever opens it. */
  installation: string
  /**
   * Groups that were recorded, and one for the beginning. 0: the file takes the place of what a server has; so does one with the negative of
   * the version with which it left the server.
   */
  version: number
  /** Migrations that it has seen. */
  migrations: number
  /** When the server's copy was made: of two, the later one counts. 0 in a file that has left it. */
  made_at: number
}

/** The file is no copy of what a server has. */
export const isOriginal = ({ version }: Pick<Mark, 'version'>): boolean => version <= 0

/** What the server has of an original is later than every copy of what a server had before. */
export const versionAfter = (here: Mark | 'unmarked' | undefined): number =>
  here === 'unmarked' || here === undefined ? 1 : 1 - here.version

/** At the server: who may write. */
export interface Home extends Mark {
  /** One process, each time that it opens the database. */
  holder: string
  /** Only a batch that names it counts. */
  fence: number
}

export const nobody = { holder: '', fence: 0 } as const

export const makeTable = `create table if not exists ${home_table} (
  id integer primary key, installation text not null, holder text not null, fence integer not null,
  version integer not null, migrations integer not null, made_at integer not null)`

export const readHome = `select installation, version, migrations, made_at, holder, fence from ${home_table}`

export const readVersion = `select version from ${home_table}`

export const hasTable = `select 1 from sqlite_schema where name = '${home_table}'`

export const writeHome = (home: Home): { sql: string; args: Value[] } => ({
  sql: `insert or replace into ${home_table} (id, installation, version, migrations, made_at, holder, fence) values (1, ?, ?, ?, ?, ?, ?)`,
  args: [home.installation, home.version, home.migrations, home.made_at, home.holder, home.fence],
})

export function homeOf(row: readonly unknown[] | undefined): Home | undefined {
  if (row === undefined) return undefined
  const [installation, version, migrations, made_at, holder, fence] = row
  return {
    installation: String(installation),
    version: Number(version),
    migrations: Number(migrations),
    made_at: Number(made_at),
    holder: String(holder),
    fence: Number(fence),
  }
}

/** What a group was recorded as is written into the file in its own transaction. */
export const writeVersion = (version: number): string => `update ${home_table} set version = ${version}`
