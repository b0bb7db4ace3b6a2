/** Why something could not be saved, briefly, since it is shown in a bar. */
import type { Messages } from '../../messages/messages.tsx'
import type { Problem } from '../../ui/problem.ts'

export function failureText(t: Messages['t'], { status, text, errors }: Problem): string {
  if (status === 412) return t('ui.stale_title')
  // Which fields, and why, stands beside them and in the list of issues.
  if (errors.length > 0) return t('ui.issues_to_fix', { count: errors.length })
  return status === 0 ? t('ui.no_connection') : text || t('ui.unreachable')
}
