/** Site switcher, the entries this person may use, and the person. Entries come from the screens; without permission they are absent. */
import { useLocation } from '@tanstack/react-router'
import { Link as AriaLink } from 'react-aria-components/Link'
import { useMessages } from '../messages/messages.tsx'
import type { Screen } from '../product/screens/screen.ts'
import { useCan } from '../product/session/abilities.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { PersonMenu } from './person-menu.tsx'
import { screens } from './screens.ts'
import { SiteSwitcher } from './site-switcher.tsx'
import './navigation.css'

type Entry = { screen: Screen; href: string }

const entriesOf = (site_id: string | undefined): Entry[] =>
  screens
    .filter(screen => screen.navigation && (site_id !== undefined || !screen.path.includes('$site_id')))
    .sort((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0))
    .map(screen => ({ screen, href: screen.path.replace('$site_id', site_id ?? '') }))

export function Navigation({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const can = useCan()
  const isOfSite = (entry: Entry) => entry.screen.path.includes('$site_id')
  const entries = entriesOf(site_id).filter(entry => can(entry.screen.access, isOfSite(entry) ? site_id : undefined))
  const site = entries.filter(isOfSite)
  const account = entries.filter(entry => !isOfSite(entry))
  return (
    <nav className="nav" aria-label={t('app.navigation')}>
      <SiteSwitcher site_id={site_id} />
      <div className="nav-entries">
        {site.length > 0 && <Entries entries={site} />}
        <Entries entries={account} />
      </div>
      <PersonMenu />
    </nav>
  )
}

function Entries({ entries }: { entries: Entry[] }) {
  const { t } = useMessages()
  const isNarrow = useMediaQuery('(600px <= width < 1024px)')
  const path = useLocation().pathname.toLowerCase()
  const isWithin = (href: string) => (href === '/sites' ? path === href : `${path}/`.startsWith(`${href}/`))
  // Of "Leads" and "Leads, audiences" only the nearer one is where the person is.
  const here = entries
    .map(entry => entry.href.toLowerCase())
    .filter(isWithin)
    .sort((one, other) => other.length - one.length)[0]
  return (
    <ul className="nav-group">
      {entries.map(({ screen, href }) => {
        const { label, icon: Icon } = screen.navigation!
        return (
          <li key={screen.name}>
            <Tooltip text={t(label)} placement="right" isDisabled={!isNarrow}>
              <AriaLink
                href={href}
                className="nav-entry"
                aria-current={href.toLowerCase() === here ? 'page' : undefined}
              >
                <Icon size={16} aria-hidden />
                <span className="nav-label">{t(label)}</span>
              </AriaLink>
            </Tooltip>
          </li>
        )
      })}
    </ul>
  )
}
