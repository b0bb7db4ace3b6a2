/** Where a text by the AI is: being written, waiting for somebody, ready, rejected, failed. */
import type { AiDraft } from '@leadwright/sdk'
import { Ban, CircleCheck, CircleDashed, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice.tsx'

const states: Record<AiDraft['status'], [MessageKey, LucideIcon, Tone | undefined]> = {
  queued: ['ai_texts.queued', CircleDashed, 'info'],
  awaiting_approval: ['ai_texts.awaiting_approval', Hourglass, 'warning'],
  ready: ['ai_texts.ready', CircleCheck, 'good'],
  rejected: ['ai_texts.rejected', Ban, undefined],
  failed: ['ai_texts.failed', CircleX, 'bad'],
}

export function AiTextStatus({ draft }: { draft: AiDraft }) {
  const { t } = useMessages()
  const [word, Icon, tone] = states[draft.status]
  return (
    <Badge tone={tone} icon={<Icon size={12} aria-hidden />}>
      {t(word)}
    </Badge>
  )
}
