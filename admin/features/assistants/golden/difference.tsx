/** Which golden questions a draft answers better or worse than what visitors talk to. */
import type { GoldenComparison, GoldenDifference } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { reasonWords } from './golden-words.ts'

export function Difference({ comparison }: { comparison: GoldenComparison }) {
  const { t, number } = useMessages()
  const { is_current, draft, live, better, worse } = comparison
  const passed = (run: NonNullable<typeof draft>) => ({ passed: number(run.passed), questions: number(run.questions) })
  return (
    <div className="stack">
      {!is_current && <Notice tone="warning" title={t(draft ? 'golden.outdated' : 'golden.not_asked')} />}
      {draft && (
        <p>
          {t('golden.draft_passes', passed(draft))} {live && t('golden.live_passes', passed(live))}
        </p>
      )}
      {draft && worse.length === 0 && better.length === 0 && <p className="muted">{t('golden.no_difference')}</p>}
      {worse.length > 0 && (
        <Notice tone="bad" title={t('golden.worse', { count: worse.length, shown: number(worse.length) })}>
          <Questions of={worse} />
        </Notice>
      )}
      {better.length > 0 && (
        <Notice tone="good" title={t('golden.better', { count: better.length, shown: number(better.length) })}>
          <Questions of={better} />
        </Notice>
      )}
    </div>
  )
}

function Questions({ of }: { of: readonly GoldenDifference[] }) {
  const { t } = useMessages()
  return (
    <ul>
      {of.map(({ question_id, question, reason }) => (
        <li key={question_id}>
          <span dir="auto">{question}</span>
          {reason && <span className="muted"> · {t(reasonWords[reason])}</span>}
        </li>
      ))}
    </ul>
  )
}
