/** The screens of one journey: its draft, its runs, its numbers. */
import { useMessages } from '../../messages/messages.tsx'
import { answersPath, draftPath, historyPath, metricsPath } from '../../product/journeys/paths.ts'
import { LinkBar } from '../../ui/link-bar.tsx'

export function JourneySections(props: {
  site_id: string
  journey_id: string
  here: 'history' | 'answers' | 'metrics'
}) {
  const { t } = useMessages()
  const { site_id, journey_id } = props
  const paths = {
    history: historyPath(site_id, journey_id),
    answers: answersPath(site_id, journey_id),
    metrics: metricsPath(site_id, journey_id),
  }
  return (
    <LinkBar
      label={t('journeys.sections')}
      here={paths[props.here]}
      links={[
        { href: draftPath(site_id, journey_id), label: t('journeys.edit') },
        { href: paths.history, label: t('journeys.history') },
        { href: paths.answers, label: t('answers.title') },
        { href: paths.metrics, label: t('journeys.metrics') },
      ]}
    />
  )
}
