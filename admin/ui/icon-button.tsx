/** A button that is only an icon: its name is required, and shown as a tooltip. */
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import styles from './button.module.css'
import type { ButtonVariant } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

export type IconButtonProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'aria-label'> & {
  label: string
  icon: ReactNode
  variant?: ButtonVariant
}

export function IconButton({ label, icon, variant = 'quiet', ...props }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        {...props}
        aria-label={label}
        className={styles.button}
        data-slot="button"
        data-variant={variant}
        data-square
      >
        {icon}
      </AriaButton>
    </Tooltip>
  )
}
