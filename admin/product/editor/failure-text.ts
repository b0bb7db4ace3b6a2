/** Why something could not be saved, briefly, since it is shown in a bar. */
import type { Messages } from '../../messages/messages.tsx'
import type { Problem } from '../../ui/problem.ts'

export function failureText(t: Messages['t'], { status, text }: Problem): string {
  if (status === 412) return t('ui.stale_title')
  return status === 0 ? t('ui.no_connection') : text || t('ui.unreachable')
}
