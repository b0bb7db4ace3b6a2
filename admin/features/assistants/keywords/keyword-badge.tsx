/** How far a keyword is. */
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/notice.tsx'
import type { KeywordStatus } from './keyword-status.ts'

const words: Readonly<Record<KeywordStatus, MessageKey>> = {
  nothing: 'keywords.nothing_yet',
  brief: 'keywords.brief',
  outline: 'keywords.outline',
  draft: 'keywords.draft',
  page: 'keywords.draft_page',
  published: 'pages.published',
}
const tones: Partial<Record<KeywordStatus, Tone>> = { published: 'good', page: 'info', draft: 'info' }

export function KeywordBadge({ status }: { status: KeywordStatus }) {
  const { t } = useMessages()
  const tone = tones[status]
  return <Badge {...(tone && { tone })}>{t(words[status])}</Badge>
}
