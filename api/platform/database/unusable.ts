/** A database file that cannot be used: why, and the sentence that says what to do. No request can repair it. */
import { Unavailable } from '../runtime/errors.ts'
import type { Kind } from './handle.ts'

/** `older`: made before the first release, or not by this program. */
export type Fault = 'missing' | 'empty' | 'damaged' | 'older' | 'newer' | 'migration_failed'

const otherFolder = 'start with another data folder (DATA_DIR)'
const restore = {
  control: `Restore it from a backup and start again, or ${otherFolder}.`,
  site: 'Restore it from a backup: the site answers again as soon as it is there. Other sites are not affected.',
} as const

const reasons: Record<Exclude<Fault, 'migration_failed'>, (kind: Kind) => string> = {
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

export function unusable(kind: Kind, path: string, fault: keyof typeof reasons): DatabaseUnusable {
  const what = kind === 'control' ? 'The control database' : 'The database of a site,'
  return new DatabaseUnusable(`${what} ${path}${kind === 'site' ? ',' : ''} ${reasons[fault](kind)}`, fault)
}

/** A migration could not be applied; the file is as it was before it. */
export class MigrationFailed extends DatabaseUnusable {
  override readonly name = 'MigrationFailed'
  constructor(path: string, tag: string, reason: string) {
    super(
      `Migration ${tag} of ${path} failed: ${reason} The file is as it was before this migration.`,
      'migration_failed',
    )
  }
}
