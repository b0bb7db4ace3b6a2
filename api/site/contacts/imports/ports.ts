/** What features around imports ask of them: a table that they have made themselves becomes an import. */
import type { Context, InAction } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { createImportFrom, NewFile } from './create-import.ts'

export interface TableImports {
  /** Before the action: received as an uploaded file is. */
  receive(name: string, bytes: Buffer, context: Context): Promise<NewFile>
  create(tx: Handle<'site'>, file: NewFile, context: InAction): ReturnType<typeof createImportFrom>
}

export const tableImports = port<TableImports>('table_imports')
