/** The steps of a campaign in their order: where one is, and which still lack something. */

import { CircleAlert } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useMessages } from '../../messages/messages.tsx'
import { type StepId, stepIds } from '../../product/campaigns/paths.ts'
import type { Href } from '../../ui/href.ts'
import styles from './step-bar.module.css'

type Props = {
  here: StepId
  /** Without a campaign the later steps cannot be opened yet. */
  hrefOf?: (step: StepId) => Href
  lacking?: ReadonlySet<StepId>
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
  const words = useStepWords()
  return (
    <nav aria-label={t('campaign.steps')}>
      <ol className={styles.bar}>
        {stepIds.map((step, i) => {
          const lacks = lacking?.has(step)
          const inside = (
            <>
              <span className={styles.number} aria-hidden>
                {i + 1}
              </span>
              <span className={styles.word}>{words[step]}</span>
              {lacks && <CircleAlert size={14} aria-label={t('campaign.step_lacks')} className={styles.lacks} />}
            </>
          )
          return (
            <li key={step} data-here={step === here || undefined}>
              {hrefOf ? (
                <AriaLink href={hrefOf(step)} className={styles.step} aria-current={step === here ? 'step' : undefined}>
                  {inside}
                </AriaLink>
              ) : (
                <span className={styles.step} aria-current={step === here ? 'step' : undefined}>
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
