/** What this step still lacks; for an active campaign also what other steps lack, with links. */

import type { Campaign } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { type StepId, stepOf } from '../../product/campaigns/paths.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './missing-parts.module.css'
import { useStepWords } from './step-bar.tsx'

type Props = { campaign: Campaign; hrefOf: (step: StepId) => Href; step: StepId }

export function MissingParts({ campaign, hrefOf, step }: Props) {
  const { t } = useMessages()
  const words = useStepWords()
  const isActive = campaign.status === 'active'
  const missing = campaign.missing.filter(({ pointer }) => isActive || stepOf(pointer) === step)
  if (missing.length === 0) return null
  return (
    <div className={styles.missingParts}>
      <Notice tone={isActive ? 'bad' : 'warning'} title={t('campaign.missing')}>
        <ul>
          {missing.map(({ pointer, code, text }) => (
            <li key={pointer + code}>
              <Link href={hrefOf(stepOf(pointer))}>{words[stepOf(pointer)]}</Link>: {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
