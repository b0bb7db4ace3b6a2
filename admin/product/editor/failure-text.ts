/** Why something could not be saved, in words. */
import type { Messages } from '../../messages/messages.tsx'
import type { Problem } from '../../ui/problem.ts'

export const failureText = (t: Messages['t'], { status, text }: Problem): string =>
  status === 412 ? t('ui.stale_title') : text || t('ui.unreachable')
