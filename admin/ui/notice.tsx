/** A sentence that stays on the screen: something good, worth a warning, wrong, or worth knowing. */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './notice.module.css'

export type Tone = 'good' | 'warning' | 'bad' | 'info'
const icons = { good: CircleCheck, warning: TriangleAlert, bad: CircleAlert, info: Info }

export function Notice({
  tone,
  title,
  action,
  onDismiss,
  children,
}: {
  tone: Tone
  title: string
  action?: ReactNode
  /** It can be put away. */
  onDismiss?: () => void
  children?: ReactNode
}) {
  const { t } = useMessages()
  const Icon = icons[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div className={styles.words}>
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onDismiss && <IconButton label={t('ui.dismiss')} icon={<X size={16} aria-hidden />} onPress={onDismiss} />}
    </div>
  )
}
