/** How much visitors talked with an assistant lately, and what they thought of it. */
import type { AssistantTalks } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { Figures } from '../../../product/objects/figures.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usageQuery } from '../conversations/queries.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { filledDays } from './usage-days.ts'

/** Shown while it is read. */
const usual_days = 30

export function TalksSection({ site_id, assistant }: Pick<ScreenState, 'site_id' | 'assistant'>) {
  const { t } = useMessages()
  const { data, isError } = useQuery(usageQuery(site_id, assistant.id))
  if (isError && !data) return null
  return (
    <Section
      title={t('object.last_days', { count: data ? filledDays(data).length : usual_days })}
      action={
        <Link look="button" href={assistantPath(site_id, assistant.id, 'conversations')}>
          {t('assistants.open_conversations')}
        </Link>
      }
    >
      {data ? <Talks talks={data.talks} /> : <Skeleton lines={['60%', '40%']} />}
      {data?.talks.questions === 0 && (
        <p className="muted">
          {t(assistant.status === 'published' ? 'assistants.no_talks' : 'assistants.no_talks_yet')}
        </p>
      )}
    </Section>
  )
}

function Talks({ talks }: { talks: AssistantTalks }) {
  const { t, number } = useMessages()
  const { conversations, questions, unanswered, rated_good, rated_bad } = talks
  const rated = rated_good + rated_bad
  const share = (part: number, whole: number) =>
    whole === 0 ? undefined : number(part / whole, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <Figures
      figures={[
        { label: t('conversations.heading'), value: number(conversations) },
        { label: t('conversations.questions'), value: number(questions) },
        { label: t('conversations.topics'), value: number(unanswered), note: share(unanswered, questions) },
        {
          label: t('assistants.rated_helpful'),
          value: share(rated_good, rated) ?? '–',
          note: t('assistants.ratings', { count: rated }),
        },
      ]}
    />
  )
}
