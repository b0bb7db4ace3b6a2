/** Screens of one subject side by side, as links. Views within one screen are Tabs. */
import { Link as AriaLink } from 'react-aria-components/Link'
import { useSelectedInSight } from './use-selected-in-sight.ts'
import './tabs.css'

type LinkBarProps = {
  label: string
  links: { href: string; label: string }[]
  here: string
}

export function LinkBar({ label, links, here }: LinkBarProps) {
  const bar = useSelectedInSight<HTMLElement>(here)
  return (
    <nav className="tab-list link-bar" aria-label={label} ref={bar}>
      {links.map(link => (
        <AriaLink
          key={link.href}
          href={link.href}
          className="tab"
          aria-current={link.href === here ? 'page' : undefined}
          data-selected={link.href === here || undefined}
        >
          {link.label}
        </AriaLink>
      ))}
    </nav>
  )
}
