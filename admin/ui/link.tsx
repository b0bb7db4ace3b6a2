/** A way to another screen or page. `look="button"` for the one link that acts as a screen's main step. */
import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaProps } from 'react-aria-components/Link'
import type { ButtonVariant } from './button.tsx'
import './button.css'
import './link.css'

export type LinkProps = Omit<AriaProps, 'className' | 'style' | 'children'> & {
  href: string
  look?: 'text' | 'plain' | 'button'
  variant?: ButtonVariant
  wide?: boolean
  children: ReactNode
}

export function Link({ look = 'text', variant = 'secondary', wide, ...props }: LinkProps) {
  if (look !== 'button') return <AriaLink {...props} className="link" data-look={look} />
  return <AriaLink {...props} className="button" data-variant={variant} data-wide={wide || undefined} />
}
