/** What keeps a campaign from being active, each with the way to where it is written. */

import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { type StepId, stepOf } from '../../product/campaigns/paths.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './missing-parts.module.css'
import { useStepWords } from './step-bar.tsx'

type Props = { campaign: Campaign; hrefOf: (step: StepId) => Href }

export function MissingParts({ campaign, hrefOf }: Props) {
  const { t } = useMessages()
  const words = useStepWords()
  if (campaign.missing.length === 0) return null
  return (
    <div className={styles.missingParts}>
      <Notice tone={campaign.status === 'active' ? 'bad' : 'warning'} title={t('campaign.missing')}>
        <ul>
          {campaign.missing.map(({ pointer, code, text }) => (
            <li key={pointer + code}>
              <Link href={hrefOf(stepOf(pointer))}>{words[stepOf(pointer)]}</Link>: {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
