/** What templates ask of the features above. */
import { port } from '../../../platform/features/port.ts'
import type { SiteScope } from '../../../platform/site-scope.ts'
import type { Recipient } from './personal.ts'

/** Writes the AI text of a step for a test: the text, or an error code. */
export const textForTest =
  port<
    (
      scope: SiteScope,
      wish: { prompt: string; model: string | null },
      lead: Recipient,
      signal: AbortSignal,
    ) => Promise<{ subject: string; text: string } | string>
  >('textForTest')
