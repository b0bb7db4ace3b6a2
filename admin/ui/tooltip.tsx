/** A short name or hint on hover and focus. Never the only place of something one must know. */
import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, type TooltipProps, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './tooltip.module.css'

export function Tooltip({
  text,
  placement = 'bottom',
  isDisabled,
  children,
}: {
  text: string
  placement?: TooltipProps['placement']
  isDisabled?: boolean
  children: ReactElement
}) {
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip className={styles.tooltip} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
