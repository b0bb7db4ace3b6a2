/** Writes a text for a test of a journey: it costs like any other, and is not stored. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { addSpend, takeBudget } from '../../assistants/ai-provider/rules.ts'
import type { Recipient } from '../../email/templates/personal.ts'
import { tokensAtMost, writingRequest } from './prompt.ts'

/** The text, or an error code. No retries: a test can be repeated by hand. */
export async function writeOnce(
  scope: SiteScope,
  wish: { prompt: string; model: string | null },
  lead: Recipient,
  signal: AbortSignal,
): Promise<{ subject: string; text: string } | string> {
  const { installation, database, clock } = scope
  const { ai } = installation
  const site = await scope.facts()
  if (!ai || !site) return 'ai_not_configured'
  const request = writingRequest({ prompt: wish.prompt, model: wish.model ?? ai.model, site }, lead)
  const room = await takeBudget({ site, database, now: clock.now() }, ai.cost(tokensAtMost(request)))
  if (!room.ok) return 'spend_cap'
  try {
    const result = await ai.write(request, signal)
    const { usage } = result
    if (usage) await database.write(tx => addSpend(tx, room.day, usage, ai.cost(usage)))
    return result.ok ? { subject: result.subject, text: result.text } : result.code
  } finally {
    room.release()
  }
}
