/** Screens of one subject side by side, as links. Views within one screen are Tabs. */
import { Link as AriaLink } from 'react-aria-components/Link'
import './tabs.css'

export function LinkBar({
  label,
  links,
  here,
}: {
  label: string
  links: { href: string; label: string }[]
  here: string
}) {
  return (
    <nav className="tab-list link-bar" aria-label={label}>
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
