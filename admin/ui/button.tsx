/** A verb that does something here. Pending keeps its width and focus, and says so to a screen reader. */
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useMessages } from '../messages/messages.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'
export type ButtonProps = Omit<AriaProps, 'children' | 'className' | 'style'> & {
  variant?: ButtonVariant
  /** A lucide icon before the words. */
  icon?: ReactNode
  wide?: boolean
  children: ReactNode
}

export function Button({ variant = 'secondary', icon, wide, children, ...props }: ButtonProps) {
  const { t } = useMessages()
  return (
    <AriaButton
      {...props}
      className={styles.button}
      data-slot="button"
      data-variant={variant}
      data-wide={wide || undefined}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {props.isPending && <ProgressBar className={styles.spinner} aria-label={t('ui.working')} isIndeterminate />}
    </AriaButton>
  )
}
