/** What is over its limit, of the plan as it is or as it would be. */
import type { ExceededAllowance } from '@leadwright/sdk'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { fileSize } from '../../product/file-size.ts'
import { allowanceName } from '../../product/plan-words.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './billing.module.css'

/** Storage is counted in bytes, everything else in pieces. */
const amountWords = (name: string, amount: number, messages: Messages) =>
  name === 'storage' ? fileSize(amount, messages) : messages.number(amount)

export function ExceededList({ exceeded }: { exceeded: readonly ExceededAllowance[] }) {
  const messages = useMessages()
  const { t } = messages
  return (
    <ul className={styles.exceeded}>
      {exceeded.map(({ name, site, used, limit }) => {
        const words = {
          name: allowanceName(name, t),
          used: amountWords(name, used, messages),
          limit: amountWords(name, limit, messages),
        }
        return (
          <li key={`${name} ${site?.id}`}>
            {site
              ? t('billing.exceeded_on_site', { ...words, site: site.name || t('billing.other_site') })
              : t('billing.exceeded', words)}
          </li>
        )
      })}
    </ul>
  )
}

export function ExceededNotice({ exceeded }: { exceeded: readonly ExceededAllowance[] }) {
  const { t } = useMessages()
  if (exceeded.length === 0) return null
  return (
    <div className={styles.notice}>
      <Notice tone="warning" title={t('billing.over_limits')}>
        <p>{t('billing.over_limits_text')}</p>
        <ExceededList exceeded={exceeded} />
      </Notice>
    </div>
  )
}
