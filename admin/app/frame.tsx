/**
 * The frame around every screen after signing in: navigation at the side (a drawer on phones), content, shortcuts, the
 * site's stream.
 */
import { useQuery } from '@tanstack/react-query'
import { Outlet, useMatches, useParams, useRouter } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../messages/messages.tsx'
import { profileQuery } from '../product/account/queries.ts'
import { NotificationsButton } from '../product/notifications/notifications-button.tsx'
import { useVisit } from '../product/notifications/use-visit.ts'
import { abilitiesQuery, useCan } from '../product/session/abilities.ts'
import { sitesQuery, useAccountSites } from '../product/sites/queries.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Brand } from './brand.tsx'
import { Content } from './content.tsx'
import styles from './frame.module.css'
import { Navigation } from './navigation.tsx'
import { PaletteKey } from './palette/palette-key.tsx'
import { PlainLayout } from './plain-layout.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { useAccount } from './use-account.ts'
import { useFocusOnScreen } from './use-focus-on-screen.ts'
import { useGuard } from './use-guard.ts'
import { useStream } from './use-stream.ts'

const KeepAccount = lazy(() =>
  import('../features/settings/keep-account.tsx').then(module => ({ default: module.KeepAccount })),
)

const ImpersonationBanner = lazy(() =>
  import('../features/console/impersonation-banner.tsx').then(module => ({ default: module.ImpersonationBanner })),
)

export function Frame() {
  const { t } = useMessages()
  const { site_id } = useParams({ strict: false })
  const known = useKnownSite(site_id)
  const screen = useMatches().at(-1)?.staticData.screen
  const can = useCan()
  const followed = can('read-site', site_id) ? site_id : undefined
  useStream(followed)
  useVisit(followed)
  useGuard(screen, site_id)
  useFocusOnScreen()
  useAccount(site_id)
  const { data: person } = useQuery(profileQuery())
  const impersonation = useQuery(abilitiesQuery()).data?.impersonation
  if (person?.deletes_at)
    return (
      <PlainLayout>
        <Suspense>
          <KeepAccount deletes_at={person.deletes_at} />
        </Suspense>
      </PlainLayout>
    )
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {t('app.skip')}
      </a>
      <Drawer site_id={known} />
      <aside className={styles.side} data-slot="side">
        <Navigation site_id={known} />
      </aside>
      <main id="main" className={styles.main} tabIndex={-1}>
        <Content width={screen?.width}>
          <Outlet />
        </Content>
      </main>
      {impersonation && (
        <div className={styles.banner}>
          <Suspense>
            <ImpersonationBanner impersonation={impersonation} />
          </Suspense>
        </div>
      )}
      <Shortcuts site_id={known} />
      <PaletteKey site_id={known} />
    </div>
  )
}

/**
 * The site that one was on last, so that the account's screens keep its navigation; undefined once it is not among
 * one's sites, or of another account.
 */
function useKnownSite(site_id: string | undefined): string | undefined {
  const [last, setLast] = useState(site_id)
  if (site_id !== undefined && site_id !== last) setLast(site_id)
  const { data: sites } = useAccountSites()
  return site_id ?? (sites?.some(({ id }) => id === last) ? last : undefined)
}

/** The navigation on phones, behind a button in a bar at the top. Choosing something closes it. */
function Drawer({ site_id }: { site_id: string | undefined }) {
  const { t } = useMessages()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const name = useQuery(sitesQuery()).data?.find(({ id }) => id === site_id)?.name
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router])
  return (
    <header className={styles.bar}>
      <IconButton
        label={t('app.open_navigation')}
        icon={<MenuIcon size={20} aria-hidden />}
        onPress={() => setOpen(true)}
      />
      {name === undefined ? <Brand /> : <span className={styles.siteName}>{name}</span>}
      {site_id && <NotificationsButton site_id={site_id} className={styles.barButton} placement="bottom end" />}
      <ModalOverlay className={styles.drawerScrim} isOpen={isOpen} onOpenChange={setOpen} isDismissable>
        <Modal className={styles.drawer}>
          <Dialog className={styles.drawerBody} aria-label={t('app.navigation')}>
            <div className={styles.drawerClose}>
              <IconButton label={t('ui.close')} icon={<X size={20} aria-hidden />} onPress={() => setOpen(false)} />
            </div>
            <Navigation site_id={site_id} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  )
}
