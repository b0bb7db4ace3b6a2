/** What features around imports ask of them: a table that they have made themselves becomes an import. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { NewFile } from './create-import.ts'
import type { ReceiveContext } from './receive.ts'

export interface TableImports {
  /** Outside of transactions: received as an uploaded file is, piece by piece. */
  receive(name: string, pieces: AsyncIterable<Uint8Array>, receiving: ReceiveContext): Promise<NewFile>
  create(tx: Handle<'site'>, file: NewFile, made: { id: string; at: number }): Promise<unknown>
}

export const tableImports = port<TableImports>('table_imports')
