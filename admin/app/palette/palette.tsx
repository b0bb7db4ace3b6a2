/**
 * The command palette: screens, things by name, actions and what was looked at last, behind one field and the arrow
 * keys.
 */
import { useQuery } from '@tanstack/react-query'
import {
  Clock,
  FileText,
  Filter,
  Globe,
  Mail,
  Megaphone,
  MessageSquare,
  Moon,
  Plus,
  Sun,
  Users,
  Waypoints,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { createPath } from '../../product/campaigns/paths.ts'
import { createJourneyPath } from '../../product/journeys/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { type Access, useCan } from '../../product/session/abilities.ts'
import { session, useSession } from '../../product/session/session.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import type { Href } from '../../ui/href.ts'
import listBoxStyles from '../../ui/list-box.module.css'
import searchFieldStyles from '../../ui/search-field.module.css'
import { findableFor } from '../navigation-entries.ts'
import styles from './palette.module.css'
import { matching, type PaletteEntry } from './palette-match.ts'
import { recent } from './recent.ts'
import { useThings } from './use-things.ts'

interface Command extends PaletteEntry {
  icon: ReactNode
  href?: Href
  act?: () => void
  /** The keys that do the same. */
  keys?: string | undefined
}

const groups: readonly [PaletteEntry['group'], MessageKey, typeof Clock][] = [
  ['recent', 'palette.recent', Clock],
  ['screens', 'palette.screens', FileText],
  ['sites', 'sites.title', Globe],
  ['leads', 'leads.title', Users],
  ['popups', 'popups.title', MessageSquare],
  ['campaigns', 'campaigns.title', Megaphone],
  ['journeys', 'journeys.title', Waypoints],
  ['templates', 'palette.templates', Mail],
  ['audiences', 'palette.audiences', Filter],
  ['actions', 'palette.actions', Plus],
]

export function Palette({ site_id, onClose }: { site_id: string | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const [typed, setTyped] = useState('')
  const can = useCan()
  const { things, isLooking } = useThings(site_id, typed, can)
  const icons = new Map(groups.map(([group, , Icon]) => [group, <Icon key={group} size={16} aria-hidden />]))
  const commands = [
    ...matching(
      [...recentCommands(typed), ...useScreens(site_id), ...useSites(site_id, typed), ...useActions(site_id)],
      typed,
    ),
    ...things,
  ].map(one => ({ icon: icons.get(one.group), ...one }) as Command)
  const close = (act?: () => void) => () => {
    onClose()
    act?.()
  }
  return (
    <ModalOverlay className={styles.scrim} isOpen onOpenChange={open => !open && onClose()} isDismissable>
      <Modal className={styles.modal}>
        <Dialog aria-label={t('palette.open')} className={styles.dialog}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={t('palette.label')} autoFocus>
              <Input className={styles.input} placeholder={t('palette.label')} />
            </SearchField>
            <Menu
              className={`${listBoxStyles.options} ${styles.list}`}
              aria-label={t('palette.open')}
              renderEmptyState={() => (
                <p className={listBoxStyles.empty}>{isLooking ? t('ui.loading') : t('palette.nothing', { typed })}</p>
              )}
            >
              {groups.flatMap(([group, title]) => {
                const own = commands.filter(one => one.group === group)
                if (own.length === 0) return []
                return (
                  <MenuSection key={group}>
                    <Header className={listBoxStyles.title}>{t(title)}</Header>
                    {own.map(({ id, label, note, icon, href, act, keys }) => (
                      <MenuItem
                        key={id}
                        id={`${group} ${id}`}
                        textValue={label}
                        href={href}
                        onAction={close(act)}
                        className={listBoxStyles.option}
                      >
                        {icon}
                        <span className={listBoxStyles.label}>
                          {label}
                          {note && <small>{note}</small>}
                        </span>
                        {keys && (
                          <kbd className={searchFieldStyles.key} aria-hidden>
                            {keys}
                          </kbd>
                        )}
                      </MenuItem>
                    ))}
                  </MenuSection>
                )
              })}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type PlainCommand = Omit<Command, 'icon'> & { icon?: ReactNode }

/** Shown for short queries; for longer ones they are among the other results. */
const recentCommands = (typed: string): PlainCommand[] =>
  typed.length > 1
    ? []
    : recent()
        .filter(({ path }) => path !== location.pathname)
        .slice(0, 5)
        .map(({ path, title }) => ({ id: path, group: 'recent', label: title, href: path as Href }))

function useScreens(site_id: string | undefined): PlainCommand[] {
  const { t } = useMessages()
  return findableFor(site_id, useCan()).map(({ name, label, href, icon: Icon, key }) => ({
    id: name,
    group: 'screens',
    label: t(label),
    href: href as Href,
    icon: <Icon size={16} aria-hidden />,
    keys: key && `G ${key.toUpperCase()}`,
  }))
}

/** The other sites, once something is typed. */
function useSites(site_id: string | undefined, typed: string): PlainCommand[] {
  const { data: sites = [] } = useQuery(sitesQuery())
  if (typed.trim() === '') return []
  return sites
    .filter(({ id }) => id !== site_id)
    .map(({ id, name, subdomain }) => ({
      ...{ id, group: 'sites', label: name, note: subdomain },
      href: pathTo('/sites/$site_id/dashboard', { site_id: id }),
    }))
}

function useActions(site_id: string | undefined): PlainCommand[] {
  const { t } = useMessages()
  const can = useCan()
  const { theme } = useSession()
  const create = (id: string, label: MessageKey, access: Access, href: (site_id: string) => Href): PlainCommand[] =>
    site_id !== undefined && can(access, site_id)
      ? [{ id, group: 'actions', label: t(label), href: href(site_id) }]
      : []
  const isDark = theme === 'dark'
  return [
    ...create('popup', 'palette.create_popup', 'manage-popups', site_id =>
      pathTo('/sites/$site_id/site/popups', { site_id }, { create: 'popup' }),
    ),
    ...create('journey', 'palette.create_journey', 'manage-marketing', createJourneyPath),
    ...create('campaign', 'palette.create_campaign', 'manage-marketing', createPath),
    {
      id: 'site',
      group: 'actions',
      label: t('palette.create_site'),
      icon: <Globe size={16} aria-hidden />,
      href: pathTo('/sites', undefined, { create: 'site' }),
    },
    {
      id: 'theme',
      group: 'actions',
      label: t(isDark ? 'palette.light' : 'palette.dark'),
      icon: isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />,
      act: () => session.setTheme(isDark ? 'light' : 'dark'),
    },
  ]
}
