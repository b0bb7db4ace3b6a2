/** The last step of the wizard: a summary of every step, and what is still missing. */
import type { Campaign } from '@leadwright/sdk'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { type PlaceId, stepIds, stepOf } from '../../../product/campaigns/paths.ts'
import { popupPath } from '../../../product/popups/paths.ts'
import type { Href } from '../../../ui/href.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import type { CampaignDraft } from '../draft.ts'
import { useSources } from '../queries.ts'
import { useStepWords } from '../step-bar.tsx'
import styles from './campaign-review.module.css'
import { useStepFacts } from './use-step-facts.ts'

type CampaignReviewProps = {
  site_id: string
  campaign: Campaign
  draft: CampaignDraft
  hrefOf: (place: PlaceId) => Href
}

export function CampaignReview({ site_id, campaign, draft, hrefOf }: CampaignReviewProps) {
  const { t } = useMessages()
  const words = useStepWords()
  const facts = useStepFacts(site_id, draft)
  const source = useSources(site_id)?.find(({ id }) => id === draft.popup_id)
  return (
    <div className="stack">
      <Readiness campaign={campaign} />
      <Section title={t('campaign.review')} description={t('campaign.review_text')}>
        <ol className={styles.steps}>
          {stepIds.map(step => {
            const missing = campaign.missing.filter(({ pointer }) => stepOf(pointer) === step)
            return (
              <li key={step} data-lacks={missing.length > 0 || undefined}>
                {missing.length > 0 ? (
                  <CircleAlert size={16} aria-label={t('campaign.step_lacks')} />
                ) : (
                  <CircleCheck size={16} aria-label={t('campaign.step_done')} />
                )}
                <div>
                  <strong>{words[step]}</strong>
                  {facts[step].map(fact => (
                    <p key={fact} className="muted">
                      {fact}
                    </p>
                  ))}
                  {missing.map(({ pointer, code, text }) => (
                    <p key={pointer + code} className={styles.missing}>
                      {text}
                    </p>
                  ))}
                  {step === 'capturing' && source && source.missing.length > 0 && (
                    <p>
                      <Link href={popupPath(site_id, source.id)}>
                        {t('campaign.popup_parts', { name: source.name })}
                      </Link>
                    </p>
                  )}
                </div>
                <Link href={hrefOf(step)}>
                  {t('campaign.change')}
                  <span className="visually-hidden"> {words[step]}</span>
                </Link>
              </li>
            )
          })}
        </ol>
      </Section>
    </div>
  )
}

function Readiness({ campaign }: { campaign: Campaign }) {
  const { t } = useMessages()
  if (campaign.status === 'active') return <Notice tone="good" title={t('campaign.is_active')} />
  if (campaign.missing.length > 0) return <Notice tone="warning" title={t('campaign.missing')} />
  return (
    <Notice tone="good" title={t('campaign.ready')}>
      {t('campaign.ready_text')}
    </Notice>
  )
}
