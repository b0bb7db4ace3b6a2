/** Keeps a draft from being published while golden questions stand against it, where its owner wants that. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { AssistantRow } from '../assistants/rules.ts'
import { compared } from './rules.ts'

export async function requireNoWorse(
  db: Handle<'site'>,
  row: AssistantRow,
  installation: { config: Config },
): Promise<void> {
  if (!row.settings.hold_when_worse) return
  const { questions, is_current, worse } = await compared(db, row, installation)
  if (questions === 0 || (is_current && worse.length === 0)) return
  throw problem('golden_questions_unmet')
}
