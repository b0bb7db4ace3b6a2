/** Account and site switcher, search, the entries this person may use in their sections, and the person. Without permission an entry is absent. */
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link as AriaLink } from 'react-aria-components/Link'
import { type MessageKey, useMessages } from '../messages/messages.tsx'
import { NotificationsButton } from '../product/notifications/notifications-button.tsx'
import type { Section } from '../product/screens/screen.ts'
import { usePlace } from '../product/screens/use-place.ts'
import { abilitiesQuery, useCan } from '../product/session/abilities.ts'
import searchFieldStyles from '../ui/search-field.module.css'
import { Tooltip } from '../ui/tooltip.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import styles from './navigation.module.css'
import { bySection, type Entry, entriesFor } from './navigation-entries.ts'
import sectionStyles from './navigation-sections.module.css'
import { openPalette } from './palette/palette-key.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SetUpEntry } from './set-up-entry.tsx'
import { SiteSwitcher } from './site-switcher.tsx'

const AccountSwitcher = lazy(() =>
  import('./account-switcher.tsx').then(module => ({ default: module.AccountSwitcher })),
)

const sectionLabels: Record<Section, MessageKey> = {
  capture: 'app.section_capture',
  people: 'app.section_people',
  automate: 'app.section_automate',
  site: 'app.section_site',
}

export function Navigation({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const entries = entriesFor(site_id, useCan())
  const { data: abilities } = useQuery(abilitiesQuery())
  const accounts = abilities?.accounts ?? []
  const here = useHere(entries)
  const list = useRef<HTMLDivElement>(null)
  // A low window shows some of the entries: the one that is open is among them.
  useEffect(() => {
    if (!here) return
    // In the frame, in which the page is laid out anyway.
    const frame = requestAnimationFrame(() => {
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [here])
  return (
    <nav className={styles.nav} aria-label={t('app.navigation')}>
      <div>
        {accounts.length > 1 && (
          <Suspense>
            <AccountSwitcher accounts={accounts} />
          </Suspense>
        )}
        <SiteSwitcher site_id={site_id} />
        <Button className={styles.entry} onPress={openPalette}>
          <Search size={16} aria-hidden />
          <span data-slot="label">{t('palette.open')}</span>
          <kbd className={`${searchFieldStyles.key} ${sectionStyles.key}`} data-slot="label" aria-hidden>
            {shortcut}
          </kbd>
        </Button>
      </div>
      <div className={styles.entries} ref={list}>
        {site_id && <SetUpEntry site_id={site_id} />}
        {bySection(entries).map(({ section, entries: own }) => (
          <Group key={section ?? ''} title={section && t(sectionLabels[section])} entries={own} here={here} />
        ))}
        <Group entries={entries.filter(entry => !entry.isOfSite)} here={here} isApart />
      </div>
      <div>
        {site_id && <NotificationsButton site_id={site_id} className={styles.entry} placement="right bottom" />}
        <PersonMenu />
      </div>
    </nav>
  )
}

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** Of "Leads" and "Leads, audiences" only the nearer one is where the person is. */
function useHere(entries: readonly Entry[]): string | undefined {
  const { pathname } = useLocation()
  const path = (usePlace() ?? pathname).toLowerCase()
  const isWithin = (href: string) => (href === '/sites' ? path === href : `${path}/`.startsWith(`${href}/`))
  return entries
    .flatMap(({ href, includes }) => [href, includes ?? href].map(place => ({ href, place: place.toLowerCase() })))
    .filter(({ place }) => isWithin(place))
    .sort((one, other) => other.place.length - one.place.length)[0]
    ?.href.toLowerCase()
}

interface GroupProps {
  title?: string | undefined
  entries: readonly Entry[]
  here: string | undefined
  isApart?: boolean
}

function Group({ title, entries, here, isApart }: GroupProps) {
  const { t } = useMessages()
  const id = useId()
  const isNarrow = useMediaQuery('(600px <= width < 1024px)')
  return (
    <div className={sectionStyles.section} data-apart={isApart || undefined}>
      {title && (
        <h2 id={id} className={sectionStyles.title} data-slot="label">
          {title}
        </h2>
      )}
      <ul className={styles.group} aria-labelledby={title ? id : undefined}>
        {entries.map(({ name, label, href, icon: Icon }) => (
          <li key={name}>
            <Tooltip text={t(label)} placement="right" isDisabled={!isNarrow}>
              <AriaLink
                href={href}
                className={styles.entry}
                aria-current={href.toLowerCase() === here ? 'page' : undefined}
              >
                <Icon size={16} aria-hidden />
                <span data-slot="label">{t(label)}</span>
              </AriaLink>
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  )
}
