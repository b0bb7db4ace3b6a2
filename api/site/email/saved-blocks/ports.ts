/** What blocks ask of the features around them. */

import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { ContentBlock } from '../../../platform/pages/blocks/kinds.ts'
import type { FieldError } from '../../../platform/problem/problem.ts'

/** What is wrong with blocks that emails are to show: variables, links, conditions, images. */
export const contentErrors =
  port<(db: Handle<'site'>, blocks: readonly ContentBlock[], at: string) => Promise<FieldError[]>>('contentErrors')

/** How many documents have each of these blocks; those that none has are absent. */
export const savedBlockCounts =
  port<(db: Handle<'site'>, ids: readonly string[]) => Promise<Map<string, number>>>('savedBlockCounts')
