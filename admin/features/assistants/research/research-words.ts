/** Where research stands, in words. */
import type { ResearchStatus } from '@leadwright/sdk'
import type { MessageKey } from '../../../messages/messages.tsx'

export const stateWords: Record<ResearchStatus, MessageKey> = {
  reading: 'research.reading',
  found: 'research.found',
  writing: 'research.writing',
  complete: 'research.complete',
  failed: 'research.failed',
  canceled: 'research.canceled',
}
