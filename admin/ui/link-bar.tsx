/** Screens of one subject side by side, as links. Views within one screen are Tabs. */
import { Link as AriaLink } from 'react-aria-components/Link'
import type { Href } from './href.ts'
import styles from './tabs.module.css'
import { useSelectedInSight } from './use-selected-in-sight.ts'

type LinkBarProps = {
  label: string
  links: { href: Href; label: string; onPress?: (() => void) | undefined }[]
  here: Href
  /** `parts`: below tabs, what one of them has. */
  look?: 'tabs' | 'parts'
}

export function LinkBar({ label, links, here, look = 'tabs' }: LinkBarProps) {
  const bar = useSelectedInSight<HTMLElement>(here)
  return (
    <nav className={look === 'tabs' ? `${styles.list} ${styles.linkBar}` : styles.parts} aria-label={label} ref={bar}>
      {links.map(link => (
        <AriaLink
          key={link.href}
          href={link.href}
          onPress={link.onPress}
          className={look === 'tabs' ? styles.tab : styles.part}
          aria-current={link.href === here ? 'page' : undefined}
          data-selected={link.href === here || undefined}
        >
          {link.label}
        </AriaLink>
      ))}
    </nav>
  )
}
