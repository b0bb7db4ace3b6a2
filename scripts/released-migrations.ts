/**
 * Migrations that a release has carried to owners never change: databases that ran them are told apart by their number alone. The
 * list says which, by the hash of each; `npm run migration -- --release VERSION` adds those that are new.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Kind = 'control' | 'site'
export interface Released {
  tag: string
  sha256: string
  /** The first release that had it. */
  release: string
}
export type ReleasedMigrations = Record<Kind, Released[]>

const listIn = (migrations: string) => join(migrations, 'released.json')

export function readReleased(migrations: string): ReleasedMigrations {
  const list = listIn(migrations)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { control: [], site: [] }
}

/** In the order in which they are applied. */
function presentIn(migrations: string, kind: Kind): Omit<Released, 'release'>[] {
  const journal = join(migrations, kind, 'meta', '_journal.json')
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number; tag: string }[] }
  return entries
    .toSorted((a, b) => a.idx - b.idx)
    .map(({ tag }) => {
      const text = readFileSync(join(migrations, kind, `${tag}.sql`), 'utf8')
      return { tag, sha256: createHash('sha256').update(text).digest('hex') }
    })
}

/** A sentence for each released migration that is not what or where it was. */
export function changedSinceRelease(migrations: string): string[] {
  const released = readReleased(migrations)
  return (['control', 'site'] as const).flatMap(kind => {
    const present = presentIn(migrations, kind)
    return released[kind].flatMap(({ tag, sha256, release }, index) => {
      const found = present[index]
      if (found?.tag === tag && found.sha256 === sha256) return []
      const what = found?.tag === tag ? 'was changed' : 'is not where it was'
      return `${kind}/${tag}.sql ${what} since release ${release}. Databases of that release have run it: put it back, and write a further migration.`
    })
  })
}

/** From now on, all that there are. */
export function freezeMigrations(migrations: string, release: string): void {
  const changed = changedSinceRelease(migrations)
  if (changed.length > 0) throw new Error(changed.join('\n'))
  const released = readReleased(migrations)
  const withRelease = (kind: Kind) =>
    presentIn(migrations, kind).map((one, index) => released[kind][index] ?? { ...one, release })
  writeFileSync(
    listIn(migrations),
    `${JSON.stringify({ control: withRelease('control'), site: withRelease('site') }, null, 2)}\n`,
  )
}
