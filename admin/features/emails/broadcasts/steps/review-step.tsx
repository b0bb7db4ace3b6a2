/** The last step: everything at a glance, and what is still missing. */
import { useMessages } from '../../../../messages/messages.tsx'
import { StepSummary } from '../../../../product/objects/step-summary.tsx'
import type { Href } from '../../../../ui/href.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/section.tsx'
import { type PlaceId, stepIds, stepOf } from '../paths.ts'
import { useStepFacts } from '../use-step-facts.ts'
import type { StepProps } from './step.ts'

type ReviewProps = StepProps & { hrefOf: (place: PlaceId) => Href }

export function ReviewStep({ broadcast, hrefOf, site_id }: ReviewProps) {
  const { t } = useMessages()
  const facts = useStepFacts(site_id, broadcast)
  const words = {
    recipients: t('broadcasts.recipients'),
    content: t('broadcasts.step_content'),
    schedule: t('broadcasts.step_schedule'),
  }
  return (
    <>
      {broadcast.missing.length > 0 ? (
        <Notice tone="warning" title={t('broadcasts.incomplete')} />
      ) : (
        <Notice tone="good" title={t('broadcasts.ready')} />
      )}
      <Section title={t('broadcasts.review')}>
        <StepSummary
          steps={stepIds.map(id => ({
            ...{ id, title: words[id], href: hrefOf(id), facts: facts[id] },
            missing: broadcast.missing.filter(({ pointer }) => stepOf(pointer) === id),
          }))}
        />
      </Section>
    </>
  )
}
