/** What is opened that a server records. */
import type { Kind } from '../handle.ts'
import type { Migration } from '../migrations.ts'
import type { Recorder } from './recorder.ts'

/** A database here, and the migrations that it is to have. */
export interface DatabaseFile {
  kind: Kind
  path: string
  migrations: readonly Migration[]
}

/** Brings a file and its server together. */
export interface RecordedOpener {
  open(file: DatabaseFile): Promise<Recorder>
}
