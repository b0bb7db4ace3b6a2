/** Questions of folders to the templates in them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'

/** Number of templates in each of these folders; empty ones are absent. */
export const templateFolderCounts =
  port<(db: Handle<'site'>, ids: readonly string[]) => Promise<Map<string, number>>>('templateFolderCounts')
