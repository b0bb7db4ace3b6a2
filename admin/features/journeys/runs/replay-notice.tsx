/** The result of replaying a run, in words. */
import type { ReplayPart, RunReplay } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'

const parts: Record<ReplayPart, MessageKey> = {
  state: 'runs.replay_state',
  record: 'runs.replay_record',
  input_refused: 'runs.replay_refused',
  sequence: 'runs.replay_gap',
}

export function ReplayNotice({ replay }: { replay: RunReplay }) {
  const { t } = useMessages()
  const { inputs, entries, rules_version } = replay
  switch (replay.outcome) {
    case 'identical':
      return (
        <Notice tone="good" title={t('runs.replay_identical')}>
          {t('runs.replay_size', { inputs, entries, rules: rules_version ?? 0 })}
        </Notice>
      )
    case 'erased':
      return (
        <Notice tone="info" title={t('runs.replay_erased')}>
          {t('runs.replay_erased_note')}
        </Notice>
      )
    case 'not_readable':
      return <Notice tone="warning" title={t('runs.replay_unreadable')} />
    case 'different':
      return (
        <Notice tone="bad" title={t('runs.replay_different')}>
          {replay.difference && t(parts[replay.difference.part])}
        </Notice>
      )
  }
}
