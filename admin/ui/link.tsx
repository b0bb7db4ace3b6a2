/** A way to another screen or page. `look="button"` for the one link that acts as a screen's main step. */
import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link'
import buttonStyles from './button.module.css'
import type { ButtonVariant } from './button.tsx'
import type { Href } from './href.ts'
import styles from './link.module.css'

export type LinkProps = Omit<AriaProps, 'className' | 'style' | 'children'> & {
  href: Href
  look?: 'text' | 'plain' | 'button'
  variant?: ButtonVariant
  wide?: boolean
  children: ReactNode
}

export function Link({ look = 'text', variant = 'secondary', wide, ...props }: LinkProps) {
  if (look !== 'button') return <AriaLink {...props} className={styles.link} data-slot="link" data-look={look} />
  return (
    <AriaLink
      {...props}
      className={buttonStyles.button}
      data-slot="button"
      data-variant={variant}
      data-wide={wide || undefined}
    />
  )
}
