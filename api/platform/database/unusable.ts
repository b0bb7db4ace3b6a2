/** A database file that cannot be used: why, and the sentence that says what to do. No request can repair it. */
import { Unavailable } from '../runtime/errors.ts'
import type { Kind } from './handle.ts'

/** `older`: made before the first release, or not by this program. */
export type FileFault = 'missing' | 'empty' | 'damaged' | 'older' | 'newer'
/** `conflict`: of a file and what a database server has under its name. */
export type Fault = FileFault | 'migration_failed' | 'conflict'

const otherFolder = 'start with another data folder (DATA_DIR)'
const restore = {
  control: `Restore it from a backup and start again, or ${otherFolder}.`,
  site: 'Restore it from a backup: the site answers again as soon as it is there. Other sites are not affected.',
} as const

const reasons: Record<FileFault, (kind: Kind) => string> = {
  missing: kind => `is missing${kind === 'control' ? ' beside the databases of sites' : ''}. ${restore[kind]}`,
  empty: kind => `is empty (0 bytes). ${restore[kind]}`,
  damaged: kind => `is damaged. ${restore[kind]}`,
  older: () =>
    'was made before release 0.1, or by another program, and cannot be read. ' +
    `Start the release that made it, or ${otherFolder}.`,
  newer: () => 'was written by a newer release. Start that release, or restore the copy made before the update.',
}

export class DatabaseUnusable extends Unavailable {
  override readonly name: string = 'DatabaseUnusable'
  readonly fault: Fault
  constructor(message: string, fault: Fault) {
    super(message)
    this.fault = fault
  }
}

export function unusable(kind: Kind, path: string, fault: FileFault): DatabaseUnusable {
  const what = kind === 'control' ? 'The control database' : 'The database of a site,'
  return new DatabaseUnusable(`${what} ${path}${kind === 'site' ? ',' : ''} ${reasons[fault](kind)}`, fault)
}

/** A migration could not be applied; the file is as it was before it. */
export class MigrationError extends DatabaseUnusable {
  override readonly name = 'MigrationError'
  constructor(path: string, tag: string, reason: string) {
    super(
      `Migration ${tag} of ${path} failed: ${reason} The file is as it was before this migration.`,
      'migration_failed',
    )
  }
}

/** How a file and what a database server has under its name do not belong together. */
export type Conflict = 'no_server' | 'of_another' | 'two_originals' | 'gone' | 'older_there' | 'other_folder'

const conflicts: Record<Conflict, string> = {
  no_server:
    'is a copy of what a database server has. Set DATABASE_URL as it was. To go on without a server, run `npm run move-database -- --all folder`, stop, and run `npm run move-database -- control folder`; both with DATABASE_URL set.',
  of_another: 'belong to two installations. Each needs a database server of its own: correct DATABASE_URL or DATA_DIR.',
  two_originals:
    'are two originals of the same database. Decide which one goes on: move the file away to go on with the server’s, or start with another server to go on with the file.',
  gone: 'do not fit: the server no longer has it, and the file is a copy of what it had. Put the server’s data back, or restore a backup.',
  older_there:
    'do not fit: the server has an older state than the file. Put the server’s newer data back, or move the file away to go on with the older state.',
  other_folder:
    'is a copy of what a server had, and the site is in the data folder of another machine since. Start with that folder; there, `npm run move-database` brings the site to a server.',
}

export const conflict = (reason: Conflict, { path, place }: { path: string; place?: string }): DatabaseUnusable =>
  new DatabaseUnusable(`The file ${path}${place ? ` and ${place}` : ''} ${conflicts[reason]}`, 'conflict')

/** The settings no longer name the server of a site. */
export const placeUnknown = (siteId: string, place: string): DatabaseUnusable =>
  new DatabaseUnusable(
    `The database of ${siteId} was recorded at ${place}, and no server of SITE_DATABASE_URL or DATABASE_URL has it. Name that server again; \`npm run move-database\` takes sites away from a server.`,
    'conflict',
  )
