/** The steps of a campaign in their order: where one is, and which still lack something. */

import { Check, CircleAlert } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useMessages } from '../../messages/messages.tsx'
import { type PlaceId, type StepId, stepIds } from '../../product/campaigns/paths.ts'
import type { Href } from '../../ui/href.ts'
import styles from './step-bar.module.css'

type Props = {
  here: PlaceId
  /** Without a campaign the later steps cannot be opened yet. */
  hrefOf?: (place: PlaceId) => Href
  lacking?: ReadonlySet<PlaceId>
}

export function useStepWords(): Record<StepId, string> {
  const { t } = useMessages()
  return {
    capturing: t('campaign.step_capturing'),
    after: t('campaign.step_after'),
    quality: t('campaign.step_quality'),
    integration: t('campaign.step_integration'),
    mapping: t('campaign.step_mapping'),
  }
}

export function StepBar({ here, hrefOf, lacking }: Props) {
  const { t } = useMessages()
  const words = { ...useStepWords(), review: t('campaign.review') }
  return (
    <nav aria-label={t('campaign.steps')}>
      <ol className={styles.bar}>
        {([...stepIds, 'review'] as const).map((place, i) => {
          const inside = (
            <>
              <StepMark number={i + 1} isDone={lacking !== undefined && place !== 'review' && !lacking.has(place)} />
              <span className={styles.word}>{words[place]}</span>
              {lacking?.has(place) && (
                <CircleAlert size={14} aria-label={t('campaign.step_lacks')} className={styles.lacks} />
              )}
            </>
          )
          const current = place === here ? 'step' : undefined
          return (
            <li key={place} data-here={place === here || undefined}>
              {hrefOf ? (
                <AriaLink href={hrefOf(place)} className={styles.step} aria-current={current}>
                  {inside}
                </AriaLink>
              ) : (
                <span className={styles.step} aria-current={current}>
                  {inside}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** A tick once nothing is missing in a step. */
function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  const { t } = useMessages()
  return (
    <span className={styles.number} data-done={isDone || undefined}>
      {isDone ? <Check size={12} aria-label={t('campaign.step_done')} /> : <span aria-hidden>{number}</span>}
    </span>
  )
}
