/** No row fits what the list is narrowed to: that can be taken away at once. */
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type NoMatchesProps = { icon: ReactNode; title?: string; text?: string | undefined; onClear: () => void }

export function NoMatches({ icon, title, text, onClear }: NoMatchesProps) {
  const { t } = useMessages()
  return (
    <EmptyState
      isNarrowed
      icon={icon}
      title={title ?? t('ui.nothing_matches')}
      {...(text !== undefined && { text })}
      action={<Button onPress={onClear}>{t('ui.clear_filters')}</Button>}
    />
  )
}
